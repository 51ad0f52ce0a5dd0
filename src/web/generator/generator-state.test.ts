import { expect, it } from 'vitest';
import {
  emptyState,
  type GeneratorAction,
  type GeneratorState,
  generatorReducer,
  hasChoiceInEach,
  isBegun,
} from './generator-state.ts';
import { emptyDraft } from './vehicle-draft.ts';

const reduce = generatorReducer(['professional']);
const after = (...actions: GeneratorAction[]) => actions.reduce(reduce, emptyState(['professional'], 'it'));

it('takes no third customer', () => {
  const toggle = (option: string): GeneratorAction => ({
    type: 'option-toggled',
    field: 'targetCustomers',
    option,
  });
  const state = after(toggle('Pendolare'), toggle('Neopatentato'), toggle('Uomo 40+'));
  expect(state.targeting.targetCustomers).toEqual(['Pendolare', 'Neopatentato']);
});

it('takes a choice back', () => {
  const toggle: GeneratorAction = { type: 'option-toggled', field: 'intendedUse', option: 'Città' };
  expect(after(toggle, toggle).targeting.intendedUse).toEqual([]);
});

it('keeps the styles in their order, whatever the order of the clicks', () => {
  const state = after(
    { type: 'style-toggled', style: 'advanced' },
    { type: 'style-toggled', style: 'persuasive' },
  );
  expect(state.styles).toEqual(['professional', 'persuasive', 'advanced']);
});

it('asks for one choice of every kind', () => {
  const choices: GeneratorAction[] = [
    { type: 'option-toggled', field: 'targetCustomers', option: 'Pendolare' },
    { type: 'option-toggled', field: 'vehicleTypes', option: 'SUV' },
    { type: 'option-toggled', field: 'intendedUse', option: 'Città' },
    { type: 'option-toggled', field: 'sellingPoints', option: 'Sicurezza' },
  ];
  expect(hasChoiceInEach(after(...choices.slice(0, 3)))).toBe(false);
  expect(hasChoiceInEach(after(...choices))).toBe(true);
  expect(hasChoiceInEach(after(...choices, { type: 'style-toggled', style: 'professional' }))).toBe(false);
});

it('loses nothing on a failure or on the way back', () => {
  const draft = { ...emptyDraft, make: 'Fiat' };
  const state = after(
    { type: 'url-typed', url: 'https://example.com/1' },
    { type: 'vehicle-imported', draft, evidence: {}, conflicts: {}, equipment: [] },
    { type: 'field-typed', field: 'model', text: 'Panda' },
    { type: 'notes-typed', notes: 'gancio' },
    { type: 'writing-started' },
    { type: 'text-arrived', style: 'professional', text: 'Una' },
    { type: 'writing-failed' },
    { type: 'step-chosen', step: 'input' },
  );
  expect(state).toMatchObject({
    step: 'input',
    url: 'https://example.com/1',
    draft: { make: 'Fiat', model: 'Panda' },
    notes: 'gancio',
    isWriting: false,
  });
});

const imported = (make: string, equipment: string[] = []): GeneratorAction => ({
  type: 'vehicle-imported',
  draft: { ...emptyDraft, make, price: '15.900 €' },
  evidence: { price: { source: 'json-ld', where: 'offers.price', raw: '15900', confidence: 'low' } },
  conflicts: {},
  equipment,
});

it('takes what was confirmed of one car out of the notes of the next, and leaves what was typed', () => {
  const { notes } = after(
    imported('Skoda', ['Gancio di traino', 'Fari LED']),
    { type: 'notes-typed', notes: 'Unico proprietario' },
    { type: 'equipment-toggled', item: 'Gancio di traino' },
    imported('Ford', ['Gancio di traino']),
  );
  expect(notes).toBe('Unico proprietario');
});

it('puts what a file says of a car into its notes, in place of what it said of the one before', () => {
  const first = { ...imported('Skoda', ['Fari LED']), notes: 'unico proprietario\ntagliandi, tutti' };
  const second = { ...imported('Ford'), notes: 'graffio sul paraurti' };
  const { notes } = after(
    { type: 'notes-typed', notes: 'vista in sede' },
    first,
    { type: 'equipment-toggled', item: 'Fari LED' },
    second,
  );
  expect(after({ type: 'notes-typed', notes: 'vista in sede' }, first).notes).toBe(
    'vista in sede\nunico proprietario\ntagliandi, tutti',
  );
  expect(notes).toBe('vista in sede\ngraffio sul paraurti');
  expect(after(first, imported('Opel')).notes).toBe('');
});

it('takes a picked value for the page’s own, with where it stood, and for checked', () => {
  const evidence = { source: 'labels', where: 'Prezzo', raw: '15.400', confidence: 'low' } as const;
  const state = after(imported('Skoda'), {
    type: 'conflict-settled',
    field: 'price',
    chosen: { text: '15.400 €', evidence },
  });
  expect(state.draft.price).toBe('15.400 €');
  expect(state.imported?.price).toBe('15.400 €');
  expect(state.evidence.price).toEqual({ ...evidence, confidence: 'high' });
});

it('takes the value in use for checked when it stays', () => {
  const state = after(imported('Skoda'), { type: 'conflict-settled', field: 'price' });
  expect(state.draft.price).toBe('15.900 €');
  expect(state.evidence.price).toMatchObject({ where: 'offers.price', confidence: 'high' });
});

it('keeps what was pasted until another car is begun', () => {
  const pasted: GeneratorAction = { type: 'page-pasted', text: 'Fiat Panda' };
  expect(after(pasted, imported('Fiat'), { type: 'step-chosen', step: 'input' }).pasted).toBe('Fiat Panda');
  expect(after(pasted, { type: 'started-over' }).pasted).toBe('');
});

it('starts over with nothing but the styles of the plan', () => {
  const state = after({ type: 'notes-typed', notes: 'x' }, { type: 'started-over' });
  expect(state).toEqual(emptyState(['professional'], 'it'));
});

it('starts from another car with its data and its readers, and the draft before comes back', () => {
  const targeting: GeneratorState['targeting'] = {
    ...{ targetCustomers: ['Pendolare'], vehicleTypes: [] },
    ...{ intendedUse: ['Lavoro'], sellingPoints: [] },
  };
  const draft = { ...emptyDraft, make: 'Fiat', model: 'Tipo' };
  const typed = after({ type: 'field-typed', field: 'make', text: 'Opel' });
  const started = reduce(typed, { type: 'started-from', draft, targeting, notes: 'gancio traino' });
  expect(started).toMatchObject({ step: 'input', tab: 'manual', draft, targeting, notes: 'gancio traino' });
  expect(reduce(started, { type: 'draft-restored', state: typed })).toEqual(typed);
});

it('knows whether a car has been begun', () => {
  expect(isBegun(after())).toBe(false);
  expect(isBegun(after({ type: 'field-typed', field: 'make', text: 'Opel' }))).toBe(true);
  expect(isBegun(after({ type: 'texts-completed', texts: {}, descriptionId: 'one' }))).toBe(false);
});
