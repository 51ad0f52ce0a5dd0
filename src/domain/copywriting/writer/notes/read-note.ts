import { conceptOf } from './lexicon/concepts.ts';
import { isDamage, isState } from './lexicon/damage.ts';
import { isDeal, isHistory, isUnfit, verbFirst } from './lexicon/history.ts';
import { normaliseCase } from './normalise-case.ts';
import type { Note } from './note.ts';
import { nounOf } from './noun-of.ts';

/** One item of the notes understood, or undefined when it is not fit to be repeated. */
export function readNote(item: string): Note | undefined {
  const text = reword(normaliseCase(item));
  if (!isFit(text)) return undefined;
  const noun = nounOf(text);
  const kind = kindOf(text, noun !== undefined);
  return { kind, shape: shapeOf(text), text, noun, concept: conceptOf(text) };
}

function isFit(text: string): boolean {
  const words = text.split(' ').length;
  return (
    text.length >= 3 &&
    text.length <= 180 &&
    words <= (isDamage(text) ? 28 : 16) &&
    /\p{L}{2}/u.test(text) &&
    !/[^\p{Script=Latin}\p{N}\p{M} .,'’&+/%€°"²³-]/u.test(text) &&
    !/\p{L}{26}/u.test(text) &&
    !isUnfit(text)
  );
}

function kindOf(text: string, isNoun: boolean): Note['kind'] {
  if (isState(text)) return 'state';
  if (isDamage(text)) return 'damage';
  if (isDeal(text)) return 'deal';
  if (isHistory(text)) return 'history';
  return isNoun || conceptOf(text) ? 'equipment' : 'remark';
}

const adjective =
  /^(?:(?:sempre|mai|appena|già|non|regolarmente|interamente|completamente|recentemente|perfettamente|ben) )*\p{L}{3,}(?:at|ut|it|ess|ost|ott|ant|ent|ett)[oaei](?![\p{L}])/iu;
const adjectives =
  /^(?:sempre |mai |non |regolarmente |appena |già |completamente |interamente )*(?:tagliandat|incidentat|revisionat|marciant|funzionant|immatricolat|restaurat|riverniciat|importat|iscritt|garantit|grandinat|sinistrat|alluvionat|omologat|acquistat|tenut|usat|guidat|parcheggiat|custodit|igienizzat|sanificat|lucidat|fumator|ferm|radiat|trattabil|finanziabil|visibil|disponibil|pront)\p{L}*/iu;

function shapeOf(text: string): Note['shape'] {
  if (/^(?:gli airbag|il motore|il telaio|le |i )/iu.test(text)) return 'clause';
  if (verbFirst.test(text)) return 'predicate';
  return adjectives.test(text) || (!nounOf(text) && adjective.test(text)) ? 'adjective' : 'noun';
}

/** Telegraphic turns said as a person would. */
function reword(text: string): string {
  const turns: readonly [RegExp, string][] = [
    [/^airbag non esplosi$/iu, 'gli airbag non sono esplosi'],
    [/^airbag (?:non scoppiati|integri)$/iu, 'gli airbag non sono esplosi'],
    [/^airbag (?:esplosi|scoppiati)$/iu, 'gli airbag sono esplosi'],
    [/^telaio (?:integro|non toccato|ok)$/iu, 'il telaio è integro'],
    [/^motore (?:funzionante|ok)$/iu, 'il motore è funzionante'],
    [/^marcia$/iu, 'marciante'],
    [/^mai (?:stat[ao] )?(incidentat|sinistrat)[oa]$/iu, 'non è mai stata $1a'],
    [/^non (incidentat|sinistrat)[oa]$/iu, 'non è $1a'],
    [/^(?:macchina |auto |veicolo )?non fumator[ei]$/iu, 'usata da non fumatori'],
    [/^(?:vendo|vendesi) (?:per|causa) /iu, 'vendita per '],
    [/^distribuzione ok$/iu, 'distribuzione fatta'],
    [/^(cerchi(?: in lega)?) (?:da )?(\d\d)(?: pollici)?$/iu, '$1 da $2 pollici'],
    [/^(?:possiede|ha in dotazione|dotazione di|monta|equipaggiat[ao] con|munit[ao] di) (?=\p{L}+)/iu, ''],
  ];
  return turns.reduce((said, [pattern, better]) => said.replace(pattern, better), text);
}
