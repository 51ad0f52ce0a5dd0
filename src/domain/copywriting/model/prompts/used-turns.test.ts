import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { usedTurns } from './used-turns.ts';

const brief = briefSchema.parse({ make: 'Fiat', model: 'Panda' });
const prior = (...texts: string[]) => texts.map((text) => ({ brief, text }));

test('openings and closings are named once each', () => {
  const same = 'Una Panda per la città. Vieni a vederla.';
  expect(usedTurns(prior(same, same, 'Una Golf comoda. Vieni a vederla.'))).toMatchObject({
    openings: ['Una Panda per la città.', 'Una Golf comoda.'],
    closings: ['Vieni a vederla.'],
  });
});

test('what several texts say in the same words is named, cars and figures are not', () => {
  const { turns } = usedTurns(
    prior('La Panda è qui presentata con cura da noi.', 'La Golf è qui presentata con cura da noi.'),
  );
  expect(turns).toContain('è qui presentata con');
  expect(turns.join()).not.toMatch(/Panda|Golf/);
});

test('ten thousand earlier texts cost what ten do', () => {
  const { openings } = usedTurns(prior(...Array.from({ length: 10_000 }, (_, at) => `Testo ${at}. Fine.`)));
  expect(openings).toHaveLength(10);
});
