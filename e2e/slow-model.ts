import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lane, portsOf } from './lane.ts';

/** A language model that speaks the OpenAI protocol, a few letters at a time; `text` is what it writes. */
export async function openSlowModel(text: () => string): Promise<{ close(): void }> {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'slow' };
    for (const content of JSON.stringify({ text: text() }).match(/[\s\S]{1,12}/g) ?? []) {
      if (response.destroyed) return;
      send({ ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
      await sleep(25);
    }
    send({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    send({ ...chunk, choices: [], usage: { prompt_tokens: 700, completion_tokens: 160, total_tokens: 860 } });
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((listening) => server.listen(portsOf(lane).model, '127.0.0.1', listening));
  return { close: () => server.close() };
}
