import { optionNames } from '#domain/copywriting/vocabulary/options/de.ts';
import type { LandingMessages } from './it.ts';

export const de = {
  documentTitle: 'Autoscritto: Autoanzeigen, aus den Daten geschrieben',
  hero: {
    title: 'Die Anzeige, die verkauft. Geschrieben aus den Daten deines Autos.',
    lead: 'Füg den Link eines Inserats ein oder gib die Daten ein. Jede Aussage über das Auto hat einen Beleg: Was nicht da ist, schreiben wir nicht.',
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
    title: 'Liest Inserate von den Börsen, die du schon nutzt',
    text: 'Link einfügen, und das Datenblatt ist ausgefüllt. Lässt uns eine Börse nicht hinein, bringst du die Seite mit, die du vor dir hast.',
    marketplaces: 'Börsen',
    makes: 'Marken',
    andMore: 'und die anderen auf deinem Hof',
    trademarks: 'Die Marken gehören ihren Inhabern, die mit uns nicht verbunden sind.',
  },
  how: {
    title: 'So funktioniert es',
    steps: [
      [
        'Das Auto',
        'Link deines Inserats einfügen oder das Datenblatt ausfüllen. Zu jeder Angabe siehst du, wo sie gefunden wurde.',
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
      text: 'Wir lesen das Inserat und füllen das Datenblatt aus. Du prüfst es.',
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
    restTitle: 'Und dann arbeitest du damit',
    words: {
      claims: [
        'Jede Aussage hat ihren Beleg',
        'Im Editor siehst du, woher jede Aussage kommt. Was die Daten nicht belegen, ist markiert, bevor du veröffentlichst.',
      ],
      channels: [
        'Passend für jede Börse',
        'Länge, Titel und Format richten sich danach, wo du veröffentlichst. Der Zähler steht neben dem Text.',
      ],
      law: [
        'Die Zeilen, die das Gesetz verlangt',
        'Gewährleistung, Preis, Verbrauch eines Neuwagens: vorgeschlagen je nach Fahrzeug, mit Quelle und Datum.',
      ],
      difference: [
        'Dein Bestand wiederholt sich nicht',
        'Jeder Text hält Abstand zu deinen letzten: Zwei ähnliche Autos bekommen nicht dieselbe Anzeige.',
      ],
      languages: [
        'Geschrieben, nicht übersetzt',
        'Die italienische Fassung entsteht aus den Daten, in den Worten derer, die in Italien ein Auto suchen. So ist es in jeder Sprache.',
      ],
      editing: [
        'Es bleibt dein Text',
        'Direkt ändern, Sätze sperren, die bleiben sollen, einen einzelnen neu schreiben lassen, zu einer früheren Fassung zurückkehren.',
      ],
    },
  },
  pricing: {
    startFree: 'Kostenlos starten',
    guarantee: (days) => `${days} Tage Geld-zurück-Garantie`,
    guaranteeText: (days) =>
      `Merkst du in den ersten ${days} Tagen, dass es nichts für dich ist, schreib uns: Du bekommst dein Geld zurück.`,
    callTitle: 'Welches Auto geht morgen online?',
    callText: 'Eine E-Mail-Adresse und ein Passwort genügen. Den Rest kennt das Datenblatt schon.',
    call: 'Konto anlegen',
  },
  questions: {
    title: 'Was du uns am Telefon fragen würdest',
    list: [
      [
        'Und wenn die Börse euch das Inserat nicht lesen lässt?',
        'Das kommt vor: Manche Börsen lassen keine Programme hinein. Dann sagen wir es dir, und es gibt andere Wege: die Seite aus deinem Browser speichern, den Text kopieren, eine Schaltfläche bei den Lesezeichen ablegen oder die Felder von Hand ausfüllen.',
      ],
      [
        'Kann im Text etwas stehen, was das Auto nicht hat?',
        'Der Text entsteht aus den Angaben, die du bestätigt hast, und wird daran geprüft. Aussagen ohne Beleg sind markiert. Lies ihn trotzdem: Du kennst das Auto, und für die Anzeige stehst du ein.',
      ],
      [
        'Kann ich den Text ändern?',
        'Ja, Wort für Wort. Du kannst auch einen einzelnen Satz neu schreiben lassen, Sätze sperren, die bleiben sollen, und zu einer früheren Fassung zurückkehren.',
      ],
      [
        'Wem gehören Daten und Texte?',
        'Was du eingibst, bleibt deins. Die Texte darfst du frei nutzen, ändern und veröffentlichen, auch nach der Kündigung.',
      ],
      [
        'Was kostet es, aufzuhören?',
        'Nichts. Du kündigst in der Übersicht, nutzt den Tarif bis zum Ende der bezahlten Zeit und wechselst dann in den kostenlosen. Deine Texte bleiben in deinem Konto.',
      ],
      [
        'Wer schreibt die Texte?',
        'Ein Programm von uns, gebaut für Autos. Der Betreiber kann außerdem ein Sprachmodell einschalten: Dann gehen die Fahrzeugdaten und deine Notizen an dessen Anbieter, und der Text durchläuft dieselbe Prüfung.',
      ],
    ],
  },
} satisfies LandingMessages;
