import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('de', { one: 'Ausstattung', other: 'Ausstattungen' });

export const de: ListingsMessages = {
  waysTitle: 'Wenn der Link nicht reicht',
  paste: {
    open: 'Seite einfügen',
    label: 'Text oder Quelltext der Seite',
    hint: 'Öffnen Sie das Inserat im Browser, markieren Sie alles (Strg+A), kopieren Sie es (Strg+C) und fügen Sie es hier ein. Auch eine oder mehrere Zeilen Ihrer Bestandsliste gehen.',
    read: 'Lesen',
    tooLong: 'Das ist zu lang: Fügen Sie nur die Seite des Inserats ein.',
    clear: 'Leeren',
    slow: 'Die Seite ist groß oder die Leitung langsam, noch einen Moment',
    shortened: (letters: string) =>
      `Seite eingefügt: ${letters} Zeichen. Hier sehen Sie den Anfang, gelesen wird alles.`,
  },
  file: {
    open: 'Datei öffnen',
    hint: 'Eine gespeicherte Seite (.html, .mht) oder die Liste Ihres Händlerprogramms (.xlsx, .csv, .xml, .json), auch einfach hierher gezogen.',
    drop: 'Datei hier ablegen',
    otherKind:
      'Diese Datei lässt sich nicht lesen: Es geht mit einer gespeicherten Seite (.html, .mht) oder einer Liste (.xlsx, .csv, .xml, .json, .txt).',
    tooBig:
      'Die Datei hat über 5 MB. Speichern Sie eine Seite als „nur HTML“, lassen Sie in einer Liste nur die Autos, die Sie brauchen.',
    empty: 'Die Datei ist leer.',
    several: 'Eine Datei nach der anderen: Wählen Sie die Seite eines einzigen Autos.',
    unreadable:
      'Der Browser kann diese Datei nicht öffnen. Speichern Sie sie noch einmal und versuchen Sie es erneut.',
  },
  bookmarklet: {
    name: 'Zu Autoscritto bringen',
    link: 'Die Schaltfläche „Zu Autoscritto bringen“ nutzen',
    documentTitle: 'Zu Autoscritto bringen',
    title: 'Das Inserat, das Sie gerade ansehen, mit einem Klick hier',
    intro:
      'Manche Marktplätze lassen keinen Server herein, Ihren Browser aber schon. Diese Schaltfläche liest die Seite, die Sie offen haben, und gibt sie an Autoscritto weiter: An die Website geht keine Anfrage.',
    steps: [
      [
        'Ziehen Sie die Schaltfläche in die Lesezeichenleiste',
        'Wenn Sie die Leiste nicht sehen: Strg+Umschalt+B, am Mac Cmd+Umschalt+B.',
      ],
      ['Öffnen Sie Ihr Inserat', 'Bei AutoScout24, Subito, mobile.de oder auf Ihrer Website, wie immer.'],
      [
        'Drücken Sie die Schaltfläche in der Leiste',
        'Autoscritto öffnet sich mit den gelesenen Daten: prüfen und weiter.',
      ],
    ],
    dragMe: 'Diese Schaltfläche wird nicht hier gedrückt: Ziehen Sie sie in die Lesezeichenleiste.',
    phoneTitle: 'Auf dem Telefon',
    phone:
      'Kopieren Sie die Adresse der Schaltfläche, speichern Sie irgendein Lesezeichen und ersetzen Sie seine Adresse durch die kopierte. Oder teilen Sie den Text des Inserats und fügen Sie ihn im Generator ein.',
    copyCode: 'Adresse kopieren',
    copied: { title: 'Kopiert', description: 'Die Adresse der Schaltfläche ist in der Zwischenablage.' },
    copyByHand: 'Der Browser erlaubt kein Kopieren: Markieren und kopieren Sie die Adresse hier.',
    back: 'Zum Generator',
    privacy:
      'Die Schaltfläche sendet den Inhalt der Seite nur an Autoscritto, ohne die Felder, die Sie ausgefüllt haben. Namen, Telefonnummern und E-Mail-Adressen werden entfernt, bevor Sie die Daten sehen.',
    onPage: {
      copied:
        'Die Seite ist in der Zwischenablage: Gehen Sie zurück zum Autoscritto-Tab und fügen Sie sie ein.',
      failed:
        'Diese Website lässt die Seite nicht weitergeben. Markieren Sie alles, kopieren Sie es und fügen Sie es in Autoscritto ein.',
    },
    extension: {
      title: 'Oder mit der Browser-Erweiterung',
      intro:
        'Sie leistet dasselbe mit einem Symbol neben der Adressleiste und trägt außerdem Titel und Beschreibung in das Formular eines Marktplatzes ein. Für Chrome, Edge und andere Browser auf Grundlage von Chromium, am Computer.',
      download: 'Erweiterung herunterladen (.zip)',
      steps: [
        [
          'Entpacken Sie die Datei in einen Ordner, der dort bleibt',
          'Der Browser liest die Erweiterung aus diesem Ordner: Wird er verschoben oder gelöscht, funktioniert sie nicht mehr.',
        ],
        [
          'Öffnen Sie die Seite der Erweiterungen',
          'Geben Sie chrome://extensions in die Adressleiste ein (edge://extensions in Edge) und schalten Sie den „Entwicklermodus“ ein.',
        ],
        [
          'Drücken Sie „Entpackte Erweiterung laden“',
          'Wählen Sie den Ordner, in dem manifest.json liegt. Heften Sie dann das Symbol von Autoscritto über das Puzzleteil an.',
        ],
        [
          'Auf einem Inserat: Drücken Sie das Symbol',
          '„Zu Autoscritto bringen“ liest die Seite und öffnet den Generator mit den Daten des Autos.',
        ],
        [
          'Im Formular eines Marktplatzes: mitnehmen und ausfüllen',
          'Öffnen Sie hier die Texte eines Autos, drücken Sie das Symbol und nehmen Sie den Text mit. Drücken Sie es im Formular noch einmal: Sie sehen, welche Felder ausgefüllt werden, bevor es geschieht. Veröffentlichen müssen Sie selbst.',
        ],
      ],
      privacy:
        'Die Erweiterung sieht eine Seite nur, wenn Sie ihr Symbol drücken, lässt keinen Code von außen herein und behält den mitgenommenen Text, bis Sie den Browser schließen.',
    },
  },
  failure: {
    offline:
      'Keine Antwort: Vielleicht fehlt die Verbindung. Ihre Eingaben bleiben hier, versuchen Sie es noch einmal.',
    ofPage:
      'Bei uns ist etwas schiefgegangen, die Seite wurde nicht gelesen. Sie ist noch hier: Versuchen Sie es gleich noch einmal.',
  },
  arrival: {
    documentTitle: 'Eine Seite kommt an',
    waiting: 'Die Seite wird erwartet',
    reading: 'Die Seite wird gelesen',
    nothingTitle: 'Die Seite ist nicht angekommen',
    nothing:
      'Die Website hält ihre Tabs getrennt. Gehen Sie zurück zum Inserat und drücken Sie die Schaltfläche noch einmal: Die Seite kommt in die Zwischenablage, dann fügen Sie sie hier ein.',
    signIn: 'Melden Sie sich an, damit die Seite gelesen wird: sie wartet hier auf Sie.',
    signInButton: 'Anmelden',
    failed: 'Die Seite ist angekommen, wurde aber nicht gelesen. Versuchen Sie es gleich noch einmal.',
    signInFirst:
      'Die Seite ist zu groß, um hier auf Sie zu warten. Melden Sie sich an, gehen Sie zurück zum Inserat und drücken Sie die Schaltfläche noch einmal.',
    again: 'Noch einmal',
  },
  stock: {
    title: 'Welches Fahrzeug beschreiben Sie?',
    hint: (count) => `In der Datei stehen ${count}.`,
    cut: (count) => `Hier sind die ersten ${count}: Die Datei enthält mehr.`,
    search: 'In der Datei suchen',
    noneFound: 'Kein Fahrzeug passt dazu.',
    choose: 'Dieses nehmen',
    unnamed: 'Ohne Namen',
  },
  columns: {
    title: 'Was steht in diesen Spalten?',
    hint: 'Geben Sie an, was jede Spalte enthält: Für Ihre nächsten Dateien bleibt es gespeichert.',
    unknown: (count) =>
      count === 1
        ? 'Eine Spalte ist nicht bekannt: Bitte sagen Sie, was sie enthält'
        : `${count} Spalten sind nicht bekannt: Bitte sagen Sie, was sie enthalten`,
    known: (count) => (count === 1 ? 'Eine bekannte Spalte' : `${count} bekannte Spalten`),
    whatIs: (header) => `Was steht in „${header}“?`,
    choose: 'Was ist das?',
    readAgain: 'Datei neu lesen',
    ignoreRest: 'Übrige weglassen',
    notKept: 'Ihre Antwort wurde nicht gespeichert. Versuchen Sie es gleich noch einmal.',
    meanings: {
      ignore: 'Nicht nötig',
      name: 'Marke und Modell zusammen',
      power: 'Leistung in PS',
      powerKw: 'Leistung in kW',
      mileageMiles: 'Laufleistung in Meilen',
      equipment: 'Ausstattung',
      notes: 'Notizen',
      currency: 'Währung',
    },
  },
  conflict: {
    titleOfOdd: 'Angaben zum Prüfen',
    leaveEmpty: 'Leer lassen',
    title: 'Die Seite widerspricht sich',
    hint: 'Wählen Sie den richtigen Wert: er kommt in den Text.',
    taken: 'gilt jetzt',
    from: (source, where) => `${source}: ${where}`,
    unseen: 'Im Code der Seite',
  },
  equipment: {
    title: 'Ausstattung von der Seite',
    hint: 'Tippen Sie an, was das Auto wirklich hat: es kommt in die Notizen. Der Rest bleibt weg.',
    more: (count) => `${count} weitere zeigen`,
    chosen: (count) => `${count} ${items(count)} in den Notizen`,
  },
  confidence: { high: 'sicher', medium: 'steht auf der Seite', low: 'zu prüfen' },
  sureness: 'Wie sicher',
};
