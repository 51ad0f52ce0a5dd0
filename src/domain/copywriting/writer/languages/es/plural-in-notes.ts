import type { Term } from '../../../vocabulary/terms.ts';

/** Parts and damages that notes name in the plural while their term is one word. */
const plurals: Partial<Record<Term, RegExp>> = {
  seat: /sedili|seats|sitze|sièges/iu,
  headlight: /(?<!\p{L})(?:fari|headlights|scheinwerfer|phares)/iu,
  tailLight: /fanali|tail ?lights|rückleuchten|feux/iu,
  door: /(?<!\p{L})porte(?!\p{L})|portiere|doors|türen|portières/iu,
  mirror: /specchi(?!o)|specchietti|mirrors|rétroviseurs/iu,
  wing: /parafanghi|passaruota posteriori|wings|kotflügel vorne und hinten|ailes/iu,
  window: /vetri|finestrini|windows|scheiben|vitres/iu,
  rim: /cerchi(?!o)|rims|felgen|jantes/iu,
  sensor: /sensori|sensors|sensoren|capteurs/iu,
  handle: /maniglie|handles|poignées/iu,
  side: /fiancate|(?<!\p{L})lati(?!\p{L})|sides|seiten|côtés/iu,
  damage: /(?<!\p{L})danni|damages|schäden|dégâts|dommages/iu,
  impact: /(?<!\p{L})(?:urti|botte|colpi)(?!\p{L})|knocks|chocs/iu,
  crack: /crepe|cracks|risse|fissures/iu,
  stain: /macchie|stains|flecken|taches/iu,
  tear: /strappi|tears|déchirures/iu,
  stoneChip: /scheggiature|stone chips|steinschläge|impacts/iu,
  leak: /perdite|leaks|fuites/iu,
  noise: /rumori|noises|geräusche|bruits/iu,
  fault: /guasti|difetti|faults|pannes/iu,
};

/** Whether the seller wrote of several. */
export function isManyIn(typed: string, term: Term): boolean {
  return plurals[term]?.test(typed) ?? false;
}
