import { createSocket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** The addresses of a name, or why there are none; `silence` is a server that never answers. */
export type NameAnswer = readonly string[] | 'no-such-name' | 'fault' | 'silence';

export interface NameServer {
  /** As `LISTING_DNS_SERVERS` takes it. */
  address: string;
  /** The names asked for, in order, once for each kind of address. */
  asked: string[];
  close(): Promise<void>;
}

const kinds: Record<number, 'ipv4' | 'ipv6'> = { 1: 'ipv4', 28: 'ipv6' };
const codes = { 'no-such-name': 3, fault: 2 } as const;

/** Opens a name server on this machine that speaks DNS over UDP (RFC 1035). */
export async function openNameServer(answerOf: (name: string) => NameAnswer): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, kind, question } = readQuestion(query);
    asked.push(name);
    const answer = answerOf(name);
    if (answer === 'silence') return;
    const found = typeof answer === 'string' ? [] : answer.map(ipaddr.parse);
    const records = found.filter((address) => address.kind() === kind).map(recordOf);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    // An answer of a server that asks others for us, to one question.
    head.writeUInt16BE(0x8180 | (typeof answer === 'string' ? codes[answer] : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([head, question, ...records]), from.port, from.address);
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const kind = kinds[query.readUInt16BE(at + 1)];
  return { name: labels.join('.').toLowerCase(), kind, question: query.subarray(12, at + 5) };
}

/** A record of the name in the question, good for no time at all. */
function recordOf(address: ipaddr.IPv4 | ipaddr.IPv6): Buffer {
  const bytes = address.toByteArray();
  const type = address.kind() === 'ipv4' ? 1 : 28;
  return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
}
