/** What `/v1/chat/completions` streams, byte for byte as servers of one's own write it. */
type Stream = (pieces: readonly string[]) => string;

const lines = (frames: readonly object[]) =>
  `${frames.map((frame) => `data: ${JSON.stringify(frame)}\n\n`).join('')}data: [DONE]\n\n`;

const usage = { prompt_tokens: 1800, completion_tokens: 160, total_tokens: 1960 };

/** Ollama: the role comes with every piece, the end with an empty one. */
const ollama: Stream = (pieces) => {
  const head = {
    ...{ id: 'chatcmpl-733', object: 'chat.completion.chunk', created: 1_790_000_000 },
    ...{ model: 'of-the-tests', system_fingerprint: 'fp_ollama' },
  };
  const chunk = (content: string, finish_reason: string | null) => ({
    ...head,
    choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason }],
  });
  return lines([
    ...pieces.map((content) => chunk(content, null)),
    chunk('', 'stop'),
    { ...head, choices: [], usage },
  ]);
};

/** llama-server: a first piece that is null, and timings of its own. */
const llamaServer: Stream = (pieces) => {
  const tail = {
    ...{ created: 1_790_000_000, id: 'chatcmpl-Tz3bXKQ2', model: 'of-the-tests' },
    ...{ system_fingerprint: 'b8681-c08d28d08', object: 'chat.completion.chunk' },
  };
  const chunk = (delta: object, finish_reason: string | null) => ({
    choices: [{ finish_reason, index: 0, delta }],
    ...tail,
  });
  return lines([
    chunk({ role: 'assistant', content: null }, null),
    ...pieces.map((content) => chunk({ content }, null)),
    chunk({}, 'stop'),
    { choices: [], ...tail, usage, timings: { prompt_n: 1800, prompt_ms: 900.5, predicted_n: 160 } },
  ]);
};

export const ownServers = { ollama, 'llama-server': llamaServer } as const;
