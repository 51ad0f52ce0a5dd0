import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import type { NounPhrase } from './grammar/articles.ts';
import { formatNumber, measure } from './grammar/numbers.ts';

/** A meaning that French says in other words than its usual ones; undefined of all others. */
export function sayInItsWay(meaning: Meaning, typed: string): NounPhrase | undefined {
  return ways[meaning.term]?.(meaning, typed);
}

type Way = (meaning: Meaning, typed: string) => NounPhrase | undefined;

const has = ({ modifiers }: Meaning, ...wanted: Modifier[]) =>
  wanted.every((modifier) => modifiers.includes(modifier));
const isOnly = ({ modifiers, places }: Meaning, ...wanted: Modifier[]) =>
  places.length === 0 && modifiers.length === wanted.length && wanted.every((one) => modifiers.includes(one));
const m = (text: string): NounPhrase => ({ text, gender: 'm' });
const f = (text: string): NounPhrase => ({ text, gender: 'f' });
const mp = (text: string): NounPhrase => ({ text, gender: 'm', plural: true });
const fp = (text: string): NounPhrase => ({ text, gender: 'f', plural: true });

/** What the seller typed beside a meaning narrows it: "hands free", "AGR", "nere", "bollicina". */
const ways: Partial<Record<Term, Way>> = {
  powerTailgate: (meaning, typed) =>
    isOnly(meaning) && /hands.?free|mani libere|piede|mains libres|manos libres|freihändig/iu.test(typed)
      ? m('hayon électrique mains libres')
      : undefined,
  comfortSeats: (meaning, typed) =>
    /(?<!\p{L})agr(?!\p{L})/iu.test(typed) && (isOnly(meaning) || isOnly(meaning, 'heated'))
      ? mp(`sièges AGR${has(meaning, 'heated') ? ' chauffants' : ''}`)
      : undefined,
  ledLights: (meaning, typed) =>
    isOnly(meaning) && /full.?led/iu.test(typed) ? mp('phares full LED') : undefined,
  roofBars: (meaning, typed) =>
    isOnly(meaning) && /modul/iu.test(typed) ? fp('barres de toit modulables') : undefined,
  // Of two cables, one is for the wall and one for the street.
  wallbox: (meaning, typed) => (isOnly(meaning) && isCable(typed) ? m('câble pour borne') : undefined),
  mainsSocket: (meaning, typed) =>
    isOnly(meaning) && isCable(typed) ? m('câble pour prise domestique') : undefined,
  chargingCable: (meaning, typed) => {
    const [, type] = /(?:tipo|type|typ) ?([123])(?!\d)/iu.exec(typed) ?? [];
    return type && isOnly(meaning) ? m(`câble de recharge type ${type}`) : undefined;
  },
  digitalCockpit: ({ name }) =>
    name && /^i-?cockpit$/iu.test(name) ? m('poste de conduite i-Cockpit') : undefined,
  assistSystems: ({ name }) => (name ? m(name) : undefined),
  trimLine: ({ name }, typed) => (name && /pacc|pack|paket/iu.test(typed) ? m(`pack ${name}`) : undefined),
  originalPlates: (meaning, typed) => {
    if (!isOnly(meaning) || !/ner[ea]|noire|black|schwarz|negra/iu.test(typed)) return undefined;
    const [province] = /(?<!\p{L})(?!CRS|ASI)\p{Lu}{2}(?!\p{L})/u.exec(typed) ?? [];
    return fp(['plaques noires d’origine', province].filter(Boolean).join(' '));
  },
  originalDocuments: (meaning, typed) =>
    isOnly(meaning) && /pagin/iu.test(typed) ? m('livret de circulation à pages d’origine') : undefined,
  classicRegistered: ({ name }) => (name ? f(`inscription au registre ${name}`) : undefined),
  fabricInterior: (meaning, typed) =>
    isOnly(meaning, 'original') && /panno|drap/iu.test(typed) ? m('intérieur drap d’origine') : undefined,
  underbody: (meaning, typed) =>
    isOnly(meaning, 'good') && /fond/iu.test(typed) ? mp('planchers sains') : undefined,
  rustSpots: ({ modifiers }, typed) => {
    if (modifiers.length > 0 || !/bollicina(?!\p{L})|bolla(?!\p{L})/iu.test(typed)) return undefined;
    return f(`${/bollicina/iu.test(typed) ? 'petite cloque' : 'cloque'} de rouille`);
  },
  winterWheels: (meaning, typed) =>
    isOnly(meaning) && /(?<!\d)4(?!\d)|quattro/iu.test(typed)
      ? mp('quatre pneus hiver montés sur jantes')
      : undefined,
  keys: (meaning) => {
    if (isOnly(meaning, 'second') && meaning.count === undefined) return f('deuxième clé');
    return undefined;
  },
  ownedBattery: (meaning) =>
    meaning.figure?.unit === 'kWh' && isOnly(meaning)
      ? f(`batterie de ${measure(meaning.figure.value, 'kWh')} achetée`)
      : undefined,
  batteryHealth: (meaning) =>
    meaning.figure?.unit === 'percent' && isOnly(meaning, 'certified')
      ? m(`état de santé de la batterie certifié à ${measure(meaning.figure.value, '%')}`)
      : undefined,
  multiZoneClimate: ({ figure, ...meaning }) => {
    const zones =
      figure?.unit === 'zones' ? { 2: 'bizone', 3: 'trizone', 4: 'quadrizone' }[figure.value] : undefined;
    return zones && isOnly(meaning) ? f(`climatisation ${zones}`) : undefined;
  },
  towHook: ({ figure, ...meaning }) =>
    figure?.unit === 'kg' && isOnly(meaning)
      ? m(`attelage pour ${formatNumber(figure.value)}\u00a0kg`)
      : undefined,
  motorwayMileage: (meaning) =>
    isOnly(meaning, 'documented') ? mp('kilomètres d’autoroute documentés') : undefined,
  spareWheel: (meaning) => (isOnly(meaning, 'missing') ? f('absence de roue de secours') : undefined),
  bodywork: (meaning, typed) => {
    const side = has(meaning, 'driver') ? 'conducteur' : has(meaning, 'passenger') ? 'passager' : undefined;
    if (!side || !has(meaning, 'toRepair')) return undefined;
    const shown = /foto|photo/iu.test(typed) ? ' comme le montrent les photos' : '';
    return f(`carrosserie à ${/rivedere|revoir/iu.test(typed) ? 'revoir' : 'réparer'} côté ${side}${shown}`);
  },
  wear: (meaning) => {
    const side = isSide(meaning);
    return side && meaning.places.length === 1 && meaning.places[0]?.term === 'leather'
      ? f(`usure du cuir${meaning.places[0].modifiers.includes('black') ? ' noir' : ''} côté ${side}`)
      : undefined;
  },
  turbo: (meaning, typed) =>
    isOnly(meaning, 'noisy') && /fischi|siffl|whistl|pfeif|silb/iu.test(typed)
      ? m('turbo qui siffle')
      : undefined,
  climate: (meaning) => (isOnly(meaning, 'empty') ? f('climatisation à recharger') : undefined),
  airConditioning: (meaning) => (isOnly(meaning, 'empty') ? f('climatisation à recharger') : undefined),
  engine: (meaning, typed) => remade('moteur', meaning, typed),
  gearbox: (meaning, typed) => remade('boîte', meaning, typed),
  timing: doneAt('distribution faite', 'f'),
  timingBelt: doneAt('courroie de distribution changée', 'f'),
  waterPump: doneAt('pompe à eau changée', 'f'),
  clutch: doneAt('embrayage changé', 'm'),
};

