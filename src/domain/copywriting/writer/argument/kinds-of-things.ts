import type { Thing } from './arguments.ts';
import { placeOf, type Theme } from './themes.ts';

export const isHistory = ({ kind }: Thing) => kind === 'history';
/** Mileage and seats alone are no history. */
export const isOfThePast = ({ term }: Thing) => pastThemes.has(placeOf(term).theme);
const pastThemes: ReadonlySet<Theme | undefined> = new Set<Theme>(['past', 'care', 'papers']);
export const isEquipment = ({ kind }: Thing) => kind === 'equipment';
const isDamage = ({ kind }: Thing) => kind === 'damage' || kind === 'state';
export const isGood = (thing: Thing) => !isDamage(thing);
/** Terms of sale do not sell: "verricello escluso" is no winch. */
export const isLeader = (thing: Thing) => isEquipment(thing) || isHistory(thing);
export const isNamedDamage = (thing: Thing) => isDamage(thing) && thing.isNoun;
export const isTerm = ({ kind }: Thing) => kind === 'deal';
export const isRestriction = ({ term }: Thing) => term !== undefined && restrictions.has(term);
const restrictions: ReadonlySet<Thing['term']> = new Set<Thing['term']>([
  'tradeOnly',
  'tradeOrExport',
  'forExport',
]);
/** A thing worth less gets no sentence of its own. */
const worthReason = 4;
export const isArguable = ({ kind, term }: Thing) =>
  (kind === 'equipment' || kind === 'history') && placeOf(term).worth >= worthReason;
