import type { FuelType } from '#domain/vehicles/vocabularies.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Meaning } from './meaning.ts';

/** Word beginnings, in eight languages; what runs on gas or is a hybrid names its second fuel beside it. */
const fuels = {
  hybrid: /\b(hybrid|ibrid|hibrid|hybryd|mhev|phev|hev|plug in)/,
  electric: /\b(elettric|electri|eletri|elektr|bev\b|corrente|strom\b)/,
  hydrogen: /\b(idrogeno|hydrogen|wasserstoff|hidrogeno|hydrogene|waterstof|hidrogen|wodor)/,
  lpg: /\b(gpl|lpg|glp|autogas|gas di petrolio|flussiggas|liquefied petroleum)/,
  cng: /\b(metano|cng|gnc|erdgas|natural gas|gaz naturel|gas natural|aardgas|gaz natural|methane|compressed natural)/,
  diesel: /diesel|\b(gasolio|gasoleo|gazole|gasoil|motorina|olej napedowy)/,
  petrol:
    /benz[iy]n|\b(petrol\b|gasoline|essence|gasolina|nafta|super\b|unleaded|senza piombo|sans plomb|regular\b|euro 95)/,
} as const;

/** `Non ibrida`; `Benzina o Diesel` of a model's brochure. */
const denied =
  /\b(?:non|not|nicht|kein\w*|ohne|without|niet|no|sin|senza|sans) (?:un |una |ein )?(?:hybrid|ibrid|hibrid|elettr|electr|elektr)/;
const either = /\b(?:o|oder|or|ou|of)\b/;

type Kind = keyof typeof fuels;

/** The fuel a text names. Two fuels of which one is electricity make a hybrid; a gas car stays a gas car. */
export function readFuel(text: string): Meaning<FuelType> {
  const words = plainWords(text).slice(0, 120);
  const found = new Set((Object.keys(fuels) as Kind[]).filter((kind) => fuels[kind].test(words)));
  if (denied.test(words) || (found.size > 1 && either.test(words))) return { unused: 'ambiguous' };
  if (found.has('hybrid')) return { value: 'Ibrido' };
  if (found.has('electric')) {
    return { value: found.has('diesel') || found.has('petrol') ? 'Ibrido' : 'Elettrico' };
  }
  if (found.has('hydrogen')) return { value: 'Idrogeno' };
  if (found.has('lpg') && found.has('cng')) return { unused: 'ambiguous' };
  if (found.has('lpg')) return { value: 'GPL' };
  if (found.has('cng')) return { value: 'Metano' };
  if (found.has('diesel') && found.has('petrol')) return { unused: 'ambiguous' };
  if (found.has('diesel')) return { value: 'Diesel' };
  return found.has('petrol') ? { value: 'Benzina' } : { unused: 'no-matching-option' };
}
