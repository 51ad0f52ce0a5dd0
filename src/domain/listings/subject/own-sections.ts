/** Headings under which a page shows other cars; what follows them is not about this one. */
const ofOthers =
  /\b(?:simil|altri veicoli|altre auto|altri annunci|altr[ei] nostr[ei]|nostr[ei] altr[ei]|ultimi arrivi|(?:guarda|scopri|vedi) anche|potrebbe\w* (?:anche )?interessar|ti potrebbe|correlat|weitere (?:fahrzeuge|angebote)|alternative|more vehicles|other vehicles|more from|you may also|related|recently viewed|visti di recente|d'autres|autres annonces|otros (?:coches|vehículos)|vergelijkbar|aanbevolen|podobne|outros (?:an[uú]ncios|carros|ve[ií]culos)|semelhantes)|ähnlich/i;

/** True for the heading of a list of other cars. */
export const isOfOthers = (heading: string) => ofOthers.test(heading);

/** The last section (counted by headings) that is still about the page's own vehicle. */
export function lastOwnSection(headings: readonly string[]): number {
  const first = headings.findIndex(isOfOthers);
  return first < 0 ? headings.length : first;
}
