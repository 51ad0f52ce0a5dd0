import { optionNames } from '#domain/copywriting/vocabulary/options/de.ts';
import type { LandingMessages } from './it.ts';

export const de = {
  documentTitle: 'Autoscritto: Autoanzeigen, aus den Daten geschrieben',
  hero: {
    title: 'Die Anzeige, die verkauft. Geschrieben aus den Daten Ihres Autos.',
    lead: 'Fügen Sie den Link eines Inserats ein oder geben Sie die Daten ein. Jede Aussage über das Auto hat einen Beleg: Was nicht da ist, schreiben wir nicht.',
    start: 'Kostenlos starten',
    demo: 'Demo ansehen',
    free: (descriptions) =>
      descriptions === 1
        ? 'Eine Beschreibung im Monat gratis, ohne Kreditkarte.'
        : `${descriptions} Beschreibungen im Monat gratis, ohne Kreditkarte.`,
    signIn:
      'Die Anmeldung läuft über eine sichere Authentifizierungsseite der Plattform, auf der der Dienst läuft, getrennt von dieser Seite.',
  },
  firstText: {
    title: 'Probieren Sie es mit einem Ihrer Autos aus',
    text: 'Marke und Modell genügen. Der sachliche Text kommt sofort, ohne Konto, und von dem Auto bleibt bei uns nichts.',
    fuelType: 'Kraftstoff',
    unset: 'Keine Angabe',
    price: ['Preis in Euro', '12.900'],
    fuels: optionNames.fuelType,
    action: 'Text schreiben',
    pending: 'Wird geschrieben …',
    withoutScripts: 'Zum Ausprobieren auf dieser Seite wird JavaScript gebraucht.',
    answerTitle: 'Ihr Text',
    empty:
      'Hier erscheint der Text. Er sagt nur, was Sie eingegeben haben: Je mehr Daten, desto mehr hat er zu erzählen.',
    faults: {
      make: 'Bitte die Marke angeben.',
      model: 'Bitte das Modell angeben.',
      figure: (example) => `Hier wird eine Zahl gebraucht, zum Beispiel ${example}.`,
    },
    failed: 'Der Text ist nicht angekommen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    offerTitle: 'Mit einem kostenlosen Konto geht es von hier weiter',
    offer: [
      'Sie speichern den Text und bearbeiten ihn: Zu jeder Aussage sehen Sie, woher sie kommt.',
      'Sie ergänzen Ausstattung, Vorgeschichte und Mängel: Der Text erzählt davon.',
      'Sie wählen, wen er anspricht, und haben ihn auch in den anderen vier Sprachen.',
    ],
    register: 'Mit diesem Auto weitermachen',
  },
  sources: {
    title: 'Liest Inserate von den Börsen, die Sie schon nutzen',
    text: 'Link einfügen, und das Datenblatt ist ausgefüllt. Lässt uns eine Börse nicht hinein, bringen Sie die Seite mit, die Sie vor sich haben.',
    marketplaces: 'Börsen',
    makes: 'Marken',
    andMore: 'und die anderen auf Ihrem Hof',
    trademarks: 'Die Marken gehören ihren Inhabern, die mit uns nicht verbunden sind.',
  },
  how: {
    title: 'So funktioniert es',
    steps: [
      [
        'Das Auto',
        'Link Ihres Inserats einfügen oder das Datenblatt ausfüllen. Zu jeder Angabe sehen Sie, wo sie gefunden wurde.',
      ],
      ['Die Zielgruppe', 'Käufer, Nutzung, Stärken: wenige Entscheidungen, die den Text wirklich ändern.'],
      [
        'Veröffentlichen',
        'Lesen, kopieren, einfügen. Sachlich, überzeugend oder Copy Evoluto 5.0, je nach Tarif.',
      ],
    ],
    time: (seconds) => `Meist ist der Text in weniger als ${seconds} Sekunden fertig.`,
  },
  features: {
    title: 'Ein Link oder vier Felder. Hier geht es los.',
    text: (styles, languages) =>
      `Heraus kommen bis zu ${styles} Texte über dasselbe Auto, jeder in ${languages} Sprachen.`,
    link: {
      title: 'Aus einem Link übernehmen',
      text: 'Wir lesen das Inserat und füllen das Datenblatt aus. Sie prüfen es.',
      label: 'Link des Inserats',
      placeholder: 'https://www.beispiel.de/inserat',
      hint: 'Die gespeicherte Seite, kopierter Text oder eine Liste als Excel oder CSV gehen auch.',
      action: 'Inserat übernehmen',
    },
    manual: {
      title: 'Selbst eintragen',
      text: 'Für das Auto, das gerade erst auf den Hof kam und noch nicht online ist.',
      fields: {
        make: ['Marke', 'VW'],
        model: ['Modell', 'Golf'],
        year: ['Baujahr', '2021'],
        mileage: ['Kilometer', '45.000'],
      },
      action: 'Beschreibung schreiben',
    },
    restTitle: 'Und dann arbeiten Sie damit',
    words: {
      claims: [
        'Jede Aussage hat ihren Beleg',
        'Im Editor sehen Sie, woher jede Aussage kommt. Was die Daten nicht belegen, ist markiert, bevor Sie veröffentlichen.',
      ],
      channels: [
        'Passend für jede Börse',
        'Länge, Titel und Format richten sich danach, wo Sie veröffentlichen. Der Zähler steht neben dem Text.',
      ],
      law: [
        'Die Zeilen, die das Gesetz verlangt',
        'Gewährleistung, Preis, Verbrauch eines Neuwagens: vorgeschlagen je nach Fahrzeug, mit Quelle und Datum.',
      ],
      difference: [
        'Ihr Bestand wiederholt sich nicht',
        'Jeder Text hält Abstand zu Ihren letzten: Zwei ähnliche Autos bekommen nicht dieselbe Anzeige.',
      ],
      languages: [
        'Geschrieben, nicht übersetzt',
        'Die italienische Fassung entsteht aus den Daten, in den Worten derer, die in Italien ein Auto suchen. So ist es in jeder Sprache.',
      ],
      editing: [
        'Es bleibt Ihr Text',
        'Direkt ändern, Sätze sperren, die bleiben sollen, einen einzelnen neu schreiben lassen, zu einer früheren Fassung zurückkehren.',
      ],
    },
  },
  pricing: {
    startFree: 'Kostenlos starten',
    guarantee: (days) => `${days} Tage Geld-zurück-Garantie`,
    guaranteeText: (days) =>
      `Merken Sie in den ersten ${days} Tagen, dass es nichts für Sie ist, schreiben Sie uns: Sie bekommen Ihr Geld zurück.`,
    callTitle: 'Welches Auto geht morgen online?',
    callText: 'Eine E-Mail-Adresse und ein Passwort genügen. Den Rest kennt das Datenblatt schon.',
    call: 'Konto anlegen',
  },
  questions: {
    title: 'Was Sie uns am Telefon fragen würden',
    list: [
      [
        'Und wenn die Börse Sie das Inserat nicht lesen lässt?',
        'Das kommt vor: Manche Börsen lassen keine Programme hinein. Dann sagen wir es Ihnen, und es gibt andere Wege: die Seite aus Ihrem Browser speichern, den Text kopieren, eine Schaltfläche bei den Lesezeichen ablegen oder die Felder von Hand ausfüllen.',
      ],
      [
        'Kann im Text etwas stehen, was das Auto nicht hat?',
        'Der Text entsteht aus den Angaben, die Sie bestätigt haben, und wird daran geprüft. Aussagen ohne Beleg sind markiert. Lesen Sie ihn trotzdem: Sie kennen das Auto, und für die Anzeige stehen Sie ein.',
      ],
      [
        'Kann ich den Text ändern?',
        'Ja, Wort für Wort. Sie können auch einen einzelnen Satz neu schreiben lassen, Sätze sperren, die bleiben sollen, und zu einer früheren Fassung zurückkehren.',
      ],
      [
        'Wem gehören Daten und Texte?',
        'Was Sie eingeben, gehört weiter Ihnen. Die Texte dürfen Sie frei nutzen, ändern und veröffentlichen, auch nach der Kündigung.',
      ],
      [
        'Was kostet es, aufzuhören?',
        'Nichts. Sie kündigen in der Übersicht, nutzen den Tarif bis zum Ende der bezahlten Zeit und wechseln dann in den kostenlosen. Ihre Texte bleiben in Ihrem Konto.',
      ],
      [
        'Wer schreibt die Texte?',
        'Ein Programm von uns, gebaut für Autos. Der Betreiber kann außerdem ein Sprachmodell einschalten: Dann gehen die Fahrzeugdaten und Ihre Notizen an dessen Anbieter, und der Text durchläuft dieselbe Prüfung.',
      ],
    ],
  },
} satisfies LandingMessages;
