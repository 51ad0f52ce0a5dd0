import type { Term } from '../../../vocabulary/terms.ts';
import { italianTerms } from '../../../vocabulary/words/it.ts';

/**
 * What a term leaves out though the seller typed it: each row says it again in Italian, the text of the
 * term going in and coming out. Gender and number stay.
 */
type Detail = readonly [Term, RegExp, (said: string, found: RegExpExecArray, name: string) => string];

const after =
  (words: string) =>
  (said: string, _: RegExpExecArray, name: string): string => {
    if (said.includes(words)) return said;
    return said.includes(name) ? said.replace(name, `${name} ${words}`) : `${said} ${words}`;
  };

const details: readonly Detail[] = [
  [
    'surroundCamera',
    /360/u,
    (said) => said.replace(/telecamera perimetrale(?: a 360°)?/u, 'telecamera a 360°'),
  ],
  [
    'mainsSocket',
    /(2[23]0)/u,
    (said, [, volts = '']) => said.replace('elettrica domestica', `da ${volts} V`),
  ],
  ['scratch', /graffiett/iu, (said) => said.replace(/^graffio/u, 'piccolo graffio')],
  ['scratches', /graffiett/iu, (said) => said.replace(/^graffi/u, 'piccoli graffi')],
  ['scratch', /segn(?:o|etto)/iu, (said) => said.replace('graffio', 'segno')],
  ['scratches', /segn(?:i|etti)(?!\p{L})/iu, (said) => said.replace('graffi', 'segni')],
  ['firstOwner', /proprietaria/iu, (said) => said.replace('primo proprietario', 'prima proprietaria')],
  ['secondOwner', /proprietaria/iu, (said) => said.replace('secondo proprietario', 'seconda proprietaria')],
  ['oneOwner', /proprietaria/iu, (said) => said.replace('un unico proprietario', 'un’unica proprietaria')],
  ['floorMats', /in gomma/iu, after('in gomma')],
  ['floorMats', /in (?:velluto|moquette)/iu, after('in velluto')],
  ['leather', /frau/iu, after('Poltrona Frau')],
  ['leather', /nappa/iu, after('Nappa')],
  [
    'leather',
    /pelle (windsor|valcona|merino|dakota|vernasca|nevada|milano|sensafin)/iu,
    (said, found, of) => after(capitalised(found[1] ?? ''))(said, found, of),
  ],
  [
    'contrastStitching',
    /cuciture (\p{L}+e) /iu,
    (said, [, colour = '']) => said.replace('cuciture', `cuciture ${colour.toLowerCase()}`),
  ],
  [
    'alloyWheels',
    /styling (\d+ ?m?)/iu,
    (said, [, number = '']) => `${said} styling ${number.toUpperCase()}`,
  ],
  ['leatherWheel', /regolabil/iu, after('regolabile')],
  ['diffLock', /elettronic/iu, after('elettronico')],
  ['chargingCable', /(?:tipo|type) ?2/iu, after('tipo 2')],
  ['chargingCable', /(?:domestic|casa(?!\p{L}))(?!.*colonnin)/iu, after('domestico')],
  [
    'chargingCable',
    /caricator|caricabatt|carichino/iu,
    (said) => said.replace('cavo di ricarica', 'caricatore'),
  ],
  ['chargingCable', /wallbox/iu, after('per la wallbox')],
  ['adBlue', /serbatoio/iu, (said) => said.replace('impianto AdBlue', 'serbatoio AdBlue')],
  [
    'gearboxOilChange',
    /(?<!\p{L})(dsg|s ?tronic|pdk|edc|cvt)(?!\p{L})/iu,
    (said, [, gearbox = '']) =>
      said
        .replace(new RegExp(` ${gearbox}(?= ad? | nel |$)`, 'iu'), '')
        .replace(/del cambio(?! \p{Lu})/u, `del cambio ${gearbox.toUpperCase()}`),
  ],
  ['chargingCables', /(?:tipo|type) ?2/iu, after('tipo 2')],
  ['solarPanel', /montat/iu, (said) => said.replace(/ (nel|a|ad) (?=\p{L}* ?20\d\d)/u, ' montato $1 ')],
  [
    'rust',
    /po['’]? di ruggine|un filo di ruggine/iu,
    (said) => said.replace('leggera ruggine', 'leggera traccia di ruggine'),
  ],
  ['foldingSeats', /60\/40/u, after('60/40')],
  ['foldingSeats', /40\/20\/40/u, after('40/20/40')],
  [
    'navigation',
    /(?:^|\s)(pro|professional|plus)(?:$|\s)/iu,
    (said, found, of) => after(capitalised(found[1] ?? ''))(said, found, of),
  ],
  [
    'gasSystem',
    /(\d{2,4}) ?km (?:a|di|con il|con) (?:gas|metano)/iu,
    (_, [, km]) => `autonomia di ${km} km a gas`,
  ],
  [
    'tanksInspection',
    /^(?!.*(?:scad|fino|prossim|valid)).*(?:revisionat|collaudat|fatt[oei])/iu,
    (said) => said.replace('fino al ', 'nel ').replace(/fino (?=ad? )/u, ''),
  ],
  [
    'lastService',
    /appena/iu,
    (said) => said.replace('ultimo tagliando recente', 'tagliando appena eseguito'),
  ],
  ['tanksInspection', /bombola/iu, (said) => said.replace('delle bombole', 'della bombola')],
  [
    'oilUse',
    /molto|tanto|parecchio|troppo|anomal|eccessiv/iu,
    (said) => said.replace('consuma olio', 'consuma molto olio'),
  ],
  [
    'servicedByMaker',
    /sempre/iu,
    (said) => said.replace('è stat@ tagliandat@', 'è stat@ sempre tagliandat@'),
  ],
  [
    'warningLight',
    /(?:spia|avaria) motore/iu,
    (said) => (said.includes('motore') ? said : said.replace('spia', 'spia motore')),
  ],
  ['impact', /(?<!\p{L})forte(?!\p{L})/iu, (said) => (said.includes('forte') ? said : `forte ${said}`)],
  ['rims', /brunit/iu, (said) => said.replace('oscurati', 'bruniti')],
  ['alloyWheels', /brunit/iu, (said) => said.replace('oscurati', 'bruniti')],
  [
    'imported',
    /importat[oa] (dall[a’']?(?: ?\p{L}+)|da(?:l|i|gli|lle)? \p{L}+)/iu,
    (said, [, from = '']) => said.replace('importat@', `importat@ ${properly(from)}`),
  ],
  ['ambientLight', /(\d+) colori/iu, (said, [, colours = '']) => `${said} a ${colours} colori`],
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** "dalla germania" → "dalla Germania". */
const properly = (where: string) => where.replace(/(\p{L}+)$/u, (country) => capitalised(country));

/** Returns what is said of a term with the details the seller typed beside it. */
export function keepDetails(term: Term, said: string, typed: string): string {
  const kept = details
    .reduce((text, [of, pattern, finer]) => {
      const found = of === term ? pattern.exec(typed) : null;
      return found ? finer(text, found, italianTerms.terms[term][1].replaceAll('@', '')) : text;
    }, said)
    .replace('da revisionare', /da rifare/iu.test(typed) ? 'da rifare' : 'da revisionare')
    .replace(/(?<=(?:sostituit|revisionat|rifatt|riparat|eseguit|pulit)[oaie]) recent[ei]/u, ' di recente');
  return about.test(typed) && !/circa/u.test(kept)
    ? kept.replace(/(?<=(?:^| )(?:d[ia] )?)(?=\d)/u, 'circa ')
    : kept;
}

/** "circa 45 km", "60 euro circa". */
const about = /(?<!\p{L})(?:circa|ca\.?) ?\d|\d ?(?:€|\p{L}{1,5})? circa(?!\p{L})/iu;
