/** A name for a file out of a title and the days it tells of, in letters every system takes. */
export function chartFileName(title: string, from: string, to: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `autoscritto-${plain}-${from}-${to}`;
}
