import net from 'node:net';

/** A port of this machine nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = net.createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Whether nobody listens on this port of this machine at this moment. */
export function canListen(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = net.createServer().once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
