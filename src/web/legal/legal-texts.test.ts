import { expect, test } from 'vitest';
import { linkHours } from '#domain/accounts/link-hours.ts';
import { retention } from '#domain/accounts/own-data/retention.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { inlinePieces } from './inline-pieces.ts';
import type { LegalBlock, LegalDocument, LegalText } from './legal-text.ts';

const modules = import.meta.glob<Record<string, LegalText>>('./{privacy,terms,gdpr}/{it,en,de,fr,es}.ts', {
  eager: true,
});

const documents = ['privacy', 'terms', 'gdpr'] as const satisfies readonly LegalDocument[];
const translations = languages.filter((language) => language !== 'it');
const eachTranslation = documents.flatMap((document) =>
  translations.map((language) => [document, language] as const),
);

function textOf(document: LegalDocument, language: Language): LegalText {
  const text = modules[`./${document}/${language}.ts`]?.[language];
  if (!text) throw new Error(`no ${document} in ${language}`);
  return text;
}

const wordsIn = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  return 'insert' in block ? [] : [...block.head, ...block.rows.flat()];
};
/** Every piece of a section: its title, then its blocks. */
const piecesOf = (text: LegalText, id: string): readonly string[] => {
  const section = text.sections[id];
  return section ? [section.title, ...section.blocks.flatMap(wordsIn)] : [];
};
const sectionText = (document: LegalDocument, language: Language, id: string) =>
  piecesOf(textOf(document, language), id).join('\n');
const shapeOf = ({ sections }: LegalText) =>
  Object.entries(sections).map(([id, { blocks }]) => [
    id,
    blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph';
      if ('list' in block) return block.list.length;
      return 'insert' in block ? block.insert : [block.head.length, ...block.rows.map((row) => row.length)];
    }),
  ]);
