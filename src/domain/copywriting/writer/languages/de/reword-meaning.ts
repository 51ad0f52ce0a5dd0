import { defects } from '../../../vocabulary/defects.ts';
import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';

const seatComforts: Partial<Record<Term, string>> = {
  heatedSeats: 'mit Sitzheizung',
  ventilatedSeats: 'mit Sitzbelüftung',
  massageSeats: 'mit Massagefunktion',
  electricSeats: 'mit elektrischer Verstellung',
  memorySeats: 'mit Memory-Funktion',
};

/** "sedili in pelle riscaldati" are leather seats with heating, not heating in leather. */
export function seatsOf(meaning: Meaning): { meaning: Meaning; tail: string } | undefined {
  if (meaning.term === 'memorySeats' && meaning.modifiers.includes('electric')) {
    const modifiers = meaning.modifiers.filter((one) => one !== 'electric');
    return { meaning: { ...meaning, term: 'electricSeats', modifiers }, tail: 'mit Memory-Funktion' };
  }
  const tail = seatComforts[meaning.term];
  const kinds = { leather: 'leatherSeats', sport: 'sportSeats', fabric: 'fabricSeats' } as const;
  const kind = (['sport', 'leather', 'fabric'] as const).find((one) => meaning.modifiers.includes(one));
  if (!tail || !kind) return undefined;
  const modifiers = meaning.modifiers.filter((one) => one !== kind && one !== 'heated' && one !== 'electric');
  return { meaning: { ...meaning, term: kinds[kind], modifiers }, tail };
}

/** What German says differently: a damage is never "complete", a lamp that burns is at no place. */
export function rewordMeaning(read: Meaning): Meaning {
  const meaning = asStoneChip(withoutPraise(read));
  const { term, modifiers, places } = meaning;
  const isAllOver = modifiers.includes('complete') && ['dents', 'scratches', 'rust'].includes(term);
  if (!isAllOver || places.length === 0) return meaning;
  return {
    ...meaning,
    modifiers: modifiers.filter((one) => one !== 'complete'),
    places: places.map((place) => ({ ...place, modifiers: ['complete', ...place.modifiers] })),
  };
}

/** A chipped windscreen is a "Steinschlag in der Frontscheibe". */
function asStoneChip(meaning: Meaning): Meaning {
  const { term, modifiers } = meaning;
  if (!modifiers.includes('chipped') || !glasses.has(term)) return meaning;
  const place = { term, modifiers: modifiers.filter((one) => one !== 'chipped') };
  return { ...meaning, term: 'stoneChip', modifiers: [], places: [place] };
}

const glasses: ReadonlySet<Term> = new Set<Term>([
  'windscreen',
  'window',
  'windowPanes',
  'rearWindow',
  'headlight',
  'headlights',
]);

/** "non si chiude bene" is a defect: nothing of it is good. */
function withoutPraise(meaning: Meaning): Meaning {
  if (!meaning.modifiers.some((one) => defects.has(one))) return meaning;
  return { ...meaning, modifiers: meaning.modifiers.filter((one) => !praise.has(one)) };
}

const praise: ReadonlySet<Modifier> = new Set<Modifier>([
  'good',
  'excellent',
  'perfect',
  'working',
  'regular',
]);

const ofSides: Partial<Record<Term, { driver: string; passenger: string }>> = {
  seat: { driver: 'Fahrersitz', passenger: 'Beifahrersitz' },
  door: { driver: 'Fahrertür', passenger: 'Beifahrertür' },
};

/** "Fahrersitz" rather than "Sitz auf der Fahrerseite": the word, and the modifier that it says. */
export function sideWord({ term, modifiers }: Pick<Meaning, 'term' | 'modifiers'>) {
  const side = (['driver', 'passenger'] as const).find((one) => modifiers.includes(one));
  const text = side && ofSides[term]?.[side];
  return text === undefined ? undefined : { text, says: side };
}
