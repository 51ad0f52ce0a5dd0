import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { isIncluded } from '../../facts/included-fuels.ts';
import { type Term, terms } from '../../vocabulary/terms.ts';
import { spanishTerms } from '../../vocabulary/words/es.ts';
import type { QualityWords } from '../quality-words.ts';
import { unwelcome } from './unwelcome.ts';

/** Italian labels that are no Spanish words: none of them may be left in a Spanish text. */
const italianLabels = [...new Set(Object.values(vocabularies).flat())].filter(
  (label) =>
    !/^(?:Manual|Verde|Viola|Beige|Bordeaux|SUV|Crossover|Diesel|CVT|Coupé|Cabrio|Pickup|Oro|GPL|Campagna|4x4|AWD|FWD|RWD|Supercar|Sportiva|Lavoro|Nero|Hatchback|Citycar)$/u.test(
      label,
    ),
);
const labelPattern = new RegExp(
  `(?<!\\p{L})(?:${italianLabels.map(escapePattern).join('|')})(?!\\p{L})`,
  'u',
);

/** Words of Italian car ads that Spanish does not share. */
const italianWords =
  /(?<!\p{L})(?:benzina|idrogeno|elettric[oa]|ibrid[oa]|cambio automatico|automatico|robotizzato|trazione|anteriore|posteriore|integrale|usato|usata|garanzia|mesi|aziendale|graffi\p{L}*|ammaccatur\p{L}*|danno|danni|frizione|tagliand\p{L}*|gomme|cerchi|sedili|telecamera|tetto|sensori|gancio|fari|paraurti|portiera|specchiett\p{L}*|unico|proprietari\p{L}*|riscaldat\p{L}*|pelle|ruote|prezzo|della|degli|delle|nella|con il|il|gli|che|anche)(?!\p{L})/iu;

const feminine =
  'berlina|furgoneta|carrocería|potencia|garantía|tracción|propulsión|cilindrada|línea|puerta|revisión|visita|llamada|ciudad|carretera|autopista|mecánica|capota|cámara|batería|reparación|calefacción|tapicería|transferencia|pintura|llanta|aleta';
const masculine =
  'coche|vehículo|SUV|crossover|compacto|familiar|coupé|cabrio|descapotable|monovolumen|pick-up|furgón|deportivo|utilitario|motor|cambio|precio|color|diésel|techo|maletero|confort|estilo|paragolpes|embrague|capó|faro|enganche|viaje|equipamiento|volante';

