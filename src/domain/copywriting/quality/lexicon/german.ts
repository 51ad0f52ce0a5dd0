import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { isIncluded } from '../../facts/included-fuels.ts';
import { germanTerms } from '../../vocabulary/words/de.ts';
import type { QualityWords } from '../quality-words.ts';
import { unwelcome } from './unwelcome.ts';

/** Labels of the Italian form that are words of no German text. */
const shared =
  /^(?:SUV|Crossover|Hatchback|Coupé|Cabrio|Pickup|Diesel|CVT|Beige|Bordeaux|4x4|AWD|FWD|RWD|Supercar)$/;
const labels = Object.values(vocabularies)
  .flat()
  .filter((label) => !shared.test(label));
const labelPattern = new RegExp(`(?<!\\p{L})(?:${labels.map(escapePattern).join('|')})(?!\\p{L})`, 'u');

const masculine =
  'Wagen|Kombi|SUV|Crossover|Van|Transporter|Kastenwagen|Kleinwagen|Sportwagen|Pick-up|Motor|Preis|Antrieb|Kofferraum|Innenraum|Schaden|Kratzer';
const feminine = 'Limousine|Automatik|Garantie|Ausstattung|Leistung|Farbe|Kupplung|Tür|Tageszulassung';
const neuter = 'Auto|Fahrzeug|Coupé|Cabrio|Cabriolet|Getriebe|Schaltgetriebe|Unfallfahrzeug';
const word = (before: string, nouns: string) =>
  new RegExp(`(?<!\\p{L})(?:${before}) (?:${nouns})(?!\\p{L})`, 'u');

