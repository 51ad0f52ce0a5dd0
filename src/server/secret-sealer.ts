import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets readable for this server only. */
export interface SecretSealer {
  /** `boundTo` names what the secret belongs to: sealed, it opens for nothing else. */
  seal(secret: string, boundTo: string): string;
  /** Undefined when it was sealed by another server's secret, for something else, or was changed. */
  open(sealed: string, boundTo: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Seals by AES-256-GCM with a key derived (HKDF-SHA-256) from the server's secret, for this purpose alone. */
export function secretSealer(serverSecret: string, purpose: string): SecretSealer {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', `autoscritto ${purpose}`, 32));
  return {
    seal(secret, boundTo) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(boundTo));
      const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, boundTo) {
      const bytes = Buffer.from(sealed, 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      try {
        const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes });
        opening.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
