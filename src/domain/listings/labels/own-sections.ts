/** Headings under which a page shows other cars; what follows them is not about this one. */
const ofOthers =
  /\b(?:simil|altri veicoli|altre auto|altri annunci|potrebbe\w* (?:anche )?interessar|ti potrebbe|correlat|weitere (?:fahrzeuge|angebote)|alternative|more vehicles|other vehicles|more from|you may also|related|recently viewed|visti di recente|d'autres|autres annonces|otros (?:coches|vehículos)|vergelijkbar|aanbevolen|podobne)|ähnlich/i;

/** The last section (counted by headings) that is still about the page's own vehicle. */
export function lastOwnSection(headings: readonly string[]): number {
  const first = headings.findIndex((heading) => ofOthers.test(heading));
  return first < 0 ? headings.length : first;
}