/** Words verified on 2026-11-21. */
const forbidden: QualityWords['forbidden'] = {
  'doubled-unit': [/\b(km|CV|cm³|€|mil|meses)\s+\1(?!\p{L})/iu, /\dmil mil/iu],
  'wrong-agreement': [
    new RegExp(`(?<!\\p{L})(?:el|un|este|del|al|buen|nuestro|mismo) (?:${feminine})(?!\\p{L})`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:la|una|esta|misma|nuestra) (?:${masculine})(?!\\p{L})`, 'u'),
    /(?<!\p{L})(?:de|a) el (?=\p{L})/iu,
    /(?<!\p{L})y (?:i(?!phone|pad|x\d|\d)\p{L}|hi(?!e|a|o)\p{L})/iu,
    /(?<!\p{L})o (?:o\p{L}|ho\p{L})/iu,
    /carrocería (?:es )?(?:blanco|negro|rojo|amarillo|plateado|dorado)(?!\p{L})/iu,
    /color (?:blanca|negra|roja|amarilla|plateada|dorada)(?!\p{L})/iu,
    /(?<!\p{L})(?:berlina|furgoneta) (?:blanco|negro|rojo|amarillo|plateado|dorado|eléctrico|híbrido|nuevo)(?!\p{L})/iu,
    /(?<!\p{L})(?:SUV|coupé|compacto|familiar|utilitario|monovolumen|crossover|pick-up|descapotable|deportivo) (?:blanca|negra|roja|amarilla|plateada|dorada|eléctrica|híbrida|nueva)(?!\p{L})/u,
    /(?<!\p{L})es (?:siniestrado|garantía|a \d|con)(?!\p{L})/iu,
    /(?<!\p{L})(?:hay|lleva|tiene|incluye) (?:el|la) (?:sensores|llantas|faros|asientos)/iu,
    /[@~]/u,
  ],
  untranslated: [/\b(?:FWD|RWD|AWD)\b/u, /\bdoors?\b|\bmileage\b/iu, italianWords],
  'broken-punctuation': [
    /\s[,.;:?!](?!\d)/u,
    /[,;:]{2,}|\.{2,}|[,;:]\.|\.[,;:]/u,
    /\(\s*\)|\[\s*\]/u,
    /[.?!]["»]? ¿?\p{Ll}/u,
    / {2,}/u,
    /\n{3,}/u,
    /[^.?!"»\n]$/u,
    /[^.?!"»](?=\n\n)/u,
    /[!¡]/u,
    /(?:^|[.:;?»\n] ?)[^¿.\n]*\?/u,
    /¿[^?\n]*[.\n]/u,
  ],
  'leaked-label': [labelPattern],
  shorthand: [
    /(?<![\p{L}-])(?:ant|post|dx|sx|izq|dcho|dcha|km0|navi|aut|delant)(?![\p{L}-])/iu,
    /(?<![\p{L}\p{N}])(?:pdk|pasm|pccb|dsg|usb|gps|glp|gnc|itv|iva|KM|Km)(?![\p{L}\p{N}])/u,
    /€\/mes/u,
  ],
  'defect-praised': [
    /(?:dotación|accesorios|a bordo (?:hay|tienes|encuentras)|equipamiento)[^.]*(?:(?<!\p{L})por (?:sustituir|reparar|rehacer|pintar)|(?<!\p{L})rot[oa]s?(?!\p{L})|no incluid|caducad|(?<!(?:sin|ningún|ni) )arañaz|que no funciona)/iu,
  ],
  placeholder: [
    /undefined|(?<!\p{L})null(?!\p{L})|(?<!\p{L})NaN(?!\p{L})|\[object|\{|\}|<\/?\p{L}|\*\*|lorem ipsum|[<>[\]|]/iu,
  ],
  'banned-word': [
    /ecológic|(?<!\p{L})(?:green|eco)(?!\p{L})|cero emisiones|emisiones cero|sin emisiones|respetuos\p{L} con el medio|amig\p{L} del medio|sostenib|impacto cero|coche limpio/iu,
    /tal (?:y )?como (?:se ve|está)|visto y aceptado/iu,
    /oportunidad (?:única|irrepetible)|no (?:te|se) lo pierdas?|chollo|ganga|imperdible|inmejorable|mejor precio|joya|auténtica|capricho único/iu,
    /(?<!\p{L})(?:el vendedor (?:declara|señala)|según el vendedor)/iu,
    ...unwelcome.es['banned-word'],
  ],
  'obeyed-instruction': [
    /ignora (?:las|todas)|instrucciones (?:anteriores|previas)|as an ai|system prompt|previous instructions|modelo de lenguaje/iu,
  ],
  contact: unwelcome.es.contact,
  stereotype: [
    /para (?:ellas|mujeres|hombres|chicas|señoras|la mujer|el hombre|una mujer|abuelos|ancianos|jubilados|la tercera edad)|femenin|ir de compras|coche de chica|mayores de|over 70|(?<!\p{L})(?:ancian|viej[oa]s)/iu,
    ...unwelcome.es.stereotype,
  ],
};

const inNotes =
  (pattern: RegExp) =>
  ({ notes = '' }: Brief) =>
    pattern.test(notes);

const needsFoundation: QualityWords['needsFoundation'] = [
  ...(
    [
      [
        /(?:no ha sufrido|nunca ha tenido|sin) (?:accidentes|golpes|siniestros)/iu,
        /incident|sinistr|accident|golpe|siniestr|unfall/iu,
      ],
      [
        /(?:un solo|único) (?:dueño|propietario)|primera mano/iu,
        /propriet|dueñ|owner|main|besitz|hand|propiet/iu,
      ],
      [/kilómetros (?:certificados|reales)/iu, /certif|real|garanti|zertif/iu],
      [
        /(?:pasado|todas|libro de|últim\p{L}|facturas de) (?:las |sus )?(?:revision|mantenimiento)/iu,
        /tagliand|revision|manuten|service|scheckheft|wartung|entretien|revisi|mantenim|libret/iu,
      ],
      [
        /(?:perfecto|excelente|muy buen|buen|impecable|óptimo) estado|como nuev[oa]|impecable|muy cuidado/iu,
        /condizion|stato|nuov|tenut|impeccabil|condition|zustand|état|estado|nuev|cuidad|perfett|ottim|buon/iu,
      ],
      [/conductores noveles/iu, /neopatent|novel|new driver|fahranfänger|jeune/iu],
      [/euro ?[3-7](?!\d)/iu, /euro ?\d/iu],
      [/ncap|cinco estrellas/iu, /ncap|stelle|estrellas|sterne|stars|étoiles/iu],
      [/impuesto de circulación/iu, /bollo|impuesto|tax|steuer|vignette|numerito/iu],
      [/\bIVA\b/u, /\biva\b|vat|mwst|tva/iu],
      [/\bITV\b/u, /revision|itv|collaud|mot\b|tüv|hu\b|contrôle|tagliand/iu],
      [
        /\btin\b|\btae\b|financia|a plazos|leasing/iu,
        /tan\b|finanzia|rat[ae]|financ|leasing|kredit|plazos/iu,
      ],
      [/últimas unidades|última unidad/iu, /ultim|últim|last|letzt|dernier/iu],
      [/parte del pago|tasamos/iu, /permut|ritir|trade|inzahlung|reprise|pago|cambio/iu],
      [/prueba de conducción|probarlo en carretera|test drive/iu, /prova|test|prueba|probe|essai/iu],
      [
        /entrega (?:inmediata|a domicilio)|servicio de entrega/iu,
        /consegna|entrega|deliver|liefer|livraison/iu,
      ],
      [/mantiene (?:su|el) valor|se revaloriza|inversión segura/iu, /valut|valor/iu],
      [/etiqueta (?:eco|cero|c|b)(?!\p{L})/iu, /etiqueta|etichetta/iu],
    ] as const
  ).map(([claim, foundation]) => ({
    rule: 'risky-claim' as const,
    claim,
    foundation: inNotes(foundation),
  })),
  {
    rule: 'risky-claim',
    claim: /pocos (?:km|kilómetros)/iu,
    foundation: ({ mileage, notes = '' }) =>
      (mileage !== undefined && mileage < 20_000) || /poch|pocos|low|wenig|peu/iu.test(notes),
  },
  {
    rule: 'warranty-promised',
    claim:
      /(?<!sin |no (?:hay|tiene|incluye|lleva) )(?:garantía (?:de|del|ampliada|extendida|oficial)|(?:meses|años?) de garantía)/iu,
    foundation: ({ warranty, notes = '' }) =>
      (warranty !== undefined && warranty !== 'Nessuna garanzia') || /garan|warrant/iu.test(notes),
  },
];

const impossible: QualityWords['impossible'] = [
  ...(
    [
      [/hidrógeno/iu, 'Idrogeno', /hydrogen|idrogeno|fcev/iu],
      [/gas natural/iu, 'Metano', /metano|cng|gnc|tgi|g-tron|gas/iu],
      [/\bGLP\b/u, 'GPL', /gpl|glp|lpg/iu],
      [/(?<!\p{L})híbrid[oa]/iu, 'Ibrido', /ibrid|hybrid|híbrid|phev|plug/iu],
      [
        /motor eléctrico|coche eléctrico|(?:berlina|furgoneta) eléctrica/iu,
        'Elettrico',
        /elettric|electric|eléctric/iu,
      ],
      [/diésel|gasóleo/iu, 'Diesel', /diesel|diésel/iu],
      [/de gasolina/iu, 'Benzina', /benzina|gasolina|petrol/iu],
    ] as const
  ).map(([claim, fuel, given]) => ({
    claim,
    when: ({ fuelType, model, notes = '' }: Brief) =>
      !isIncluded(fuel, fuelType) && !given.test(`${model} ${notes}`),
  })),
  { claim: /\d (?:cm³|cc)(?!\p{L})|cilindrada/iu, when: isElectric },
  { claim: /cambio (?:manual|secuencial|robotizado|CVT)|pedal de embrague/iu, when: isElectric },
  {
    claim:
      /sillas? infantil|sitio para (?:los|tus) (?:hijos|niños)|toda la familia|con niños|asientos traseros/iu,
    when: ({ doors = 5, category, notes = '' }) =>
      doors <= 2 &&
      ['Cabrio', 'Coupé', 'Sportiva', 'Furgone'].includes(category ?? '') &&
      !/isofix|seggiolin|sedil|posterior/iu.test(notes),
  },
  {
    claim: /kilómetro cero|a estrenar|sin estrenar/iu,
    when: ({ condition, mileage = 0 }) => condition === 'Km 0' && mileage > 20_000,
  },
];

function isElectric({ fuelType }: Brief): boolean {
  return fuelType === 'Elettrico';
}

/** What things are called is a fact too: the equipment of two cars is not a wording they share. */
const equipment = Object.entries(spanishTerms.terms)
  .filter(([term]) => terms[term as Term] === 'equipment' && term !== 'gearbox' && term !== 'range')
  .map(([, [, say]]) => escapePattern(say))
  .sort((one, other) => other.length - one.length);

const factWords = [
  '(?:(?:de|en) )?color (?:blanco|negro|gris|rojo|azul|verde|amarillo|naranja|marrón|violeta|plata|oro|beige|burdeos)',
  ...[
    'blanc[oa]',
    'negr[oa]',
    'gris',
    'roj[oa]',
    'azul',
    'verde',
    'amarill[oa]',
    'naranja',
    'marrón',
    'violeta',
  ],
  ...['platead[oa]', 'dorad[oa]', 'beige', 'burdeos'],
  ...[
    'berlina',
    'SUV',
    'crossover',
    'compacto',
    'dos volúmenes',
    'familiar',
    'coupé',
    'descapotable',
    'cabrio',
  ],
  ...['monovolumen', 'pick-up', 'furgoneta', 'deportivo', 'coche urbano', 'urbano'],
  ...['de gasolina', 'diésel', 'eléctric[oa]', 'híbrid[oa]', 'de GLP', 'de gas natural', 'de hidrógeno'],
  ...['tracción delantera', 'propulsión trasera', 'tracción integral', 'tracción 4x4'],
  ...[
    'las ruedas (?:delanteras|traseras)',
    'las cuatro ruedas',
    'cambio (?:manual|automático(?: (?:DSG|S tronic|PDK|EDC|DCT|TCT|EAT ?\\d))?|robotizado|CVT|secuencial)',
  ],
  ...['manual', 'automático', 'robotizado', 'CVT', 'secuencial', 'delantera', 'trasera', 'integral', '4x4'],
  ...['dos puertas', 'tres puertas', 'cuatro puertas', 'cinco puertas', 'seis puertas'],
  ...[
    'de ocasión',
    'de segunda mano',
    'de kilómetro cero',
    'kilómetro cero',
    'vehículo de empresa',
    'coche de empresa',
  ],
  ...['del fabricante', 'de la marca', 'ampliada', 'extendida', 'de un año', 'de dos años', 'de tres años'],
  ...[
    'un año de',
    'dos años de',
    'tres años de',
    '(?:seis|dieciocho) meses de',
    'de (?:seis|dieciocho) meses',
    'meses',
  ],
  ...equipment,
];

/** What the checks of Spanish texts look for. */
export const spanishQuality: QualityWords = {
  forbidden,
  needsFoundation,
  impossible,
  factWords,
  terms: spanishTerms,
};
