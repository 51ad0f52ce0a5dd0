import type { Tag } from './tags.ts';

const deepest = 400;
const farthestClose = 60;

/**
 * The elements a point of the page stands in. Bounded on purpose: what is nested deeper than 400
 * is not kept, and a closing tag looks back 60 elements, so that no page costs more than its length.
 */
export class OpenElements {
  private readonly names: string[] = [];
  private beyond = 0;

  get depth(): number {
    return this.names.length;
  }

  /** True when the element now is the innermost one; void and too deep elements are not. */
  open({ name, isVoid, closesItself }: Tag): boolean {
    if (isVoid) return false;
    if (closesItself && this.names.at(-1) === name) this.names.pop();
    if (this.names.length >= deepest) {
      this.beyond++;
      return false;
    }
    this.names.push(name);
    return true;
  }

  close({ name }: Tag): void {
    if (this.beyond > 0) {
      this.beyond--;
      return;
    }
    const last = this.names.length - 1;
    for (let at = last; at >= 0 && at > last - farthestClose; at--) {
      if (this.names[at] === name) {
        this.names.length = at;
        return;
      }
    }
  }
}
