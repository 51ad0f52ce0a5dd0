import type { DashboardMessages } from './it.ts';

export const de: DashboardMessages = {
  subscription: {
    yourPlan: 'Ihr Tarif',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    free: 'Gratis',
    includes: 'Enthalten',
    nextPayment: (amount, date) => `Nächste Zahlung: ${amount} am ${date}`,
    credit: (amount) => `Guthaben für die nächsten Zahlungen: ${amount}`,
    othersTitle: 'Es läuft mehr als ein Abo',
    other: (plan, price) =>
      `Auch ${plan}, ${price}, läuft. Wenn Sie es nicht wollen, schreiben Sie dem Support: Wir beenden es.`,
    endsOn: (date) => `Aktiv bis ${date}, danach keine Verlängerung.`,
    given: 'Vom Support freigeschaltet: verlängert sich nicht von selbst.',
    cancelledUntil: (date) =>
      `Die Kündigung ist erledigt: Der Tarif bleibt bis ${date} aktiv, danach gilt FREE. Es wird nichts mehr abgebucht.`,
    creditStays: (amount) =>
      `Ihr Guthaben von ${amount} geht nicht von selbst auf die Karte zurück: Es bleibt in Ihrem Konto und zählt für den nächsten Tarif, den Sie wählen.`,
    resume: 'Tarif fortsetzen',
    resuming: 'Tarif wird fortgesetzt',
    resumed: {
      title: 'Der Tarif läuft weiter',
      description: (amount, date) => `Er verlängert sich von selbst. Nächste Zahlung: ${amount} am ${date}.`,
    },
    resumeFailed: {
      title: 'Fehler',
      description: 'Der Tarif wurde nicht fortgesetzt. Versuchen Sie es gleich noch einmal.',
    },
    changesTo: (plan, cycle, date, amount) =>
      `Bis ${date} haben Sie Ihren ganzen Tarif. An diesem Tag wechseln Sie zu ${plan}, ${cycle}, und zahlen ${amount}.`,
    cycles: { monthly: 'monatlich', annual: 'jährlich' },
    stayWith: (plan) => `Bei ${plan} bleiben`,
    staying: 'Wechsel wird aufgehoben',
    stayed: {
      title: 'Der Wechsel ist aufgehoben',
      description: (amount, date) => `Nächste Zahlung: ${amount} am ${date}.`,
    },
    stayFailed: {
      title: 'Fehler',
      description: 'Der Wechsel wurde nicht aufgehoben. Versuchen Sie es gleich noch einmal.',
    },
    upgrade: 'Tarif erweitern',
    change: 'Tarif wechseln',
    cancel: 'Abo kündigen',
    failedTitle: 'Die letzte Verlängerung ist gescheitert',
    failedText: 'Bis sie bezahlt ist, gelten die Grenzen von FREE. Ihre Texte bleiben, wo sie sind.',
    payNow: 'Jetzt zahlen',
    blocked: 'Ihr Konto ist gesperrt. Schreiben Sie uns, um es wieder freizuschalten.',
    failed: 'Ihr Tarif konnte nicht geladen werden.',
    cancelTitle: 'Abo kündigen?',
    cancelText: (date) =>
      `Die Verlängerung stoppt sofort: Es wird nichts mehr abgebucht. Bis ${date} nutzen Sie alles, was bezahlt ist, und können es sich anders überlegen, danach gilt FREE.`,
    cancelTextUnpaid:
      'Die offene Verlängerung wird storniert und der Tarif endet sofort: Es gilt FREE, und es wird nichts mehr abgebucht.',
    cancelConfirm: 'Kündigung bestätigen',
    cancelling: 'Verlängerung wird gestoppt',
    cancelKeep: 'Tarif behalten',
    cancelled: {
      title: 'Kündigung bestätigt',
      until: (date, email) =>
        `Der Tarif bleibt bis ${date} aktiv. Bei Fragen wenden Sie sich an den Support: ${email}`,
      atOnce: (email) =>
        `Der Tarif ist beendet: Es wird nichts mehr abgebucht. Bei Fragen wenden Sie sich an den Support: ${email}`,
    },
    cancelFailed: {
      title: 'Fehler',
      description: 'Die Kündigung hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    },
    support: 'Support',
    supportElite: 'Ihr persönlicher Support',
    priority:
      'Mit Ihrem Tarif beantworten wir Nachrichten, die Sie angemeldet über das Formular schicken, vor anderen.',
    toForm: 'Über das Formular schreiben',
    guides: 'In Ihrem Tarif enthalten',
    training: 'Professionelle Schulung',
    strategy: 'Leitfaden für Marketingstrategien',
    memberTitle: (owner) => `Sie arbeiten im Team von ${owner}`,
    memberText:
      'Tarif, Texte und Monatskontingent teilen Sie mit dem Team. Um den Tarif kümmert sich der Inhaber.',
    memberRests:
      'Das Team ruht: Der Tarif der Person, die Sie eingeladen hat, lässt zurzeit keines zu. Sie arbeiten mit Ihrem eigenen. Sobald sie wieder ELITE hat, geht es gemeinsam weiter.',
    leave: 'Team verlassen',
    leaveTitle: 'Team verlassen?',
    leaveText:
      'Texte, die mit dem Team entstanden sind, bleiben dort. Sie kehren zu Ihrem Tarif und Ihren früheren Texten zurück.',
    leaveKeep: 'Bleiben',
    left: {
      title: 'Sie haben das Team verlassen',
      description: 'Sie arbeiten jetzt mit Ihrem eigenen Tarif.',
    },
    leaveFailed: {
      title: 'Fehler',
      description: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    },
  },
  team: {
    title: 'Ihr Team',
    places: (taken, all) => `${taken} von ${all} Konten`,
    text: 'Wen Sie einladen, der arbeitet mit Ihrem Tarif: dieselben Texte, dasselbe Kontingent.',
    owner: 'Inhaber',
    member: 'Mitglied',
    invited: (date) => `Einladung gültig bis ${date}`,
    email: 'E-Mail der Person, die Sie einladen',
    invite: 'Einladen',
    inviting: 'Einladung wird gesendet',
    rests:
      'Mit Ihrem Tarif ruht das Team: Alle arbeiten mit dem eigenen. Mit ELITE geht es gemeinsam weiter.',
    full: 'Das Team ist voll. Um jemanden einzuladen, entfernen Sie zuerst ein Mitglied oder ziehen Sie eine Einladung zurück.',
    invitedToast: {
      title: 'Einladung gesendet',
      description: (email) => `Wir haben an ${email} geschrieben.`,
    },
    withdraw: 'Zurückziehen',
    withdrawOf: (email) => `Einladung an ${email} zurückziehen`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} aus dem Team entfernen`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Die mit dem Team geschriebenen Texte bleiben hier. Weiterarbeiten kann die Person mit einem eigenen Tarif.',
    keep: 'Behalten',
    failed: 'Ihr Team konnte nicht geladen werden.',
    actionFailed: {
      title: 'Fehler',
      description: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    },
  },
  billing: {
    title: 'Rechnungsdaten',
    text: 'Sie stehen auf Belegen und Rechnungen.',
    none: 'Sie haben sie noch nicht eingetragen.',
    add: 'Daten eintragen',
    edit: 'Bearbeiten',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    saved: {
      title: 'Rechnungsdaten aktualisiert',
      description: 'Belege und Rechnungen verwenden sie ab jetzt.',
    },
    saveFailed: {
      title: 'Fehler',
      description: 'Die Daten wurden nicht gespeichert. Versuchen Sie es gleich noch einmal.',
    },
    required: '* Pflichtfeld',
    country: 'Land',
    wanted: {
      title: 'Ihre Rechnung hat noch keinen Empfänger',
      text: (count) =>
        count === 1
          ? 'Sie haben bezahlt, aber die Rechnung wartet auf Ihre Daten. Es dauert eine Minute.'
          : `Sie haben bezahlt, aber ${count} Belege warten auf Ihre Daten. Es dauert eine Minute.`,
    },
    kind: 'Art des Kunden',
    kindBusiness: 'Unternehmen',
    kindPrivate: 'Privatperson',
    personName: 'Vor- und Nachname',
    companyName: 'Firma',
    vatNumber: {
      IT: 'USt-IdNr. (Partita IVA)',
      DE: 'USt-IdNr.',
      FR: 'USt-IdNr. (TVA)',
      ES: 'USt-IdNr. (NIF-IVA)',
      GB: 'VAT-Nummer',
    },
    fiscalCode: 'Steuernummer (codice fiscale)',
    sdiCode: 'SDI-Code',
    sdiHint:
      'Sieben Zeichen. Ohne Code und PEC landet die Rechnung in Ihrem Steuerportal (cassetto fiscale).',
    billingPec: 'PEC',
    billingAddress: 'Straße und Hausnummer',
    billingCity: 'Ort',
    billingProvince: 'Provinz',
    provinceHint: 'Das Kürzel, zum Beispiel BA.',
    billingPostalCode: {
      IT: 'PLZ (CAP)',
      DE: 'Postleitzahl',
      FR: 'Postleitzahl',
      ES: 'Postleitzahl',
      GB: 'Postcode',
    },
    billingPhone: 'Telefon',
    countries: {
      IT: 'Italien',
      DE: 'Deutschland',
      FR: 'Frankreich',
      ES: 'Spanien',
      GB: 'Vereinigtes Königreich',
    },
    memberText: 'Um die Rechnungen des Teams kümmert sich sein Inhaber.',
  },
  receipts: {
    title: 'Belege',
    empty: 'Hier finden Sie die Belege Ihrer Zahlungen.',
    failed: 'Die Belege konnten nicht geladen werden.',
    number: 'Nummer',
    date: 'Datum',
    what: 'Für',
    amount: 'Betrag',
    refund: 'Rechnungskorrektur',
    open: (number) => `Beleg ${number} öffnen`,
    pdf: 'PDF',
    pdfOf: (number) => `Beleg ${number} als PDF laden`,
    xml: 'XML',
    xmlOf: (number) => `Elektronische Rechnung zu Beleg ${number} laden`,
  },
  receipt: {
    documentTitle: 'Beleg',
    back: 'Zurück zu den Rechnungen',
    print: 'Drucken',
    missing: 'Diesen Beleg gibt es nicht. Ihre finden Sie unter Rechnungen.',
    failed: 'Der Beleg konnte nicht geladen werden.',
  },
};
