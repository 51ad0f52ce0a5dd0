import type { WordingsMessages } from '../../wordings-messages.ts';

export const de: WordingsMessages = {
  title: 'Gemerkte Sätze',
  text: 'Wie Sie Worte, die Sie oft in Notizen tippen, in einem Satz sagen. Beim Erstellen schlagen wir sie wieder vor, in den Texten eines Bestands stehen sie von selbst.',
  empty:
    'Noch keine. Wenn Sie beim Erstellen oder vor dem Schreiben eines Bestands einen Satz an die Stelle einer Notiz setzen, merken wir ihn uns hier.',
  failed: 'Die Sätze konnten nicht geladen werden.',
  search: 'Sätze durchsuchen',
  notFound: 'Kein Satz mit diesen Worten.',
  change: 'Ändern',
  changeOf: (typed) => `Satz für „${typed}“ ändern`,
  sentenceOf: (typed) => `Satz für „${typed}“`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  forget: 'Löschen',
  forgetOf: (typed) => `Satz für „${typed}“ löschen`,
  forgotten: 'Satz gelöscht',
  more: (count) => `${count} weitere zeigen`,
  forgetAll: 'Alle löschen',
  forgetAllTitle: 'Alle gemerkten Sätze löschen?',
  forgetAllText: (count) =>
    count === 1
      ? 'Es ist ein Satz. Geschriebene Texte bleiben, wie sie sind.'
      : `Es sind ${count}. Geschriebene Texte bleiben, wie sie sind.`,
  keep: 'Behalten',
  allForgotten: 'Sätze gelöscht',
};
