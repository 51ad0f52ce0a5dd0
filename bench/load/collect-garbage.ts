/** Makes a process that listens for an inspector on `port` collect its garbage. */
export async function collectGarbage(port: number): Promise<void> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nobody can be inspected on port ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((done, failed) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    socket.onmessage = () => done();
    socket.onerror = () => failed(new Error('The inspector hung up.'));
  });
  socket.close();
}
