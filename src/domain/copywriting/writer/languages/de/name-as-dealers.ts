import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import type { Gender, NounPhrase } from './grammar/nouns.ts';
import { formatNumber } from './grammar/numbers.ts';

/** What dealers call a thing, and which details of it that name says already. */
export interface DealersName {
  noun: NounPhrase;
  /** What follows the noun: "mit freihändiger Öffnung". */
  tail?: string;
  says?: readonly ('name' | 'figure' | 'date' | Modifier)[];
}

/**
 * Returns what German dealers call a thing where the seller's text or the details of its meaning give it a name of its own:
 * "AGR-Sitze", "20-Zoll-Felgen", "Typ-2-Ladekabel"; undefined where the word of the vocabulary will do. `typed` is the
 * seller's text.
 */
export const nameAsDealers = (meaning: Meaning, typed: string): DealersName | undefined =>
  names[meaning.term]?.(meaning, typed);

type Namer = (meaning: Meaning, typed: string) => DealersName | undefined;

const noun = (text: string, gender: Gender, more: Partial<NounPhrase> = {}): NounPhrase => ({
  ...{ text, gender, plural: false },
  ...more,
});

const inches = ({ figure }: Meaning, typed: string): string | undefined => {
  if (figure) return figure.unit === 'inches' ? formatNumber(figure.value) : undefined;
  return /(\d{1,2}(?:[.,]\d)?) ?(?:pollici|zoll|inch|pouces|pulgadas|["”″])/iu
    .exec(typed)?.[1]
    ?.replace('.', ',');
};

/** "20-Zoll-Felgen". */
const bySize =
  (text: string): Namer =>
  ({ figure }) =>
    figure?.unit === 'inches'
      ? { noun: noun(`${formatNumber(figure.value)}-Zoll-${text}`, 'f', { plural: true }), says: ['figure'] }
      : undefined;

/** "Autogasanlage ab Werk". */
const fromFactory =
  (text: string): Namer =>
  ({ modifiers }) =>
    modifiers.includes('original')
      ? { noun: noun(text, 'f'), tail: 'ab Werk', says: ['original', 'name'] }
      : undefined;

const hyphened = (name: string) => name.replaceAll(' ', '-');

const names: Partial<Record<Term, Namer>> = {
  powerTailgate: (_, typed) =>
    /hands?[ -]?free|mani libere|senza mani|freihänd|mains libres|manos libres|virtual pedal|(?:col|con il) piede|easy open/iu.test(
      typed,
    )
      ? {
          noun: noun('Heckklappe', 'f', { adjectives: ['elektrisch'] }),
          tail: 'mit freihändiger Öffnung',
        }
      : undefined,
  comfortSeats: (_, typed) =>
    /(?<!\p{L})AGR(?!\p{L})/iu.test(typed) ? { noun: noun('AGR-Sitze', 'm', { plural: true }) } : undefined,
  chargingCable: (_, typed) =>
    /t[iy]po? ?-?2(?!\d)|type ?-?2(?!\d)/iu.test(typed) ? { noun: noun('Typ-2-Ladekabel', 'n') } : undefined,
  roofBars: (_, typed) =>
    /modul/iu.test(typed) ? { noun: noun('Dachreling', 'f', { adjectives: ['modular'] }) } : undefined,
  winterWheels: (_, typed) =>
    /(?<![\d.,])(?:4|quattro|vier|four|quatre|cuatro) /iu.test(typed) &&
    /cerch|felge|rim|jante|llanta/iu.test(typed)
      ? { noun: noun('vier Winterreifen', 'm', { plural: true }), tail: 'auf Felgen' }
      : undefined,
  originalPlates: (_, typed) => {
    const province = /(?<![\p{L}\d])([A-Z]{2})(?![\p{L}\d])/u.exec(typed)?.[1];
    return {
      noun: noun('Originalkennzeichen', 'n', {
        plural: true,
        adjectives: /ner[ae]|schwarz|black|noire|negra/iu.test(typed) ? ['schwarz'] : [],
      }),
      ...(province ? { tail: `(${province})` } : {}),
    };
  },
  originalDocuments: (_, typed) =>
    /libretto a pagine/iu.test(typed)
      ? { noun: noun('Fahrzeugschein', 'm', { adjectives: ['original'] }), tail: 'in Heftform' }
      : undefined,
  navigation: (meaning, typed) => {
    if (meaning.name === 'Google') return { noun: noun('Google-Navigation', 'f'), says: ['name'] };
    const size = inches(meaning, typed);
    const isPro = /navi\p{L}* ?\.? ?pro(?:fessional)?(?!\p{L})/iu.test(typed);
    return {
      noun: noun('Navigationssystem', 'n'),
      tail: [isPro ? 'Professional' : '', size ? `mit ${size}-Zoll-Display` : '']
        .filter((part) => part)
        .join(' '),
      says: [...(size ? (['figure'] as const) : []), ...(isPro ? (['name'] as const) : [])],
    };
  },
  ledLights: (_, typed) =>
    /full|voll|integral|todo/iu.test(typed)
      ? { noun: noun('Voll-LED-Scheinwerfer', 'm', { plural: true }) }
      : undefined,
  panoramicRoof: (_, typed) =>
    /fiss[oa]|(?<!\p{L})fest|fixed|(?<!\p{L})fixe|fijo/iu.test(typed)
      ? { noun: noun('Panoramadach', 'n', { adjectives: ['fest'] }) }
      : undefined,
  trimLine: ({ name }, typed) => {
    if (name === undefined) return undefined;
    if (/^m ?sport$/iu.test(name)) return { noun: noun('M Sportpaket', 'n'), says: ['name'] };
    if (/(?:ext|est|auß|aus)\p{L}*\W+(?:e |und )?(?:int|inn)|int\p{L}*\W+(?:e )?e[xs]t/iu.test(typed))
      return { noun: noun(`${hyphened(name)}-Ausstattung`, 'f'), tail: 'außen und innen', says: ['name'] };
    return /pac|pkg|paket/iu.test(typed)
      ? { noun: noun(`${hyphened(name)}-Paket`, 'n'), says: ['name'] }
      : undefined;
  },
  package: ({ name }) =>
    name === undefined ? undefined : { noun: noun(`${hyphened(name)}-Paket`, 'n'), says: ['name'] },
  digitalCockpit: ({ name }) => (name === undefined ? undefined : { noun: noun(name, 'n'), says: ['name'] }),
  infotainment: (meaning, typed) => {
    const { name } = meaning;
    const size = inches(meaning, typed);
    return {
      noun: noun(name === undefined ? 'Infotainmentsystem' : `${hyphened(name)}-Infotainmentsystem`, 'n'),
      ...(size ? { tail: `mit ${size}-Zoll-Display` } : {}),
      says: ['name', 'figure'],
    };
  },
  assistSystems: ({ name }) => (name === undefined ? undefined : { noun: noun(name, 'm'), says: ['name'] }),
  phoneLink: ({ name }) =>
    name === undefined ? undefined : { noun: noun('Smartphone-Anbindung', 'f'), tail: name, says: ['name'] },
  keyless: (_, typed) =>
    /keyless[- ]?go/iu.test(typed) ? { noun: noun('Keyless-Go-System', 'n') } : undefined,
  alloyWheels: bySize('Leichtmetallfelgen'),
  rims: bySize('Felgen'),
  audio: ({ name }) => {
    const maker = /^(.+) 3D$/u.exec(name ?? '')?.[1];
    return maker ? { noun: noun('3D-Soundsystem', 'n'), tail: `von ${maker}`, says: ['name'] } : undefined;
  },
  sportExhaust: ({ name }) =>
    name !== undefined && /monza/iu.test(name)
      ? { noun: noun(`${hyphened(name)}-Sportauspuffanlage`, 'f'), says: ['name'] }
      : undefined,
  fastCharging: ({ name }) =>
    name === undefined
      ? undefined
      : { noun: noun(`${hyphened(name)}-Schnellladeanschluss`, 'm'), says: ['name'] },
  ownedBattery: ({ figure }) =>
    figure?.unit === 'kWh'
      ? { noun: noun(`${formatNumber(figure.value)}-kWh-Kaufbatterie`, 'f'), says: ['figure'] }
      : undefined,
  lpgSystem: fromFactory('Autogasanlage'),
  cngSystem: fromFactory('Erdgasanlage'),
  gearboxOilChange: ({ name }) =>
    name === undefined ? undefined : { noun: noun(`${hyphened(name)}-Ölwechsel`, 'm'), says: ['name'] },
  rustSpots: (_, typed) => {
    const isOne = !/qualche|alcune|einige|some|quelques|algunas/iu.test(typed);
    if (/bollicina/iu.test(typed) && isOne)
      return { noun: noun('Rostblase', 'f', { adjectives: ['klein'] }) };
    if (/(?<!\p{L})bolla(?!\p{L})|rostblase(?!n)/iu.test(typed)) return { noun: noun('Rostblase', 'f') };
    return /bollicin[ae]|bolle/iu.test(typed)
      ? {
          noun: noun('Rostblasen', 'f', {
            plural: true,
            adjectives: /bollicin/iu.test(typed) ? ['klein'] : [],
          }),
        }
      : undefined;
  },
  tintedWindows: (_, typed) => {
    const tail = /dietro|poster|hinten|heck|rear|arrière|tras/iu.test(typed) ? 'hinten' : '';
    if (/privacy/iu.test(typed)) return { noun: noun('Privacy-Verglasung', 'f'), tail };
    return tail === ''
      ? undefined
      : { noun: noun('Scheiben', 'f', { plural: true, adjectives: ['getönt'] }), tail, says: ['rear'] };
  },
  multiZoneClimate: ({ figure }) => {
    const zones = { 3: 'Drei', 4: 'Vier' }[figure?.value ?? 0];
    return zones ? { noun: noun(`${zones}-Zonen-Klimaautomatik`, 'f'), says: ['figure'] } : undefined;
  },
  towHook: ({ figure, modifiers }, typed) => {
    const [, tons] = /(\d(?:[.,]\d)?) ?(?:t|to|ton\p{L}*)(?!\p{L})/u.exec(typed) ?? [];
    const isElectric = modifiers.includes('electric');
    if (!isElectric && !(figure?.unit === 'kg' && tons)) return undefined;
    return {
      noun: noun('Anhängerkupplung', 'f', { adjectives: isElectric ? ['elektrisch schwenkbar'] : [] }),
      ...(tons && figure?.unit === 'kg' ? { tail: `für ${tons.replace('.', ',')} t` } : {}),
      says: ['electric', ...(tons && figure?.unit === 'kg' ? (['figure'] as const) : [])],
    };
  },
  raisedSuspension: ({ figure }) =>
    figure?.unit === 'cm'
      ? {
          noun: noun('Fahrwerk', 'n', { adjectives: [`um ${formatNumber(figure.value)} cm höhergelegt`] }),
          says: ['figure'],
        }
      : undefined,
  headlight: (_, typed) => (/fanal/iu.test(typed) ? { noun: noun('Leuchte', 'f') } : undefined),
};
