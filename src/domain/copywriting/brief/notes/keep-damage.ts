import { tidy } from './split-notes.ts';
import { statesDamage } from './states-damage.ts';

/** Returns what is left of an item once the orders at these places are cut out of it: its damage, or nothing. */
export function keepDamage(item: string, orders: readonly { start: number; end: number }[]): string {
  const cut = orders.reduce((rest, order) => {
    const start = Math.max(0, order.start);
    const end = Math.min(item.length, order.end);
    return rest.slice(0, start) + '|'.repeat(end - start) + rest.slice(end);
  }, item);
  return cut
    .split(/\|+/u)
    .flatMap((piece) => piece.split(clauseEnds))
    .map((piece) => nameAlone(piece))
    .filter((piece) => statesDamage(piece))
    .join(', ');
}

/** Where another clause begins: "è nuova nonostante il graffio". Parts after "and" stay: "al cofano e al tetto". */
const clauseEnds =
  /(?<!\p{L})(?:ma|però|nonostante|malgrado|anche se|con|but|despite|although|though|with|aber|trotz|obwohl|mit|mais|malgré|bien que|avec|pero|aunque|a pesar de)(?!\p{L})|\s(?:e|ed|and|und|et|y)\s(?!(?:al|all[aeo]?|agli|ai|sul|sull[aeo]?|sugli|sui|on|to|the|am|an|auf|au|aux|à|sur|en|el|la)(?!\p{L}))/giu;

const lead =
  /^(?:che|il|lo|la|i|gli|le|un[ao]?|del|dell[ao]|dei|degli|delle|di|ha|hanno|c[’']è|ci sono|that|the|an?|any|it|has|there(?: is| are)|is|dass|der|die|das|den|dem|eine?[nrms]?|er|es|hat|que|qu[’']|une?|des|du|elle|il y a|el|los|las|una?|tiene|hay)\s+/u;

/** The damage without the words that led to it. */
function nameAlone(piece: string): string {
  let name = tidy(piece);
  while (lead.test(name)) name = name.replace(lead, '');
  name = name.replace(/\s(?:è|sono|is|are|ist|sind|est|sont|está|están)\s/u, ' ');
  const affirmed = name.replace(/\s(?:nicht|nie)$/iu, '');
  return statesDamage(affirmed) ? affirmed : name;
}
