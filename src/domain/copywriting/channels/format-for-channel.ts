import type { Channel, ChannelId } from './channel.ts';
import { channels } from './channels.ts';

/** The text in the syntax of a place: what is pasted there reads as it was meant. */
export function formatForChannel(text: string, id: ChannelId): string {
  const { syntax, bans }: Channel = channels[id];
  const plain = bans.includes('beyond-latin-9') ? toLatin9(text) : text;
  return formats[syntax](plain);
}

const formats = {
  plain: (text: string) => text,
  /** AutoScout24 breaks a line where it reads two backslashes. */
  autoscout24: (text: string) => text.replace(/[<>]/g, '').replace(/\n/g, '\\\\'),
  'one-line': (text: string) => text.replace(/\s*\n+\s*/g, ' '),
} satisfies Record<Channel['syntax'], (text: string) => string>;

/** mobile.de takes files in ISO-8859-15: typographic signs become their plain sisters, the rest is left out. */
function toLatin9(text: string): string {
  return text
    .replace(/[‘’‚′]/gu, "'")
    .replace(/[“”„″]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replace(/…/gu, '...')
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .replace(/[^\n\r\t\u0020-\u00ff€ŠšŽžŒœŸ]/gu, '');
}
