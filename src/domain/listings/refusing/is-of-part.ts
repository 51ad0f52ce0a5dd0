import type { PageContent } from '../page/page-content.ts';

/** What is sold for cars; makes, models and years beside them are those it fits. */
const parts =
  /^(?:(?:vendo|vendesi|kit|set|coppia|n ?\d|\d ?x?|usat[oaie]|nuov[oaie]|originale?|lotto|ricambio|ricambi)\s+)*(?:paraurti|cambio (?:automatico |manuale |completo )?per|faro|fari|fanal\p{L}+|cofano|parafang\p{L}+|portier[ae]|sportell[oi]|portellone|specchiett[oi]|retrovisor[ei]|cerchi (?:in|da|originali|\d)|\d cerchi|tappetini|pneumatic[oi]|gomme|ricamb\p{L}+|motore|semimotore|testata|turbina|turbocompressore|alternatore|motorino|centralina|radiatore|marmitta|catalizzatore|ammortizzator[ei]|pastiglie|dischi|pinz[ae]|frizione|semiass[ei]|cruscotto|autoradio|navigatore|portapacchi|barre port|gancio tra|libretto|modellino|stoßstange|scheinwerfer|rückleuchte|kotflügel|motorhaube|felgen|winterreifen|sommerreifen|ersatzteil\p{L}*|getriebe|pare-chocs|phares?|jantes|pneus|moteur|boîte de vitesses|rétroviseur|pièces?|bumper|headlights?|tail ?lights?|alloy wheels|wing mirror|spare parts?|gearbox|paragolpes|llantas|retrovisor|recambios?|parachoques)(?![\p{L}-])/iu;
const longest = 120;

/** True for the page of a spare part or an accessory: its first heading begins with what it is. */
export function isOfPart({ headings, title }: Pick<PageContent, 'headings' | 'title'>): boolean {
  const name = (headings[0]?.trim() || title).slice(0, longest).trim();
  return parts.test(name);
}
