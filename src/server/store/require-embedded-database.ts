import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws a sentence for the operator when the folder holds no embedded database: opening it would make an empty one. */
export function requireEmbeddedDatabase(dataDir: string): void {
  if (existsSync(join(dataDir, 'database'))) return;
  throw new Error(`There is no database in the folder ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}
