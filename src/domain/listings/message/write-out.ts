import { readItalianNumber } from './italian-numbers.ts';

/** How sellers misspell makes and what belongs to every offer, and how it is written. */
const misspelt: readonly (readonly [typed: RegExp, written: string])[] = [
  [
    /(?<!\p{L})(?:wolks?wagh?en|volks?vagen|volkswaghen|wolksvagen|vokswagen|volkwagen)(?!\p{L})/giu,
    'Volkswagen',
  ],
  [/(?<!\p{L})(?:peg[eu]o[ut]{1,2}|peugeout|peugot|pegeot|peugeuot|peugiot)(?!\p{L})/giu, 'Peugeot'],
  [/(?<!\p{L})(?:ren+oult?|reno|renaul|renalt)(?!\p{L})/giu, 'Renault'],
  [/(?<!\p{L})(?:mercede(?:ss)?|merceds|mercedez)(?!\p{L})/giu, 'Mercedes'],
  [/(?<!\p{L})(?:h[iy]und[ay]{1,2}i?|hunday|hundai|hyunday|hiundai)(?!\p{L})(?<!hyundai)/giu, 'Hyundai'],
  [/(?<!\p{L})(?:citr[oö]{1,2}e?n?ne|citroe|citrone|citroien)(?!\p{L})/giu, 'Citroen'],
  [/(?<!\p{L})(?:suzuchi|susuki|suzuky)(?!\p{L})/giu, 'Suzuki'],
  [/(?<!\p{L})(?:nisan|nissa)(?!\p{L})/giu, 'Nissan'],
  [/(?<!\p{L})(?:toyotta|tojota|toiota)(?!\p{L})/giu, 'Toyota'],
  [/(?<!\p{L})(?:scoda)(?!\p{L})/giu, 'Skoda'],
  [/(?<!\p{L})(?:porche|porshe)(?!\p{L})/giu, 'Porsche'],
  [/(?<!\p{L})ci[ -]max(?!\p{L})/giu, 'C-Max'],
  [/(?<!\p{L})prez{1,3}z?o(?!\p{L})(?<!prezzo)/giu, 'prezzo'],
  [/(?<!\p{L})benza?(?!\p{L})/giu, 'benzina'],
  [/(?<!\p{L})dies[el]{0,1}(?!\p{L})(?<!diesel)/giu, 'diesel'],
  [/(?<!\p{L})chilomet{1,2}r?i?(?!\p{L})(?<!chilometri)/giu, 'chilometri'],
  [/(?<=\d ?)eur(?:i|ini)(?!\p{L})/giu, 'euro'],
  [/(?<!\p{L})(?:sono )?(?:interessat[oa]|intenzionat[oa]) a vendere(?!\p{L})/giu, 'vendo'],
  // "la vendo perché mi arriva la yaris cross.": another car
  [
    /(?<=^|[.!] ?)l[ao] (?:vendo|cedo) perch[eé] (?:mi )?(?:arriva|è arrivat|ho pres|prend|compr|ho ordinat)[^.]*\./giu,
    '',
  ],
  [/(?<=\d{3})(?: ?eu|e)(?= |$|,|\.)/gu, ' €'],
  [/(?<=\d) mille(?= (?:km|bornes))/giu, ' mila'],
  [/(?<=\d)\. ?tkm(?!\p{L})/giu, ' tkm'],
  [/(?<=\d{3}) ?tsd(?= |$)/giu, '.000'],
  [/(?<=\d)er(?= |$)/gu, ''],
  [/(?<!\p{L})aut+ma+tic(?=[oa](?!\p{L}))/giu, 'automatic'],
  // "nissan juke no, è una citroen"
  [/(?<=^|[.,;] ?)\p{L}+ [\p{L}\d-]+ no,? (?=è una? )/giu, ''],
  // "+ iva no scusa iva inclusa": what is taken back was not said
  [/\+ ?iva,? (?:no,? )?(?:scusa|scusate),?/giu, ''],
];

/** Returns a message as its sender meant to spell it: makes, common words, Italian numbers in words as figures. */
export const writeOut = (message: string): string =>
  readItalianNumber(misspelt.reduce((text, [typed, written]) => text.replace(typed, written), message));
