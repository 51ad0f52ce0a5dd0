/** `EXTERIORCOLOURMAIN`, where its value is the number of the site's list and not a word. */
export const colorWords: Readonly<Record<string, string>> = {
  1: 'beige',
  2: 'blau',
  3: 'bronze',
  4: 'braun',
  5: 'grün',
  6: 'grau',
  7: 'gelb',
  8: 'gold',
  9: 'weiß',
  10: 'violett',
  11: 'orange',
  13: 'rot',
  14: 'schwarz',
  15: 'silber',
};
