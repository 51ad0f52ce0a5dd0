import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { isIncluded } from '../../facts/included-fuels.ts';
import { italianTerms } from '../../vocabulary/words/it.ts';
import type { QualityWords } from '../quality-words.ts';
import { unwelcome } from './unwelcome.ts';

/** Option labels that nobody would write in a sentence. */
const rawLabels = [...vocabularies.targetCustomers, ...vocabularies.sellingPoints].filter((label) =>
  /[/+(≤]|\d|^Attento|^Perfetta|^Giovane|^Facile p|^Valore a/.test(label),
);
const labelPattern = new RegExp(rawLabels.map(escapePattern).join('|'), 'u');

const feminine =
  'auto|vettura|berlina|citycar|monovolume|station wagon|cabrio|coupé|sportiva|hatchback|due volumi|supercar|carrozzeria|potenza|garanzia|trazione';
const masculine = 'SUV|pickup|crossover|furgone|fuoristrada|cambio|motore|prezzo|colore';

/** Words verified on 2026-11-21. */
const forbidden: QualityWords['forbidden'] = {
  'doubled-unit': [/\b(km|CV|cc|€|mila|mesi)\s+\1(?!\p{L})/iu, /\dmila mila/iu],
  'wrong-agreement': [
    new RegExp(`\\b(?:il|un|questo|del|al|dal|nel|sul) (?:${feminine})(?!\\p{L})`, 'iu'),
    new RegExp(`\\b(?:la|una|questa|della|alla|dalla|nella|sulla) (?:${masculine})(?!\\p{L})`, 'u'),
    /\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le) (?=\p{L})/u,
    /\b(?:una|la|della|alla|dalla|nella|sulla|questa) (?:auto|elettrica|ibrida)(?!\p{L})/iu,
    /\bun['’](?:SUV|furgone|pickup|crossover|motore|cambio|veicolo|mezzo)/iu,
    /\bun (?:auto|elettrica|ibrida)(?!\p{L})/iu,
    /\b(?:il|un) (?:s[bcdfgptv]|z|gn|ps)\p{Ll}/u,
    /\b(?:lo|uno) (?!s[bcdfghlmnpqrtv]|z|gn|ps|x|y|i[aeou])(?=(?:cambio|motore|prezzo|colore|tetto|navigatore|gancio)(?!\p{L}))/u,
    /carrozzeria (?:bianco|nero|grigio|rosso|giallo)(?!\p{L})/iu,
    /colore (?:bianca|nera|grigia|rossa|gialla)(?!\p{L})/iu,
    /[@~]/u,
    /(?<!\p{L})è (?:libretta|vendita|documente|sostituita turbo|testata|portato \d)/iu,
    /(?<!\p{L})(?:c['’]è|entra|manca|merita) (?:i|gli|le) \p{Ll}/iu,
    /questo [^.:]* (?:Bianca|Nera|Rossa|Grigia) di carrozzeria/u,
  ],
  untranslated: [/\b(?:FWD|RWD|AWD)\b/u, /\bdoors?\b|\bmileage\b/iu],
  'broken-punctuation': [
    /\s[,.;:?!](?!\d)/u,
    /[,;:]{2,}|\.{2,}|[,;:]\.|\.[,;:]/u,
    /\(\s*\)|\[\s*\]/u,
    /[.?!]["»]? \p{Ll}/u,
    / {2,}/u,
    /\n{3,}/u,
    /[^.?!"»\n]$/u,
    /[^.?!"»](?=\n\n)/u,
    /!/u,
  ],
  'leaked-label': [labelPattern],
  shorthand: [
    /(?<![\p{L}-])(?:ant|post|dx|sx|q\.li|navi)(?![\p{L}-])/iu,
    /(?<![\p{L}\p{N}])(?:pdk|pasm|pccb|dsg|abs|esp|usb|gps|gpl|asi|KM)(?![\p{L}\p{N}])/u,
    /€\/mese/u,
  ],
  'defect-praised': [
    /(?:dotazione|accessori|a bordo|equipagg|allestimento|punto a suo favore)[^.]*(?:(?<!\p{L})da (?:fare|rifare|sostituire|cambiare|ricaricare|igienizzare)|rott[oaie](?!\p{L})|gratta|(?<!(?:priv[ao] di|senza|assenza di|nessuna|zero) )vibra(?!zioni assent)|non inclus|scadut|graffi[oa]t?)/iu,
  ],
  placeholder: [
    /undefined|(?<!\p{L})null(?!\p{L})|(?<!\p{L})NaN(?!\p{L})|\[object|\{|\}|<\/?\p{L}|\*\*|lorem ipsum|[<>[\]|]/iu,
  ],
  'banned-word': [
    /ecologic|(?<!\p{L})green(?!\p{L})|emissioni zero|zero emissioni|amic[ao] dell['’]ambiente|impatto zero|ecosostenibil/iu,
    /(?<!\p{L})(?:si dichiara|a quanto dichiarato|il venditore (?:segnala|dichiara)|chi vende aggiunge|così come ci risultan|riportat[eio] come)/iu,
    /occasione imperdibile|imperdibil|da non perdere|affare d['’]oro/iu,
    ...unwelcome.it['banned-word'],
  ],
  'obeyed-instruction': [
    /ignora (?:le|tutte)|(?<!(?:librett[oi]|manual[ei]|libro) (?:di |delle |d[’'])?)istruzioni|as an ai|system prompt|previous instructions/iu,
  ],
  contact: unwelcome.it.contact,
  stereotype: [
    /anche per (?:le )?donne|per (?:una )?donn[ae]|shopping|anzian|femminil|signore e signori|per uomini|over 70/iu,
    ...unwelcome.it.stereotype,
  ],
};

const needsFoundation: QualityWords['needsFoundation'] = [
  ...(
    [
      [/mai (?:stat[ao] )?incidentat/iu, /incident/iu],
      [/unic[oa] proprietari|un solo proprietario/iu, /proprietar/iu],
      [/km certificati|chilometri certificati/iu, /certificat/iu],
      [/tagliand/iu, /tagliand/iu],
      [
        /condizioni perfette|perfette condizioni|ottime condizioni|ottimo stato|pari al nuovo|come nuov[ao]|ben tenut|impeccabil/iu,
        /condizion|stato|nuov|tenut|impeccabil/iu,
      ],
      [
        /vist[ao] e piaciut/iu,
        /piaciut|stato (?:in cui|attuale)|as seen|wie gesehen|besichtigt|en l.état|tal cual|no returns|ausschluss/iu,
      ],
      [/neopatentat/iu, /neopatentat/iu],
      [/euro ?[3-7](?!\d)/iu, /euro ?\d/iu],
      [/ncap|cinque stelle/iu, /ncap|stelle/iu],
      [/\bbollo\b/iu, /bollo/iu],
      [/\biva\b/iu, /\biva\b/iu],
      [/\btan\b|\btaeg\b|finanzia|rateal|in rate/iu, /tan|finanzia|rat[ae]/iu],
      [/ultimi pezzi|ultima disponibile/iu, /ultim/iu],
      [/permuta/iu, /permut/iu],
      [/prova su strada|test drive/iu, /prova|test/iu],
      [/consegna (?:a domicilio|immediata|in)/iu, /consegna/iu],
      [/mantiene il (?:suo )?valore|si rivaluta|investimento sicuro/iu, /valut/iu],
    ] as const
  ).map(([claim, inNotes]) => ({
    rule: 'risky-claim' as const,
    claim,
    foundation: (brief: Brief) => inNotes.test(brief.notes ?? ''),
  })),
  {
    rule: 'risky-claim',
    claim: /pochi (?:km|chilometri)/iu,
    foundation: ({ mileage, notes = '' }) =>
      (mileage !== undefined && mileage < 20_000) || /pochi/iu.test(notes),
  },
  {
    rule: 'warranty-promised',
    claim:
      /(?<!senza |nessuna |non (?:è|ha|c['’]è|è prevista|prevede) )(?:con|la|di|una) garanzia (?:di|della|estesa)|copert[ao] da garanzia/iu,
    foundation: ({ warranty, notes = '' }) =>
      (warranty !== undefined && warranty !== 'Nessuna garanzia') || /garanzi/iu.test(notes),
  },
];

const impossible: QualityWords['impossible'] = [
  ...(
    [
      [/idrogeno/iu, 'Idrogeno'],
      [/\bmetano\b/iu, 'Metano'],
      [/\bGPL\b/iu, 'GPL'],
      [/\bibrid[oa]\b/iu, 'Ibrido'],
      [/motore elettrico|auto elettrica/iu, 'Elettrico'],
      [/\b(?:diesel|gasolio)\b/iu, 'Diesel'],
      [/a benzina/iu, 'Benzina'],
    ] as const
  ).map(([claim, fuel]) => ({
    claim,
    when: ({ fuelType, model, notes = '' }: Brief) =>
      !isIncluded(fuel, fuelType) && !claim.test(`${model} ${notes}`),
  })),
  { claim: /\d cc(?!\p{L})|cilindrata/iu, when: isElectric },
  { claim: /cambio (?:manuale|sequenziale)|frizione a pedale/iu, when: isElectric },
  {
    claim:
      /spazio per (?:tutta )?la famiglia|seggiolin|passeggino|(?:posto|spazio) per i figli|chi siede dietro/iu,
    when: ({ doors = 5, category, notes = '' }) =>
      doors <= 2 &&
      ['Cabrio', 'Coupé', 'Sportiva', 'Furgone'].includes(category ?? '') &&
      !/isofix|seggiolin/iu.test(notes),
  },
  {
    claim: /nuov[ao] di fabbrica|\ba km 0\b/iu,
    when: ({ condition, mileage = 0 }) => condition === 'Km 0' && mileage > 20_000,
  },
];

function isElectric({ fuelType }: Brief): boolean {
  return fuelType === 'Elettrico';
}

const factWords = [
  ...vocabularies.color
    .filter((color) => color !== 'Oro')
    .map((color) => (/[oa]$/.test(color) ? `${color.slice(0, -1)}[oa]` : color)),
  ...[
    'citycar',
    'SUV',
    'berlina',
    'crossover',
    'due volumi',
    'hatchback',
    'station wagon',
    'coupé',
    'cabrio',
  ],
  ...[
    'monovolume',
    'pickup',
    'furgone',
    'a benzina',
    'diesel',
    'elettric[oa]',
    'ibrid[oa]',
    'a GPL',
    'a metano',
    'a idrogeno',
  ],
  ...[
    'manuale',
    'automatico',
    'robotizzato',
    'CVT',
    'sequenziale',
    'anteriore',
    'posteriore',
    'integrale(?: 4x4)?',
  ],
  ...[
    'due porte',
    'tre porte',
    'quattro porte',
    'cinque porte',
    'usat[oa]',
    'aziendale',
    'della casa madre',
    'estesa',
  ],
  ...['color oro', 'di un anno', 'di due anni', 'di tre anni', 'di sei mesi', 'di diciotto mesi'],
];

/** What the checks of Italian texts look for. */
export const italianQuality: QualityWords = {
  forbidden,
  needsFoundation,
  impossible,
  factWords,
  terms: italianTerms,
};
