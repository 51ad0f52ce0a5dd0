import type { SellingPoint } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../brief/car/car.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Random } from '../seeded-random.ts';
import type { OwnPart, Plan, PlannedBeat, Section } from './beat.ts';
import { findAims } from './find-aims.ts';

/** How talkative a text is: how many aims get a sentence and how many extra remarks colour it. */
export interface Room {
  aims: number;
  flavours: number;
  features: number;
}

/** The order of content of one text. A beat with nothing to say stays silent. */
export function planCopy(car: Car, style: CopyStyle, room: Room, random: Random): Plan {
  const aims = findAims(car, style, random).slice(0, room.aims);
  const blends = car.traits.has('damaged') || aims.length < 3 ? [] : repeat('blend', mostBlends[style]);
  const parts = {
    // Before any aim by itself, or a blend would say again what one of them has said.
    driving: [...blends, ...aims.filter((aim) => place(aim) === 'driving')],
    living: aims.filter((aim) => place(aim) === 'living'),
    buying: aims.filter((aim) => place(aim) === 'buying'),
    flavours: car.traits.has('damaged')
      ? repeat('repair', Math.min(room.aims, 2) + room.flavours)
      : repeat('flavour', room.flavours),
    features: repeat('feature', room.features),
    defects: car.traits.has('damaged') ? [] : [section('damage'), section('state'), own('damage')],
  };
  return layouts[style](parts);
}

/** How many sentences may speak of several aims at once, before those left get one each. */
const mostBlends = { professional: 1, persuasive: 2, advanced: 2 } as const satisfies Record<
  CopyStyle,
  number
>;

interface Parts {
  driving: PlannedBeat[];
  living: PlannedBeat[];
  buying: PlannedBeat[];
  flavours: PlannedBeat[];
  features: PlannedBeat[];
  defects: PlannedBeat[];
}

const section = (of: Section): PlannedBeat => ({ topic: 'section', of });
const repeat = (of: Section, times: number): PlannedBeat[] =>
  Array.from({ length: times }, () => section(of));
const opening: PlannedBeat = { topic: 'opening' };
const thread: PlannedBeat = { topic: 'thread' };
const closing: PlannedBeat = { topic: 'closing' };
const own = (of: OwnPart): PlannedBeat => ({ topic: 'own', of });
const damageRest: PlannedBeat[] = [section('damage'), section('damage'), section('state'), own('damage')];
/** Once with a benefit, once as a list of what is left. */
const equipment: PlannedBeat[] = [section('equipment'), section('equipment'), own('other')];
const past: PlannedBeat[] = [section('history'), section('predicates')];
const terms: PlannedBeat[] = [
  section('deal'),
  section('status'),
  section('dealNotes'),
  own('deal'),
  section('lastFacts'),
];

const layouts = {
  professional: ({ driving, living, buying, flavours, defects }: Parts) => [
    [
      opening,
      section('identity'),
      ...defects,
      ...damageRest,
      section('engine'),
      ...driving,
      ...flavours,
      ...living,
    ],
    [...equipment, ...past, section('rest'), ...buying, ...terms, section('invitation')],
  ],
  persuasive: ({ driving, living, buying, flavours, features, defects }: Parts) => [
    [opening, section('identity'), ...defects, ...damageRest],
    [section('engine'), ...driving, section('rest'), ...flavours, ...living, ...features, ...equipment],
    [...past, ...buying, ...terms, closing, section('invitation')],
  ],
  advanced: ({ driving, living, buying, flavours, features, defects }: Parts) => [
    [opening, section('identity'), ...defects, ...damageRest],
    [section('engine'), ...driving, section('rest'), ...flavours.slice(0, 1), thread],
    [...living, ...flavours.slice(1), ...features, ...equipment, ...past],
    [...buying, ...terms, closing, section('invitation')],
  ],
} satisfies Record<CopyStyle, (parts: Parts) => Plan>;

const pointPlaces = {
  Sicurezza: 'driving',
  'Bassi consumi': 'driving',
  'Performance / Sportività': 'driving',
  'Comfort / Silenziosità': 'driving',
  'Design / Stile': 'living',
  'Caratteristiche esclusive': 'living',
  'Rapporto qualità-prezzo': 'buying',
  'Edizione limitata / Rarità': 'living',
  'Facile parcheggio': 'driving',
  'Valore a lungo termine': 'buying',
  'Perfetta per donna': 'living',
  'Perfetta per single': 'living',
  'Perfetta per over 70': 'living',
} satisfies Record<SellingPoint, keyof Parts>;

function place(aim: PlannedBeat): 'driving' | 'living' | 'buying' {
  if (aim.topic === 'point') return pointPlaces[aim.of];
  return aim.topic === 'use' || (aim.topic === 'section' && aim.of === 'usesTogether') ? 'driving' : 'living';
}
