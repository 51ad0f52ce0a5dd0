import type { Modifier } from '../../../../vocabulary/meaning.ts';

/** How a modifier agrees: "nuov-o/a/i/e", "anterior-e/i", or not at all; some stand before their noun. */
interface Adjective {
  stem: string;
  ends: 'o' | 'e' | '';
  isBefore?: true;
  /** Of more than one thing: "che perdono". */
  plural?: string;
}

const four = (stem: string): Adjective => ({ stem, ends: 'o' });
const two = (stem: string): Adjective => ({ stem, ends: 'e' });
const fixed = (stem: string): Adjective => ({ stem, ends: '' });
const verb = (stem: string, plural: string): Adjective => ({ stem, ends: '', plural });
const before = (stem: string): Adjective => ({ stem, ends: 'o', isBefore: true });

/** The modifiers as adjectives; `missing` makes a sentence of its own. */
export const adjectives: Record<Exclude<Modifier, 'missing'>, Adjective> = {
  front: two('anterior'),
  rear: two('posterior'),
  frontAndRear: two('anteriori e posterior'),
  left: four('sinistr'),
  right: four('destr'),
  sides: two('lateral'),
  driver: fixed('lato guida'),
  passenger: fixed('lato passeggero'),
  electric: four('elettric'),
  automatic: four('automatic'),
  manual: two('manual'),
  heated: four('riscaldat'),
  wireless: fixed('wireless'),
  original: two('original'),
  sport: four('sportiv'),
  leather: fixed('in pelle'),
  fabric: fixed('in tessuto'),
  led: fixed('a LED'),
  black: four('ner'),
  white: four('bianc'),
  red: four('ross'),
  grey: four('grigi'),
  brown: two('marron'),
  beige: fixed('beige'),
  blue: fixed('blu'),
  darkened: four('oscurat'),
  chromed: four('cromat'),
  diamondCut: four('diamantat'),
  carbon: fixed('in carbonio'),
  metallic: four('metallizzat'),
  glass: fixed('in vetro'),
  metal: fixed('in lamiera'),
  wood: fixed('in legno'),
  aluminium: fixed('in alluminio'),
  large: two('grand'),
  small: before('piccol'),
  light: before('legger'),
  some: before('alcun'),
  several: before('vari'),
  many: before('molt'),
  double: before('doppi'),
  second: before('second'),
  third: before('terz'),
  complete: four('complet'),
  partial: two('parzial'),
  removable: two('estraibil'),
  foldable: two('ripiegabil'),
  new: four('nuov'),
  nearlyNew: four('quasi nuov'),
  fair: fixed('in discreto stato'),
  good: fixed('in ordine'),
  excellent: fixed('in ottimo stato'),
  perfect: fixed('in perfetto stato'),
  worn: four('usurat'),
  replaced: four('sostituit'),
  toReplace: fixed('da sostituire'),
  repaired: four('riparat'),
  toRepair: fixed('da sistemare'),
  cleaned: four('pulit'),
  overhauled: four('revisionat'),
  toOverhaul: fixed('da revisionare'),
  broken: four('rott'),
  notWorking: two('non funzionant'),
  working: two('funzionant'),
  scratched: four('graffiat'),
  dented: four('ammaccat'),
  cracked: four('incrinat'),
  chipped: four('scheggiat'),
  torn: four('strappat'),
  stained: four('macchiat'),
  rusty: four('arrugginit'),
  repainted: four('riverniciat'),
  toRepaint: fixed('da riverniciare'),
  empty: four('scaric'),
  deployed: four('esplos'),
  hard: four('dur'),
  noisy: four('rumoros'),
  faded: four('scolorit'),
  clogged: four('intasat'),
  bent: four('piegat'),
  damaged: four('danneggiat'),
  detached: four('staccat'),
  pierced: four('bucat'),
  jerky: verb('che strappa', 'che strappano'),
  intermittent: verb('che funziona a tratti', 'che funzionano a tratti'),
  slack: four('allentat'),
  sticky: four('appiccicos'),
  toClean: fixed('da pulire'),
  toPolish: fixed('da lucidare'),
  toUpdate: fixed('da aggiornare'),
  toAdjust: fixed('da regolare'),
  cold: fixed('a freddo'),
  warm: fixed('a caldo'),
  leaking: verb('che perde', 'che perdono'),
  onBumps: fixed('sulle buche'),
  neverReplaced: four('mai sostituit'),
  slow: four('lent'),
  poor: verb('che funziona male', 'che funzionano male'),
  toCheck: fixed('da controllare'),
  slipping: verb('che slitta', 'che slittano'),
  certified: four('certificat'),
  documented: four('documentat'),
  withInvoice: fixed('con fattura'),
  recent: two('recent'),
  official: two('ufficial'),
  regular: two('regolar'),
  included: four('inclus'),
  notIncluded: four('non inclus'),
  optional: fixed('a richiesta'),
  possible: two('possibil'),
  paid: four('pagat'),
  expired: four('scadut'),
  checked: four('controllat'),
  approved: four('omologat'),
  onDelivery: fixed('alla consegna'),
};

/** The modifier in the gender and number of its noun. */
export function agree(modifier: Exclude<Modifier, 'missing'>, gender: 'm' | 'f', plural: boolean): string {
  if (modifier === 'some' && !plural) return 'qualche';
  if (modifier === 'frontAndRear' && !plural) return 'anteriore e posteriore';
  const { stem, ends, plural: many = stem } = adjectives[modifier];
  if (ends === '') return plural ? many : stem;
  if (ends === 'e') return `${stem}${plural ? 'i' : 'e'}`;
  if (!plural) return `${stem}${gender === 'f' ? 'a' : 'o'}`;
  if (gender === 'f') return `${stem}${/c$/u.test(stem) ? 'h' : ''}e`;
  if (/i$/u.test(stem)) return stem;
  return `${/^(?:bianc|scaric)$/u.test(stem) ? `${stem}h` : stem}i`;
}
