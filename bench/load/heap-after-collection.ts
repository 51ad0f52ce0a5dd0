/** Makes a process that listens for an inspector on `port` collect its garbage; out come the megabytes its heap still uses. */
export async function heapAfterCollection(port: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nobody can be inspected on port ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize: number }>((done, failed) => {
      socket.onmessage = ({ data }) => {
        const answer = JSON.parse(String(data));
        if (answer.id === id) done(answer.result);
      };
      socket.onerror = () => failed(new Error('The inspector hung up.'));
      socket.send(JSON.stringify({ id, method }));
    });
  await new Promise((done, failed) => {
    socket.onopen = done;
    socket.onerror = () => failed(new Error('The inspector does not answer.'));
  });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return usedSize / 1e6;
}
