import { expect, test } from 'vitest';
import { programOpenApi } from '#contract/program-open-api.ts';
import { readProgramCalls } from './program-document.ts';

const calls = readProgramCalls(
  programOpenApi('https://autoscritto.example') as Parameters<typeof readProgramCalls>[0],
);
const callOf = (name: string) => calls.find((call) => call.name === name);

test('the page shows each call with its scope and its fields by their way', () => {
  expect(callOf('generateDescriptions')).toMatchObject({
    ...{ method: 'POST', path: '/api/v1/descriptions', scope: 'write' },
    fields: expect.arrayContaining([
      { name: 'Idempotency-Key', type: 'string', isRequired: false },
      { name: 'vehicleData.make', type: 'string | number', isRequired: true },
      {
        name: 'vehicleData.transmission',
        type: 'Manuale | Automatica | Robotizzata | CVT | Sequenziale',
        isRequired: false,
      },
      { name: 'vehicleData.language', type: 'it | en | de | fr | es', isRequired: false },
      { name: 'vehicleData.copyStyles', type: '[professional | persuasive | advanced]', isRequired: false },
    ]),
  });
  expect(callOf('getDescription')).toMatchObject({
    ...{ method: 'GET', scope: 'read', fields: [{ name: 'id', isRequired: true }] },
  });
});

test('of a body in several forms the fields of all are shown, required where each form asks for them', () => {
  const { fields = [] } = callOf('moveStockJob') ?? {};
  expect(fields).toContainEqual({
    name: 'move',
    type: 'start | pause | resume | cancel | retry',
    isRequired: true,
  });
  expect(fields).toContainEqual({
    ...{ name: 'choices.language', type: 'it | en | de | fr | es', isRequired: false },
  });
  expect(callOf('importStock')?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['Idempotency-Key', false],
    ['workbook', false],
    ['content', false],
    ['links', false],
  ]);
});

test('no field is of a type nobody can read', () => {
  for (const { name, fields } of calls) {
    expect([name, fields.filter(({ type }) => /undefined|\[object/.test(type))]).toEqual([name, []]);
  }
});
