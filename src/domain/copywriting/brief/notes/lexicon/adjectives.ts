import type { Note } from '../note.ts';
import { isDeal } from './history.ts';

/** What may be said of the car itself; anything else that looks like an adjective is a noun phrase. */
const ofCar =
  /^((?:(?:sempre|appena|già|non|regolarmente|completamente|interamente|recentemente|mai) )*)(tagliandat|revisionat|immatricolat|iscritt|omologat|restaurat|importat|nazionalizzat|usat|tenut|guidat|parcheggiat|custodit|igienizzat|sanificat|lucidat|garantit|acquistat|rialzat|ribassat|rimappat|conservat|riverniciat|marciant|trattabil)([oae])(?![\p{L}])(.*)$/iu;

/** "tagliandata VW" → "tagliandat@ VW"; undefined when the item is not a closed-list quality of the car. */
export function asAdjective(text: string): Pick<Note, 'kind' | 'text'> | undefined {
  const [, before = '', stem = '', ending = '', rest = ''] = ofCar.exec(text) ?? [];
  if (stem === '' || (ending === 'e' && !/(?:nt|bil)$/iu.test(stem))) return undefined;
  const agreed = /(?:nt|bil)$/iu.test(stem) ? `${stem}e` : `${stem}@`;
  const been = /sempre/iu.test(before) ? 'stat@ ' : '';
  const said = `${before}${been}${agreed}${detail(stem, rest)}`;
  if (/^marciant/iu.test(stem)) return { kind: 'state', text: said };
  return { kind: isDeal(text) ? 'deal' : 'history', text: said };
}

/** "rialzata 4 cm" → "di 4 cm", "revisionato 2025" → "nel 2025", "certificata" after it agrees too. */
function detail(stem: string, rest: string): string {
  return rest
    .replace(/^ (\d{4})$/u, ' nel $1')
    .replace(/^ (?=\d+ cm)/u, /^ri/iu.test(stem) ? ' di ' : ' ')
    .replace(/^ (?:in )?(box|garage)/iu, ' in $1')
    .replace(
      /(?<=^ e (?:tagliandat|revisionat|tenut|conservat|restaurat|importat|immatricolat))[oa](?!\p{L})/u,
      '@',
    );
}
