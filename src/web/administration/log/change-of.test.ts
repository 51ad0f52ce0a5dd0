import { expect, test } from 'vitest';
import { it } from '#web/i18n/messages/administration/it.ts';
import { changeOf } from './change-of.ts';

const entry = {
  id: '018f0000-0000-7000-8000-000000000001',
  at: '2026-11-21T10:00:00.000Z',
  adminEmail: 'admin@example.com',
  subjectId: 'a',
  subject: 'm…@d….it',
};

test.each([
  { action: 'role', before: 'user', after: 'admin', said: 'Da Utente a Admin' },
  { action: 'status', before: 'active', after: 'blocked', said: 'Da Attivo a Bloccato' },
  { action: 'plan', before: 'FREE', after: 'PRO', said: 'Da FREE a PRO' },
  { action: 'message', before: 'new', after: 'read', said: 'Da Nuovo a Letto' },
  { action: 'deletion', before: 'user', after: '', said: 'Utente' },
  { action: 'export', before: '', after: 'all', said: 'Tutti gli utenti' },
  { action: 'export', before: '', after: '2026-10', said: '2026-10' },
  {
    action: 'export',
    before: '',
    after: 'role admin, plan PRO, search',
    said: 'Ruolo: Admin, Piano: PRO, Una ricerca',
  },
] as const)('an entry is told in the reader’s words: $said', ({ said, ...change }) => {
  expect(changeOf({ ...entry, ...change }, it)).toBe(said);
});