const isCable = (typed: string) => /(?<!\p{L})(?:uno|cavo|cavi) per (?:la )?colonnina/iu.test(typed);

function isSide(meaning: Meaning): string | undefined {
  if (has(meaning, 'driver')) return 'conducteur';
  return has(meaning, 'passenger') ? 'passager' : undefined;
}

/** "motore rifatto": built anew and not merely looked after. */
function remade(part: string, meaning: Meaning, typed: string): NounPhrase | undefined {
  const isInvoiced = has(meaning, 'withInvoice');
  if (!/rifatt|refait|rebuilt|überholt|rehech/iu.test(typed)) return undefined;
  if (!isOnly(meaning, 'overhauled', ...(isInvoiced ? (['withInvoice'] as const) : []))) return undefined;
  const bill = /fatture|factures|invoices|rechnungen|facturas/iu.test(typed)
    ? ' avec factures'
    : ' avec facture';
  const text = `${part} ${part === 'moteur' ? 'refait' : 'refaite'}${isInvoiced ? bill : ''}`;
  return part === 'moteur' ? m(text) : f(text);
}

/** "distribuzione a 150.000": at so many km it was done. */
function doneAt(text: string, gender: 'm' | 'f'): Way {
  return (meaning) => (meaning.km !== undefined && isOnly(meaning) ? { text, gender } : undefined);
}
