/** Stands for: no code, the invoice goes to the PEC or to the tax drawer. */
export const noSdiCode = '0000000';

/**
 * Whether a text in capitals is a codice destinatario of a private customer: seven letters and digits
 * (specifications of FatturaPA 1.2, 1.1.4). Six are of the public administration, seven X mean abroad.
 */
export function isSdiCode(code: string): boolean {
  return /^[A-Z0-9]{7}$/.test(code) && code !== 'XXXXXXX';
}
