import { expect, it } from 'vitest';
import { ProductError } from '#domain/shared/errors.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { CopyRequest } from '../copy.ts';
import { italian } from './languages/it/italian.ts';
import { writeFitCopy } from './write-fit-copy.ts';

const brief = briefSchema.parse({ make: 'Renault', model: 'Clio' });
const request: CopyRequest = { brief, style: 'professional', language: 'it', seed: 5 };
const unfit = 'La carrozzeria è in colore bianca.';

it('hands out the wording of its seed when that is fit', () => {
  expect(
    writeFitCopy(request, italian, 2026, { write: ({ seed }) => `Testo numero ${'x'.repeat(seed)}.` }),
  ).toBe('Testo numero xxxxx.');
});

it('tries the next seeds when a wording has a hard fail', () => {
  const tried: number[] = [];
  const text = writeFitCopy(request, italian, 2026, {
    write: ({ seed }) => {
      tried.push(seed);
      return seed < 8 ? unfit : 'Un testo a posto.';
    },
  });
  expect({ text, tried }).toEqual({ text: 'Un testo a posto.', tried: [5, 6, 7, 8] });
});

it('gives up with a clear error rather than hand out an unfit text', () => {
  expect(() => writeFitCopy(request, italian, 2026, { write: () => unfit })).toThrow(ProductError);
});
