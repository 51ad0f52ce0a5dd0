import type { Claim, ClaimKind } from '../facts/claim.ts';
import { type Sentence, splitSentences } from '../sentences/split-sentences.ts';
import { cutAtWord } from './write-title.ts';

/** What a buyer is not left without, however short the text. */
const never: readonly ClaimKind[] = ['damage', 'accident'];

/** What a reader looks for first. */
const wanted: Partial<Record<ClaimKind, number>> = { price: 4, mileage: 3, year: 3, body: 2, warranty: 2 };

/**
 * The same text in at most `most` characters: whole sentences of it, in their order, the ones that
 * say most. A stated damage always stays; only when not even that fits is a sentence cut. With the
 * car's `name`, an opening that leads up to it stays whole or goes, and the name then stands in its place.
 */
export function shortenText(text: string, claims: readonly Claim[], most: number, name = ''): string {
  if (text.length <= most) return text;
  const passages = joinOpening(splitSentences(text), name).map((passage) => ({
    passage,
    ...weigh(passage, claims),
  }));
  const ranked = [...passages].sort(
    (a, b) => Number(b.must) - Number(a.must) || b.worth - a.worth || a.passage.start - b.passage.start,
  );
  const lead = name && `${name}. `;
  const kept = new Set<Passage>();
  let length = lead.length;
  for (const { passage } of ranked) {
    if (length + passage.text.length + 1 > most) continue;
    kept.add(passage);
    length += passage.text.length + 1;
  }
  if (kept.size === 0) return cutAtWord(ranked[0]?.passage.text ?? text, most);
  const short = passages
    .filter(({ passage }) => kept.has(passage))
    .map(({ passage }) => passage.text)
    .join(' ');
  return short.includes(name) ? short : `${lead}${short}`;
}

type Passage = Pick<Sentence, 'text' | 'start' | 'end'>;

/** An opening may set a scene before it names the car: one of these sentences is nothing without the other. */
function joinOpening(sentences: readonly Sentence[], name: string): readonly Passage[] {
  const naming = name ? sentences.findIndex(({ text }) => text.includes(name)) : 0;
  const [first, ...more] = sentences.slice(0, naming + 1);
  if (!first || more.length === 0) return sentences;
  const text = [first, ...more].map((sentence) => sentence.text).join(' ');
  const end = more.at(-1)?.end ?? first.end;
  return [{ text, start: first.start, end }, ...sentences.slice(naming + 1)];
}

function weigh({ start, end }: Passage, claims: readonly Claim[]) {
  const inside = claims.filter((claim) => claim.start >= start && claim.end <= end);
  const worth = inside.reduce((sum, { kind }) => sum + (wanted[kind] ?? 1), start === 0 ? 3 : 0);
  return { must: inside.some(({ kind }) => never.includes(kind)), worth: worth / Math.sqrt(end - start) };
}
