import { z } from 'zod';

/** An instant somebody sends back to us; the year 0, which ISO has, no database takes. */
export const instantSchema = z.iso.datetime().regex(/^(?!0000)/);
