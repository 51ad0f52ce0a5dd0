import { terms } from '../../../vocabulary/terms.ts';
import type { SaidThing } from './say-meaning.ts';
import { definite } from './say-note.ts';

/**
 * Returns what was done to a part, or how it is, as a clause of its own ("la frizione è stata sostituita a
 * 120.000 km"); undefined for what is no part or of which no state is said.
 */
export function workClause(thing: SaidThing): string | undefined {
  if (terms[thing.meaning.term] !== 'part') return undefined;
  return stateOf(thing, done, 'stat') ?? stateOf(thing, states, undefined);
}

/** Returns a term of sale as a clause ("l'IVA è esposta", "è possibile la permuta"). */
export function dealClause(thing: SaidThing): string {
  const { text } = thing;
  const special = dealSentences.find(([pattern]) => pattern.test(text));
  if (special) return text.replace(special[0], special[1]);
  const whole = definite(thing) ?? text;
  const [, delivered] = /^(.+) alla consegna$/u.exec(whole) ?? [];
  if (delivered !== undefined) return `si consegna con ${delivered}`;
  const possible = / (possibil[ei]|disponibil[ei])(?= |$)/u.exec(whole);
  if (possible) return `${isOf(thing)} ${possible[1]} ${whole.replace(possible[0], '')}`;
  return stateOf(thing, offered, undefined) ?? `c’${isOf(thing)} ${whole}`.replace('c’sono', 'ci sono');
}

const isOf = ({ noun, articled }: SaidThing) => (noun?.plural || articled ? 'sono' : 'è');

/** "la frizione | sostituita | a 120.000 km": the words before, the state and what follows it. */
function stateOf(thing: SaidThing, words: RegExp, been: string | undefined): string | undefined {
  const whole = definite(thing);
  const found = whole === undefined ? undefined : words.exec(whole);
  if (!whole || !found) return undefined;
  const subject = whole.slice(0, found.index);
  const said = whole.slice(found.index + 1);
  const ending = /^\p{L}+([oaie])/u.exec(said)?.[1] ?? 'o';
  const is = said.startsWith('non ') ? `non ${isOf(thing)}` : isOf(thing);
  return [subject, is, ...(been === undefined ? [] : [been + ending]), said.replace(/^non /u, '')].join(' ');
}

const done =
  / (?:sostituit|revisionat|rifatt|fatt|eseguit|controllat|verificat|riparat|cambiat|pulit|rigenerat|aggiornat|riverniciat|rettificat|lucidat|restaurat|rinnovat)[oaie](?= |$)/u;

const states =
  / (?:nuov[oaie]|quasi nuov[oaie]|funzionant[ei]|original[ei]|in ordine|in (?:perfetto|ottimo|buono) stato|in (?:perfette|ottime|buone) condizioni|al(?:l’)?’?\d+ ?%|ancora buon[oaie])(?= |$)/u;

const offered =
  / (?:(?:non |leggermente |già )?(?:espost|inclus|esclus|compres|detraibil|deducibil|trattabil|pagat|valid|scontat|promozional|ridott|estendibil|garantit|riservat|controllabil|certificat|scadut)[oaie]|a carico|a domicilio|a chilometri|chiavi in mano|in tutta|in sede|con |senza |solo |anche |su richiesta|su appuntamento|a tasso)(?=\p{L}| |$)/u;

/** Terms that Italian says with another verb, or in another order. */
const dealSentences: readonly (readonly [RegExp, string])[] = [
  [/^prezzo senza finanziamento \(([^)]+)\)$/u, 'senza finanziamento il prezzo è di $1'],
  [/^possibilità di (?=[aeiou])/u, 'è possibile l’'],
  [/^possibilità di (?=noleggio|leasing|finanziamento)/u, 'è possibile il '],
  [/^possibilità di /u, 'c’è la possibilità di '],
  [/^finanziamento (?=anche senza)/u, 'il finanziamento è possibile '],
  [/^leasing (?=anche per)/u, 'il leasing è possibile '],
  [/^vendita con fattura/u, 'si vende con fattura'],
  [/^regime del margine/u, 'si vende in regime del margine'],
  [/^ritiro dell’usato/u, 'si ritira l’usato'],
  [/^permute escluse/u, 'non si accettano permute'],
  [/^trattative telefoniche escluse/u, 'non si tratta al telefono'],
  [/^nessun finanziamento/u, 'non è previsto il finanziamento'],
  [/^tempo di consegna di /u, 'la consegna avviene in '],
  [/^pronta consegna/u, 'la consegna è immediata'],
  [/^consegna (?=a domicilio|in tutta)/u, 'è possibile la consegna '],
  [/^dettagli nelle foto/u, 'i dettagli si vedono nelle foto'],
  [/^solo richieste serie/u, 'si risponde solo a richieste serie'],
  [/^nessuna spesa aggiuntiva/u, 'non ci sono spese aggiuntive'],
  [/^sconto per pagamento in contanti/u, 'per chi paga in contanti c’è uno sconto'],
  [/^formula soddisfatti o rimborsati/u, 'vale la formula soddisfatti o rimborsati'],
  [/^altre (foto|video) su richiesta/u, 'altre $1 si mandano su richiesta'],
  [/^video su richiesta/u, 'un video si manda su richiesta'],
  [/^tagliando alla consegna/u, 'il tagliando si fa alla consegna'],
  [/^revisione alla consegna/u, 'la revisione si fa alla consegna'],
  [/^bollo sospeso/u, 'il bollo è sospeso'],
  [/^bolli arretrati a nostro carico/u, 'i bolli arretrati sono a nostro carico'],
  [/^minivoltura già fatta/u, 'la minivoltura è già fatta'],
  [/^pratiche di passaggio in sede/u, 'le pratiche del passaggio si fanno in sede'],
  [/^verifica dal meccanico di fiducia/u, 'è possibile la verifica dal meccanico di fiducia'],
  [/^(garanzia [^,]*?) (?=fino )/u, 'la $1 vale '],
  [/^esenzione dal bollo/u, 'il bollo non si paga'],
  [/^Supercharger gratuito non trasferibile/u, 'il Supercharger gratuito non è trasferibile'],
  [/^noleggio della batteria da volturare/u, 'il noleggio della batteria è da volturare'],
  [/^impianto GPL montabile/u, 'l’impianto GPL si può montare'],
  [/^omaggio/u, 'c’è un omaggio'],
  [/^incentivi statali$/u, 'ci sono gli incentivi statali'],
  [/^caparra per la prenotazione/u, 'per prenotare serve una caparra'],
  [/^trattativa solo di persona/u, 'si tratta solo di persona'],
  [/^preventivo di riparazione/u, 'il preventivo di riparazione è'],
];
