/** Nobody waits for the text any more: whoever asked has left. */
export class WritingStopped extends Error {
  constructor() {
    super('Whoever asked for the text has left');
    this.name = 'WritingStopped';
  }
}
