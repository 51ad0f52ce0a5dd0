import { and, desc, eq, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import { recordingOf } from '#domain/analytics/recording.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { keptChanges } from '#domain/descriptions/changing/vehicle-change.ts';
import type {
  Description,
  DescriptionStore,
  SavedText,
  WrittenTexts,
} from '#domain/descriptions/description.ts';
import { readStoredBrief } from '#domain/vehicles/read-stored-brief.ts';
import type { Database } from './database.ts';
import { countDescriptions, findDescriptions } from './find-descriptions.ts';
import { descriptions, textVersions, usageReservations } from './schema.ts';
import { searchTextOf } from './search-text.ts';
import { withoutRepeated } from './without-repeated.ts';
import { writeRecording } from './write-recording.ts';
import { writeWebhookEvent } from './write-webhook-event.ts';

/** How many versions of a text are kept. */
const keptVersions = 20;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export function descriptionStore(db: Database): DescriptionStore {
  return {
    create: (description, reservationId, happening, stockJobId) =>
      db.transaction(async (tx) => {
        await tx.insert(descriptions).values(toRow(description));
        const first = firstTexts(description).map((text) => toVersion(description, text, 1));
        if (first.length > 0) await tx.insert(textVersions).values(first);
        await tx.delete(usageReservations).where(eq(usageReservations.id, reservationId));
        await writeWebhookEvent(tx, description.userId, {
          ...{ id: happening.id, at: happening.at, type: 'description.written' },
          data: { id: description.id, ...(stockJobId !== undefined && { stockJobId }) },
        });
        await writeRecording(tx, recordingOf(description.userId, [happening]));
      }),

    find: async (query) => (await findDescriptions(db, query)).map(fromRow),

    count: (query) => countDescriptions(db, query),

    async findById(userId, id) {
      const [row] = await db.select().from(descriptions).where(ownedBy(userId, id));
      return row && fromRow(row);
    },

    saveTexts: (description, texts, happenings, relock) =>
      db.transaction(async (tx) => {
        const owned = ownedBy(description.userId, description.id);
        const [present] = await tx.select().from(descriptions).where(owned).for('update');
        if (!present) return;
        const before = fromRow(present);
        const { copy, translations } = texts.reduce(withText, before);
        const locked = relock?.(before) ?? before.locked;
        await tx.update(descriptions).set({ copy, translations, locked }).where(owned);
        for (const text of texts) await addVersion(tx, description, text);
        const fresh = await withoutRepeated(tx, happenings);
        await writeRecording(tx, recordingOf(description.userId, fresh));
      }),

    revise: (description, revision) =>
      db.transaction(async (tx) => {
        const owned = ownedBy(description.userId, description.id);
        const [row] = await tx.select().from(descriptions).where(owned).for('update');
        if (!row) return;
        const present = fromRow(row);
        const { brief, changes, texts } = revision(present, await findWritten(tx, present));
        const { copy, translations } = texts.reduce(withText, present);
        const kept = [...changes, ...present.changes].slice(0, keptChanges);
        const searched = { brief, searchText: searchTextOf(brief) };
        await tx
          .update(descriptions)
          .set({ ...searched, copy, translations, changes: kept })
          .where(owned);
        for (const text of texts) await addVersion(tx, description, text);
      }),

    saveAdvertised: ({ id, userId }, advertised, happenings) =>
      db.transaction(async (tx) => {
        await tx.update(descriptions).set({ advertised }).where(ownedBy(userId, id));
        await writeRecording(tx, recordingOf(userId, happenings));
      }),

    findVersions: ({ descriptionId, language, style }) =>
      db
        .select({
          version: textVersions.version,
          text: textVersions.text,
          origin: textVersions.origin,
          createdAt: textVersions.createdAt,
        })
        .from(textVersions)
        .where(isText({ descriptionId, language, style }))
        .orderBy(desc(textVersions.version))
        .limit(keptVersions),

    findWordedAt: ({ id }) =>
      db
        .select({
          language: textVersions.language,
          style: textVersions.style,
          at: sql<Date>`max(${textVersions.createdAt})`.mapWith(textVersions.createdAt),
        })
        .from(textVersions)
        .where(and(eq(textVersions.descriptionId, id), ne(textVersions.origin, 'carried')))
        .groupBy(textVersions.language, textVersions.style),

    async findByText(userId, text) {
      const [found] = await db
        .select({ description: descriptions, version: textVersions })
        .from(textVersions)
        .innerJoin(descriptions, eq(descriptions.id, textVersions.descriptionId))
        .where(and(eq(textVersions.userId, userId), eq(textVersions.digest, digestOf(text))))
        .orderBy(desc(textVersions.createdAt))
        .limit(1);
      if (!found) return undefined;
      const { descriptionId, language, style, version } = found.version;
      const key = { descriptionId, language, style };
      const [written] = await db
        .select({ text: textVersions.text, createdAt: textVersions.createdAt })
        .from(textVersions)
        .where(and(isText(key), lte(textVersions.version, version), isWritten))
        .orderBy(desc(textVersions.version))
        .limit(1);
      return { description: fromRow(found.description), key, written: written ?? found.version };
    },

    async delete(userId, id) {
      const deleted = await db
        .delete(descriptions)
        .where(ownedBy(userId, id))
        .returning({ id: descriptions.id });
      return deleted.length > 0;
    },
  };
}

type Row = typeof descriptions.$inferSelect;

const toRow = (description: Description): Omit<Row, 'scores'> => ({
  ...description,
  locked: [...description.locked],
  searchText: searchTextOf(description.brief),
});

const fromRow = ({ searchText: _, scores: __, ...row }: Row): Description => ({
  ...row,
  brief: readStoredBrief(row.brief),
});

const ownedBy = (userId: string, id: string) => and(eq(descriptions.userId, userId), eq(descriptions.id, id));

const isText = ({ descriptionId, language, style }: { descriptionId: string } & TextOf) =>
  and(
    eq(textVersions.descriptionId, descriptionId),
    eq(textVersions.language, language),
    eq(textVersions.style, style),
  );
type TextOf = Pick<SavedText, 'language' | 'style'>;

function firstTexts({ copy, language, createdAt }: Description): SavedText[] {
  const origin = 'written' as const;
  return copyStyles.flatMap((style: CopyStyle) => {
    const text = copy[style];
    return text === undefined ? [] : [{ language, style, text, origin, createdAt }];
  });
}

function withText(description: Description, { language, style, text }: SavedText): Description {
  if (language === description.language) {
    return { ...description, copy: { ...description.copy, [style]: text } };
  }
  const copy = { ...description.translations[language], [style]: text };
  return { ...description, translations: { ...description.translations, [language]: copy } };
}

/** The texts of one description are numbered while its row is locked, so no number is given twice. */
async function addVersion(
  tx: Transaction,
  { id, userId }: Pick<Description, 'id' | 'userId'>,
  saved: SavedText,
): Promise<void> {
  const key = { descriptionId: id, language: saved.language, style: saved.style };
  const [newest] = await tx
    .select({ version: textVersions.version })
    .from(textVersions)
    .where(isText(key))
    .orderBy(desc(textVersions.version))
    .limit(1);
  const version = (newest?.version ?? 0) + 1;
  await tx.insert(textVersions).values(toVersion({ id, userId }, saved, version));
  if (version <= keptVersions) return;
  await tx
    .delete(textVersions)
    .where(and(isText(key), lte(textVersions.version, version - keptVersions), wasEdited));
}

function toVersion({ id, userId }: Pick<Description, 'id' | 'userId'>, saved: SavedText, version: number) {
  const { language, style, text, origin, createdAt } = saved;
  const digest = digestOf(text);
  return { descriptionId: id, userId, language, style, version, text, digest, origin, createdAt };
}

/** What the product wrote is kept for good: edits are compared with it. */
const wasEdited = inArray(textVersions.origin, ['edited', 'carried']);
const isWritten = notInArray(textVersions.origin, ['edited', 'carried']);

async function findWritten(tx: Transaction, { id }: Pick<Description, 'id'>): Promise<WrittenTexts> {
  const { language, style, text, createdAt } = textVersions;
  const rows = await tx
    .select({ language, style, text, createdAt })
    .from(textVersions)
    .where(and(eq(textVersions.descriptionId, id), isWritten))
    .orderBy(textVersions.version);
  return (language, style) => rows.findLast((row) => row.language === language && row.style === style);
}

const digestOf = (text: string) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
