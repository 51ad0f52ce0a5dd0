import { z } from 'zod';

/** An id whose form is nobody's business; of signs that every database takes. */
export const opaqueIdSchema = z.string().regex(/^[\w-]{1,100}$/);
