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

test('no field is of a type nobody can read', () => {
  for (const { name, fields } of calls) {
    expect([name, fields.filter(({ type }) => /undefined|\[object/.test(type))]).toEqual([name, []]);
  }
});
