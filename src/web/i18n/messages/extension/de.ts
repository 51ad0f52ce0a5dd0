import type { ExtensionMessages } from '../../extension-messages.ts';

export const de: ExtensionMessages = {
  closed:
    'Der Browser lässt diese Seite nicht lesen. Öffnen Sie ein Inserat oder das Formular eines Marktplatzes und drücken Sie das Symbol noch einmal.',
  ours: {
    none: 'Hier steht kein Text eines Autos. Öffnen Sie die Texte eines Autos, drücken Sie „Bearbeiten“ und dann noch einmal das Symbol.',
    shown: (place) => `Der Text, den Sie sehen, für ${place}`,
    against: 'Der Text widerspricht den Daten des Autos:',
    take: 'Diesen Text mitnehmen',
    takeAnyway: 'Trotzdem mitnehmen',
    taken: (place) =>
      `Erledigt. Öffnen Sie jetzt das Formular von ${place} und drücken Sie das Symbol noch einmal.`,
  },
  kept: {
    title: 'Text zur Hand',
    writtenFor: (place) => `Geschrieben für ${place}`,
    forget: 'Weglegen',
    none: 'Sie möchten das Formular eines Marktplatzes ausfüllen? Öffnen Sie zuerst die Texte des Autos in Autoscritto und drücken Sie dort das Symbol.',
  },
  handOver: {
    button: 'Zu Autoscritto bringen',
    hint: 'Liest das Inserat, das Sie sehen, und öffnet den Generator mit den Daten des Autos. An die Website geht keine Anfrage.',
    copied:
      'Die Website hält ihre Tabs getrennt. Die Seite ist in der Zwischenablage: Fügen Sie sie in Autoscritto ein.',
    copyFailed:
      'Die Seite kam nicht in die Zwischenablage. Markieren Sie alles, kopieren Sie es und fügen Sie es in Autoscritto ein.',
    open: 'Generator öffnen',
  },
  form: {
    title: 'Formular ausfüllen',
    none: 'Auf dieser Seite gibt es kein Feld für Titel oder Beschreibung eines Inserats.',
    kinds: { title: 'Titel', description: 'Beschreibung' },
    notFound: {
      title: 'Kein Feld für den Titel: Er steht am Anfang der Beschreibung.',
      description: 'Kein Feld für die Beschreibung.',
    },
    which: 'Welches Feld? Zeigen Sie auf eines, dann sehen Sie es auf der Seite.',
    leaveOut: 'Keines',
    unnamed: 'Feld ohne Namen',
    replaces: 'Es enthält schon einen Text: Er wird ersetzt.',
    tooLong: (most, length) =>
      `Es fasst ${most} Zeichen, der Text hat ${length}: Es bleibt, wie es ist. Wählen Sie in Autoscritto den passenden Marktplatz.`,
    same: 'Titel und Beschreibung können nicht in dasselbe Feld.',
    fill: 'Ausfüllen',
    promise: 'Schreibt nur in diese Felder und sendet nichts ab.',
    outcomes: {
      filled: (field, length) => `${field}: ${length} Zeichen`,
      other: (field) => `${field}: Die Seite hat den Text geändert. Bitte prüfen Sie ihn.`,
      gone: (field) => `${field}: Das Feld ist nicht mehr da. Drücken Sie das Symbol noch einmal.`,
    },
    nothingSent:
      'Es wurde nichts abgesendet: Prüfen Sie die markierten Felder und veröffentlichen Sie selbst.',
  },
};
