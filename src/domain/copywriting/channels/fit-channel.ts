import type { Ban, Certainty, Channel, ChannelId } from './channel.ts';
import { channels } from './channels.ts';
import { formatForChannel } from './format-for-channel.ts';

/** What keeps a text from a place, or would cost it points there. */
export type Misfit =
  | { rule: 'too-long'; by: number; certainty: Certainty }
  | { rule: 'could-be-longer'; by: number }
  | { rule: Ban; excerpt: string };

export interface Fit {
  /** In UTF-16 units, as it is sent there. */
  length: number;
  /** The most the place takes, when that is known. */
  most?: number;
  /** `refused` would not be accepted; `improvable` would, and could do better. */
  verdict: 'fits' | 'improvable' | 'refused';
  misfits: Misfit[];
}

/** Whether a text may be published in a place as it is, and if not why. */
export function fitChannel(text: string, id: ChannelId): Fit {
  const { text: limit, rewardedFrom, bans }: Channel = channels[id];
  const { length } = formatForChannel(text, id);
  const misfits: Misfit[] = bans.flatMap((rule) => {
    const [excerpt] = banned[rule].exec(text) ?? [];
    return excerpt === undefined ? [] : [{ rule, excerpt }];
  });
  if (limit && length > limit.most) {
    misfits.push({ rule: 'too-long', by: length - limit.most, certainty: limit.certainty });
  }
  const isRefused = misfits.length > 0;
  if (rewardedFrom && length < rewardedFrom) {
    misfits.push({ rule: 'could-be-longer', by: rewardedFrom - length });
  }
  const verdict = isRefused ? 'refused' : misfits.length > 0 ? 'improvable' : 'fits';
  return { length, ...(limit && { most: limit.most }), verdict, misfits };
}

const banned = {
  'angle-brackets': /[<>]/u,
  links: /(?:https?:\/\/|www\.)\S+|\b[\w-]{2,}\.(?:it|com|net|eu|de|fr|es|ch|org)\b/iu,
  'e-mail': /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  emoji: /\p{Extended_Pictographic}/u,
  capitals: /(?:\p{Lu}{4,}[ ,.!]+){2,}\p{Lu}{2,}/u,
  'beyond-latin-9': /[^\s\u0020-\u00ff€ŠšŽžŒœŸ‘’‚“”„–—…′″]/u,
} satisfies Record<Ban, RegExp>;
