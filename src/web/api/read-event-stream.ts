export interface ServerEvent {
  name: string;
  data: unknown;
}

/** The events of a `text/event-stream` body as they arrive; data is JSON. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let pending = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const frames = pending.split(/\r?\n\r?\n/);
      pending = done ? '' : (frames.pop() ?? '');
      for (const frame of frames) {
        const event = parseFrame(frame);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function parseFrame(frame: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of frame.split(/\r?\n/)) {
    const [field = '', value = ''] = splitOnce(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length ? { name, data: JSON.parse(data.join('\n')) } : undefined;
}

function splitOnce(line: string): string[] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
