/** The letters of Italian and French plates. */
const letters = '[A-HJ-NP-TV-Z]';
/** Three letters behind two digits or four that are no plate: drives, engines, makes. */
const noPlate =
  '(?!AWD|FWD|RWD|TDI|TSI|GTI|GTD|GTE|GTS|CDI|HDI|CRD|JTD|JTS|DSG|DCT|TCT|SUV|LPG|GPL|CNG|KWH|MHD|AMG|BMW|KTM|SRT|TDS)';
const modelsWithHyphen = 'C-HR|GSX-[RS]|YZF-R|[BCHWZ]R-V|FR-V|DI-D|VVT-I|GT-[RSL]|ST-[XR]|TT-RS?|GR-S';

/** Number plates of Italy, France, Germany, Spain and Britain, in capitals as they are written. */
export const plates: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${letters}{2}\\d{3}${letters}{2}(?![\\p{L}\\d])`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\d])${letters}{2}[ -]\\d{3}[ -](?!CV|PS|KW|HP|KM|CC|MM|NM|CH|KG|GT)${letters}{2}(?![\\p{L}\\d])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d-])(?!${modelsWithHyphen})\\p{Lu}{1,3}-\\p{Lu}{1,2} \\d{2,4}[EH]?(?![\\p{L}\\d]|[.,]\\d)`,
    'gu',
  ),
  new RegExp(`(?<![\\d.,])\\d{4} ?${noPlate}[BCDFGHJ-NPR-TV-Z]{3}(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])[A-HJ-PR-Y]{2}\\d{2} ?${noPlate}[A-HJ-PR-Z]{3}(?![\\p{L}\\d])`, 'gu'),
];
