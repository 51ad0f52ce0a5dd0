import type { Modifier } from '../../../../vocabulary/meaning.ts';
import type { WordClass } from '../../../../vocabulary/term-words.ts';
import type { Term } from '../../../../vocabulary/terms.ts';

/** A word for a thing that says as much as the seller typed. */
export interface TypedWording {
  typed: RegExp;
  wordClass: WordClass;
  /** `$1` is what the pattern kept. */
  say: string;
  /** The term it is argued for as. */
  as?: Term;
  /** What it says already. */
  says?: readonly Modifier[];
}

/** Things of which sellers tell more, in any language, than their term holds: the first wording that was typed is said. */
const typedWordings: Partial<Record<Term, readonly TypedWording[]>> = {
  surroundCamera: [{ typed: /360/u, wordClass: 'f', say: 'cámara 360°' }],
  powerTailgate: [
    { typed: /hands?[- ]?free|mani libere/iu, wordClass: 'm', say: 'portón eléctrico manos libres' },
  ],
  comfortSeats: [{ typed: /(?<!\p{L})AGR(?!\p{L})/u, wordClass: 'mp', say: 'asientos AGR' }],
  chargingCable: [
    { typed: /(?:tipo|typ|type) ?2/iu, wordClass: 'm', say: 'cable de carga tipo 2' },
    { typed: /schuko/iu, wordClass: 'm', say: 'cable de carga Schuko' },
  ],
  ledLights: [{ typed: /full[- ]?led/iu, wordClass: 'mp', say: 'faros Full LED' }],
  navigation: [
    { typed: /(?<!\p{L})pro(?:fessional)?(?!\p{L})/iu, wordClass: 'm', say: 'navegador Professional' },
  ],
  originalPlates: [
    {
      typed: /targhe nere\D*?(?<!\p{L})(\p{Lu}{2})$/u,
      wordClass: 'fp',
      say: 'matrículas negras originales $1',
    },
    { typed: /targhe nere/iu, wordClass: 'fp', say: 'matrículas negras originales' },
  ],
  originalDocuments: [
    {
      typed: /libretto a pagine/iu,
      wordClass: 'm',
      say: 'permiso de circulación antiguo en libreta',
      says: ['original'],
    },
  ],
  winterWheels: [
    {
      typed: /(?<!\d)4(?!\d).*(?:su cerchi|on rims|auf felgen|sur jantes)/iu,
      wordClass: 'fp',
      say: 'cuatro ruedas de invierno ya montadas en sus llantas',
    },
    {
      typed: /su cerchi|on rims|auf felgen|sur jantes/iu,
      wordClass: 'fp',
      say: 'ruedas de invierno ya montadas en sus llantas',
    },
  ],
  roofBars: [{ typed: /modular/iu, wordClass: 'fp', say: 'barras de techo modulares' }],
  towHook: [
    {
      typed: /a libretto/iu,
      wordClass: 'm',
      say: 'enganche de remolque homologado e inscrito en la documentación',
      says: ['approved'],
    },
  ],
  fabricInterior: [{ typed: /panno/iu, wordClass: 'f', say: 'tapicería de paño', says: ['fabric'] }],
  fabricSeats: [{ typed: /panno/iu, wordClass: 'mp', say: 'asientos de paño', says: ['fabric'] }],
  underbody: [{ typed: /fondi sani|fondo sano/iu, wordClass: 'mp', say: 'bajos sanos', says: ['good'] }],
  rustSpots: [
    { typed: /bollicina/iu, wordClass: 'f', say: 'pequeña burbuja de óxido', says: ['small', 'light'] },
    { typed: /bollicine/iu, wordClass: 'fp', say: 'pequeñas burbujas de óxido', says: ['small', 'light'] },
    { typed: /(?<!\p{L})bolla/iu, wordClass: 'f', say: 'burbuja de óxido' },
    { typed: /punt(?:o|ino) di ruggine/iu, wordClass: 'm', say: 'punto de óxido' },
  ],
  cargoLining: [
    {
      typed: /legno|holz|bois|wood|ply/iu,
      wordClass: 'f',
      say: 'zona de carga forrada en madera',
      says: ['wood'],
    },
  ],
  slidingSeats: [
    {
      typed: /divano|panca|bench|bank|banquette/iu,
      wordClass: 'f',
      say: 'banqueta trasera corredera',
      says: ['rear'],
    },
  ],
  trimLine: [{ typed: /pacch|paket|pack/iu, wordClass: 'm', say: 'paquete' }],
  batteryHealth: [{ typed: /(?<!\p{L})SOH(?!\p{L})/iu, wordClass: 'm', say: 'estado de salud (SOH)' }],
  climate: [
    {
      typed: /clima ok|clima funzionante/iu,
      wordClass: 'm',
      say: 'aire acondicionado en funcionamiento',
      says: ['good', 'working'],
    },
  ],
  paintProtection: [{ typed: /PPF/u, wordClass: 'f', say: 'lámina de protección PPF' }],
  // The cables for them, of which a seller told one by one.
  wallbox: [
    {
      typed: /uno per la colonnina/iu,
      wordClass: 'm',
      say: 'cable para postes de carga',
      as: 'chargingCable',
    },
  ],
  mainsSocket: [
    {
      typed: /uno per la presa domestica/iu,
      wordClass: 'm',
      say: 'cable para enchufe doméstico',
      as: 'chargingCable',
    },
  ],
  turbo: [{ typed: /fischi|whistl|pfeif|siffl/iu, wordClass: 'm', say: 'turbo que silba', says: ['noisy'] }],
  bodywork: [
    { typed: /da rivedere/iu, wordClass: 'f', say: 'carrocería por repasar', says: ['toRepair', 'toCheck'] },
  ],
  windows: [{ typed: /elettric/iu, wordClass: 'mp', say: 'elevalunas eléctricos', says: ['electric'] }],
};

/** Returns the wording that was typed for a term, if any. */
export const typedWordingOf = (term: Term, typed: string): TypedWording | undefined =>
  typedWordings[term]?.find((wording) => wording.typed.test(typed));

/** Modifiers that sellers name more closely: "di serie" is fitted by the maker, not merely original. */
export const typedModifiers: readonly { typed: RegExp; modifier: Modifier; say: string }[] = [
  { typed: /di serie|serienm|de série/iu, modifier: 'original', say: 'de serie' },
  { typed: /di fabbrica|ab werk|d'usine|from the factory/iu, modifier: 'original', say: 'de fábrica' },
];
