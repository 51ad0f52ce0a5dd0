import { beforeAll, expect, test, vi } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import type { LegalBlock, LegalDocument, LegalText } from './legal-text.ts';

const modules = import.meta.glob<Record<string, LegalText>>('./{privacy,terms,gdpr}/{it,en,de,fr,es}.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
