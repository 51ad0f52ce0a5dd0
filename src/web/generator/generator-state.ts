import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import {
  type Targeting,
  type TargetingField,
  targetingCaps,
  targetingFields,
} from '#domain/vehicles/targeting.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { toggleNote, withoutNotes } from './toggle-note.ts';
import { toggleOption } from './toggle-option.ts';
import {
  type Conflicts,
  type Evidence,
  type Evidences,
  emptyDraft,
  type FormField,
  type VehicleDraft,
} from './vehicle-draft.ts';

export const steps = ['input', 'persuasive', 'generated'] as const;
export type Step = (typeof steps)[number];
export type InputTab = 'import' | 'manual';
export type Texts = Partial<Record<CopyStyle, string>>;

/** Everything typed and chosen; it lives above the steps, so that none of them can lose it. */
export interface GeneratorState {
  step: Step;
  tab: InputTab;
  url: string;
  /** What the seller pasted of a page, whole. */
  pasted: string;
  draft: VehicleDraft;
  /** The draft as the import made it, to tell what has been corrected since. */
  imported: VehicleDraft | undefined;
  evidence: Evidences;
  /** Fields the page states in two ways, as long as the seller has not chosen. */
  conflicts: Conflicts;
  /** Equipment the page lists; what the seller confirms goes into the notes. */
  equipment: readonly string[];
  /** What a stock file says in words of this car; it stands in the notes. */
  notesOfFile: string;
  targeting: { [F in TargetingField]: readonly Targeting[F][number][] };
  styles: readonly CopyStyle[];
  notes: string;
  /** The language the texts are to be written in. */
  language: Language;
  isWriting: boolean;
  texts: Texts;
  /** The texts as far as they have come. */
  growing: Texts;
  /** The saved description the texts belong to. */
  descriptionId: string | undefined;
}

export type GeneratorAction =
  | { type: 'tab-chosen'; tab: InputTab }
  | { type: 'url-typed'; url: string }
  | { type: 'page-pasted'; text: string }
  | { type: 'field-typed'; field: FormField; text: string }
  | {
      type: 'vehicle-imported';
      draft: VehicleDraft;
      evidence: Evidences;
      conflicts: Conflicts;
      equipment: readonly string[];
      notes?: string | undefined;
    }
  /** `chosen` is absent where the value in use stays. */
  | { type: 'conflict-settled'; field: VehicleField; chosen?: { text: string; evidence: Evidence } }
  | { type: 'equipment-toggled'; item: string }
  | { type: 'vehicle-entered'; draft: VehicleDraft; notes: string }
  /** After its texts were written. */
  | { type: 'vehicle-changed'; draft: VehicleDraft; notes: string }
  | { type: 'option-toggled'; field: TargetingField; option: string }
  | { type: 'style-toggled'; style: CopyStyle }
  | { type: 'styles-reset'; styles: readonly CopyStyle[] }
  | { type: 'notes-typed'; notes: string }
  | { type: 'language-chosen'; language: Language }
  | { type: 'step-chosen'; step: Step }
  | { type: 'writing-started' }
  | { type: 'text-grew'; style: CopyStyle; text: string }
  | { type: 'text-arrived'; style: CopyStyle; text: string }
  | { type: 'texts-completed'; texts: Texts; descriptionId: string }
  | { type: 'writing-failed' }
  | { type: 'started-over' }
  /** With another car's data. */
  | { type: 'started-from'; draft: VehicleDraft; targeting: GeneratorState['targeting']; notes: string }
  | { type: 'draft-restored'; state: GeneratorState };

export function emptyState(styles: readonly CopyStyle[], language: Language): GeneratorState {
  return {
    step: 'input',
    tab: 'import',
    url: '',
    pasted: '',
    draft: emptyDraft,
    imported: undefined,
    evidence: {},
    conflicts: {},
    equipment: [],
    notesOfFile: '',
    targeting: { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] },
    styles,
    notes: '',
    language,
    isWriting: false,
    texts: {},
    growing: {},
    descriptionId: undefined,
  };
}

