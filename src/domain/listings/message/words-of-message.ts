import { notTheColor, notTheFuel, notTheGearbox } from './message-words.ts';

/** Words that name a fuel wherever they stand, engines that only burn diesel among them. */
const fuel =
  /\b(?:diesel|gasolio|gasoil|gazole|di[eé]sel|benzina|benzin(?:er)?|petrol|gasoline|essence|gasolina|gpl|lpg|glp|autogas|metano|cng|gnc|erdgas|(?:plug-?in[ -]?)?hybride?|(?:plug-?in )?ibrid[ao]|h[ií]brid[ao]|mhev|phev)\b/giu;
const dieselEngine =
  /(?<!\p{L})(?:tdi|hdi|bluehdi|cdi|dci|bluedci|jtdm?|mjt|multijet|m-jet|crdi|tdci|cdti|d4d|d-4d)(?!\p{L})/iu;
/** Windows and seats are electric in any car. */
const electricCar =
  /^(?:(?:100 ?% |full |auto |totalmente |completamente |motore |voll|fully )?(?:elettric[ao]|electric|elektrisch|électrique|el[eé]ctric[oa])|elektroauto|electric (?:car|vehicle)|(?:voiture|véhicule) (?:100 ?% )?électrique|coche eléctrico)$/i;

const manual =
  /\bcambio (?:manuale|meccanico)\b|\bmanuale a? ?\d|\bschaltgetriebe|\bhandschaltung|\bmanual (?:gearbox|transmission)\b|\bspeed manual\b|\bbo[iî]te (?:de vitesses? )?(?:manuelle|m[ée]canique)|\bbvm\d?\b|\b(?:cambio|caja) manual\b|^(?:manuale|manuell|manual|manuelle)$/i;
const automatic =
  /\bcambio (?:automatico|autom[áa]tico|auto?|dsg)\b|\bautomatikgetriebe|\bautomatic (?:gearbox|transmission)\b|\bbo[iî]te (?:de vitesses? )?auto(?:matique)?\b|\bbva\d?\b|\bcaja autom[áa]tica|\bdsg\d?\b|\bs[- ]tronic\b|\bsteptronic\b|\btiptronic\b|\bpdk\b|\beat[68]\b|\b[789]g[- ]tronic\b|\b(?:diesel|benzina|gpl|metano|ibrida|hybrid|cv|aut\.) automatic[ao]\b|^(?:automatic[ao]|automatik|automatic|automatique|autom[áa]tic[ao])$/i;

const colorWord =
  /\b(?:colore|farbe|couleur|colour|color)(?: (?:esterno|exterior|extérieure?))?[\s:]{1,3}(\p{L}+(?: \p{L}+)?)/iu;

const colorAlone =
  /^(?:di )?(bianc[oa]|ner[oa]|grigi[oa](?: scur[oa]| chiar[oa])?|argento|ross[oa]|blu(?: scuro| chiaro)?|azzurr[oa]|verde|giall[oa]|arancione|marrone|beige|oro|bronzo|viola)(?: (?:met|metal|metalliz|metallizzat[oa]|perla|perlat[oa]|pastello|opac[oa]|lunare|tricoat|antracite))*\.?$/iu;

/** The words of a clause that name the fuel. */
export function fuelWordsIn(text: string): string[] {
  if (electricCar.test(text)) return [text];
  const words = [...text.matchAll(fuel)].flatMap(({ 0: word, index }) =>
    notTheFuel.test(text.slice(Math.max(0, index - fuelReach), index)) ||
    /^\s*:?\s*(?:no|nein|non)\b/i.test(text.slice(index + word.length))
      ? []
      : [word],
  );
  return dieselEngine.test(text) ? [...words, 'diesel'] : words;
}

const fuelReach = 20;

/** What a clause says of the gearbox, in a word that `understand` knows. */
export function gearboxIn(text: string): string[] {
  if (notTheGearbox.test(text)) return [];
  return [...(manual.test(text) ? ['manuale'] : []), ...(automatic.test(text) ? ['automatica'] : [])];
}

/** The colour behind the word for it, or one that is all a clause says: `nero met.` */
export function colorIn(text: string): string[] {
  if (notTheColor.test(text)) return [];
  const color = colorWord.exec(text)?.[1] ?? colorAlone.exec(text)?.[1];
  return color ? [color] : [];
}

/** `5 porte`, where it is not `3/5 porte`. */
export const doorsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d/.,-] ?)([2-5])[- ]?(?:porte|türig|türen|portes|puertas|doors?)\b/gi)].map(
    (match) => match[1] ?? '',
  );

/** `1.598 cc`. */
export const displacementIn = (text: string): string[] =>
  text.match(/(?<![\d.,])\d(?:[.,' ]?\d{3})? ?(?:cc|ccm|cm3|cm³)(?![\p{L}\d])/giu) ?? [];

/** A clause that promises a warranty, where it names no price for it. */
export const warrantyIn = (text: string): string[] =>
  /\bgaran|\bwarrant/i.test(text) && !/€|euro|£/i.test(text) && text.length <= 60 ? [text] : [];
