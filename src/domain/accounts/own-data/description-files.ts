import { dayOf } from '#domain/shared/days.ts';
import { type Copy, type CopyStyle, copyStyles } from '../../copywriting/copy.ts';
import type { Description } from '../../descriptions/description.ts';
import type { ArchiveFile } from './archive.ts';

/** A zip of the usual kind has no more than 65,535 files; beyond, the texts are in `data.json` only. */
const mostFiles = 60_000;

/** The texts of each description, a file for each language: those it was written in and translated to. */
export async function* descriptionFiles(
  pages: AsyncIterable<readonly Description[]>,
  styles: Record<CopyStyle, string>,
): AsyncIterable<ArchiveFile> {
  let files = 0;
  for await (const page of pages) {
    for (const description of page) {
      const folder = folderOf(description);
      const texts = { ...description.translations, [description.language]: description.copy };
      for (const [language, copy] of Object.entries(texts)) {
        if (++files > mostFiles) return;
        yield { path: `${folder}/${language}.txt`, pieces: [textOf(description, copy, styles)] };
      }
    }
  }
}

/** Letters, digits and dashes only, whatever the car is called. */
function folderOf({ brief, createdAt, id }: Description): string {
  const { make = '', model = '', year = '' } = brief;
  const car = `${make} ${model} ${year}`.normalize('NFD').toLowerCase();
  const slug = car.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return ['descriptions', [dayOf(createdAt), ...slug.slice(0, 8), id.slice(0, 8)].join('-')].join('/');
}

function textOf({ brief }: Description, copy: Copy, styles: Record<CopyStyle, string>): string {
  const car = [brief.make, brief.model, brief.year].filter(Boolean).join(' ');
  const texts = copyStyles.flatMap((style) => {
    const text = copy[style];
    return text ? [`${styles[style]}\n\n${text.trim()}`] : [];
  });
  return `${[car, ...texts].join('\n\n---\n\n')}\n`;
}