/** Words verified on 2026-11-21. */
const forbidden: QualityWords['forbidden'] = {
  'doubled-unit': [
    /(?<!\p{L})(km|PS|kW|cm³|€|Tausend|Monate) \1(?!\p{L})/iu,
    /(?<!\p{L})(der|die|das|den|dem|mit|und|von|für|ist) \1(?!\p{L})/iu,
  ],
  'wrong-agreement': [
    word('[Dd]as|[Ee]ine|[Dd]ieses|[Ii]m Besitz die|[Ss]eine|[Ee]iner|zur', masculine),
    word('[Dd]as|[Ee]in|[Dd]en|[Dd]em|[Dd]ieser? den|[Dd]ieses|[Ee]inen|[Ee]inem|zum|im|am', feminine),
    word('[Dd]ie|[Ee]ine|[Dd]en|[Dd]iese|[Ee]inen|[Ee]iner|zur', neuter),
    /(?<!\p{L})(?:[Ee]in|[Kk]ein) \p{Ll}+e (?:Wagen|Kombi|SUV|Kleinwagen|Coupé|Cabrio|Transporter)(?!\p{L})/u,
    /(?<!\p{L})(?:in|an|von|zu|bei) dem (?:Wagen|Preis|Kofferraum)(?!\p{L})/iu,
    /(?<!\p{L})mit (?:\p{Ll}+er )?(?:Türe|Jahre|Monate)(?!\p{L})/u,
    /[@~]/u,
  ],
  untranslated: [
    /(?<!\p{L})(?:FWD|RWD|AWD|Km 0|cc|CV)(?!\p{L})/u,
    /(?<!\p{L})(?:mileage|doors|gearbox|warranty|owner|cambio|tagliand\p{L}*|garanzia|cerchi|gomme|sedili|unico|usat[oa]|della|degli|con|per il)(?!\p{L})/iu,
  ],
  'broken-punctuation': [
    /\s[,.;:?!](?!\d)/u,
    /[,;:]{2,}|\.{2,}|[,;:]\.|\.[,;:]/u,
    /\(\s*\)|\[\s*\]/u,
    /[.?!]["“]? \p{Ll}/u,
    / {2,}/u,
    /\n{3,}/u,
    /[^.?!"“\n]$/u,
    /[^.?!"“](?=\n\n)/u,
    /!/u,
    /(?<!\p{L})und (?:und|sowie|,)|, (?:und )?[.;:]/u,
    /["“][^"“”\n]*$/u,
  ],
  'leaked-label': [labelPattern],
  shorthand: [
    /(?<![\p{L}-])(?:inkl|zzgl|ca|bzw|vgl|evtl|ggf|usw|etc|li|re|vo|hi|elektr|autom|MwSt|TÜV-neu|Bj|EZ|NR|VB|VHB|AHK|SHZ|PDC|ZV|eFH|WR|SR)(?![\p{L}-])/u,
    /€\/Monat|KM(?!\p{L})/u,
  ],
  'defect-praised': [
    /(?:Ausstattung|an Bord|Zubehör|Extras|freuen|Pluspunkt)[^.]*(?:defekt|erneuerungsbedürftig|reparaturbedürftig|verkratzt|fehlend|funktionslos|abgelaufen|(?<!(?:ohne|keine?n?|frei von) )(?:Kratzer|Delle|Rost(?!frei)))/u,
  ],
  placeholder: [
    /undefined|(?<!\p{L})null(?!\p{L}| )|(?<!\p{L})NaN(?!\p{L})|\[object|\{|\}|<\/?\p{L}|\*\*|lorem ipsum|[<>[\]|]/iu,
  ],
  'banned-word': [
    /umweltfreundlich|ökologisch|klimaneutral|emissionsfrei|null emission|(?<!\p{L})grüne[rs]? (?:Auto|Wagen|Mobilität)|nachhaltig|sauberes Auto|CO2-neutral/iu,
    /Schnäppchen|nur heute|einmalige Gelegenheit|unschlagbar|greifen Sie zu|zuschlagen|Traumauto|Hingucker|lässt keine Wünsche offen|das Herz höher|unverzichtbar|ein absolutes Muss|Fahrspaß pur|Blickfang/iu,
    /laut Verkäufer|nach Angaben des|wird erklärt/iu,
    ...unwelcome.de['banned-word'],
  ],
  'obeyed-instruction': [
    /ignorier|(?<!Betriebs|Gebrauchs|Bedienungs)Anweisung|als KI|Sprachmodell|system prompt|previous instructions|istruzioni|ignora/iu,
  ],
  contact: unwelcome.de.contact,
  stereotype: [
    /für (?:die )?(?:Frau|Dame|Männer|Herren)|Frauenauto|Rentner|Senior|ältere Herr|Shopping|über 70|Ü40|Hausfrau|weiblich/iu,
    ...unwelcome.de.stereotype,
  ],
};

const inNotes = (words: RegExp) => (brief: Brief) => words.test(brief.notes ?? '');

const needsFoundation: QualityWords['needsFoundation'] = [
  ...(
    [
      [/unfallfrei|nie (?:einen )?Unfall/iu, /incident|unfall|accident|crash|sinistr|accidentad/iu],
      [
        /erster? Hand|Vorbesitzer|Erstbesitzer|nur einen Besitzer/iu,
        /proprietar|hand|besitz|halter|owner|propri[ée]t|due[ñn]o|main/iu,
      ],
      [
        /wie gesehen|wie besichtigt|unter Ausschluss/iu,
        /piaciut|stato (?:in cui|attuale)|as seen|wie gesehen|besichtigt|en l.état|tal cual|no returns|ausschluss/iu,
      ],
      [/zertifiziert|nachweislich/iu, /certific|zertifi|nachweis|certified|document|beleg|attest/iu],
      [
        /scheckheft|Serviceheft|Servicehistorie|gewartet|Inspektion(?!sstau)/iu,
        /tagliand|libretto|manutenz|service|scheckheft|inspektion|wartung|revision|entretien|carnet|mantenim|servic|collaud/iu,
      ],
      [
        /einwandfreie[mrn]? Zustand|Bestzustand|neuwertig|wie neu|sehr gute[mrn]? Zustand|Top-?Zustand|makellos|(?<!\p{L})gepflegt/iu,
        /condizion|stato|nuov|tenut|impeccabil|zustand|neu|gepflegt|condition|[ée]tat|estado|new|kept|perfett|ottim|cuidad|soign/iu,
      ],
      [/für Fahranfänger zugelassen/iu, /neopatentat|anfänger|new driver|novice|jeune|novel/iu],
      [/Euro ?[3-7](?!\d)/iu, /euro ?\d/iu],
      [/NCAP|fünf Sterne/iu, /ncap|stelle|stern|star/iu],
      [/Kfz-Steuer|Superbollo/iu, /bollo|steuer|tax|vignette|impuesto/iu],
      [/Mehrwertsteuer|Differenzbesteuer/iu, /\biva\b|mwst|mehrwert|ust|vat|tva|differenz|margin/iu],
      [
        /Finanzierung|effektiver Jahreszins|Monatsrate|Leasing/iu,
        /tan|finan[zc]i|rat[ae]|leasing|noleggio/iu,
      ],
      [/letztes Exemplar|nur noch (?:ein Exemplar|wenige|\d)/iu, /ultim|letzt|last|derni/iu],
      [/Inzahlungnahme|in Zahlung/iu, /permut|ritir|inzahlung|part.?ex|trade|reprise|tausch/iu],
      [/Probefahrt/iu, /prova|test|probefahrt|essai|prueba/iu],
      [
        /Lieferung|liefern wir|sofort verfügbar/iu,
        /consegn|liefer|deliver|livr|entreg|pronta|sofort|subito|disponib/iu,
      ],
      [/wertstabil|Wertanlage|wertbeständig|Wertzuwachs|steigt im Wert/iu, /valut|wert/iu],
      [/HU(?!\p{L})|Hauptuntersuchung|TÜV/u, /revision|collaud|hu|tüv|mot|contr[ôo]le|itv|hauptunter/iu],
    ] as const
  ).map(([claim, words]) => ({ rule: 'risky-claim' as const, claim, foundation: inNotes(words) })),
  {
    rule: 'risky-claim',
    claim: /wenige? (?:km|Kilometer)|geringe[rn]? (?:Laufleistung|Kilometerstand)/iu,
    foundation: ({ mileage, notes = '' }) =>
      (mileage !== undefined && mileage < 20_000) || /pochi|wenig|gering|low|peu|poco/iu.test(notes),
  },
  {
    rule: 'warranty-promised',
    claim:
      /(?<!(?:ohne|keine|keinerlei) )(?<!ohne jede )(?:\d+ Monaten? |Jahren? |Hersteller|erweiterter? |verlängerter? )[Gg]arantie|inklusive Garantie/u,
    foundation: ({ warranty, notes = '' }) =>
      (warranty !== undefined && warranty !== 'Nessuna garanzia') || /garan|warrant/iu.test(notes),
  },
];

const impossible: QualityWords['impossible'] = [
  ...(
    [
      [/Wasserstoff|Brennstoffzelle/iu, 'Idrogeno', /idrogen|wasserstoff|hydrog/iu],
      [/Erdgas/iu, 'Metano', /metano|erdgas|cng/iu],
      [/Autogas|LPG/u, 'GPL', /gpl|lpg|autogas|glp/iu],
      [/Hybrid/iu, 'Ibrido', /[ih]+[iy]?brid/iu],
      [
        /Elektromotor|Elektroantrieb|Elektroauto|fährt elektrisch/iu,
        'Elettrico',
        /elett?ri|elektr|electri/iu,
      ],
      [/(?<!\p{L})Diesel(?:motor)?(?!\p{L})/u, 'Diesel', /diesel|gasolio|gazole/iu],
      [/Benzin(?:er|motor)?(?!\p{L})/u, 'Benzina', /benzin|petrol|essence|gasolina/iu],
    ] as const
  ).map(([claim, fuel, given]) => ({
    claim,
    when: ({ fuelType, model, notes = '' }: Brief) =>
      !isIncluded(fuel, fuelType) && !given.test(`${model} ${notes}`),
  })),
  { claim: /cm³|Hubraum/u, when: isElectric },
  { claim: /Schaltgetriebe|sequenzielle[ns]? Getriebe|Kupplungspedal(?! fehlt)/u, when: isElectric },
  {
    claim: /Platz für die (?:ganze )?Familie|Kindersitz|Kinderwagen|auf der Rückbank/iu,
    when: ({ doors = 5, category, notes = '' }) =>
      doors <= 2 &&
      ['Cabrio', 'Coupé', 'Sportiva', 'Furgone'].includes(category ?? '') &&
      !/isofix|seggiolin|kindersitz/iu.test(notes),
  },
  {
    claim: /fabrikneu|Tageszulassung/iu,
    when: ({ condition, mileage = 0 }) => condition === 'Km 0' && mileage > 20_000,
  },
];

function isElectric({ fuelType }: Brief): boolean {
  return fuelType === 'Elettrico';
}

const ending = '(?:e[mnrs]?)?';

const factWords = [
  ...[
    ...['weiß', 'schwarz', 'grau', 'rot', 'blau', 'grün', 'gelb', 'braun', 'violett'],
    ...['orangefarben', 'silber(?:n|farben)', 'goldfarben', 'beigefarben', 'bordeauxrot'],
    ...['(?:zwei|drei|vier|fünf|sechs)türig'],
  ].map((adjective) => adjective + ending),
  ...['Orange', 'Silber', 'Gold', 'Beige', 'Limousine', 'SUV', 'Crossover', 'Schräghecklimousine'],
  ...['Schrägheckmodell', 'Kombi', 'Coupé', 'Cabrio(?:let)?', 'Van', 'Pick-up', 'Transporter'],
  ...['Kastenwagen', 'Sportwagen', 'Kleinwagen', 'Stadtauto'],
  ...['Benzinmotor', 'Benziner', 'Benzin', 'Dieselmotor', 'Diesel', 'Elektromotor', 'Elektroantrieb'],
  ...['Hybridantrieb', 'Autogas(?:antrieb|motor)?', 'Erdgas(?:motor|antrieb)?'],
  ...['Brennstoffzellenantrieb', 'Wasserstoff(?:antrieb)?', 'elektrisch'],
  ...[
    `(?:automatisierte[mnrs]? )?Schaltgetriebe`,
    'Automatik(?:getriebe)?',
    '(?:stufenlose[mnrs]? )?CVT-Getriebe',
  ],
  ...['sequenzielle[mnrs]? Getriebe', '(?:Front|Vorderrad|Heck|Hinterrad|Allrad)antrieb'],
  ...['Vorderräder', 'Hinterräder', 'Räder', '(?:zwei|drei|vier|fünf|sechs) Türen'],
  ...['Gebrauchtwagen', 'Neuwagen', 'Tageszulassung', 'Dienstwagen', 'Firmenwagen', 'Unfallfahrzeug'],
  ...['Herstellergarantie', '(?:erweiterte|verlängerte)r? Garantie'],
  ...['Monaten? Garantie', 'Jahr(?:en?)? Garantie'],
  ...['cm³ Hubraum', 'cm³', 'kW', 'Laufleistung', 'Tacho'],
];

/** The nouns for what notes name: "Panoramadach", "Lederlenkrad". */
const noteWords = [
  ...new Set(
    Object.values(germanTerms.terms).flatMap(([, say]) => say.match(/(?<!\p{L})\p{Lu}[\p{L}-]{6,}/gu) ?? []),
  ),
];

/** What the checks of German texts look for. */
export const germanQuality: QualityWords = {
  forbidden,
  needsFoundation,
  impossible,
  factWords: [...noteWords, ...factWords],
  terms: germanTerms,
};
