import { eq } from 'drizzle-orm';
import type { HouseSentenceStore } from '#domain/descriptions/house-sentence.ts';
import type { Database } from './database.ts';
import { houseSentences } from './schema.ts';

export function houseSentenceStore(db: Database): HouseSentenceStore {
  return {
    async find(userId) {
      const [row] = await db.select().from(houseSentences).where(eq(houseSentences.userId, userId));
      return row?.sentences ?? [];
    },
    async save(userId, sentences) {
      const values = { userId, sentences: [...sentences] };
      await db
        .insert(houseSentences)
        .values(values)
        .onConflictDoUpdate({ target: houseSentences.userId, set: { sentences: values.sentences } });
    },
  };
}
