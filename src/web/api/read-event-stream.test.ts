import { expect, it } from 'vitest';
import { readEventStream } from './read-event-stream.ts';

async function eventsOf(...chunks: string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

it('reads events one by one, whatever the cuts between chunks', async () => {
  expect(await eventsOf('event: ev', 'ent\ndata: {"a":', '1}\n', '\nevent: answer\ndata: {}\n\n')).toEqual([
    { name: 'event', data: { a: 1 } },
    { name: 'answer', data: {} },
  ]);
});

it('reads a last event without its empty line, and skips comments', async () => {
  expect(await eventsOf(': ping\n\n', 'event: answer\r\ndata: "è"')).toEqual([{ name: 'answer', data: 'è' }]);
});
