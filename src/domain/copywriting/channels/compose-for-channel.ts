import { capitalise } from '#domain/shared/capitalise.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { FactList, FactSheet } from '../fact-sheet.ts';
import type { Claim } from '../facts/claim.ts';
import type { Channel, ChannelId, Piece, Syntax } from './channel.ts';
import { channels } from './channels.ts';
import { shortenText } from './shorten-text.ts';
import { writeTitle } from './write-title.ts';

/** What an advertisement is composed of. */
export interface Parts {
  brief: Brief;
  language: Language;
  /** The prose, paragraphs parted by an empty line, and what it claims. */
  text: string;
  claims: readonly Claim[];
  /** The car's facts as lists; without it there is only prose. */
  sheet?: FactSheet | undefined;
}

/** Where a place says nothing of titles, in characters. */
const usualTitle = 80;

/** What people read of a small ad before they write a message, in characters. */
const shortText = 300;

/** The title of an advertisement in the length of a place. */
export function titleForChannel(
  { brief, language }: Pick<Parts, 'brief' | 'language'>,
  id: ChannelId,
): string {
  const { title }: Channel = channels[id];
  return writeTitle(brief, language, title?.most ?? usualTitle);
}

/**
 * Returns the whole advertisement for a place, title first, paragraphs parted by an empty line, not yet in the
 * place's syntax: a portal gets prose and lists, a notice board three lines. Lists that do not fit are left out, the
 * last first; the prose is never cut where it is asked for whole.
 */
export function composeForChannel(parts: Parts, id: ChannelId): string {
  const { layout, syntax, text: limit }: Channel = channels[id];
  const title = titleForChannel(parts, id);
  const composed = layout.flatMap((piece) => writePiece[piece](parts, syntax));
  const join = () => [emphasised(title, syntax), ...composed].join('\n\n');
  const optional = () => composed.length > 1 && !isProse(layout.at(-1));
  while (limit && optional() && join().length > limit.most) composed.pop();
  return join();
}

const isProse = (piece: Piece | undefined) => piece === 'text' || piece === 'short';

const writePiece: Record<Piece, (parts: Parts, syntax: Syntax) => string[]> = {
  text: ({ text }) => [text],
  short: ({ text, claims, brief }) => [shortenText(text, claims, shortText, `${brief.make} ${brief.model}`)],
  data: ({ sheet }) => (sheet && sheet.data.length > 0 ? [sheet.data.map(capitalise).join(' · ')] : []),
  items: ({ sheet }, syntax) => (sheet?.lists ?? []).map((list) => inItems(list, syntax)),
  lines: ({ sheet }) => (sheet?.lists ?? []).map(inOneLine),
};

const inItems = ({ heading, items }: FactList, syntax: Syntax) =>
  [
    emphasised(heading, syntax),
    ...items.map((item) => `${syntax === 'autoscout24' ? '*' : '-'} ${item}`),
  ].join('\n');

const inOneLine = ({ heading, items }: FactList) => `${heading}: ${items.join(' · ')}`;

const emphasised = (words: string, syntax: Syntax) => (syntax === 'autoscout24' ? `**${words}**` : words);
