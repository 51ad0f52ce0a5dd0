import type { OwnDataMessages } from './it.ts';

export const de: OwnDataMessages = {
  notices: {
    label: 'Hinweise zu Ihrem Konto',
    leaving: (date: string) => `Ihr Konto wird am ${date} gelöscht.`,
    leavingText: 'Bis zu diesem Tag können Sie Ihre Daten herunterladen oder es sich anders überlegen.',
    consentFirst: 'Wir bitten Sie einmal, den {terms} zuzustimmen und die {privacy} zu lesen.',
    consentChanged: (version: string, date: string) =>
      `{terms} und {privacy} haben eine neue Fassung ${version}. Für Sie gilt sie ab dem ${date}.`,
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    accept: 'Ich stimme zu',
    accepting: 'Wird gespeichert',
    later: 'Nicht jetzt',
    accepted: { title: 'Danke', description: 'Wir haben Ihre Zustimmung vermerkt.' },
    acceptFailed: {
      title: 'Fehler',
      description: 'Es wurde nicht gespeichert. Versuchen Sie es bald noch einmal.',
    },
  },
  keep: {
    button: 'Mein Konto behalten',
    pending: 'Einen Moment',
    kept: {
      none: { title: 'Ihr Konto bleibt', description: 'Es wird nicht gelöscht.' },
      resumed: { title: 'Ihr Konto bleibt', description: 'Auch Ihr Tarif verlängert sich wieder.' },
      ended: {
        title: 'Ihr Konto bleibt',
        description: 'Ihr Tarif ist inzwischen abgelaufen: Wählen Sie ihn neu, wenn Sie ihn brauchen.',
      },
      unknown: {
        title: 'Ihr Konto bleibt',
        description:
          'Der Zahlungsdienst antwortet nicht: Sehen Sie bald unter Abo nach, ob sich der Tarif verlängert, sonst schreiben Sie uns.',
      },
    },
    failed: { title: 'Fehler', description: 'Das war nicht möglich. Versuchen Sie es bald noch einmal.' },
  },
  download: {
    title: 'Ihre Daten',
    text: 'Laden Sie alles, was wir über Sie speichern, in einem Archiv herunter: Texte, Fassungen, Rechnungen, Sitzungen, Einwilligungen.',
    open: 'Ihre Daten herunterladen',
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
    notAgreed: 'Sie haben den Nutzungsbedingungen noch nicht zugestimmt.',
    failed: 'Dieser Teil konnte nicht geladen werden.',
  },
  proofByProvider:
    'Sie haben kein Passwort: Zur Sicherheit braucht es eine Anmeldung der letzten zehn Minuten. Ist es länger her, melden Sie sich ab und neu an.',
  deletion: {
    title: 'Konto löschen',
    text: (days: number) =>
      `Das Konto wird nach ${days} Tagen gelöscht. Bis dahin können Sie es sich anders überlegen.`,
    open: 'Konto löschen',
    question: 'Das Konto löschen?',
    texts: 'Beschreibungen, Übersetzungen, Fassungen und Auswertungen verschwinden für immer.',
    renewals:
      'Ab sofort wird keine Verlängerung mehr abgebucht. Was Sie bezahlt haben, steht Ihnen bis zum Ende des Zeitraums oder bis zur Löschung zu.',
    documents: (years: number) =>
      `Belege und Rechnungen bleiben ${years} Jahre, wie es das Gesetz verlangt. Sonst bleibt nichts.`,
    team: 'Wer in Ihrem Team arbeitet, kehrt zum eigenen Tarif zurück und bekommt eine Mail.',
    member: 'Was Sie im Team geschrieben haben, bleibt beim Inhaber, der eine Mail bekommt.',
    email: 'Ihre E-Mail zur Bestätigung',
    emailMissing: 'Geben Sie die E-Mail dieses Kontos ein.',
    submit: (days: number) => `In ${days} Tagen löschen`,
    pending: 'Einen Moment',
    keep: 'Konto behalten',
    planned: {
      title: 'Löschung vorgemerkt',
      description: 'Wir haben Ihnen geschrieben, wie Sie sie zurücknehmen.',
    },
    due: (date: string) => `Löschung vorgesehen für den ${date}.`,
  },
};
