import type { FigureField } from './figure-field.ts';

/** What stands around a figure and says nothing beyond its field: units and the field's name. */
const said: Record<FigureField, string> = {
  price:
    '€uro|€|euros?|eur|(?:(?:al |il )?prezzo|asking price|price|preis|kaufpreis|prix|precio|pvp)(?: (?:richiesto|di vendita|de vente|de venta|demandé))?|vend[eo](?:si)? a|in vendita a|chied(?:o|iamo)|richiest[aio]|solo|soli|appena|nur|only|seulement|solamente',
  mileage:
    'kms?|kilometri|chilometri|kilometer|kilomet(?:re|er)s|kilom[eè]tres|kil[oó]metros|(?:chilom|kilom)etraggio|percorrenza|percorsi|mileage|laufleistung|kilometerstand|km-stand|kilom[eé]trage|kilometraje|gelaufen|solo|soli|appena|nur|only|seulement|solamente',
  power: 'potenza|power|leistung|puissance|potencia|motore|pari a',
  displacement:
    'ccm|cmc|cc|c\\.c\\.|cm3|cm³|l|lt|litr[io]|litres?|liters?|litros?|cilindrata|displacement|engine|hubraum|cylindr[eé]e|motore',
  year: "anno|year|baujahr|bj|erstzulassung|ez|ann[eé]e|a[ñn]o|(?:1[aª°]? |prima |data )?imm(?:atr(?:icolazione)?)?|immatricolat[ao]|(?:1st |first )?reg(?:istered|istration)?|mise en circulation|mec|1[èe]re|immat(?:riculation)?|matriculad[oa]|matriculaci[oó]n|del|de|dal|d[ei]l?l?[’']anno|fine|inizio|metà|anfang|mitte|ende|late|early|mid|fin|début|finales|principios|month|mese",
  doors: 'p|pt|porte|doors?|dr|t[üu]rig|t[üu]r(?:en)?|-t[üu]rig|türer|portes|puertas|pts|ptas|n[°.]?',
};

const patterns = Object.fromEntries(
  Object.entries(said).map(([field, words]) => [
    field,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})\\.?`, 'giu'),
  ]),
) as Record<FigureField, RegExp>;

/** The line without units and the field's name. */
export const withoutNames = (field: FigureField, line: string) => line.replace(patterns[field], ' ');
