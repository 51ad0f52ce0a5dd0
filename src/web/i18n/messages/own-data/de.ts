import type { OwnDataMessages } from './it.ts';

export const de: OwnDataMessages = {
  notices: {
    label: 'Hinweise zu deinem Konto',
    leaving: (date: string) => `Dein Konto wird am ${date} gelöscht.`,
    leavingText: 'Bis zu diesem Tag kannst du deine Daten herunterladen oder es dir anders überlegen.',
    consentFirst: 'Wir bitten dich einmal, den {terms} zuzustimmen und die {privacy} zu lesen.',
    consentChanged: (version: string, date: string) =>
      `{terms} und {privacy} haben eine neue Fassung ${version}. Für dich gilt sie ab dem ${date}.`,
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    accept: 'Ich stimme zu',
    accepting: 'Wird gespeichert',
    later: 'Nicht jetzt',
    accepted: { title: 'Danke', description: 'Wir haben deine Zustimmung vermerkt.' },
    acceptFailed: {
      title: 'Fehler',
      description: 'Es wurde nicht gespeichert. Versuche es bald noch einmal.',
    },
  },
  keep: {
    button: 'Mein Konto behalten',
    pending: 'Einen Moment',
    kept: {
      none: { title: 'Dein Konto bleibt', description: 'Es wird nicht gelöscht.' },
      resumed: { title: 'Dein Konto bleibt', description: 'Auch dein Tarif verlängert sich wieder.' },
      ended: {
        title: 'Dein Konto bleibt',
        description: 'Dein Tarif ist inzwischen abgelaufen: Wähle ihn neu, wenn du ihn brauchst.',
      },
      unknown: {
        title: 'Dein Konto bleibt',
        description:
          'Der Zahlungsdienst antwortet nicht: Sieh bald unter Abo nach, ob sich der Tarif verlängert, sonst schreib uns.',
      },
    },
    failed: { title: 'Fehler', description: 'Das war nicht möglich. Versuche es bald noch einmal.' },
  },
  download: {
    title: 'Deine Daten',
    text: 'Lade alles, was wir über dich speichern, in einem Archiv herunter: Texte, Fassungen, Rechnungen, Sitzungen, Einwilligungen.',
    open: 'Deine Daten herunterladen',
    submit: 'Vorbereiten und herunterladen',
    pending: 'Einen Moment',
    cancel: 'Abbrechen',
    started: { title: 'Download begonnen', description: 'Bei vielen Texten kann er einige Minuten dauern.' },
    passwordHint: 'Zur Sicherheit: Im Archiv steht alles.',
    agreed: {
      terms: (version: string, date: string) =>
        `Nutzungsbedingungen, Fassung ${version}: zugestimmt am ${date}`,
      privacy: (version: string, date: string) =>
        `Datenschutzerklärung, Fassung ${version}: gelesen am ${date}`,
    },
    notAgreed: 'Du hast den Nutzungsbedingungen noch nicht zugestimmt.',
    failed: 'Dieser Teil konnte nicht geladen werden.',
  },
  proofByProvider:
    'Du hast kein Passwort: Zur Sicherheit braucht es eine Anmeldung der letzten zehn Minuten. Ist es länger her, melde dich ab und neu an.',
  deletion: {
    title: 'Konto löschen',
    text: (days: number) =>
      `Das Konto wird nach ${days} Tagen gelöscht. Bis dahin kannst du es dir anders überlegen.`,
    open: 'Konto löschen',
    question: 'Das Konto löschen?',
    texts: 'Beschreibungen, Übersetzungen, Fassungen und Auswertungen verschwinden für immer.',
    renewals:
      'Ab sofort wird keine Verlängerung mehr abgebucht. Was du bezahlt hast, bleibt bis zum Ende des Zeitraums oder bis zur Löschung deins.',
    documents: (years: number) =>
      `Belege und Rechnungen bleiben ${years} Jahre, wie es das Gesetz verlangt. Sonst bleibt nichts.`,
    team: 'Wer in deinem Team arbeitet, kehrt zum eigenen Tarif zurück und bekommt eine Mail.',
    member: 'Was du im Team geschrieben hast, bleibt beim Inhaber, der eine Mail bekommt.',
    email: 'Deine E-Mail zur Bestätigung',
    emailMissing: 'Gib die E-Mail dieses Kontos ein.',
    submit: (days: number) => `In ${days} Tagen löschen`,
    pending: 'Einen Moment',
    keep: 'Konto behalten',
    planned: {
      title: 'Löschung vorgemerkt',
      description: 'Wir haben dir geschrieben, wie du sie zurücknimmst.',
    },
    due: (date: string) => `Löschung vorgesehen für den ${date}.`,
  },
};
