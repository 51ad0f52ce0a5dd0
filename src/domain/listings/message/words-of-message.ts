import { notTheColor, notTheFuel, notTheGearbox } from './message-words.ts';

/** Words that name a fuel wherever they stand, engines that only burn diesel among them. */
const fuel =
  /\b(?:turbo ?diesel|diesel|gasolio|gasoil|gazole|di[eé]sel|benzina|benzin(?:er)?|petrol|gasoline|essence|gasolina|gpl|lpg|glp|autogas|metano|cng|gnc|erdgas|(?:plug-?in[ -]?)?hybride?|(?:plug-?in )?ibrid[ao]|h[ií]brid[ao]|mhev|phev)\b/giu;
const dieselEngine =
  /(?<!\p{L})(?:tdi|hdi|bluehdi|cdi|dci|bluedci|jtdm?|mjt|multijet|m-jet|crdi|tdci|cdti|d4d|d-4d)(?!\p{L})/iu;
/** Windows and seats are electric in any car. */
const electricCar =
  /^(?:(?:100 ?% |full |auto |totalmente |completamente |motore |voll|fully )?(?:elettric[ao]|electric|elektrisch|électrique|el[eé]ctric[oa])|elektroauto|electric (?:car|vehicle)|(?:voiture|véhicule) (?:100 ?% )?électrique|coche eléctrico)$/i;

/** Models that there are with a battery alone, where the message says so itself. */
const electricModel =
  /(?<!\p{L})(?:zoe|leaf|e-?up|e-?golf|id\.? ?[3457]|model [3sxy]|e-?208|500e|ioniq 5|mg4|dolphin)(?![\p{L}\d])/iu;
const electricWord =
  /(?<!\p{L})(?:elettric[ao]|electric|elektrisch|elektro|[ée]lectrique|el[ée]ctric[oa])(?!\p{L})/iu;

/** `renault zoe elettrica 2020`: the word right behind the name. */
const namedElectric =
  /^(?:vendo |cedo )?(?:\p{L}[\p{L}\d-]* ){1,3}elettric[ao](?= (?:anno|del|nel|km|\d)|$)/iu;

const manual =
  /\b(?:petrol|diesel|gasolina|benzin|essence|\dk?) manual\b|\bmanual\b(?! (?:de|d'|of|uso))|\bsch?all?tt?getriebe|\bbo[iî]te m[ée]ca\b|\bschalter\b|\bschaltung\b|\b(?:benzina|diesel|gpl|metano|cv|porte) manuale\b|\bcambio (?:manuale|meccanico)\b|\bmanuale a? ?\d|\bschaltgetriebe|\bhandschaltung|\bmanual (?:gearbox|transmission)\b|\bspeed manual\b|\bbo[iî]te (?:de vitesses? )?(?:manuelle|m[ée]canique)|\bbvm\d?\b|\b(?:cambio|caja) manual\b|^(?:manuale|manuell|manual|manuelle)$/i;
const automatic =
  /\bcambio (?:automatico|autom[áa]tico|auto?|dsg)\b|\bautomatikgetriebe|\bautomatic (?:gearbox|transmission)\b|\bbo[iî]te (?:de vitesses? )?auto(?:matique)?\b|\bbva\d?\b|\bcaja autom[áa]tica|\bdsg\d?\b|\bs[- ]tronic\b|\bsteptronic\b|\btiptronic\b|\bpdk\b|\beat[68]\b|\b[789]g[- ]tronic\b|\b(?:diesel|benzina|gpl|metano|ibrida|hybrid|cv|aut\.|mila|km|porte|ibrido|tdi|sport|h[ií]brido|petrol|dct|reg|essence|gasolina|18) autom[aá]ti(?:c[ao]?|k|que)\b|\b(?:petrol|diesel|hybrid) auto\b|\bautomatik\b|\bautomatic\b(?! (?:air|climate|lights?|wipers?))|\bautom[aá]tico\b(?! aire)|\bgeartronic\b|\bbmp6\b|\bcv aut\b|\bbo[iî]te auto\b|\d[a-z]? automatic[ao]?\b|\b(?:multitronic|powershift|edc|dct|at[689])\b|\bcvt\b|^(?:automatic[ao]|automatik|automatic|automatique|autom[áa]tic[ao])$/i;

const colorWord =
  /\b(?:colore|farbe|couleur|colour|color)(?: (?:esterno|exterior|extérieure?))?[\s:]{1,3}(\p{L}+(?: \p{L}+)?)/iu;

const colorAlone =
  /^(?:di )?(bianc[oa]|ner[oa]|grigi[oa](?: scur[oa]| chiar[oa])?|argento|ross[oa]|blu(?: scuro| chiaro)?|azzurr[oa]|verde|giall[oa]|arancione|marrone|beige|oro|bronzo|viola)(?: (?:met|metal|metalliz|metallizzat[oa]|perla|perlat[oa]|pastello|opac[oa]|lunare|tricoat|antracite))*\.?$/iu;

/** The words of a clause that name the fuel. */
export function fuelWordsIn(text: string): string[] {
  if (electricCar.test(text)) return [text];
  if (namedElectric.test(text) || (electricModel.test(text) && electricWord.test(text))) return ['elettrica'];
  const words = [...text.matchAll(fuel)].flatMap(({ 0: word, index }) =>
    notTheFuel.test(text.slice(Math.max(0, index - fuelReach), index)) ||
    /^\s*:?\s*(?:no|nein|non)\b/i.test(text.slice(index + word.length))
      ? []
      : [word],
  );
  return dieselEngine.test(text) ? [...words, 'diesel'] : words;
}

const fuelReach = 20;

const robotised = /\bcambio robotizzato\b|\betg\d?\b|\beasytronic\b|\bselespeed\b/i;
/** Beside the name and the engine these say what the car has, whatever was done to it. */
const ofTheCarItself =
  /\b(?:dsg|s[- ]tronic|multitronic|edc|dct|steptronic|pdk)\b|(?:\b(?:cv|km|diesel|benzina|tdi|porte)|\d[a-z]?) automatic[ao]?\b/i;

/** What a clause says of the gearbox, in a word that `understand` knows. */
export function gearboxIn(text: string): string[] {
  if (robotised.test(text)) return ['robotizzato'];
  if (notTheGearbox.test(text) && !ofTheCarItself.test(text)) return [];
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
  text.match(/(?<![\d.,])\d(?:[.,' ]?\d{3})? ?(?:cc|ccm|cm3|cm³)(?![\p{L}\d])/giu) ??
  [
    ...text.matchAll(
      /(?<![\d.,/€])((?:[6-9]|[1-6]\d)00)(?= (?:di cilindrata|tdi|jtdm?|mjt|multijet|m-jet|hdi|dci|cdti|cdi|crdi|tdci|tsi|16v|8v|turbo|diesel|benzina|cc)(?!\p{L}))/giu,
    ),
  ].map(([, cc]) => `${cc} cc`);

/** A clause that promises a warranty, where it names no price for it. */
export const warrantyIn = (text: string): string[] =>
  /\bgaran|\bwarrant/i.test(text) && !/€|euro|£/i.test(text) && text.length <= 60 ? [text] : [];
