import { z } from 'zod';
import { briefFields, withFigures } from '#domain/vehicles/brief.ts';
import type { Endpoint } from './endpoint.ts';

/** The notes hold what a visitor types around a figure: `+ IVA`. */
const firstBriefSchema = withFigures(
  briefFields.pick({
    ...{ make: true, model: true, year: true, mileage: true },
    ...{ fuelType: true, price: true, notes: true },
  }),
);

export const firstTextEndpoints = {
  writeFirstText: {
    method: 'POST',
    path: '/api/first-text',
    access: 'anyone',
    summary:
      "A professional text of a visitor's car in the reader's language, by the built-in writer; stores nothing, ten a day for an address",
    mostBytes: 16 * 1024,
    payload: z.object({ vehicleData: firstBriefSchema }),
    answer: z.object({ text: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
