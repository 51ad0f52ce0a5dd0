import { expect, it } from 'vitest';
import { emptyState, type GeneratorAction, generatorReducer, hasChoiceInEach } from './generator-state.ts';
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

it('starts over with nothing but the styles of the plan', () => {
  const state = after({ type: 'notes-typed', notes: 'x' }, { type: 'started-over' });
  expect(state).toEqual(emptyState(['professional'], 'it'));
});
