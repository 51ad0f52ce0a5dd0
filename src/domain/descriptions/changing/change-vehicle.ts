import { ProductError } from '#domain/shared/errors.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../../accounts/user.ts';
import { type CopyStyle, copyStyles } from '../../copywriting/copy.ts';
import { type FactChecker, loadFactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import { splitSentences } from '../../copywriting/sentences/split-sentences.ts';
import type { CarBrief } from '../../vehicles/brief.ts';
import { flatFields } from '../../vehicles/details/flat-fields.ts';
import { stateDetails } from '../../vehicles/details/state-details.ts';
import type { Description, DescriptionStore, Revision, WrittenTexts } from '../description.ts';
import { getDescription } from '../get-description.ts';
import { copyIn } from '../text-of.ts';
import { briefAt } from './brief-at.ts';
import { carryFigures } from './carry-figures.ts';
import { isSame, mergeBriefs } from './merge-briefs.ts';
import { keptFields, type VehicleChange } from './vehicle-change.ts';

export interface ChangeVehicleDeps {
  descriptions: DescriptionStore;
  now(): Date;
}

export interface WantedVehicle {
  /** All data of the car as they are to be. */
  vehicle: CarBrief;
  /** As they were when somebody began to change them; absent: as they are. */
  seen?: CarBrief | undefined;
}

/** A sentence that still says what the data said before. */
export interface OutdatedSentence {
  language: Language;
  style: CopyStyle;
  sentence: string;
}

export interface ChangedVehicle {
  brief: CarBrief;
  /** Texts that have the new figures, each as a new version. */
  carried: readonly { language: Language; style: CopyStyle }[];
  outdated: readonly OutdatedSentence[];
}

/**
 * Changes the data of a described car, with every figure of its texts and translations that told the old ones.
 * Locked sentences and those the seller typed stay, and are named where they no longer hold. What somebody else
 * changed meanwhile stays too; of a field that both changed it is a `conflict`. It costs nothing of the month.
 */
export async function changeVehicle(
  { descriptions, now }: ChangeVehicleDeps,
  user: User,
  id: string,
  { vehicle, seen }: WantedVehicle,
): Promise<ChangedVehicle> {
  const found = await getDescription(descriptions, user, id);
  const used = languages.filter((language) => copyIn(found, language));
  const options = { thisYear: now().getFullYear() };
  const checkers = new Map(
    await Promise.all(used.map(async (one) => [one, await loadFactChecker(one, options)] as const)),
  );
  let changed: ChangedVehicle = { brief: found.brief, carried: [], outdated: [] };
  await descriptions.revise(found, (present, written) => {
    const { brief: merged, conflicts } = mergeBriefs(seen ?? present.brief, vehicle, present.brief);
    const [field] = conflicts;
    if (field)
      throw new ProductError(
        'conflict',
        changedMeanwhile(String(flatFields(present.brief)[field] ?? '–')),
        field,
      );
    const brief = withPriceInNotes(present, merged, checkers.get(present.language));
    const texts = textsOf(present).map((text) => ({
      ...text,
      ...carry(present, brief, text, written, checkers),
    }));
    const carried = texts.filter(({ text, was }) => text !== was);
    const at = now();
    changed = {
      brief,
      carried: carried.map(({ language, style }) => ({ language, style })),
      outdated: texts.flatMap(({ language, style, left }) =>
        left.map((sentence) => ({ language, style, sentence })),
      ),
    };
    return {
      brief,
      changes: changesBetween(present.brief, brief, at),
      texts: carried.map(({ language, style, text }) => ({
        language,
        style,
        text,
        origin: 'carried',
        createdAt: at,
      })),
    } satisfies Revision;
  });
  return changed;
}

/** Notes that nobody touched and that state the old price ("17.900 trattabili") state the new one. */
function withPriceInNotes({ brief, language }: Description, merged: CarBrief, check?: FactChecker): CarBrief {
  const { notes } = merged;
  if (!notes || notes !== brief.notes || isSame(brief.price, merged.price) || !check) return merged;
  const silent = { ...brief, notes: undefined, details: undefined };
  const data = { before: silent, after: { ...silent, price: merged.price } };
  return { ...merged, notes: carryFigures(notes, { ...data, language, check }).text };
}

interface PresentText {
  language: Language;
  style: CopyStyle;
  was: string;
}

const textsOf = (description: Description): PresentText[] =>
  languages.flatMap((language) =>
    copyStyles.flatMap((style) => {
      const was = copyIn(description, language)?.[style];
      return was === undefined ? [] : [{ language, style, was }];
    }),
  );

function carry(
  present: Description,
  brief: CarBrief,
  { language, style, was }: PresentText,
  written: WrittenTexts,
  checkers: ReadonlyMap<Language, FactChecker>,
) {
  const check = checkers.get(language);
  // A language that came in the moment before is left as it is, and shown as it then reads.
  if (!check) return { text: was, left: [] };
  const { locked } = present;
  const [before, after] = [stateDetails(present.brief), stateDetails(brief)];
  const first = written(language, style);
  const ours = first
    ? carryFigures(first.text, {
        before: stateDetails(briefAt(present, first.createdAt)),
        after: before,
        ...{ language, check },
      })
    : { text: was };
  const oursOnly = new Set(splitSentences(ours.text).map((sentence) => sentence.text));
  const isKept = (sentence: string) => locked.includes(sentence) || !oursOnly.has(sentence);
  return carryFigures(was, { before, after, language, check, isKept });
}

function changesBetween(was: CarBrief, is: CarBrief, at: Date): VehicleChange[] {
  const [before, after] = [flatFields(was), flatFields(is)] as Record<string, VehicleChange['before']>[];
  return keptFields
    .filter((field) => !isSame(before?.[field], after?.[field]))
    .map((field) => ({ at: at.toISOString(), field, before: before?.[field], after: after?.[field] }));
}

const changedMeanwhile = (now: string): Localised => ({
  it: `Qualcun altro ha appena cambiato questo dato: ora è «${now}». Guardalo e salva di nuovo.`,
  en: `Someone else has just changed this: it is “${now}” now. Look at it and save again.`,
  de: `Jemand anders hat diese Angabe gerade geändert: Jetzt steht hier „${now}“. Bitte prüfen und noch einmal speichern.`,
  fr: `Quelqu’un vient de changer cette donnée : elle est maintenant « ${now} ». Vérifiez-la et enregistrez à nouveau.`,
  es: `Otra persona acaba de cambiar este dato: ahora es «${now}». Míralo y guarda de nuevo.`,
});