/** The state after an action, for a user whose plan ticks these styles at the start. */
export function generatorReducer(
  defaultStyles: readonly CopyStyle[],
): (state: GeneratorState, action: GeneratorAction) => GeneratorState {
  return (state, action) => {
    switch (action.type) {
      case 'tab-chosen':
        return { ...state, tab: action.tab };
      case 'url-typed':
        return { ...state, url: action.url };
      case 'page-pasted':
        return { ...state, pasted: action.text };
      case 'field-typed':
        return { ...settled(state, action.field), draft: { ...state.draft, [action.field]: action.text } };
      case 'vehicle-imported':
        return {
          ...state,
          draft: action.draft,
          imported: action.draft,
          evidence: action.evidence,
          conflicts: action.conflicts,
          equipment: action.equipment,
          ...withNotesOfFile(state, action.notes ?? ''),
          step: 'persuasive',
        };
      case 'conflict-settled': {
        const { field, chosen } = action;
        const text = chosen?.text ?? state.draft[field];
        const evidence = chosen?.evidence ?? state.evidence[field];
        return {
          ...settled(state, field),
          draft: { ...state.draft, [field]: text },
          // The page says this too: it is no correction by the seller, and he has just checked it.
          imported: state.imported && { ...state.imported, [field]: text },
          evidence: { ...state.evidence, ...(evidence && { [field]: { ...evidence, confidence: 'high' } }) },
        };
      }
      case 'equipment-toggled':
        return { ...state, notes: toggleNote(state.notes, action.item) };
      case 'vehicle-entered':
        return { ...state, draft: action.draft, notes: action.notes, step: 'persuasive' };
      case 'vehicle-changed':
        return { ...state, draft: action.draft, notes: action.notes };
      case 'option-toggled': {
        const { field, option } = action;
        const chosen: readonly string[] = state.targeting[field];
        const next = toggleOption(chosen, option, targetingCaps[field]);
        return { ...state, targeting: { ...state.targeting, [field]: next } };
      }
      case 'style-toggled': {
        const chosen = toggleOption(state.styles, action.style, copyStyles.length);
        return { ...state, styles: copyStyles.filter((style) => chosen.includes(style)) };
      }
      case 'styles-reset':
        return { ...state, styles: action.styles };
      case 'notes-typed':
        return { ...state, notes: action.notes };
      case 'language-chosen':
        return { ...state, language: action.language };
      case 'step-chosen':
        return { ...state, step: action.step };
      case 'writing-started':
        return { ...state, isWriting: true, texts: {}, growing: {}, descriptionId: undefined };
      case 'text-grew':
        return { ...state, growing: { ...state.growing, [action.style]: action.text } };
      case 'text-arrived':
        return { ...state, texts: { ...state.texts, [action.style]: action.text } };
      case 'texts-completed':
        return {
          ...state,
          ...{ step: 'generated', isWriting: false, growing: {} },
          ...{ texts: action.texts, descriptionId: action.descriptionId },
        };
      case 'writing-failed':
        return { ...state, isWriting: false, texts: {}, growing: {} };
      case 'started-over':
        return emptyState(defaultStyles, state.language);
      case 'started-from': {
        const { draft, targeting, notes } = action;
        return { ...emptyState(defaultStyles, state.language), tab: 'manual', draft, targeting, notes };
      }
      case 'draft-restored':
        return action.state;
    }
  };
}

/** Whether something of a car has been typed or read that has no texts yet. */
export const isBegun = ({ step, draft, notes }: GeneratorState): boolean =>
  step !== 'generated' && (notes.trim() !== '' || Object.values(draft).some((text) => text.trim() !== ''));

/** The notes of the next car: what was typed, and what its file says in place of what that of the last one said. */
function withNotesOfFile(state: GeneratorState, notesOfFile: string) {
  const ofLast = state.notesOfFile.split('\n');
  const typed = withoutNotes(state.notes, state.equipment)
    .split('\n')
    .filter((line) => line === '' || !ofLast.includes(line));
  return { notesOfFile, notes: `${typed.join('\n')}\n${notesOfFile}`.trim() };
}

function settled(state: GeneratorState, field: FormField): GeneratorState {
  const { [field as VehicleField]: _, ...conflicts } = state.conflicts;
  return { ...state, conflicts };
}

/** Generating asks for one choice of every kind, styles included. */
export function hasChoiceInEach({ targeting, styles }: GeneratorState): boolean {
  return styles.length > 0 && targetingFields.every((field) => targeting[field].length > 0);
}