const figuresIn = (piece: string) => (piece.match(/\d+/g) ?? []).toSorted();
const marksIn = (piece: string) => piece.match(/\]\([^)]*\)|`[^`]*`/g) ?? [];

test.each(eachTranslation)('%s in %s has the sections, lists and tables of the Italian text', (...of) => {
  expect(shapeOf(textOf(...of))).toEqual(shapeOf(textOf(of[0], 'it')));
});

test.each(eachTranslation)('%s in %s has the figures, links and names of the Italian text', (...of) => {
  const text = textOf(...of);
  const italian = textOf(of[0], 'it');
  for (const id of Object.keys(italian.sections)) {
    const pieces = piecesOf(text, id);
    const italianPieces = piecesOf(italian, id);
    expect([id, pieces.map(figuresIn)]).toEqual([id, italianPieces.map(figuresIn)]);
    expect([id, pieces.map(marksIn)]).toEqual([id, italianPieces.map(marksIn)]);
  }
});

test.each([
  ['changes need 30 days of notice', 'terms', 'changes', ['30']],
  ['changes of the privacy policy do so, too', 'privacy', 'changes', ['30']],
  ['liability ends at what was paid in the last 12 months', 'terms', 'liability', ['12']],
  ['the court is in Bari', 'terms', 'law', ['Bari']],
  ['the money comes back within 30 days', 'terms', 'refunds', ['30']],
  ['a consumer may withdraw within 14 days', 'terms', 'consumers', ['14']],
  ['ELITE is for 5 accounts', 'terms', 'team', ['ELITE', '5']],
  ['an answer comes within 30 days, a hard one within 90', 'gdpr', 'requests', ['30', '90']],
  ['the privacy policy promises the same', 'privacy', 'rights', ['30', '90']],
  ['a breach is judged within 24 hours and told within 72', 'gdpr', 'breaches', ['24', '72']],
  ['a deletion leaves what 2 and 10 years ask for', 'gdpr', 'deletion', ['2', '10', '12']],
] as const)('in every language %s', (_, document, section, terms) => {
  for (const language of languages) {
    const text = sectionText(document, language, section);
    for (const term of terms) expect(text, `${language} ${section}`).toMatch(new RegExp(`\\b${term}\\b`));
  }
});

const years = { it: 'anni', en: 'years', de: 'Jahre', fr: 'ans', es: 'años' } satisfies Record<
  Language,
  string
>;
const months = { it: 'mesi', en: 'months', de: 'Monate', fr: 'mois', es: 'meses' } satisfies Record<
  Language,
  string
>;

const days = { it: 'giorni', en: 'days', de: 'Tage', fr: 'jours', es: 'días' } satisfies Record<
  Language,
  string
>;

test.each(languages)(
  'promise 40: the privacy policy says in %s how long data are kept, as they are',
  (language) => {
    const table = textOf('privacy', language).sections.retention?.blocks.find(
      (block) => typeof block === 'object' && 'rows' in block,
    );
    const periods =
      typeof table === 'object' && 'rows' in table ? table.rows.map(([, period]) => period) : [];
    const inYears = (count: number) => `${count} ${years[language]}`;
    const inDays = (count: number) => `${count} ${days[language]}`;
    expect(periods[0]).toContain(inYears(retention.absenceYears));
    expect(periods[0]).toContain(inDays(retention.deletionGraceDays));
    expect(periods[1]).not.toMatch(/\d/);
    expect(periods[2]).toBe(inYears(retention.documentYears));
    expect(periods[3]).toBe(`${retention.accessLogMonths} ${months[language]}`);
    expect(periods[5]).toContain(String(linkHours.signUp));
    expect(periods[6]).toContain(String(linkHours.newPassword));
    expect(periods[7]).toMatch(new RegExp(`\\b${retention.mailDays}\\b`));
    expect(periods[8]).toContain(inYears(retention.contactMessageYears));
    expect(periods[9]).not.toMatch(/\d/);
    expect(periods[10]).toBe(inDays(retention.unpaidOrderDays));
    expect(periods[11]).toBe(inYears(retention.auditYears));
    const deletion = sectionText('gdpr', language, 'deletion');
    for (const count of [retention.deletionGraceDays, retention.absenceYears, retention.absenceWarningDays]) {
      expect(deletion).toMatch(new RegExp(`\\b${count}\\b`));
    }
  },
);

const vat = { it: 'IVA', en: 'VAT', de: 'Mehrwertsteuer', fr: 'TVA', es: 'IVA' } satisfies Record<
  Language,
  string
>;
const italianLaw = {
  it: 'legge italiana',
  en: 'Italian law',
  de: 'italienisches Recht',
  fr: 'loi italienne',
  es: 'ley italiana',
} satisfies Record<Language, string>;

test.each(languages)('in %s prices include VAT and the law is the Italian one', (language) => {
  expect(sectionText('terms', language, 'plans')).toContain(vat[language]);
  expect(sectionText('terms', language, 'law')).toContain(italianLaw[language]);
});

test.each(documents)('every anchor and every page that %s leads to exists', (document) => {
  const paths = { '/privacy-policy': 'privacy', '/terms-of-service': 'terms', '/gdpr': 'gdpr' } as const;
  const text = textOf(document, 'it');
  const links = Object.keys(text.sections).flatMap((id) =>
    piecesOf(text, id).flatMap((piece) => [...piece.matchAll(/\]\(([^)#]*)#?([^)]*)\)/g)]),
  );
  for (const [link, path = '', anchor = ''] of links) {
    if (path === '/subscribe') continue;
    const target = path === '' ? document : paths[path as keyof typeof paths];
    expect(documents, link).toContain(target);
    if (anchor) expect(Object.keys(textOf(target, 'it').sections), link).toContain(anchor);
  }
});

test.each(documents)('no mark of %s is shown as it is typed', (document) => {
  for (const language of languages) {
    const text = textOf(document, language);
    const shown = Object.keys(text.sections).flatMap((id) => piecesOf(text, id).flatMap(inlinePieces));
    expect(shown.filter(({ words }) => /[[\]`]|\(#/.test(words))).toEqual([]);
  }
});

test('no text shouts', () => {
  expect(Object.values(modules).filter((module) => JSON.stringify(module).includes('!'))).toEqual([]);
});
