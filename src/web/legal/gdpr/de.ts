import type { GdprText } from './gdpr-text.ts';

export const de: GdprText = {
  title: 'DSGVO und Ihre Rechte',
  lead: 'Wie Sie Ihre Rechte an personenbezogenen Daten ausüben, wie schnell wir antworten und was wir tun, wenn etwas schiefgeht. Welche Daten wir verarbeiten, steht in der Datenschutzerklärung.',
  sections: {
    roles: {
      title: 'Wer wofür verantwortlich ist',
      blocks: [
        'Für die Daten Ihres Kontos, der Abrechnung und der Nachrichten an uns ist das Unternehmen verantwortlich, das Autoscritto betreibt:',
        { insert: 'operator' },
        'Geben Sie in Fahrzeugdaten oder Notizen Daten anderer Personen ein, etwa eines Kunden, sind Sie der Verantwortliche und wir sind der Auftragsverarbeiter, der sie für Sie verarbeitet. Dafür gilt der Abschnitt [Vereinbarung für Händler](#processing).',
      ],
    },
    principles: {
      title: 'Wie das Produkt gebaut ist',
      blocks: [
        {
          list: [
            'Wenige Daten: Für einen Text braucht es die des Fahrzeugs, nicht die von Menschen.',
            'Kontaktdaten raus: Aus gelesenen Anzeigen und aus Notizen, die an ein Sprachmodell gehen, entfernen wir Namen, Telefonnummern, E-Mail-Adressen und Kennzeichen, die das Programm erkennt.',
            'Keine Nachverfolgung: nur technische Cookies, kein Dienst für Statistik oder Werbung.',
            'Karten nie bei uns: Die Nummer sieht nur der Zahlungsdienst.',
            'Feste Fristen: Jede Art von Daten hat eine Dauer, sie steht in der [Datenschutzerklärung](/privacy-policy#retention).',
          ],
        },
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Auskunft (Art. 15): erfahren, welche Ihrer Daten wir verarbeiten, und eine Kopie erhalten.',
            'Berichtigung (Art. 16): falsche oder unvollständige Daten richtigstellen lassen.',
            'Löschung (Art. 17): das Konto löschen lassen und alle Daten, die wir nicht nach dem Gesetz behalten müssen.',
            'Einschränkung (Art. 18): die Nutzung von Daten aussetzen lassen, solange über sie gestritten wird.',
            'Mitteilung (Art. 19): eine Berichtigung oder Löschung denen mitteilen lassen, die die Daten erhalten haben.',
            'Übertragbarkeit (Art. 20): Daten, die Sie uns gegeben haben, maschinenlesbar erhalten oder an einen anderen Dienst übergeben lassen.',
            'Widerspruch (Art. 21): Nein sagen zu einer Verarbeitung auf Grundlage unseres berechtigten Interesses.',
            'Automatisierte Entscheidungen (Art. 22): Wir treffen keine über Sie. Das Programm schreibt Texte über Fahrzeuge, es beurteilt keine Menschen.',
          ],
        },
      ],
    },
    yourself: {
      title: 'Was Sie sofort selbst tun können',
      blocks: [
        'Vieles geht, ohne uns zu schreiben:',
        {
          list: [
            'Namen und Abrechnungsdaten in der Übersicht berichtigen;',
            'das Passwort ändern und Sitzungen auf anderen Geräten beenden;',
            'jede Beschreibung im Verlauf kopieren, herunterladen und löschen;',
            'Belege und Rechnungen herunterladen;',
            'ein Team verlassen oder jemanden aus Ihrem nehmen;',
            'im Profil alle Ihre Daten in einem Archiv herunterladen und das Konto löschen.',
          ],
        },
      ],
    },
    requests: {
      title: 'Wie Sie das Übrige verlangen',
      blocks: [
        'Schreiben Sie an die E-Mail-Adresse oben auf dieser Seite, am besten von der Adresse Ihres Kontos aus, und sagen Sie, welches Recht Sie ausüben wollen. Sie brauchen kein Formular, und es kostet nichts.',
        'Wir antworten innerhalb von 30 Tagen nach Eingang der Anfrage. Ist sie komplex oder gibt es viele, können es bis zu 90 Tage werden: Dann sagen wir Ihnen das mit dem Grund innerhalb der ersten 30.',
        'Sind wir nicht sicher, dass Sie es sind, bitten wir um eine Bestätigung von der E-Mail-Adresse des Kontos. Ablehnen können wir eine Anfrage nur, wenn sie offensichtlich unbegründet oder maßlos ist, und wir erklären Ihnen, warum.',
      ],
    },
    deletion: {
      title: 'Was geschieht, wenn Sie Ihr Konto löschen',
      blocks: [
        {
          list: [
            'Beschreibungen, Übersetzungen, Fassungen, Notizen und Sitzungen werden mit dem Konto gelöscht.',
            'Auf Ihren Wunsch wird das Konto nach 30 Tagen gelöscht: Bis dahin können Sie es sich im Profil anders überlegen.',
            'Ein Konto ohne bezahlten Tarif, bei dem sich 2 Jahre niemand anmeldet, wird gelöscht, mit einem Hinweis per E-Mail 30 Tage vorher.',
            'Auch der Zahlungsdienst löscht den Kunden und seine Karte; die geleisteten Zahlungen bleiben.',
            'Belege, Gutschriften und Abrechnungsdaten bleiben 10 Jahre, weil das Gesetz es verlangt (Art. 2220 des italienischen Zivilgesetzbuchs).',
            'Zugriffsprotokolle werden nach 12 Monaten gelöscht.',
          ],
        },
        'Ein bezahlter Tarif verlängert sich nicht mehr, sobald Sie die Löschung beantragen: siehe [Nutzungsbedingungen](/terms-of-service#cancellation).',
      ],
    },
    processing: {
      title: 'Vereinbarung für Händler',
      blocks: [
        'Wenn wir für Sie personenbezogene Daten verarbeiten, die Sie eingeben (Art. 28 DSGVO), gelten diese Zusagen. Sie gelten für die Dauer des Vertrags und sind Teil davon.',
        {
          list: [
            'Gegenstand: Aufbewahren und Verarbeiten der Fahrzeugdaten, Notizen und Texte, die Sie eingeben. Betroffen sind die Personen, die Sie in den Notizen nennen.',
            'Weisungen: Wir verarbeiten sie nur, um den Dienst zu erbringen, und nach Ihrer dokumentierten Weisung; das sind die Befehle, die Sie im Produkt geben.',
            'Vertraulichkeit: Zugang hat nur, wer ihn braucht, und wer ihn hat, ist zur Verschwiegenheit verpflichtet.',
            'Sicherheit: Wir wenden die Maßnahmen nach Art. 32 an, die in der [Datenschutzerklärung](/privacy-policy#security) stehen.',
            'Weitere Auftragsverarbeiter: Sie genehmigen die unten genannten. Jede Änderung kündigen wir Ihnen mit 30 Tagen Vorlauf an, und Sie können widersprechen.',
            'Hilfe: Wir unterstützen Sie bei Anfragen betroffener Personen, bei Verletzungen und bei Folgenabschätzungen.',
            'Ende: Wird das Konto geschlossen, werden die Daten gelöscht; vorher können Sie sie herunterladen.',
            'Kontrollen: Wir geben Ihnen die Auskünfte, die zeigen, dass wir diese Zusagen einhalten.',
          ],
        },
      ],
    },
    recipients: {
      title: 'Wer für uns arbeitet',
      blocks: [
        'Für uns können Daten verarbeiten: der Zahlungsdienst, der Mailserver, wer unsere Server betreibt und, nur wenn eines eingeschaltet ist, der Anbieter eines Sprachmodells.',
        { insert: 'recipients' },
        'Was wer erhält, steht in der [Datenschutzerklärung](/privacy-policy#recipients).',
      ],
    },
    breaches: {
      title: 'Wenn Daten verletzt werden',
      blocks: [
        {
          list: [
            'Innerhalb von 24 Stunden nach Entdeckung eines Vorfalls bewerten wir, was geschehen ist, welche Daten und wie viele Personen betroffen sind, und stoppen den Schaden.',
            'Innerhalb von 72 Stunden, nachdem uns die Verletzung bekannt wurde, melden wir sie der italienischen Datenschutzbehörde, außer wenn ein Risiko für Menschen unwahrscheinlich ist (Art. 33).',
            'Ist das Risiko für Sie hoch, sagen wir es Ihnen ohne Verzug in einfachen Worten: was geschehen ist, was daraus folgen kann, was wir tun und was Sie am besten tun (Art. 34).',
            'Verarbeiten wir die Daten für Sie, sagen wir Ihnen ohne Verzug Bescheid, damit Sie Ihre eigenen Fristen einhalten.',
            'Jede Verletzung wird in ein Verzeichnis eingetragen, auch wenn sie nicht zu melden ist.',
          ],
        },
        'Fällt Ihnen etwas Merkwürdiges auf, schreiben Sie sofort an die E-Mail-Adresse oben auf dieser Seite.',
      ],
    },
    complaint: {
      title: 'Wenn Sie nicht zufrieden sind',
      blocks: [
        'Sie können sich bei der italienischen Datenschutzbehörde, dem Garante per la protezione dei dati personali (garanteprivacy.it), oder bei der Behörde des Landes beschweren, in dem Sie leben, arbeiten oder in dem die Verletzung geschah (Art. 77), und Sie können vor Gericht gehen (Art. 79). Wir bitten Sie, uns vorher zu schreiben: Oft genügt das.',
      ],
    },
    changes: {
      title: 'Änderungen',
      blocks: [
        'Wenn wir diese Seite ändern, sagen wir es hier und per E-Mail allen, die ein Konto haben, mit 30 Tagen Vorlauf. Oben stehen immer Fassung und Datum.',
      ],
    },
  },
};
