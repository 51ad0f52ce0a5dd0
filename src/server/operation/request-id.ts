import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;

/** The id a trusted proxy gave a request, where it is one, else a new one. */
export const requestIdOf = (given: string | null, isTrustedPeer: boolean): string =>
  isTrustedPeer && given !== null && wellFormed.test(given) ? given : randomUUID();
