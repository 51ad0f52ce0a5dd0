/**
 * Returns what typed words are known again by: capitals, accents, apostrophes typed for accents, spaces and a stop at the
 * end do not matter ("E' da vedere." is "è da vedere"); figures, signs and question marks do.
 */
export const wordingKey = (typed: string): string => {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const line = plain.replace(/(?<=\p{L})['’`´](?!\p{L})/gu, '').replace(/\s+/g, ' ');
  return line.replace(/^[\s,;:]+|[\s.,;:!…]+$/g, '') || line.trim();
};
