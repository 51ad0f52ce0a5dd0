import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { isIncluded } from '../../facts/included-fuels.ts';
import { terms } from '../../vocabulary/terms.ts';
import { englishTerms } from '../../vocabulary/words/en.ts';
import type { QualityWords } from '../quality-words.ts';
import { unwelcome } from './unwelcome.ts';

/** Italian labels that are words of English too, or names that may stand in any text. */
const shared = new Set([
  'SUV',
  'Crossover',
  'Hatchback',
  'Coupé',
  'Diesel',
  'CVT',
  'Beige',
  '4x4',
  'Supercar',
  'Pickup',
  'AWD',
]);
const italian = [...new Set<string>(Object.values(vocabularies).flat())].filter(
  (label) => !shared.has(label),
);

/** Words verified on 2026-11-21. */
const forbidden: QualityWords['forbidden'] = {
  'doubled-unit': [/\b(km|hp|cc|€|months?)\s+\1(?!\p{L})/iu, /€\s?\d[\d,]*\s?€/u],
  'wrong-agreement': [
    /\ba (?:SUV|MPV|LPG|estate|automatic|electric|ex-|accident|automated|orange|18-|8-|8\d?(?:,\d{3})*(?!\d)|11(?!\d)|18(?!\d)|11,\d|18,\d)(?!\p{L}{3})/u,
    /\ban (?:used|hybrid|hatchback|new|van|saloon|car|coupé|convertible|crossover|petrol|diesel|manual|pre-|people|pick-up|city|sports|CVT|hydrogen|one-|two-|12-|24-|36-|six-|three-)(?!\p{L}{9})/u,
    /\b(?!Nome)(\p{L}+) \1\b(?<!\b(?:had had|that that|never never|bang bang))/iu,
    /\b(?:a|an) (?:a|an|the|its|this|two|three)\b(?!-)/iu,
    /(?:^|[.;:,] |\band |\bbecause )(?:it|the car|the van|this car) (?:have|are|were|do|come|need|get)\b/iu,
    /(?:^|[.;:,] |\band |\bif |\bbecause )(?:they|we|you) (?:has|is|was|does)\b/iu,
    /\bit's (?:own|engine|price|place)\b/iu,
    /\b(?:there are|are) an? (?!joy|pleasure|good|bit|part|rare|help|thing|matter|kind|sort|start|lot|few)[\p{L}\d-]+(?: [\p{L}-]+)?\.$/iu,
    /\b(?:two|three|four|five|six|seven|eight|nine) (?:door|seat|month|year|key)\b(?!-)/iu,
    /\b(?:two|three|four|five|six)-(?:doors|seats|months|years)\b/iu,
    /\bone (?:doors|keys|owners|months|years)\b/iu,
    /\b\d+-(?:months|years|inches)\b/iu,
    /\b(?:colour|color) is (?:a|an)\b/iu,
    /[@~]/u,
    /\b(?:(?:new|winter|all-season|summer) tires?|hood panel|trunk|sedan|color|gray|aluminum|license plate|gas station|windshield|fender)\b/u,
  ],
  untranslated: [
    new RegExp(`(?<!\\p{L})(?:${italian.map(escapePattern).join('|')})(?!\\p{L})`, 'u'),
    /(?<!\p{L})(?:FWD|RWD|con|della|degli|garanzia|usat[ao]|cambio|trazione|porte|posti|prezzo|motore|pelle|sedili|cerchi|fari|gomme|tagliand\p{L}+|unico|proprietario|graffi\p{L}*|ammaccatur\p{L}|ruggine|danno|danni|senza|anche|nuov[aoei]|paraurti|portiera|specchi\p{L}+|navigatore|retrocamera|climatizzatore|gancio|tetto)(?!\p{L})/iu,
    /\d\.\d{3}(?!\d)/u,
    /\d ?€|€ \d/u,
    /\b\d+ ?(?:CV|PS|ch)\b/u,
  ],
  'broken-punctuation': [
    /\s[,.;:?!](?!\d)/u,
    /[,;:]{2,}|\.{2,}|[,;:]\.|\.[,;:]/u,
    /\(\s*\)|\[\s*\]/u,
    /[.?!]["”]? \p{Ll}/u,
    / {2,}/u,
    /\n{3,}/u,
    /[^.?!"\n]$/u,
    /[^.?!"](?=\n\n)/u,
    /!/u,
    /[,;:](?!Nome)\p{L}/u,
  ],
  'leaked-label': [
    /\b(?:man|woman|men|women) 40\+|≤ ?35|\b40\+|price-conscious customer|value for money ratio|quality\/price|comfort \/|performance \/|design \//iu,
    /\b(?:budget[- ]conscious|style[- ]conscious|target (?:customer|group|audience)|intended use|selling point)\b/iu,
  ],
  shorthand: [
    /(?<![\p{L}\p{N}-])(?:n\/?s|o\/?s|fsh|pas|a\/c|e\/w|px|vgc|gwo|ono|svc|hpi|reg|approx)(?![\p{L}\p{N}-])/u,
    /€\/month/u,
  ],
  'defect-praised': [
    /(?:equipment|equipped|extras|comes with|treat|benefit|thanks to|enjoy)[^.;]*(?:does not work|not working|needs (?:its|a|new)|broken|(?<!(?:no|without|free of|free from|zero|never a) )(?:scratch|dent(?:s|ed)?\b|rust(?![- ]free)|leak)|expired)/iu,
  ],
  placeholder: [
    /undefined|(?<!\p{L})null(?!\p{L})|(?<!\p{L})NaN(?!\p{L})|\[object|\{|\}|<\/?\p{L}|\*\*|lorem ipsum|[<>[\]|]|::/iu,
  ],
  'banned-word': [
    /eco-?friendly|environmentally friendly|zero[- ]emissions?|emission[- ]free|carbon[- ]neutral|climate[- ]neutral|sustainabl|planet|clean energy|(?<!\p{L})eco(?!\p{L})/iu,
    /unmissable|once[- ]in[- ]a[- ]lifetime|don't miss|must[- ]see|a (?:real |true )?bargain|steal of|hurry (?:up|now)|act now|absolute(?:ly)? (?:beautiful|stunning)|stunning|immaculate|drives like a dream|turn(?:s)? heads|head-turner|look no further|ticks? all the boxes|dream car|hidden gem|best in class/iu,
    /\b(?:according to the seller|the seller (?:states|declares|says)|as declared)\b/iu,
    ...unwelcome.en['banned-word'],
  ],
  'obeyed-instruction': [
    /ignore (?:all|the|previous)|\bas an ai\b|language model|system prompt|previous instructions/iu,
  ],
  contact: unwelcome.en.contact,
  stereotype: [
    /\b(?:for (?:a |the )?(?:ladies|lady|women|woman|men|girls?|boys?)|feminine|masculine|lady driver|shopping trips?|elderly|pensioners?|seniors?|old(?:er)? people|over 70|housewi\p{L}+|mums?|girl|boy racer)\b/iu,
    ...unwelcome.en.stereotype,
  ],
};

const needsFoundation: QualityWords['needsFoundation'] = [
  ...(
    [
      [
        /never (?:been )?(?:in|involved in) an accident|accident[- ]free/iu,
        /incident|accident|unfall|sinistr|accidente/iu,
      ],
      [/one owner|single owner|sole owner|first owner/iu, /propriet|owner|hand|main|dueñ|besitz/iu],
      [
        /(?:certified|genuine|verified|guaranteed) mileage/iu,
        /certif|real|garant|document|original|mileage|kilomet/iu,
      ],
      [
        /serviced|service history|service book|full history/iu,
        /tagliand|manutenz|libretto|servic|scheckheft|entretien|carnet|revisi|wart/iu,
      ],
      [
        /(?:perfect|excellent|mint|great|superb|pristine|good|top) condition|like new|as new|well kept|well looked after|cared[- ]for/iu,
        /condizion|stato|nuov|tenut|impeccabil|conserv|condition|new|kept|zustand|état|estado|neu|neuf/iu,
      ],
      [
        /newly qualified drivers|(?:can|may) be driven by new drivers/iu,
        /neopatentat|new driver|qualified|fahranf|jeune|novel/iu,
      ],
      [
        /sold as seen|no returns|caveat emptor/iu,
        /piaciut|stato (?:in cui|attuale)|as seen|wie gesehen|besichtigt|en l.état|tal cual|no returns|ausschluss/iu,
      ],
      [/euro ?[3-7](?!\d)/iu, /euro ?\d/iu],
      [/ncap|five[- ]star/iu, /ncap|stelle|star/iu],
      [/road tax|vehicle tax/iu, /bollo|superbollo|tax|steuer|vignette|impuesto/iu],
      [/\bvat\b/iu, /\biva\b|\bvat\b|mwst|\btva\b/iu],
      [
        /\b(?:apr|tan|taeg)\b|financ(?:e|ing)|instalments?|monthly payment/iu,
        /tan|finanz|rat[ae]|financ|leasing/iu,
      ],
      [/the last one (?:available|left|in stock)|last chance|only one left|last remaining/iu, /ultim|last/iu],
      [/part[- ]exchange|trade-in/iu, /permut|exchange|trade|inzahlung|reprise/iu],
      [/test[- ]drive/iu, /prova|test|probefahrt|essai|prueba/iu],
      [
        /(?:home|free|nationwide|immediate) delivery|delivery available/iu,
        /consegna|deliver|liefer|livraison|entrega/iu,
      ],
      [
        /(?:holds?|keeps?|retains?) its value|(?:it|value|price|car) will (?:rise|gain|appreciate)|safe investment|appreciating/iu,
        /valut|valore|value/iu,
      ],
      [/\b(?:mot|roadworthiness)\b/u, /revision|collaud|\bmot\b|inspection|\bhu\b|tüv|contrôle|itv/iu],
    ] as const
  ).map(([claim, inNotes]) => ({
    rule: 'risky-claim' as const,
    claim,
    foundation: (brief: Brief) => inNotes.test(brief.notes ?? ''),
  })),
  {
    rule: 'risky-claim',
    claim: /low mileage|few (?:km|kilometres)/iu,
    foundation: ({ mileage, notes = '' }) =>
      (mileage !== undefined && mileage < 20_000) || /pochi|few|low|wenig|peu|poco/iu.test(notes),
  },
  {
    rule: 'warranty-promised',
    claim:
      /(?<!(?:no|without|not|nor|without any|without a) )(?:warranty|guarantee)(?! is not| is part of the sale:? no)/iu,
    foundation: ({ warranty, notes = '' }) =>
      warranty !== undefined || /garanz|warrant|guarant|garant/iu.test(notes),
  },
  {
    rule: 'warranty-promised',
    claim:
      /(?:with|has|includes?|including|carries) (?:a|an|the) (?:[\p{L}\d'-]+ )?warranty|warranty (?:included|comes with)/iu,
    foundation: ({ warranty, notes = '' }) =>
      (warranty !== undefined && warranty !== 'Nessuna garanzia') ||
      /garanz|warrant|guarant|garant/iu.test(notes),
  },
];

const impossible: QualityWords['impossible'] = [
  ...(
    [
      [/\bhydrogen\b/iu, 'Idrogeno', /idrogeno|hydrogen/iu],
      [/natural[- ]gas|\bCNG\b/iu, 'Metano', /metano|cng|natural gas/iu],
      [/\bLPG\b/iu, 'GPL', /gpl|lpg/iu],
      [/\bhybrid\b/iu, 'Ibrido', /ibrid|hybrid/iu],
      [
        /electric (?:motor|car|drive|SUV|hatchback|saloon|estate|van|city car|crossover)\b/iu,
        'Elettrico',
        /elettric|electric/iu,
      ],
      [/\bdiesel\b/iu, 'Diesel', /diesel|gasolio/iu],
      [/\bpetrol\b/iu, 'Benzina', /benzina|petrol/iu],
    ] as const
  ).map(([claim, fuel, named]) => ({
    claim,
    when: ({ fuelType, make, model, notes = '' }: Brief) =>
      !isIncluded(fuel, fuelType) && !named.test(`${make} ${model} ${notes}`),
  })),
  { claim: /\d cc(?!\p{L})|\bdisplac/iu, when: isElectric },
  { claim: /(?:manual|sequential) (?:gearbox|transmission)|clutch pedal/iu, when: isElectric },
  {
    claim:
      /room for (?:the )?(?:family|children)|child seats?(?! mount)|pushchair|those in the back|back seat/iu,
    when: ({ doors = 5, category, notes = '' }) =>
      doors <= 2 &&
      ['Cabrio', 'Coupé', 'Sportiva', 'Furgone'].includes(category ?? '') &&
      !/isofix|seggiolin|child seat/iu.test(notes),
  },
  {
    claim: /brand new|factory[- ]fresh|\bpre-registered\b/iu,
    when: ({ condition, mileage = 0 }) => condition === 'Km 0' && mileage > 20_000,
  },
];

function isElectric({ fuelType }: Brief): boolean {
  return fuelType === 'Elettrico';
}

/** Everyday words that name a part as well: masking them would hide the wording itself. */
const ordinary = new Set([
  'seats',
  'engine',
  'seat',
  'side',
  'roof',
  'door',
  'window',
  'interior',
  'trim',
  'noise',
  'wear',
  'range',
]);

const factWords = [
  ...[
    'white',
    'black',
    'grey',
    'red',
    'blue',
    'green',
    'yellow',
    'orange',
    'brown',
    'purple',
    'silver',
    'gold',
    'beige',
    'burgundy',
  ],
  ...[
    'saloon',
    'SUV',
    'crossover',
    'hatchback',
    'estate',
    'coupé',
    'convertible',
    'MPV',
    'people carrier',
    'pick-up',
    'van',
    'sports car',
    'city car',
  ],
  ...['petrol', 'diesel', 'electric', 'hybrid', 'LPG', 'natural[ -]gas', 'hydrogen'],
  ...['manual', 'automatic', 'automated', 'CVT', 'sequential'],
  ...['(?:front|rear|four|all)-wheel[ -]drive', 'the (?:front|rear) wheels', 'all four wheels'],
  ...['(?:two|three|four|five|six)[ -]doors?', 'used', 'ex-company', 'pre-registered', 'accident-damaged'],
  ...['(?:six|one|two|three|\\d+)-(?:month|year) warranty', 'manufacturer.s warranty', 'extended warranty'],
  ...Object.entries(englishTerms.terms)
    .filter(([term, [, say]]) => terms[term as keyof typeof terms] === 'equipment' && !ordinary.has(say))
    .map(([, [, say]]) => escapePattern(say)),
];

/** What the checks of English texts look for. */
export const englishQuality: QualityWords = {
  forbidden,
  needsFoundation,
  impossible,
  factWords,
  terms: englishTerms,
};
