import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import type { OwnPlace } from '../../../text/beat.ts';
import { partOfOwn } from '../../../text/tell-own-words.ts';
import { relateSentences } from './relate-sentences.ts';

/**
 * Returns where sentences stand that a seller has written out: what argues most for the car comes first, what one sees or
 * uses in it stands with the equipment. All others stay with the part they speak of.
 */
export function placesOf(all: readonly OwnWords[]): ReadonlyMap<OwnWords, OwnPlace> {
  const known = placed.get(all) ?? placeAll(all);
  placed.set(all, known);
  return known;
}

/** A text is tried at several lengths: where its words stand is settled once. */
const placed = new WeakMap<readonly OwnWords[], ReadonlyMap<OwnWords, OwnPlace>>();

function placeAll(all: readonly OwnWords[]): ReadonlyMap<OwnWords, OwnPlace> {
  const good = all.filter((own) => own.isWrittenOut && partOfOwn(own) === 'other');
  const [first] = good
    .map((own) => ({ own, worth: worthOf(own.text) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth);
  return new Map(
    good.flatMap((own): [OwnWords, OwnPlace][] => {
      if (first && (own === first.own || isOfOne(first.own.text, own.text))) return [[own, 'first']];
      return isAboard(own.text) ? [[own, 'aboard']] : [];
    }),
  );
}

/** Two that make one sentence are not torn apart. */
const isOfOne = (one: string, other: string) => relateSentences([one, other]).length === 1;

/** What makes a buyer read on, the strongest first. */
const selling: readonly RegExp[] = [
  /unic[oa] (?:proprietari|intestatari)|primo proprietario|stessa famiglia|(?:era|è|è stata) (?:sempre )?(?:di|usata da|guidata da|tenuta da) (?:un|una|due|mi[ao]|nostr[oa])/iu,
  /stato di salute|(?<!\p{L})SOH(?!\p{L})/iu,
  /(?:distribuzione|cinghia|motore|turbina|cambio|frizion[ei]|bombol[ae]|iniettori|batteria) .*(?:fatt|rifatt|sostituit|cambiat|revisionat|nuov)[aoei]/iu,
  /(?:tagliandi|service|manutenzion[ei]|libretto) .*(?:tutt[ie]|sempre|ogni|regolar|senza buchi|scadenza|completo)/iu,
  /(?:chilometri|km) (?:sono )?(?:tutti )?(?:reali|documentat|certificat|dimostrabil)/iu,
  /(?:restaur|(?<!\p{L})ASI(?!\p{L})|targa oro|iscritt)/iu,
];
const longestFirst = 24;

function worthOf(text: string): number {
  if (text.split(' ').length > longestFirst) return 0;
  const rank = selling.findIndex((pattern) => pattern.test(text));
  return rank < 0 ? 0 : selling.length - rank;
}

/** What the car has, and not what was done to it. */
const isAboard = (text: string) => things.test(text) && !ofWork.test(text);

const things =
  /(?<!\p{L})(?:sedil[ei]|post[io]|intern[oi]|pelle|velluto|tessuto|alcantara|abitacolo|tetto|capote|navigatore|schermo|display|CarPlay|Android|bluetooth|impianto (?:audio|Bose|stereo)|autoradio|cerchi|gomme|ruote|baule|bagagliaio|vano|pianale|sponde|panca|portata|anelli|gancio|cavo|carichino|presa|fari|clima|climatizzatore|volante|tendin[ae]|telecamera|sensori|chiav[ei]|ridotte|differenziale|ammortizzatori|molle|sospensioni|porta|portellone|barre)(?!\p{L})/iu;
const ofWork =
  /(?<!\p{L})(?:(?:è|sono) stat[oaie]|fatt[oaie]|cambiat[oaie]|sostituit[oaie]|rifatt[oaie]|revisionat[oaie]|riparat[oaie]|nuov[oaie]|proprietari[oa]?|mancan?o?|non)(?!\p{L})/iu;
