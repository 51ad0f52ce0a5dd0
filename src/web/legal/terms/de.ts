import type { TermsText } from './terms-text.ts';

export const de: TermsText = {
  title: 'Nutzungsbedingungen',
  lead: 'Zu welchen Bedingungen Sie Autoscritto nutzen: was wir Ihnen geben, was es kostet, wie Sie kündigen und was wir von Ihnen erwarten.',
  sections: {
    operator: {
      title: 'Mit wem Sie den Vertrag schließen',
      blocks: [
        'Autoscritto wird von einem Unternehmen mit Sitz in Bari, Italien, betrieben. Das sind seine Angaben, wie sie in der Konfiguration dieser Website eingetragen sind.',
        { insert: 'operator' },
        'Der Vertrag kommt zustande, wenn Sie Ihr Konto eröffnen oder, wenn Sie vorher zahlen, wenn die Zahlung gelingt. Mit der Nutzung des Dienstes nehmen Sie diese Bedingungen an. Wie wir mit Daten umgehen, steht in der [Datenschutzerklärung](/privacy-policy).',
      ],
    },
    service: {
      title: 'Was der Dienst tut',
      blocks: [
        'Autoscritto schreibt Verkaufstexte für Fahrzeuge, ausgehend von einer Anzeige, die Sie angeben, oder von Daten, die Sie eingeben. Der Dienst richtet sich an Autohändler, Autohäuser und Verkäufer, auch private.',
        'Die Texte entstehen automatisch. Autoscritto verbindet Aussagen mit den Daten, aus denen sie stammen, und markiert solche, die es dort nicht findet, kennt aber das Fahrzeug nicht: Lesen und prüfen Sie, bevor Sie veröffentlichen. Wir versprechen keine Zahl von Anfragen oder Verkäufen.',
      ],
    },
    account: {
      title: 'Ihr Konto',
      blocks: [
        'Sie eröffnen Ihr Konto über einen Link, den wir Ihnen per E-Mail schicken, oder über einen Dienst, der Ihre E-Mail-Adresse bestätigt. Ihre Angaben müssen wahr und Ihre eigenen sein. Halten Sie Ihr Passwort geheim: Für das, was mit Ihrem Konto geschieht, stehen Sie ein, außer Sie haben uns gemeldet, dass jemand anderes es nutzt.',
        'Wer ein Konto für ein Unternehmen eröffnet, erklärt, dass er es verpflichten darf.',
      ],
    },
    plans: {
      title: 'Tarife und Preise',
      blocks: [
        'Was jeder Tarif enthält und was er im Monat oder im Jahr kostet, steht auf der [Seite der Tarife](/subscribe). Der kostenlose Tarif braucht keine Karte. Die Monatsgrenze zählt nach Kalendermonat; was Sie nicht nutzen, geht nicht in den nächsten über.',
        'Preise sind in Euro und enthalten die Mehrwertsteuer, wo sie anfällt. Für jede Zahlung finden Sie einen Beleg in der Übersicht; die Rechnung richtet sich nach den Abrechnungsdaten, die Sie eingeben.',
        'Ein neuer Preis gilt für alle, die schon einen Tarif haben, erst nach 30 Tagen Vorlauf und ab der nächsten Verlängerung.',
      ],
    },
    payment: {
      title: 'Zahlung und Verlängerung',
      blocks: [
        'Sie zahlen im Voraus, mit Karte, über einen Zahlungsdienst. Die Kartennummer sieht nur er.',
        'Der Tarif verlängert sich von selbst, jeden Monat oder jedes Jahr, wie Sie gewählt haben, bis Sie kündigen. Gelingt eine Verlängerung nicht, sagen wir es Ihnen: Bis sie bezahlt ist, gelten die Grenzen des kostenlosen Tarifs, und Ihre Texte bleiben, wo sie sind.',
        'Wenn Sie eine Zahlung bei Ihrer Bank anfechten, ruhen die Rechte aus dieser Zahlung, solange das offen ist.',
      ],
    },
    switching: {
      title: 'Tarif wechseln',
      blocks: [
        'Sie können jederzeit den Tarif wechseln oder von monatlich zu jährlich übergehen. Vor dem Bestätigen sehen Sie, was Sie zahlen: Nicht genutzte Zeit des bisherigen Tarifs wird abgezogen, und was übrig bleibt, zählt für spätere Zahlungen. Ein niedrigerer Tarif gilt ab dem Ende der bezahlten Zeit, außer er wird sofort gewünscht; bis dahin lässt sich der Wechsel zurücknehmen.',
      ],
    },
    cancellation: {
      title: 'Kündigung',
      blocks: [
        'Sie kündigen, wann Sie wollen, ohne Grund und ohne Kosten: in der Übersicht mit „Abo kündigen“, das die Verlängerung sofort stoppt, oder indem Sie uns schreiben. Wir bestätigen Ihnen per E-Mail, bis wann der Tarif bleibt.',
        'Bis zum Ende der bezahlten Zeit nutzen Sie alles und können den Tarif fortsetzen; danach wechseln Sie in den kostenlosen Tarif und zahlen nichts mehr. Wählen Sie vorher einen anderen Tarif, verlängert sich dieser. Kündigen Sie, während eine Verlängerung offen ist, wird sie nicht mehr abgebucht und der Tarif endet sofort. Ihre Texte bleiben in Ihrem Konto.',
      ],
    },
    refunds: {
      title: '30 Tage Garantie und Erstattungen',
      blocks: [
        'In den ersten 30 Tagen ab Ihrer ersten Zahlung für einen Tarif können Sie zurückverlangen, was Sie gezahlt haben. Es genügt, uns in dieser Zeit zu schreiben. Sie müssen keinen Grund nennen, und es spielt keine Rolle, ob Sie den Dienst schon genutzt haben: Wir erstatten alles auf dieselbe Karte, und der Tarif endet.',
        'Nach diesen 30 Tagen werden schon genutzte Dienste nicht erstattet. Das gilt für den laufenden Zeitraum und für vergangene, Verlängerungen eingeschlossen: Wer kündigt, nutzt den Tarif bis zum Ende dessen, was bezahlt ist.',
        'Immer geschuldet sind Erstattungen, die das Gesetz verlangt, die einer falschen Abbuchung und die der nicht genutzten Zeit, wenn wir den Dienst einstellen.',
      ],
    },
    consumers: {
      title: 'Wenn Sie als Privatperson kaufen',
      blocks: [
        'Als Verbraucher haben Sie ab Vertragsschluss 14 Tage, um ohne Grund zu widerrufen (Art. 52 bis 59 des italienischen gesetzesvertretenden Dekrets 206/2005). Die Garantie von 30 Tagen reicht weiter und schließt dieses Recht ein: Nutzen Sie sie, und wir erstatten alles.',
        'Nichts in diesen Bedingungen nimmt Verbrauchern die Rechte, die das Gesetz ihnen gibt, auch nicht die gesetzliche Gewährleistung für digitale Dienste.',
      ],
    },
    data: {
      title: 'Ihre Daten und importierte Anzeigen',
      blocks: [
        'Was Sie eingeben, gehört weiter Ihnen. Sie erlauben uns, es aufzubewahren und zu verarbeiten, soweit der Dienst es braucht, und nicht weiter.',
        'Importieren Sie nur eigene Anzeigen oder solche, die Sie nutzen dürfen, und halten Sie die Bedingungen der Websites ein, von denen Sie sie nehmen. Geben Sie keine Daten anderer Personen ein, wenn sie nicht nötig sind.',
        'Für die Texte, die Sie veröffentlichen, stehen Sie ein: Fahrzeugdaten, Preis und die Angaben, die das Gesetz in Anzeigen verlangt, müssen stimmen.',
      ],
    },
    texts: {
      title: 'Wem die Texte gehören',
      blocks: [
        'Texte, die Sie erzeugen, dürfen Sie frei nutzen, ändern und veröffentlichen, auch gewerblich und auch nach dem Ende des Vertrags. Für ähnliche Fahrzeuge können andere ähnliche Sätze erhalten. Das Programm, die Marke, die Gestaltung und die Leitfäden bleiben unsere.',
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
        'Mit dem Tarif ELITE arbeiten bis zu 5 Konten zusammen, Ihres eingeschlossen. Tarif, Verbrauch und Texte gehören dem Inhaber des Teams, der für das Tun der Mitglieder einsteht. Wer das Team verlässt, kehrt zum eigenen Tarif zurück; mit dem Team geschriebene Texte bleiben beim Team.',
      ],
    },
    availability: {
      title: 'Verfügbarkeit und Support',
      blocks: [
        'Wir tun, was wir können, damit der Dienst immer läuft, können das aber nicht ohne Unterbrechung zusichern: Wartung, Störungen und fremde Websites können einen Teil davon anhalten. Lässt uns eine Website eine Anzeige nicht lesen, können Sie die Seite selbst bringen oder die Daten eingeben.',
        'Der Support antwortet per E-Mail, mit der Priorität, die Ihr Tarif vorsieht.',
      ],
    },
    liability: {
      title: 'Haftung',
      blocks: [
        'Unsere gesamte Haftung Ihnen gegenüber ist auf den Betrag begrenzt, den Sie uns in den letzten 12 Monaten vor dem Ereignis gezahlt haben. Wir haften nicht für ausgebliebene Verkäufe, entgangenen Gewinn und mittelbare Schäden, und nicht für Entscheidungen der Websites, auf denen Sie veröffentlichen.',
        'Diese Grenzen gelten nicht bei Vorsatz und grober Fahrlässigkeit (Art. 1229 des italienischen Zivilgesetzbuchs), bei Personenschäden und überall dort, wo das Gesetz sie nicht zulässt, besonders gegenüber Verbrauchern.',
      ],
    },
    ending: {
      title: 'Sperrung und Ende',
      blocks: [
        'Sie können Ihr Konto jederzeit schließen, im Profil oder indem Sie uns schreiben. Wir können es sperren, wenn Sie diese Bedingungen verletzen oder den Dienst oder andere gefährden; wir sagen Ihnen, warum, und geben Ihnen Zeit zur Abhilfe, wo sie möglich ist. Wir können den Dienst mit 30 Tagen Vorlauf einstellen und erstatten dann die bezahlte, nicht genutzte Zeit.',
        'Was nach dem Schließen von den Daten bleibt, steht in [DSGVO und Ihre Rechte](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Änderungen dieser Bedingungen',
      blocks: [
        'Wir können diese Bedingungen aus ernsten Gründen ändern: ein Gesetz, die Sicherheit, ein neuer oder geänderter Dienst. Wir sagen es Ihnen per E-Mail und hier mit 30 Tagen Vorlauf. Sind Sie nicht einverstanden, können Sie den Vertrag vorher beenden, ohne Kosten und mit Erstattung der bezahlten, nicht genutzten Zeit. Nutzen Sie den Dienst weiter, gelten sie nach dieser Frist.',
      ],
    },
    law: {
      title: 'Recht und Gericht',
      blocks: [
        'Es gilt italienisches Recht. Für jeden Streit ist das Gericht in Bari zuständig. Sind Sie Verbraucher, ist das Gericht Ihres Wohnorts zuständig, und der zwingende Schutz Ihres Landes bleibt.',
        'Schreiben Sie uns vor einem Verfahren: Wir suchen eine Lösung.',
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
