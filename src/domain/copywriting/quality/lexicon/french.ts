import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { isIncluded } from '../../facts/included-fuels.ts';
import { frenchTerms } from '../../vocabulary/words/fr.ts';
import type { QualityWords } from '../quality-words.ts';
import { unwelcome } from './unwelcome.ts';

/** Option labels that nobody would write in a sentence, least of all in French. */
const rawLabels = [
  ...vocabularies.targetCustomers,
  ...vocabularies.sellingPoints,
  ...vocabularies.intendedUse,
  ...vocabularies.warranty,
  ...vocabularies.condition,
].filter((label) =>
  /[/+(≤ ]|\d|Neopatentato|Pendolare|Sicurezza|Campagna|Lavoro|Semicollisione|Aziendale|Usato/.test(label),
);
const labelPattern = new RegExp(rawLabels.map(escapePattern).join('|'), 'iu');

const feminine =
  'voiture|auto|berline|citadine|compacte|sportive|supercar|carrosserie|puissance|garantie|boîte|traction|propulsion|transmission|teinte|banquette|peinture|courroie';
const masculine =
  'SUV|crossover|break|coupé|cabriolet|monospace|pick-up|fourgon|utilitaire|véhicule|moteur|bloc|prix|compteur|toit|attelage|habitacle|coffre|régulateur|carnet|contrôle';
const thing = 'moteur|prix|compteur|toit|véhicule|fourgon|break|coupé|roues|sièges|phares|kilomètres|portes';

/** Words of Italian that a French text never needs; verified on 2026-11-21. */
const italian =
  'benzina|elettric[oa]|ibrid[oa]|metano|idrogeno|cambio|manuale|automatic[ao]|robotizzat[ao]|sequenziale|anteriore|posteriore|integrale 4|trazione|usat[oa]|aziendale|semicollisione|garanzia|mesi|casa madre|berlina|furgone|monovolume|bianc[oa]|ner[oa]|grigi[oa]|ross[oa]|verde|giall[oa]|arancione|marrone|argento|gancio|graffi[oa]?|sedili|cerchi|tagliand\\p{L}*|frizione|gomme|unico|proprietari[oa]|revisionat\\p{L}*|climatizzatore|retrocamera|tetto|riscaldat[ei]|portiera|paraurti|cofano|fari|libretto|bollo|permuta|passaggio';

const forbidden: QualityWords['forbidden'] = {
  'doubled-unit': [/(?<!\p{L})(km|ch|cm³|€|mois|kW)[\s\u00a0]+\1(?!\p{L})/iu],
  'wrong-agreement': [
    new RegExp(`(?<!\\p{L})(?:un|ce|cet|du|au) (?:${feminine})(?!\\p{L})`, 'iu'),
    new RegExp(`(?<![\\p{L}-])le (?:${feminine})(?!\\p{L})`, 'iu'),
    new RegExp(`(?<![\\p{L}-])(?:la|une|cette|sa) (?:${masculine})(?!\\p{L})`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:de|à) (?:le|les) (?:${thing})(?!\\p{L})`, 'iu'),
    /(?<![\p{L}-])(?:le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque) [aeiouàâéèêëîïôûœ](?!nz|ui(?!\p{L})|\s\d)/iu,
    /(?<!\p{L})si ils?(?!\p{L})/iu,
    /(?<!\p{L})ce [aeiouéèêîô]/iu,
    /(?<!\p{L})(?:carrosserie|teinte|couleur) (?:est )?(?:blanc|noir|gris(?! argent)|vert|bleu|violet|doré)(?!\p{L})/iu,
    /(?<!\p{L})(?:elle|il) est un(?:e)? un/iu,
    /[@~]|\(|\)/u,
    /(?<!\p{L})(?:des|les) (?:\p{L}+ )?(?:cheval|pneu|siège|phare|clé|jante)(?!\p{L})/iu,
  ],
  untranslated: [
    /(?<!\p{L})(?:FWD|RWD|AWD)(?!\p{L})|\bdoors?\b|\bmileage\b|\bkm 0\b/iu,
    new RegExp(`(?<!\\p{L})(?:${italian})(?!\\p{L})`, 'u'),
  ],
  'broken-punctuation': [
    /\s[,.](?!\d)/u,
    /[^\u00a0\u202f][;?»](?=\s|$)/u,
    /[^\u00a0\u202f]:(?=\s|$)/u,
    /[,;:][\s\u00a0]*[,;:.]|\.{2,}|\.[,;:]/u,
    /\[\s*\]/u,
    /[.?] \p{Ll}/u,
    / {2,}|[ \n]\u00a0|\u00a0 /u,
    /\n{3,}/u,
    /[^.?\n]$/u,
    /[^.?](?=\n\n)/u,
    /!/u,
    /\p{L}'\p{L}/u,
  ],
  'leaked-label': [labelPattern],
  shorthand: [/(?<![\p{L}-])(?:dx|sx|q\.li)(?![\p{L}-])/iu, /€\/mese/u],
  'defect-praised': [
    /(?:équipement|dotation|accessoires|à bord figur|à bord attend|apprécie|offre)[^.]*(?:à (?:remplacer|refaire|réparer|repeindre)|cassée?s?(?!\p{L})|hors service|manquante?s?(?!\p{L})|(?<!(?:sans|aucune|ni) )(?:rayures?(?!\p{L})|rouille))/iu,
  ],
  placeholder: [
    /undefined|(?<!\p{L})null(?!\p{L})|(?<!\p{L})NaN(?!\p{L})|\[object|\{|\}|<\/?\p{L}|\*\*|lorem ipsum|[<>[\]|]/iu,
  ],
  'banned-word': [
    /écolog|éco-?responsable|(?<!\p{L})green(?!\p{L})|zéro[- ]émission|sans émission|respectueu\p{L}+ de (?:l’environnement|la planète)|neutre en carbone|mobilité propre/iu,
    /vendue? en l’état sans recours|vue? et agréée?/iu,
    /à ne pas (?:manquer|rater)|(?:affaire|occasion) (?:à saisir|en or(?!\p{L})|exceptionnelle|unique)|coup de cœur|n’attendez plus|foncez|incontournable|imbattable/iu,
    /le vendeur (?:signale|déclare)|selon le vendeur|tel que rapporté/iu,
    ...unwelcome.fr['banned-word'],
  ],
  'obeyed-instruction': [
    /ignorez? (?:les|toutes)|(?<!(?:notice|manuel|livret|carnet)s? d(?:[’']|es? ))instructions|as an ai|system prompt|previous instructions/iu,
  ],
  contact: unwelcome.fr.contact,
  stereotype: [
    /(?<!\p{L})femmes?(?!\p{L})|(?<!\p{L})hommes?(?!\p{L})|féminin|masculin|shopping|personnes âgées|seniors?(?!\p{L})|retraités?|troisième âge|mesdames|70 ans|pour (?:elle|lui) seule?ment/iu,
    ...unwelcome.fr.stereotype,
  ],
};

const noted = (pattern: RegExp) => (brief: Brief) => pattern.test(brief.notes ?? '');

/** A claim, and how notes in any of the five languages give it. */
const needsFoundation: QualityWords['needsFoundation'] = [
  ...(
    [
      [/jamais (?:été |eu d’)?accident|non accidentée?/iu, /incident|accident|unfall|accidente|crash/iu],
      [
        /(?:première main|un seul propriétaire|propriétaire unique|seule? conductrice)/iu,
        /proprietar|owner|hand|main|propriétaire|besitz|dueñ/iu,
      ],
      [/kilométrage (?:certifié|garanti)/iu, /certific|certif|zertifi|garant/iu],
      [
        /entretien suivi|carnet d’entretien|révisions? (?:à jour|régulières?)|entretenue?/iu,
        /tagliand|libretto|servic|scheckheft|inspekt|entretien|révis|carnet|mantenim|revision|manuten|wartung|gepflegt|tenut/iu,
      ],
      [
        /(?:parfait|excellent|très bon) état|état (?:parfait|impeccable|irréprochable|proche du neuf)|comme neu(?:f|ve)|impeccable/iu,
        /condizion|stato|nuov|tenut|impecc|condition|zustand|état|neu|estado|nuevo|perfect/iu,
      ],
      [
        /jeunes? (?:conducteurs?|permis)|permis probatoire/iu,
        /neopatentat|new driver|jeune|novel|anfänger/iu,
      ],
      [/euro[ \u00a0]?[3-7](?!\d)/iu, /euro ?\d/iu],
      [/ncap|cinq étoiles|5 étoiles/iu, /ncap|stelle|étoiles|stars|sterne|estrellas/iu],
      [/vignette|taxe de circulation|malus/iu, /bollo|superbollo|tax|steuer|taxe|vignette|malus|impuesto/iu],
      [/(?<!\p{L})TVA(?!\p{L})|hors taxes/iu, /\biva\b|vat|mwst|tva|hors tax/iu],
      [
        /(?<!\p{L})TAEG(?!\p{L})|financement|crédit|mensualité|(?<!\p{L})LOA(?!\p{L})|(?<!\p{L})LLD(?!\p{L})/iu,
        /tan\b|finanz|rat[ae]|leasing|credit|financ|lld|loa|kredit|noleggio/iu,
      ],
      [/derni(?:er|ère)s? (?:exemplaire|pièce|disponible)/iu, /ultim|last|letzt|derni|últim/iu],
      [/(?<!\p{L})reprise (?:possible|de votre)/iu, /permut|part.?ex|trade|inzahlung|reprise|ritir|cambio/iu],
      [/essai (?:possible|routier|sur route)|essayez-l/iu, /prova|test|probefahrt|essai|prueba/iu],
      [
        /livraison (?:possible|à domicile|offerte|incluse|partout|immédiate)/iu,
        /consegna|deliver|liefer|livraison|entrega/iu,
      ],
      [
        /(?:garde|conserve) (?:sa|toute sa) valeur|prend de la valeur|placement sûr|bon investissement/iu,
        /valut|valor|value|wert|valeur/iu,
      ],
      [/faible kilométrage|peu kilométrée?|peu de kilomètres/iu, /poch|few|low|wenig|peu|faible|poc[oa]s/iu],
    ] as const
  ).map(([claim, given]) => ({ rule: 'risky-claim' as const, claim, foundation: noted(given) })),
  {
    rule: 'warranty-promised',
    claim:
      /(?:avec|bénéficie d[e’]|comprend|couverte? par|inclu\p{L}* ?:?) ?(?:une |la |l’)?(?:garantie|extension de garantie)|garantie (?:comprise|incluse)/iu,
    foundation: ({ warranty, notes = '' }) =>
      (warranty !== undefined && warranty !== 'Nessuna garanzia') || /garan|warrant/iu.test(notes),
  },
];

const isElectric = ({ fuelType }: Brief) => fuelType === 'Elettrico';

const impossible: QualityWords['impossible'] = [
  ...(
    [
      [/hydrogène/iu, 'Idrogeno', /idrogeno|hydrog/iu],
      [/(?<!\p{L})GNV(?!\p{L})|gaz naturel/iu, 'Metano', /metano|gnv|cng|erdgas/iu],
      [/(?<!\p{L})GPL(?!\p{L})/iu, 'GPL', /gpl|lpg|glp|autogas/iu],
      [/(?<!\p{L})hybride(?!\p{L})/iu, 'Ibrido', /ibrid|hybrid|híbrid/iu],
      [
        /(?:moteur|voiture|citadine|berline|compacte|SUV|break) électrique|roule à l’électricité/iu,
        'Elettrico',
        /elettric|electric|elektr|électr|eléctr/iu,
      ],
      [/(?<!\p{L})(?:diesel|gazole)(?!\p{L})/iu, 'Diesel', /diesel|gasolio|gazole|tdi|hdi|dci/iu],
      [
        /(?:moteur|bloc|citadine|compacte|berline) essence|roule à l’essence/iu,
        'Benzina',
        /benzina|essence|petrol|gasolina|benzin/iu,
      ],
    ] as const
  ).map(([claim, fuel, given]) => ({
    claim,
    when: ({ fuelType, model, notes = '' }: Brief) =>
      !isIncluded(fuel, fuelType) && !given.test(`${model} ${notes}`),
  })),
  { claim: /\d\u00a0cm³|cylindrée/iu, when: isElectric },
  { claim: /boîte (?:manuelle|séquentielle)|pédale d’embrayage/iu, when: isElectric },
  {
    claim:
      /place pour (?:toute )?la famille|sièges? (?:auto|d’enfant)|poussette|banquette arrière|portes arrière/iu,
    when: ({ doors = 5, category, notes = '' }) =>
      doors <= 2 &&
      ['Cabrio', 'Coupé', 'Sportiva'].includes(category ?? '') &&
      !/isofix|seggiolin/iu.test(notes),
  },
  {
    claim: /véhicule (?:de démonstration )?0 km/iu,
    when: ({ condition, mileage = 0 }) => condition === 'Km 0' && mileage > 20_000,
  },
];

const factWords = [
  ...[
    'blanc(?:he)?',
    'noire?',
    'grise?(?: argent)?',
    'rouge',
    'bleue?',
    'verte?',
    'jaune',
    'orange',
    'marron',
  ],
  ...['violet(?:te)?', 'dorée?', 'beige', 'bordeaux'],
  ...[
    'citadine',
    'SUV',
    'crossover',
    '(?:berline )?compacte',
    'berline',
    'break',
    'coupé',
    'cabriolet',
    'monospace',
  ],
  ...['pick-up', 'fourgon', 'utilitaire', 'sportive'],
  ...[
    '(?:moteur|bloc|ensemble|groupe motopropulseur) (?:essence|diesel|électrique|hybride|GPL|GNV|à hydrogène)',
  ],
  ...['moteur alimenté au (?:GPL|gaz naturel)', 'essence', 'diesel', 'électrique', 'hybride', 'GPL', 'GNV'],
  ...['boîte (?:manuelle|automatique|robotisée|à variation continue|séquentielle)'],
  ...['manuelle', 'automatique', 'robotisée', 'séquentielle', 'à variation continue'],
  ...[
    'traction avant',
    'propulsion',
    'transmission (?:intégrale|4x4)',
    'roues (?:avant|arrière)',
    'quatre roues',
  ],
  ...['(?:deux|trois|quatre|cinq) portes', 'd’occasion', 'véhicule de (?:société|direction)', '0 km'],
  ...[
    'garantie (?:constructeur|étendue|d’un an|de (?:deux|trois) ans|de (?:six|dix-huit) mois)',
    'extension de garantie',
  ],
  ...['garantie de \\d+ mois', 'mois'],
];

/** What the checks of French texts look for. */
export const frenchQuality: QualityWords = {
  forbidden,
  needsFoundation,
  impossible,
  factWords,
  terms: frenchTerms,
};
