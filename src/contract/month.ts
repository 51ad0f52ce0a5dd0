import { z } from 'zod';

/** A month, written `2026-11`. */
export const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
