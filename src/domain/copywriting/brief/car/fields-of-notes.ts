import type { Brief } from '#domain/vehicles/brief.ts';
import type { Note } from '../notes/note.ts';

/** What the notes state of fields that the form left empty, and the notes that say nothing else. */
export interface FieldsOfNotes {
  /** Power in CV. */
  fields: Partial<Pick<Brief, 'power' | 'doors' | 'transmission'>>;
  notes: ReadonlySet<Note>;
}

/** Returns power ("160 CV"), doors and gearbox as notes state them; of two different statements none is believed. */
export function fieldsOfNotes(notes: readonly Note[], brief: Brief): FieldsOfNotes {
  const found = {
    power: brief.power ? undefined : onlyOne(notes, powerOf),
    doors: brief.doors ? undefined : onlyOne(notes, doorsOf),
    transmission: brief.transmission || isGearless(brief) ? undefined : onlyOne(notes, gearboxOf),
  };
  const stated = Object.entries(found).flatMap(([field, one]) => (one ? [[field, one.value] as const] : []));
  const said = Object.values(found).flatMap((one) => one?.notes ?? []);
  return { fields: Object.fromEntries(stated), notes: new Set(said) };
}

const isGearless = ({ fuelType }: Brief) => fuelType === 'Elettrico' || fuelType === 'Idrogeno';

function onlyOne<Value>(notes: readonly Note[], read: (note: Note) => Value | undefined) {
  const saying = notes.filter((note) => read(note) !== undefined);
  const [value, ...others] = new Set(saying.flatMap((note) => read(note) ?? []));
  return value !== undefined && others.length === 0 ? { value, notes: saying } : undefined;
}

/** "160 CV", "160 PS", "160 ch"; the least and the most that a car on the road has. */
function powerOf({ text }: Note): number | undefined {
  const [, figure] = /^(\d{2,4}) ?(?:cv|cavalli|ps|ch|chevaux)$/iu.exec(text.trim()) ?? [];
  const power = Number(figure);
  return power >= 15 && power <= 1600 ? power : undefined;
}

function doorsOf({ text }: Note): number | undefined {
  const [, figure] = /^([2-5]) ?(?:porte|türen|portes|puertas|doors)$/iu.exec(text.trim()) ?? [];
  return figure === undefined ? undefined : Number(figure);
}

/** "cambio automatico" with nothing else said of it. */
function gearboxOf({ meanings: [only, ...others] }: Note): Brief['transmission'] {
  if (!only || others.length > 0 || only.term !== 'gearbox') return undefined;
  const { modifiers, places, figure, count, km, date, name } = only;
  const isBare = [figure, count, km, date, name].every((detail) => detail === undefined);
  if (!isBare || places.length > 0) return undefined;
  return ({ manual: 'Manuale', automatic: 'Automatica' } as const)[modifiers.join()];
}
