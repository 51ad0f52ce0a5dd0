import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('de', { one: 'Ausstattung', other: 'Ausstattungen' });

export const de: ListingsMessages = {
  waysTitle: 'Wenn der Link nicht reicht',
  paste: {
    open: 'Seite einfügen',
    label: 'Text oder Quelltext der Seite',
    hint: 'Öffne das Inserat im Browser, markiere alles (Strg+A), kopiere (Strg+C) und füge es hier ein. Auch eine oder mehrere Zeilen deiner Bestandsliste gehen.',
    read: 'Lesen',
    tooLong: 'Das ist zu lang: füge nur die Seite des Inserats ein.',
    clear: 'Leeren',
    slow: 'Die Seite ist groß oder die Leitung langsam, noch einen Moment',
    shortened: (letters: string) =>
      `Seite eingefügt: ${letters} Zeichen. Hier siehst du den Anfang, gelesen wird alles.`,
  },
  file: {
    open: 'Gespeicherte Seite öffnen',
    hint: 'Eine .html- oder .mht-Datei: du kannst sie auch hierher ziehen.',
    drop: 'Gespeicherte Seite hier ablegen',
    notAPage: 'Das ist keine gespeicherte Seite: es geht mit einer .html-, .mht-, .txt- oder .csv-Datei.',
    tooBig: 'Die Datei hat über 5 MB: speichere die Seite als „nur HTML“ und versuche es noch einmal.',
    empty: 'Die Datei ist leer.',
    several: 'Eine Datei nach der anderen: Wähle die Seite eines einzigen Autos.',
    unreadable:
      'Der Browser kann diese Datei nicht öffnen. Speichere sie noch einmal und versuche es erneut.',
  },
  bookmarklet: {
    name: 'Zu Autoscritto bringen',
    link: 'Die Schaltfläche „Zu Autoscritto bringen“ nutzen',
    documentTitle: 'Zu Autoscritto bringen',
    title: 'Das Inserat, das du gerade ansiehst, mit einem Klick hier',
    intro:
      'Manche Marktplätze lassen keinen Server herein, deinen Browser aber schon. Diese Schaltfläche liest die Seite, die du offen hast, und gibt sie an Autoscritto weiter: An die Website geht keine Anfrage.',
    steps: [
      [
        'Zieh die Schaltfläche in die Lesezeichenleiste',
        'Wenn du die Leiste nicht siehst: Strg+Umschalt+B, am Mac Cmd+Umschalt+B.',
      ],
      ['Öffne dein Inserat', 'Bei AutoScout24, Subito, mobile.de oder auf deiner Website, wie immer.'],
      [
        'Drück die Schaltfläche in der Leiste',
        'Autoscritto öffnet sich mit den gelesenen Daten: prüfen und weiter.',
      ],
    ],
    dragMe: 'Diese Schaltfläche wird nicht hier gedrückt: zieh sie in die Lesezeichenleiste.',
    phoneTitle: 'Auf dem Telefon',
    phone:
      'Kopiere die Adresse der Schaltfläche, speichere irgendein Lesezeichen und ersetze seine Adresse durch die kopierte. Oder teile den Text des Inserats und füge ihn im Generator ein.',
    copyCode: 'Adresse kopieren',
    copied: { title: 'Kopiert', description: 'Die Adresse der Schaltfläche ist in der Zwischenablage.' },
    copyByHand: 'Der Browser erlaubt kein Kopieren: Markiere und kopiere es hier.',
    back: 'Zum Generator',
    privacy:
      'Die Schaltfläche sendet den Inhalt der Seite nur an Autoscritto, ohne die Felder, die du ausgefüllt hast. Namen, Telefonnummern und E-Mail-Adressen werden entfernt, bevor du die Daten siehst.',
    onPage: {
      copied: 'Die Seite ist in der Zwischenablage: geh zurück zum Autoscritto-Tab und füge sie ein.',
      failed:
        'Diese Website lässt die Seite nicht weitergeben. Markiere alles, kopiere und füge es in Autoscritto ein.',
    },
  },
  failure: {
    offline:
      'Keine Antwort: Vielleicht fehlt die Verbindung. Deine Eingaben bleiben hier, versuche es noch einmal.',
    ofPage:
      'Bei uns ist etwas schiefgegangen, die Seite wurde nicht gelesen. Sie ist noch hier: Versuche es gleich noch einmal.',
  },
  arrival: {
    documentTitle: 'Eine Seite kommt an',
    waiting: 'Ich warte auf die Seite',
    reading: 'Ich lese die Seite',
    nothingTitle: 'Die Seite ist nicht angekommen',
    nothing:
      'Die Website hält ihre Tabs getrennt. Geh zurück zum Inserat und drück die Schaltfläche noch einmal: Die Seite kommt in die Zwischenablage, dann füge sie hier ein.',
    signIn: 'Melde dich an, damit die Seite gelesen wird: sie wartet hier auf dich.',
    signInButton: 'Anmelden',
    failed: 'Die Seite ist angekommen, wurde aber nicht gelesen. Versuche es gleich noch einmal.',
    signInFirst:
      'Die Seite ist zu groß, um hier auf dich zu warten. Melde dich an, geh zurück zum Inserat und drücke die Schaltfläche noch einmal.',
    again: 'Noch einmal',
  },
  stock: {
    title: 'Welches Fahrzeug beschreibst du?',
    hint: (count) => `In diesen Zeilen stehen ${count}.`,
    choose: 'Dieses nehmen',
    unnamed: 'Ohne Namen',
  },
  conflict: {
    titleOfOdd: 'Angaben zum Prüfen',
    leaveEmpty: 'Leer lassen',
    title: 'Die Seite widerspricht sich',
    hint: 'Wähle den richtigen Wert: er kommt in den Text.',
    taken: 'gilt jetzt',
    from: (source, where) => `${source}: ${where}`,
    unseen: 'Im Code der Seite',
  },
  equipment: {
    title: 'Ausstattung von der Seite',
    hint: 'Tippe an, was das Auto wirklich hat: es kommt in die Notizen. Der Rest bleibt weg.',
    more: (count) => `${count} weitere zeigen`,
    chosen: (count) => `${count} ${items(count)} in den Notizen`,
  },
  confidence: { high: 'sicher', medium: 'steht auf der Seite', low: 'zu prüfen' },
  sureness: 'Wie sicher',
};
