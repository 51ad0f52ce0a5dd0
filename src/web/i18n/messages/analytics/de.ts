import type { AnalyticsMessages } from './it.ts';

export const de: AnalyticsMessages = {
  title: 'Auswertungen',
  back: 'Zurück zur Übersicht',
  accessRequired: {
    title: 'Anmeldung nötig',
    description: 'Melden Sie sich an, um die Auswertungen zu sehen.',
  },
  sessionExpired: {
    title: 'Sitzung abgelaufen',
    description: 'Melden Sie sich neu an, dann sind Sie gleich wieder hier.',
  },
  upsell: {
    badge: 'Tarife PRO und ELITE',
    text: 'Welche Texte Anfragen bringen und wie viele Tage ein Verkauf dauert, an Ihren Autos gezählt.',
    points: {
      PRO: [
        'Geschriebene Beschreibungen, Konversion und Tage bis zum Verkauf',
        'Welcher Stil mehr Anfragen bringt',
        'Der Verlauf, Tag für Tag',
      ],
      ELITE: [
        'Was der Tarif Ihnen einbringt (ROI)',
        'Ihre Texte neben denen der Anzeigen, die Sie importieren',
        'Angebot und Nachfrage aller Händler, anonym',
        'Jeden Monat ein Bericht als PDF, auch per E-Mail',
      ],
    },
    button: 'Tarife ansehen',
    ofOwner: 'Den Tarif Ihres Teams wählt, wem das Team gehört: Bitten Sie dort um PRO oder ELITE.',
  },
  offer: {
    badge: 'Mit ELITE',
    button: 'Sehen, was ELITE gibt',
    parts: {
      return: {
        title: 'Was der Tarif einbringt',
        text: 'Die gesparte Zeit und die schnelleren Verkäufe, in Euro, gegen den Preis des Tarifs: mit Ihren Stunden und Ihren Kosten.',
      },
      competitors: {
        title: 'Ihre Texte und die der anderen',
        text: 'Die Punktzahl Ihrer Texte neben der Anzeigen, die Sie importieren, Portal für Portal; wie lange wir daran schreiben und wie Sie sie bewerten.',
      },
      market: {
        title: 'Was der Markt verlangt',
        text: 'Angebot und Nachfrage aller Händler zusammen, anonym: Segmente, Marken und Modelle.',
      },
      reports: {
        title: 'Jeden Monat ein Bericht',
        text: 'Die Zahlen des Monats und die Autos, die noch stehen, als PDF und per E-Mail.',
      },
    },
  },
  period: 'Zeitraum',
  periods: {
    '7d': 'Letzte 7 Tage',
    '30d': 'Letzte 30 Tage',
    '90d': 'Letzte 3 Monate',
    '1y': 'Letztes Jahr',
  },
  tabsLabel: 'Bereiche der Auswertungen',
  tabs: { performance: 'Leistung', competitors: 'Wettbewerb', trends: 'Markt', reports: 'Berichte' },
  range: (from, to) => `Vom ${from} bis ${to}`,
  realTime: 'In Echtzeit',
  lastUpdated: (when) => `Zuletzt aktualisiert: ${when}`,
  refresh: 'Aktualisieren',
  sample: 'Beispieldaten',
  sampleText: 'Für die Demo erfunden: Hinter diesen Zahlen steht kein wirklicher Händler.',
  failed: 'Die Auswertungen konnten nicht geladen werden.',
  how: 'Wie gerechnet wird',
  tooLittle: 'Zu wenige Daten',
  toHistory: 'Verlauf öffnen',
  toGenerator: 'Beschreibung schreiben',
  change: {
    more: (change) => `${change} zum Zeitraum davor`,
    points: (points) => `${points} Punkte zum Zeitraum davor`,
    faster: (percent) => `${percent} weniger Tage`,
    slower: (percent) => `${percent} mehr Tage`,
    same: 'Wie im Zeitraum davor',
    none: 'Kein Vergleich: Der Zeitraum davor hat zu wenige Daten.',
  },
  performance: {
    title: 'Ihre Zahlen',
    descriptions: {
      label: 'Geschriebene Beschreibungen',
      how: 'Die im Zeitraum erstellten Beschreibungen: eine je Auto, gleich wie viele Stile.',
      over: (before) => `Im Zeitraum davor: ${before}.`,
    },
    conversion: {
      label: 'Konversionsrate',
      how: 'Wie viele der im Zeitraum veröffentlichten Autos eine Anfrage hatten oder verkauft wurden, auch später.',
      over: (converted, published) =>
        `Autos mit Anfrage oder verkauft: ${converted}. Veröffentlichte Autos: ${published}.`,
      missing: (fewest, published) =>
        `Es braucht mindestens ${fewest} im Zeitraum veröffentlichte Autos; bisher: ${published}. Markieren Sie im Verlauf, welche Sie veröffentlicht haben.`,
    },
    saleTime: {
      label: 'Mittlere Verkaufszeit',
      how: 'Das Mittel der Tage von der Veröffentlichung bis zum Verkauf, bei im Zeitraum verkauften Autos mit markierter Veröffentlichung.',
      over: (timed) => `Im Zeitraum verkaufte Autos mit markierter Veröffentlichung: ${timed}.`,
      missing: (fewest, timed) =>
        `Es braucht mindestens ${fewest} verkaufte Autos mit dem Tag der Veröffentlichung; bisher: ${timed}. Markieren Sie Veröffentlichung und Verkauf im Verlauf.`,
      value: (days) => `${days} Tage`,
    },
    roi: {
      label: 'Rendite (ROI)',
      how: 'Gesparte Zeit plus schnellere Verkäufe, minus Tarifpreis, geteilt durch den Tarifpreis. Die Schritte stehen weiter unten.',
      over: (texts, sold) => `Beschreibungen: ${texts}. Verkaufte Autos: ${sold}.`,
      noTexts:
        'Im Zeitraum haben Sie nichts geschrieben. Schreiben Sie eine Beschreibung, dann erscheint die Rendite.',
      noPrice: 'Ihr Konto zahlt für den Tarif nichts: Ohne Preis gibt es keine Rendite zu berechnen.',
    },
    empty: {
      title: 'In diesem Zeitraum ist noch nichts passiert',
      text: 'Die Zahlen entstehen aus dem, was Sie tun, und aus nichts anderem. Drei Schritte genügen:',
      steps: [
        'Schreiben Sie die Beschreibung eines Autos.',
        'Sobald die Anzeige online ist, markieren Sie das Auto im Verlauf als veröffentlicht.',
        'Markieren Sie die erste Anfrage und dann den Verkauf.',
      ],
      longer: 'Letztes Jahr ansehen',
    },
    styles: {
      title: 'Konversion je Stil',
      how: 'Je Stil: die mit diesem Text veröffentlichten Autos, die eine Anfrage hatten oder verkauft wurden.',
      style: 'Stil',
      few: (published, fewest) => `Autos: ${published} von ${fewest} nötigen`,
    },
    trend: {
      title: 'Konversion im Zeitverlauf',
      how: 'Die Autos nach dem Tag ihrer Veröffentlichung, und wie viele davon eine Anfrage hatten oder verkauft wurden.',
      units: { day: 'Tag', week: 'Woche ab', month: 'Monat' },
      published: 'Veröffentlicht',
      converted: 'Mit Anfrage oder verkauft',
      waiting: 'Noch ohne',
      rate: 'Konversion',
      empty:
        'Im Zeitraum sind keine Autos als veröffentlicht markiert. Markieren Sie sie im Verlauf: Hier erscheinen sie Tag für Tag.',
    },
  },
  roi: {
    title: 'Die Rendite, Schritt für Schritt',
    formula: 'ROI = (gesparte Zeit + schnellere Verkäufe − Tarifpreis) ÷ Tarifpreis',
    time: 'Gesparte Zeit',
    timeHow: (texts, minutes, hour) => `Beschreibungen: ${texts} × ${minutes} Min. × ${hour} je Stunde`,
    sales: 'Schnellere Verkäufe',
    salesHow: (days, day) => `Gewonnene Tage: ${days} × ${day} je Tag`,
    salesUnset: 'Nicht gezählt: Es fehlt, wie viele Tage es früher dauerte.',
    price: 'Tarifpreis',
    priceHow: (days) => `Für die ${days} Tage des Zeitraums`,
    result: 'Rendite des Zeitraums',
    assumed: 'Diese Anfangswerte sind unsere Annahmen, keine Messungen. Ersetzen Sie sie durch Ihre.',
    own: 'Mit den Werten gerechnet, die Sie eingegeben haben.',
    inputs: 'Ihre Werte',
    minutesPerText: 'Minuten, um einen Text von Hand zu schreiben',
    hourCost: 'Kosten einer Arbeitsstunde, in Euro',
    dayCost: 'Kosten eines Standtags je Auto, in Euro',
    usualDays: 'Tage, die ein Verkauf früher dauerte',
    usualDaysHint: 'Freiwillig. Leer zählen schnellere Verkäufe nicht.',
    whole: (least, most) => `Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
    amount: (most) =>
      `Geben Sie einen Betrag von 0 bis ${most} Euro ein, mit höchstens zwei Nachkommastellen.`,
    save: 'Speichern und neu rechnen',
    saved: { title: 'Werte gespeichert', description: 'Die Rendite ist neu berechnet.' },
    ofOwner: 'Diese Werte legt der Inhaber des Teams fest.',
  },
  charts: {
    chart: 'Diagramm',
    table: 'Tabelle',
    viewOf: (what) => `Ansicht: ${what}`,
    download: (what, format) => `${format} herunterladen: ${what}`,
    failed: {
      title: 'Diagramm nicht heruntergeladen',
      description: 'Der Browser konnte es nicht zeichnen. Versuchen Sie es mit der CSV-Datei.',
    },
  },
  competitors: {
    performance: 'Wie Autoscritto für Sie arbeitet',
    time: {
      label: 'Antwortzeit',
      how: 'Das gemessene Mittel der Sekunden von Ihrem Auftrag bis zu den fertigen Texten.',
      over: (generations) => `Aufträge: ${generations}.`,
      missing: (fewest, n) => `Es braucht mindestens ${fewest} Aufträge im Zeitraum; bisher: ${n}.`,
    },
    quality: {
      label: 'Qualität der Texte',
      how: 'Das Mittel der Punkte unserer Texte, von 0 bis 100: Fakten, Zielgruppe, Lesbarkeit, Regeln.',
      over: (texts) => `Bewertete Texte: ${texts}.`,
      value: (score) => `${score} von 100`,
      missing: (fewest, n) =>
        `Es braucht mindestens ${fewest} bewertete Texte im Zeitraum; bisher: ${n}. Die Punkte kommen kurz nach dem Text.`,
    },
    satisfaction: {
      label: 'Zufriedenheit',
      how: 'Der Anteil der guten an allen Stimmen, die Sie und Ihr Team den Texten gegeben haben.',
      over: (ratings) => `Stimmen: ${ratings}.`,
      missing: (fewest, n) =>
        `Es braucht mindestens ${fewest} Stimmen im Zeitraum; bisher: ${n}. Geben Sie Texten einen Daumen nach oben oder unten, in den Ergebnissen oder im Verlauf.`,
    },
    comparison: {
      title: 'Die Texte im Vergleich',
      how: 'Mittlere Punktzahl von 0 bis 100, gleich berechnet für unsere Texte und für die der Anzeigen, die Sie importieren. Die Texte der Anzeigen werden nicht aufbewahrt.',
      over: (texts, ads) => `Unsere Texte: ${texts}. Anzeigen: ${ads}.`,
      noAds: 'keine',
      competitor: 'Portal',
      score: 'Punkte',
      counted: 'Texte',
      few: (n, fewest) => `Anzeigen: ${n} von ${fewest} nötigen`,
      fewTexts: (n, fewest) => `Texte: ${n} von ${fewest} nötigen`,
      empty:
        'Noch fehlt der Vergleich. Importieren Sie Anzeigen mit Text: Ab dreien erscheint ein Portal hier.',
    },
    share: {
      title: 'Woher Sie importieren',
      how: 'Der Anteil jedes Portals an den im Zeitraum importierten Anzeigen.',
      over: (imports) => `Importierte Anzeigen: ${imports}.`,
      name: 'Portal',
      value: 'Anteil',
      empty:
        'Im Zeitraum haben Sie keine Anzeigen importiert. Importieren Sie eine im Generator über ihre Adresse.',
    },
    toGenerator: 'Anzeige importieren',
  },
  market: {
    intro: (dealers) =>
      `Alle Händler zusammen, anonym. Keine Zahl stammt von weniger als ${dealers} Händlern.`,
    over: (dealers, cars) => `Händler: ${dealers}. Autos: ${cars}.`,
    computed: (when) => `Berechnet am ${when}, stündlich neu.`,
    insights: 'Auf einen Blick',
    missing: (fewest) =>
      `Es braucht mindestens ${fewest} verschiedene Händler mit Daten im Zeitraum: Je länger er ist, desto mehr zählen mit.`,
    dominant: {
      label: 'Stärkstes Segment',
      how: 'Die häufigste Karosserie unter den im Zeitraum importierten oder eingegebenen Autos.',
    },
    growth: {
      label: 'Wachstum der Nachfrage',
      how: 'Anfragen und Verkäufe des Zeitraums, verglichen mit dem Zeitraum davor.',
      missing: (fewest) =>
        `Es braucht mindestens ${fewest} Händler mit Anfragen oder Verkäufen, in diesem Zeitraum und in dem davor.`,
    },
    health: {
      label: 'Zustand des Marktes',
      how: 'Wie viele Anfragen und Verkäufe auf 100 importierte oder eingegebene Autos kommen.',
      value: (n) => `${n} je 100 Autos`,
    },
    months: {
      title: 'Angebot und Nachfrage je Monat',
      how: 'Nachfrage: Anfragen und Verkäufe. Angebot: importierte oder eingegebene Autos.',
      month: 'Monat',
      demand: 'Nachfrage',
      supply: 'Angebot',
    },
    segments: {
      title: 'Karosserien',
      how: 'Der Anteil jeder Karosserie an den Autos, von denen sie bekannt ist.',
      segment: 'Karosserie',
      share: 'Anteil',
    },
    brands: {
      title: 'Die 10 meistverkauften Marken',
      how: 'Im Zeitraum als verkauft markierte Autos.',
      brand: 'Marke',
      sales: 'Verkäufe',
    },
    models: {
      title: 'Die 10 häufigsten Modelle',
      how: 'Im Zeitraum importierte oder eingegebene Autos, nach Modell und Jahr.',
      model: 'Modell',
      year: 'Jahr',
      searches: 'Autos',
    },
    empty: {
      title: 'Der Markt ist noch nicht zu sehen',
      text: (fewest, dealers) =>
        `Damit nichts über einzelne Händler verraten wird, erscheinen Zahlen ab ${fewest}. Im Zeitraum aktiv: ${dealers}.`,
      longer: 'Letztes Jahr ansehen',
    },
  },
  reports: {
    title: 'Monatsbericht',
    text: 'Die Zahlen des Monats neben denen des Vormonats, und die veröffentlichten, verkauften und noch stehenden Autos. Als PDF, in Ihrer Sprache.',
    byMail: 'Am Ersten jedes Monats kommt er von selbst per E-Mail zum Inhaber des Tarifs.',
    running: 'läuft noch',
    months: 'Monate',
    pdf: 'PDF herunterladen',
    pdfOf: (month) => `PDF herunterladen: ${month}`,
    mail: 'Per E-Mail senden',
    mailOf: (month) => `Per E-Mail senden: ${month}`,
    sent: 'Bericht gesendet',
    sentText: (month) => `${month}: Er ist gleich in Ihrem Postfach.`,
    failed: {
      title: 'Bericht nicht gesendet',
      description: 'Versuchen Sie es gleich noch einmal oder laden Sie das PDF herunter.',
    },
    earlier: 'Frühere Monate',
    mailsWanted: 'Den Bericht jeden Monat per E-Mail erhalten',
    mailsFailed: { title: 'Auswahl nicht gespeichert', description: 'Versuchen Sie es gleich noch einmal.' },
  },
  stopReports: {
    title: 'Monatsbericht',
    text: 'Mit einem Klick bekommen Sie den Monatsbericht nicht mehr per E-Mail. Andere E-Mails zu Ihrem Konto bleiben.',
    stop: 'Nicht mehr senden',
    done: 'Erledigt: Der Monatsbericht kommt nicht mehr per E-Mail.',
    again:
      'Wenn Sie es sich anders überlegen, schalten Sie ihn in den Auswertungen unter „Berichte“ wieder ein.',
    toReports: 'Berichte öffnen',
    failed: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
};
