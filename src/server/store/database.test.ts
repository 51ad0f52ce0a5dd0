import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('a database that cannot be reached is named without its password', async () => {
  const opening = openDatabase({ url: 'postgres://dealer:segreto@127.0.0.1:1/autoscritto', dataDir: '' });
  const error = await opening.catch((refused: Error) => refused);
  expect(String(error)).toContain('PostgreSQL at 127.0.0.1:1 cannot be used (ECONNREFUSED)');
  expect(String(error)).not.toContain('segreto');
});
