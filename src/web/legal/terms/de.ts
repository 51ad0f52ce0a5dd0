import type { TermsText } from './terms-text.ts';

export const de: TermsText = {
  title: 'Nutzungsbedingungen',
  lead: 'Zu welchen Bedingungen du Autoscritto nutzt: was wir dir geben, was es kostet, wie du kündigst und was wir von dir erwarten.',
  sections: {
    operator: {
      title: 'Mit wem du den Vertrag schließt',
      blocks: [
        'Autoscritto wird von einem Unternehmen mit Sitz in Bari, Italien, betrieben. Das sind seine Angaben, wie sie in der Konfiguration dieser Website eingetragen sind.',
        { insert: 'operator' },
        'Der Vertrag kommt zustande, wenn du dein Konto eröffnest oder, wenn du vorher zahlst, wenn die Zahlung gelingt. Mit der Nutzung des Dienstes nimmst du diese Bedingungen an. Wie wir mit Daten umgehen, steht in der [Datenschutzerklärung](/privacy-policy).',
      ],
    },
    service: {
      title: 'Was der Dienst tut',
      blocks: [
        'Autoscritto schreibt Verkaufstexte für Fahrzeuge, ausgehend von einer Anzeige, die du angibst, oder von Daten, die du eingibst. Der Dienst richtet sich an Autohändler, Autohäuser und Verkäufer, auch private.',
        'Die Texte entstehen automatisch. Autoscritto verbindet Aussagen mit den Daten, aus denen sie stammen, und markiert solche, die es dort nicht findet, kennt aber das Fahrzeug nicht: Lies und prüfe, bevor du veröffentlichst. Wir versprechen keine Zahl von Anfragen oder Verkäufen.',
      ],
    },
    account: {
      title: 'Dein Konto',
      blocks: [
        'Du eröffnest dein Konto über einen Link, den wir dir per E-Mail schicken, oder über einen Dienst, der deine E-Mail-Adresse bestätigt. Deine Angaben müssen wahr und deine eigenen sein. Halte dein Passwort geheim: Für das, was mit deinem Konto geschieht, stehst du ein, außer du hast uns gemeldet, dass jemand anderes es nutzt.',
        'Wer ein Konto für ein Unternehmen eröffnet, erklärt, dass er es verpflichten darf.',
      ],
    },
    plans: {
      title: 'Tarife und Preise',
      blocks: [
        'Was jeder Tarif enthält und was er im Monat oder im Jahr kostet, steht auf der [Seite der Tarife](/subscribe). Der kostenlose Tarif braucht keine Karte. Die Monatsgrenze zählt nach Kalendermonat; was du nicht nutzt, geht nicht in den nächsten über.',
        'Preise sind in Euro und enthalten die Mehrwertsteuer, wo sie anfällt. Für jede Zahlung findest du einen Beleg im Dashboard; die Rechnung richtet sich nach den Abrechnungsdaten, die du eingibst.',
        'Ein neuer Preis gilt für alle, die schon einen Tarif haben, erst nach 30 Tagen Vorlauf und ab der nächsten Verlängerung.',
      ],
    },
    payment: {
      title: 'Zahlung und Verlängerung',
      blocks: [
        'Du zahlst im Voraus, mit Karte, über einen Zahlungsdienst. Die Kartennummer sieht nur er.',
        'Der Tarif verlängert sich von selbst, jeden Monat oder jedes Jahr, wie du gewählt hast, bis du kündigst. Gelingt eine Verlängerung nicht, sagen wir es dir: Bis sie bezahlt ist, gelten die Grenzen des kostenlosen Tarifs, und deine Texte bleiben, wo sie sind.',
        'Wenn du eine Zahlung bei deiner Bank anfichtst, ruhen die Rechte aus dieser Zahlung, solange das offen ist.',
      ],
    },
    switching: {
      title: 'Tarif wechseln',
      blocks: [
        'Du kannst jederzeit den Tarif wechseln oder von monatlich zu jährlich übergehen. Vor dem Bestätigen siehst du, was du zahlst: Nicht genutzte Zeit des bisherigen Tarifs wird abgezogen, und was übrig bleibt, zählt für spätere Zahlungen. Ein niedrigerer Tarif gilt ab dem Ende der bezahlten Zeit, außer er wird sofort gewünscht; bis dahin lässt sich der Wechsel zurücknehmen.',
      ],
    },
    cancellation: {
      title: 'Kündigung',
      blocks: [
        'Du kündigst, wann du willst, ohne Grund und ohne Kosten: im Dashboard mit „Abo kündigen“, das die Verlängerung sofort stoppt, oder indem du uns schreibst. Wir bestätigen dir per E-Mail, bis wann der Tarif bleibt.',
        'Bis zum Ende der bezahlten Zeit nutzt du alles und kannst den Tarif fortsetzen; danach wechselst du in den kostenlosen Tarif und zahlst nichts mehr. Wählst du vorher einen anderen Tarif, verlängert sich dieser. Kündigst du, während eine Verlängerung offen ist, wird sie nicht mehr abgebucht und der Tarif endet sofort. Deine Texte bleiben in deinem Konto.',
      ],
    },
    refunds: {
      title: '30 Tage Garantie und Erstattungen',
      blocks: [
        'In den ersten 30 Tagen ab deiner ersten Zahlung für einen Tarif kannst du zurückverlangen, was du gezahlt hast. Es genügt, uns in dieser Zeit zu schreiben. Du musst keinen Grund nennen, und es spielt keine Rolle, ob du den Dienst schon genutzt hast: Wir erstatten alles auf dieselbe Karte, und der Tarif endet.',
        'Nach diesen 30 Tagen werden schon genutzte Dienste nicht erstattet. Das gilt für den laufenden Zeitraum und für vergangene, Verlängerungen eingeschlossen: Wer kündigt, nutzt den Tarif bis zum Ende dessen, was bezahlt ist.',
        'Immer geschuldet sind Erstattungen, die das Gesetz verlangt, die einer falschen Abbuchung und die der nicht genutzten Zeit, wenn wir den Dienst einstellen.',
      ],
    },
    consumers: {
      title: 'Wenn du als Privatperson kaufst',
      blocks: [
        'Als Verbraucher hast du ab Vertragsschluss 14 Tage, um ohne Grund zu widerrufen (Art. 52 bis 59 des italienischen gesetzesvertretenden Dekrets 206/2005). Die Garantie von 30 Tagen reicht weiter und schließt dieses Recht ein: Nutz sie, und wir erstatten alles.',
        'Nichts in diesen Bedingungen nimmt Verbrauchern die Rechte, die das Gesetz ihnen gibt, auch nicht die gesetzliche Gewährleistung für digitale Dienste.',
      ],
    },
    data: {
      title: 'Deine Daten und importierte Anzeigen',
      blocks: [
        'Was du eingibst, bleibt deins. Du erlaubst uns, es aufzubewahren und zu verarbeiten, soweit der Dienst es braucht, und nicht weiter.',
        'Importiere nur eigene Anzeigen oder solche, die du nutzen darfst, und halte die Bedingungen der Websites ein, von denen du sie nimmst. Gib keine Daten anderer Personen ein, wenn sie nicht nötig sind.',
        'Für die Texte, die du veröffentlichst, stehst du ein: Fahrzeugdaten, Preis und die Angaben, die das Gesetz in Anzeigen verlangt, müssen stimmen.',
      ],
    },
    texts: {
      title: 'Wem die Texte gehören',
      blocks: [
        'Texte, die du erzeugst, darfst du frei nutzen, ändern und veröffentlichen, auch gewerblich und auch nach dem Ende des Vertrags. Für ähnliche Fahrzeuge können andere ähnliche Sätze erhalten. Das Programm, die Marke, die Gestaltung und die Leitfäden bleiben unsere.',
      ],
    },
    conduct: {
      title: 'Was nicht erlaubt ist',
      blocks: [
        {
          list: [
            'den Dienst für falsche, irreführende oder rechtswidrige Anzeigen nutzen;',
            'die Grenzen eines Tarifs umgehen oder ein Konto außerhalb eines Teams mit mehreren Personen teilen;',
            'den Dienst mit Programmen abfragen, außer für eigene Anzeigen und in vernünftigem Maß;',
            'versuchen, an Daten anderer zu kommen, oder den Betrieb stören;',
            'den Dienst ohne Vereinbarung mit uns als eigenen weiterverkaufen.',
          ],
        },
      ],
    },
    team: {
      title: 'Teams',
      blocks: [
        'Mit dem Tarif ELITE arbeiten bis zu 5 Konten zusammen, deines eingeschlossen. Tarif, Verbrauch und Texte gehören dem Inhaber des Teams, der für das Tun der Mitglieder einsteht. Wer das Team verlässt, kehrt zum eigenen Tarif zurück; mit dem Team geschriebene Texte bleiben beim Team.',
      ],
    },
    availability: {
      title: 'Verfügbarkeit und Support',
      blocks: [
        'Wir tun, was wir können, damit der Dienst immer läuft, können das aber nicht ohne Unterbrechung zusichern: Wartung, Störungen und fremde Websites können einen Teil davon anhalten. Lässt uns eine Website eine Anzeige nicht lesen, kannst du die Seite selbst bringen oder die Daten eingeben.',
        'Der Support antwortet per E-Mail, mit der Priorität, die dein Tarif vorsieht.',
      ],
    },
    liability: {
      title: 'Haftung',
      blocks: [
        'Unsere gesamte Haftung dir gegenüber ist auf den Betrag begrenzt, den du uns in den letzten 12 Monaten vor dem Ereignis gezahlt hast. Wir haften nicht für ausgebliebene Verkäufe, entgangenen Gewinn und mittelbare Schäden, und nicht für Entscheidungen der Websites, auf denen du veröffentlichst.',
        'Diese Grenzen gelten nicht bei Vorsatz und grober Fahrlässigkeit (Art. 1229 des italienischen Zivilgesetzbuchs), bei Personenschäden und überall dort, wo das Gesetz sie nicht zulässt, besonders gegenüber Verbrauchern.',
      ],
    },
    ending: {
      title: 'Sperrung und Ende',
      blocks: [
        'Du kannst dein Konto jederzeit schließen, im Profil oder indem du uns schreibst. Wir können es sperren, wenn du diese Bedingungen verletzt oder den Dienst oder andere gefährdest; wir sagen dir, warum, und geben dir Zeit zur Abhilfe, wo sie möglich ist. Wir können den Dienst mit 30 Tagen Vorlauf einstellen und erstatten dann die bezahlte, nicht genutzte Zeit.',
        'Was nach dem Schließen von den Daten bleibt, steht in [DSGVO und deine Rechte](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Änderungen dieser Bedingungen',
      blocks: [
        'Wir können diese Bedingungen aus ernsten Gründen ändern: ein Gesetz, die Sicherheit, ein neuer oder geänderter Dienst. Wir sagen es dir per E-Mail und hier mit 30 Tagen Vorlauf. Bist du nicht einverstanden, kannst du den Vertrag vorher beenden, ohne Kosten und mit Erstattung der bezahlten, nicht genutzten Zeit. Nutzt du den Dienst weiter, gelten sie nach dieser Frist.',
      ],
    },
    law: {
      title: 'Recht und Gericht',
      blocks: [
        'Es gilt italienisches Recht. Für jeden Streit ist das Gericht in Bari zuständig. Bist du Verbraucher, ist das Gericht deines Wohnorts zuständig, und der zwingende Schutz deines Landes bleibt.',
        'Schreib uns vor einem Verfahren: Wir suchen eine Lösung.',
      ],
    },
    language: {
      title: 'Sprache und Gültigkeit',
      blocks: [
        'Diese Bedingungen sind auf Italienisch geschrieben; die anderen Sprachen sind Übersetzungen zur Erleichterung. Wo sie voneinander abweichen, gilt der italienische Text. Ist eine Klausel ungültig, bleiben die übrigen.',
      ],
    },
  },
};
