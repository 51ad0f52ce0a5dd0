import type { PrivacyText } from './privacy-text.ts';

export const de: PrivacyText = {
  title: 'Datenschutzerklärung',
  lead: 'Welche Daten wir verarbeiten, wenn Sie Autoscritto nutzen, warum, wie lange und wer sie sonst noch sieht. Wir machen keine Werbung, verfolgen niemanden und verkaufen keine Daten.',
  sections: {
    controller: {
      title: 'Wer Ihre Daten verarbeitet',
      blocks: [
        'Verantwortlicher im Sinne der Verordnung (EU) 2016/679 (DSGVO) ist das Unternehmen mit Sitz in Bari, Italien, das Autoscritto betreibt. Das sind seine Angaben, wie sie in der Konfiguration dieser Website eingetragen sind.',
        { insert: 'operator' },
        'Bei jeder Frage zu Ihren Daten schreiben Sie an die E-Mail-Adresse hier oben.',
      ],
    },
    data: {
      title: 'Welche Daten wir verarbeiten',
      blocks: [
        'Wir verarbeiten nur, was der Dienst zum Funktionieren braucht. Fast alles davon geben Sie uns selbst.',
        {
          list: [
            'Konto: Vorname, Nachname, E-Mail-Adresse, Sprache, Tarif, Rolle. Das Passwort bewahren wir nur als Prüfwert auf (scrypt): Niemand kann es lesen.',
            'Anmeldung über einen anderen Dienst, wenn Sie sie wählen: die Kennung, die Ihnen dieser Dienst gibt, die bestätigte E-Mail-Adresse und der Name.',
            'Sitzungen: IP-Adresse, Art des Browsers, Beginn und Ende. Sie sehen sie in Ihrem Profil und können sie beenden.',
            'Abrechnung: Firma, USt-IdNr., italienische Steuernummer, SDI-Code oder PEC, Anschrift, Telefon.',
            'Zahlungen: Tarif, Beträge, Daten, Status und die Kennungen, die der Zahlungsdienst für Kunde und Abo vergibt. Ihre Kartennummer erreicht uns nie.',
            'Arbeit: Fahrzeugdaten, Ihre Auswahl und Ihre Notizen, Texte, Übersetzungen, frühere Fassungen, feste und gemerkte Sätze und wie viele Beschreibungen Sie im Monat verbraucht haben.',
            'Team: wer mit welchem Tarif arbeitet, und die E-Mail-Adressen eingeladener Personen.',
            'Nachrichten: was Sie uns über das Kontaktformular schreiben (Name, E-Mail-Adresse, Telefon, wenn Sie es angeben, Betreff, Text), und die E-Mails, die wir Ihnen schicken.',
            'Einwilligungen: welche Fassung der Bedingungen und dieser Erklärung Sie angenommen oder gelesen haben, in welcher Sprache und wann.',
          ],
        },
        'Wir fragen nicht nach besonderen Kategorien von Daten (Art. 9 DSGVO): Schreiben Sie bitte keine in Notizen und Nachrichten.',
      ],
    },
    purposes: {
      title: 'Warum wir sie verarbeiten',
      blocks: [
        {
          head: ['Zweck', 'Rechtsgrundlage'],
          rows: [
            [
              'Konto eröffnen, Sie anmelden, Texte schreiben und aufbewahren, Tarif und Team verwalten',
              'Vertrag: Art. 6 Abs. 1 Buchst. b',
            ],
            [
              'Zahlungen annehmen, erstatten, Belege und Rechnungen ausstellen',
              'Vertrag: Art. 6 Abs. 1 Buchst. b',
            ],
            ['Steuerliche Unterlagen aufbewahren', 'Gesetzliche Pflicht: Art. 6 Abs. 1 Buchst. c'],
            [
              'Antworten, wenn uns jemand schreibt',
              'Schritte vor einem Vertrag und Vertrag: Art. 6 Abs. 1 Buchst. b',
            ],
            [
              'Den Dienst schützen: Grenzen für Versuche, Zugriffsprotokolle, Abwehr von Missbrauch',
              'Berechtigtes Interesse an Sicherheit: Art. 6 Abs. 1 Buchst. f',
            ],
            [
              'Rechte nach dem Ende des Vertrags feststellen oder verteidigen',
              'Berechtigtes Interesse am Schutz unserer Rechte: Art. 6 Abs. 1 Buchst. f',
            ],
          ],
        },
        'E-Mail-Adresse und Anmeldedaten braucht es für ein Konto, Abrechnungsdaten für eine Rechnung: Ohne sie können wir beides nicht liefern. Alles andere ist freiwillig. Wir schicken keine Werbung und treffen keine automatisierten Entscheidungen über Sie.',
      ],
    },
    listings: {
      title: 'Anzeigen, die Sie uns lesen lassen',
      blocks: [
        'Wenn Sie den Link einer Anzeige angeben, ruft unser Server diese Seite einmal ab und schickt nichts von Ihnen mit. Bringen Sie die Seite selbst (eingefügt, gespeichert oder mit dem Knopf im Browser), lesen wir nur diese.',
        'Von der Seite übernehmen wir die Fahrzeugdaten. Namen von Personen, Telefonnummern, E-Mail- und Webadressen sowie Kennzeichen, die das Programm erkennt, werden entfernt, bevor Sie das Ergebnis sehen. Die Seite wird nicht archiviert: Der Server behält sie höchstens 10 Minuten im Arbeitsspeicher, danach bleibt nur, was Sie im Formular bestätigen.',
        'Wenn Sie in die Notizen Daten anderer Personen schreiben, sind Sie dafür verantwortlich: Schreiben Sie nur, was zur Beschreibung des Fahrzeugs nötig ist.',
      ],
    },
    writing: {
      title: 'Wie die Texte entstehen',
      blocks: [
        'Die Texte schreibt unser eigenes Programm auf unserem eigenen Server. Hat der Betreiber zusätzlich ein Sprachmodell eingeschaltet, gehen Fahrzeugdaten, Auswahl und Notizen an dessen Anbieter, ebenso Sätze, die übersetzt oder umformuliert werden sollen. Vorher entfernen wir aus den Notizen die Kontaktdaten, die wir erkennen. Konto-, Abrechnungs- und Zahlungsdaten werden nie geschickt.',
      ],
    },
    recipients: {
      title: 'Wer sonst Daten erhält',
      blocks: [
        'Niemand außer denen, die für den Betrieb nötig sind, und jeder nur für seinen Teil:',
        {
          list: [
            'der Zahlungsdienst (Stripe, wenn Zahlungen eingeschaltet sind): E-Mail-Adresse, Tarif, Beträge und die Karte, die Sie ihm direkt geben;',
            'der Mailserver, der unsere E-Mails zustellt: Ihre Adresse und die Nachricht;',
            'der Anbieter des Sprachmodells, nur wenn eines eingeschaltet ist: was unter [Wie die Texte entstehen](#writing) steht;',
            'Google oder ein anderer Anmeldedienst, nur wenn Sie sich darüber anmelden: Er erfährt, dass Sie sich bei Autoscritto anmelden;',
            'wer unsere Server betreibt, nach unserer Weisung;',
            'Steuerberatung, Vermittler für elektronische Rechnungen und italienische Finanzverwaltung: steuerliche Unterlagen;',
            'wem Ihr Team gehört: die mit seinem Tarif geschriebenen Texte, Ihr Name und Ihre E-Mail-Adresse;',
            'Behörden, wenn das Gesetz es verlangt.',
          ],
        },
        { insert: 'recipients' },
        'Wer für uns Daten verarbeitet, tut das mit einem Vertrag nach Art. 28 DSGVO.',
      ],
    },
    transfers: {
      title: 'Daten außerhalb Europas',
      blocks: [
        'Verarbeitet einer dieser Anbieter Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses (Art. 45) oder von Standardvertragsklauseln (Art. 46 DSGVO). Schreiben Sie uns, wenn Sie eine Kopie möchten.',
      ],
    },
    retention: {
      title: 'Wie lange wir sie aufbewahren',
      blocks: [
        {
          head: ['Daten', 'Dauer'],
          rows: [
            ['Kontodaten', 'Dauer des Vertrags plus 2 Jahre; 30 Tage, wenn Sie die Löschung beantragen'],
            [
              'Beschreibungen, Übersetzungen, Fassungen, Notizen',
              'Bis das Konto gelöscht wird, oder früher, wenn Sie sie löschen',
            ],
            ['Abrechnungsdaten, Belege und Gutschriften', '10 Jahre'],
            ['Zugriffsprotokolle', '12 Monate'],
            ['Sitzungen', 'Bis zur Abmeldung, höchstens 30 Tage, 14 ohne Nutzung'],
            ['Links, um das Konto zu eröffnen', '24 Stunden, oder bis zur Nutzung'],
            ['Links für ein neues Passwort', '2 Stunden, oder bis zur Nutzung'],
            [
              'E-Mails, die wir Ihnen schicken',
              'Der Text wird nach dem Versand gelöscht, der Rest nach 30 Tagen',
            ],
            [
              'Nachrichten aus dem Kontaktformular',
              '2 Jahre; kürzer, wenn Sie es verlangen und nichts dagegensteht',
            ],
            ['Einwilligungen', 'Bis das Konto gelöscht wird'],
            ['Nie bezahlte Bestellungen', '30 Tage'],
            ['Protokoll dessen, was Administratoren tun', '10 Jahre'],
          ],
        },
        'Nach Ablauf werden die Daten gelöscht oder anonymisiert. Länger bleibt nur, was in einem schon laufenden Verfahren gebraucht wird.',
      ],
    },
    cookies: {
      title: 'Cookies und Speicher des Browsers',
      blocks: [
        'Wir verwenden nur technische Cookies, die für die Anmeldung nötig sind. Keine Cookies für Statistik, Werbung oder Profile, keine Nachverfolgung: Deshalb gibt es kein Banner zum Zustimmen. Mit https beginnen die Namen der Cookies mit `__Host-`.',
        {
          head: ['Cookie', 'Wofür', 'Dauer'],
          rows: [
            [
              '`autoscritto.session_token`',
              'Erkennt Sie nach der Anmeldung',
              'Bis zur Abmeldung, höchstens 30 Tage',
            ],
            [
              '`autoscritto.browser`',
              'Bindet eine Anmeldung über Google oder einen anderen Dienst an den Browser, in dem sie begonnen hat',
              '30 Minuten',
            ],
            [
              '`autoscritto.language`',
              'Lässt den Server in der Sprache antworten, die Sie gewählt haben',
              '12 Monate',
            ],
          ],
        },
        'Auf der Bezahlseite, und nur dort, kann das Programm von Stripe eigene Cookies gegen Betrug setzen: `__stripe_mid` (1 Jahr) und `__stripe_sid` (30 Minuten). In der Vorführung mit simulierten Zahlungen gibt es keine.',
        'Im Speicher Ihres Browsers (nicht auf unserem Server) bleiben diese Einträge; Sie können sie jederzeit löschen:',
        {
          head: ['Eintrag', 'Wofür', 'Dauer'],
          rows: [
            ['`autoscritto-language`', 'Die gewählte Sprache', 'Bis Sie ihn löschen'],
            ['`autoscritto-fonts`', 'Welche Schriften der Browser schon hat', 'Bis Sie ihn löschen'],
            ['`autoscritto.channel`', 'Der Marktplatz, auf dem Sie veröffentlichen', 'Bis Sie ihn löschen'],
            ['`autoscritto.ticks`', 'Was Sie in den Leitfäden abgehakt haben', 'Bis Sie ihn löschen'],
            ['`autoscritto-draft`', 'Das Fahrzeug, das Sie gerade eingeben', 'Bis der Tab geschlossen wird'],
            [
              '`autoscritto-first-car`',
              'Das Auto, das vor der Registrierung auf der Startseite eingegeben wurde',
              'Bis der Generator zum ersten Mal geöffnet wird, höchstens einen Tag',
            ],
            [
              '`autoscritto-pasted`',
              'Eingefügter Text, der gelesen werden soll',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-handed-page`',
              'Die mit dem Knopf im Browser gebrachte Seite',
              'Bis der Tab geschlossen wird',
            ],
            ['`autoscritto-unsaved`', 'Noch nicht gespeicherte Korrekturen', 'Bis der Tab geschlossen wird'],
            [
              '`autoscritto-billing-draft`',
              'Die Abrechnungsdaten, die Sie gerade schreiben',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-profile-draft`',
              'Die Namen, die Sie gerade im Profil schreiben',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-checkout-email`',
              'Die zum Bezahlen eingegebene E-Mail-Adresse',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-checkout-attempt`',
              'Verhindert, dass ein Doppelklick zweimal zahlt',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-return-path`',
              'Die Seite, zu der es nach der Anmeldung zurückgeht',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-translation-test`',
              'Der Text des Übersetzungstests',
              'Bis der Tab geschlossen wird',
            ],
          ],
        },
      ],
    },
    security: {
      title: 'Wie wir sie schützen',
      blocks: [
        'Jede Anfrage wird auf dem Server geprüft: Sie sehen nur Ihre Daten und die Ihres Teams. Passwörter sind Prüfwerte, die niemand lesen kann, Links, die wir Ihnen schicken, gelten nur einmal, ein neues Passwort beendet alle Sitzungen. Das Anmelde-Cookie ist für die Programme der Seite nicht lesbar. In Fehlerprotokolle schreiben wir weder Passwörter noch Codes oder Kartennummern.',
      ],
    },
    rights: {
      title: 'Ihre Rechte',
      blocks: [
        'Sie können verlangen, Ihre Daten zu sehen, sie berichtigen oder löschen zu lassen, ihre Nutzung einzuschränken und sie maschinenlesbar zu erhalten, und Sie können einer Verarbeitung auf Grundlage berechtigter Interessen widersprechen (Art. 15 bis 22 DSGVO). Wir antworten innerhalb von 30 Tagen, bei komplexen Anfragen verlängerbar auf 90. Wie das geht, Schritt für Schritt: [DSGVO und Ihre Rechte](/gdpr).',
        'Wenn Sie meinen, dass wir mit Ihren Daten falsch umgehen, können Sie sich bei der italienischen Datenschutzbehörde, dem Garante per la protezione dei dati personali (garanteprivacy.it), oder bei der Behörde des Landes beschweren, in dem Sie leben.',
      ],
    },
    changes: {
      title: 'Änderungen',
      blocks: [
        'Wenn wir diese Erklärung ändern, sagen wir es hier und per E-Mail allen, die ein Konto haben, mit 30 Tagen Vorlauf. Oben auf der Seite stehen immer Fassung und Datum.',
      ],
    },
  },
};
