import type { Claim, ClaimKind } from '../facts/claim.ts';
import { type Sentence, splitSentences } from '../sentences/split-sentences.ts';
import { cutAtWord } from './write-title.ts';

/** What a buyer is not left without, however short the text. */
const never: readonly ClaimKind[] = ['damage', 'accident'];

/** What a reader looks for first. */
const wanted: Partial<Record<ClaimKind, number>> = { price: 4, mileage: 3, year: 3, body: 2, warranty: 2 };

/**
 * The same text in at most `most` characters: whole sentences of it, in their order, the ones that
 * say most. A stated damage always stays; only when not even that fits is a sentence cut.
 */
export function shortenText(text: string, claims: readonly Claim[], most: number): string {
  if (text.length <= most) return text;
  const sentences = splitSentences(text).map((sentence) => ({ sentence, ...weigh(sentence, claims) }));
  const ranked = [...sentences].sort(
    (a, b) => Number(b.must) - Number(a.must) || b.worth - a.worth || a.sentence.start - b.sentence.start,
  );
  const kept = new Set<Sentence>();
  let length = 0;
  for (const { sentence } of ranked) {
    if (length + sentence.text.length + 1 > most) continue;
    kept.add(sentence);
    length += sentence.text.length + 1;
  }
  if (kept.size === 0) return cutAtWord(ranked[0]?.sentence.text ?? text, most);
  return sentences
    .filter(({ sentence }) => kept.has(sentence))
    .map(({ sentence }) => sentence.text)
    .join(' ');
}

function weigh({ start, end }: Sentence, claims: readonly Claim[]) {
  const inside = claims.filter((claim) => claim.start >= start && claim.end <= end);
  const worth = inside.reduce((sum, { kind }) => sum + (wanted[kind] ?? 1), start === 0 ? 3 : 0);
  return { must: inside.some(({ kind }) => never.includes(kind)), worth: worth / Math.sqrt(end - start) };
}
