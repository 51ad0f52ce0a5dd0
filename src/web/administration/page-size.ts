import type { adminPageSize as agreed } from '#contract/administration.ts';

/** Held to the contract by its type; importing the value would bring zod along. */
export const adminPageSize: typeof agreed = 50;
