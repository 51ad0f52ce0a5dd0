import type { PrivacyText } from './privacy-text.ts';

export const de: PrivacyText = {
  title: 'Datenschutzerklärung',
  lead: 'Welche Daten wir verarbeiten, wenn du Autoscritto nutzt, warum, wie lange und wer sie sonst noch sieht. Wir machen keine Werbung, verfolgen niemanden und verkaufen keine Daten.',
  sections: {
    controller: {
      title: 'Wer deine Daten verarbeitet',
      blocks: [
        'Verantwortlicher im Sinne der Verordnung (EU) 2016/679 (DSGVO) ist das Unternehmen mit Sitz in Bari, Italien, das Autoscritto betreibt. Das sind seine Angaben, wie sie in der Konfiguration dieser Website eingetragen sind.',
        { insert: 'operator' },
        'Bei jeder Frage zu deinen Daten schreibst du an die E-Mail-Adresse hier oben.',
      ],
    },
    data: {
      title: 'Welche Daten wir verarbeiten',
      blocks: [
        'Wir verarbeiten nur, was der Dienst zum Funktionieren braucht. Fast alles davon gibst du uns selbst.',
        {
          list: [
            'Konto: Vorname, Nachname, E-Mail-Adresse, Sprache, Tarif, Rolle. Das Passwort bewahren wir nur als Prüfwert auf (scrypt): Niemand kann es lesen.',
            'Anmeldung über einen anderen Dienst, wenn du sie wählst: die Kennung, die dir dieser Dienst gibt, die bestätigte E-Mail-Adresse und der Name.',
            'Sitzungen: IP-Adresse, Art des Browsers, Beginn und Ende. Du siehst sie in deinem Profil und kannst sie beenden.',
            'Abrechnung: Firma, USt-IdNr., italienische Steuernummer, SDI-Code oder PEC, Anschrift, Telefon.',
            'Zahlungen: Tarif, Beträge, Daten, Status und die Kennungen, die der Zahlungsdienst für Kunde und Abo vergibt. Deine Kartennummer erreicht uns nie.',
            'Arbeit: Fahrzeugdaten, deine Auswahl und deine Notizen, Texte, Übersetzungen, frühere Fassungen, feste Sätze und wie viele Beschreibungen du im Monat verbraucht hast.',
            'Team: wer mit welchem Tarif arbeitet, und die E-Mail-Adressen eingeladener Personen.',
            'Nachrichten: was du uns über das Kontaktformular schreibst (Name, E-Mail-Adresse, Telefon, wenn du es angibst, Betreff, Text), und die E-Mails, die wir dir schicken.',
            'Einwilligungen: welche Fassung der Bedingungen und dieser Erklärung du angenommen oder gelesen hast, in welcher Sprache und wann.',
          ],
        },
        'Wir fragen nicht nach besonderen Kategorien von Daten (Art. 9 DSGVO): Schreib bitte keine in Notizen und Nachrichten.',
      ],
    },
    purposes: {
      title: 'Warum wir sie verarbeiten',
      blocks: [
        {
          head: ['Zweck', 'Rechtsgrundlage'],
          rows: [
            [
              'Konto eröffnen, dich anmelden, Texte schreiben und aufbewahren, Tarif und Team verwalten',
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
        'E-Mail-Adresse und Anmeldedaten braucht es für ein Konto, Abrechnungsdaten für eine Rechnung: Ohne sie können wir beides nicht liefern. Alles andere ist freiwillig. Wir schicken keine Werbung und treffen keine automatisierten Entscheidungen über dich.',
      ],
    },
    listings: {
      title: 'Anzeigen, die du uns lesen lässt',
      blocks: [
        'Wenn du den Link einer Anzeige angibst, ruft unser Server diese Seite einmal ab und schickt nichts von dir mit. Bringst du die Seite selbst (eingefügt, gespeichert oder mit dem Knopf im Browser), lesen wir nur diese.',
        'Von der Seite übernehmen wir die Fahrzeugdaten. Namen von Personen, Telefonnummern, E-Mail- und Webadressen sowie Kennzeichen, die das Programm erkennt, werden entfernt, bevor du das Ergebnis siehst. Die Seite wird nicht archiviert: Der Server behält sie höchstens 10 Minuten im Arbeitsspeicher, danach bleibt nur, was du im Formular bestätigst.',
        'Wenn du in die Notizen Daten anderer Personen schreibst, bist du dafür verantwortlich: Schreib nur, was zur Beschreibung des Fahrzeugs nötig ist.',
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
            'der Zahlungsdienst (Stripe, wenn Zahlungen eingeschaltet sind): E-Mail-Adresse, Tarif, Beträge und die Karte, die du ihm direkt gibst;',
            'der Mailserver, der unsere E-Mails zustellt: deine Adresse und die Nachricht;',
            'der Anbieter des Sprachmodells, nur wenn eines eingeschaltet ist: was unter [Wie die Texte entstehen](#writing) steht;',
            'Google oder ein anderer Anmeldedienst, nur wenn du dort eintrittst: Er erfährt, dass du dich bei Autoscritto anmeldest;',
            'wer unsere Server betreibt, nach unserer Weisung;',
            'Steuerberatung, Vermittler für elektronische Rechnungen und italienische Finanzverwaltung: steuerliche Unterlagen;',
            'wem dein Team gehört: die mit seinem Tarif geschriebenen Texte, dein Name und deine E-Mail-Adresse;',
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
        'Verarbeitet einer dieser Anbieter Daten außerhalb des Europäischen Wirtschaftsraums, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses (Art. 45) oder von Standardvertragsklauseln (Art. 46 DSGVO). Schreib uns, wenn du eine Kopie möchtest.',
      ],
    },
    retention: {
      title: 'Wie lange wir sie aufbewahren',
      blocks: [
        {
          head: ['Daten', 'Dauer'],
          rows: [
            ['Kontodaten', 'Dauer des Vertrags plus 2 Jahre; 30 Tage, wenn du die Löschung beantragst'],
            [
              'Beschreibungen, Übersetzungen, Fassungen, Notizen',
              'Bis das Konto gelöscht wird, oder früher, wenn du sie löschst',
            ],
            ['Abrechnungsdaten, Belege und Gutschriften', '10 Jahre'],
            ['Zugriffsprotokolle', '12 Monate'],
            ['Sitzungen', 'Bis zur Abmeldung, höchstens 30 Tage, 14 ohne Nutzung'],
            ['Links, um das Konto zu eröffnen', '24 Stunden, oder bis zur Nutzung'],
            ['Links für ein neues Passwort', '2 Stunden, oder bis zur Nutzung'],
            [
              'E-Mails, die wir dir schicken',
              'Der Text wird nach dem Versand gelöscht, der Rest nach 30 Tagen',
            ],
            [
              'Nachrichten aus dem Kontaktformular',
              '2 Jahre; kürzer, wenn du es verlangst und nichts dagegensteht',
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
              'Erkennt dich nach der Anmeldung',
              'Bis zur Abmeldung, höchstens 30 Tage',
            ],
            [
              '`autoscritto.browser`',
              'Bindet eine Anmeldung über Google oder einen anderen Dienst an den Browser, in dem sie begonnen hat',
              '30 Minuten',
            ],
            [
              '`autoscritto.language`',
              'Lässt den Server in der Sprache antworten, die du gewählt hast',
              '12 Monate',
            ],
          ],
        },
        'Auf der Bezahlseite, und nur dort, kann das Programm von Stripe eigene Cookies gegen Betrug setzen: `__stripe_mid` (1 Jahr) und `__stripe_sid` (30 Minuten). In der Vorführung mit simulierten Zahlungen gibt es keine.',
        'Im Speicher deines Browsers (nicht auf unserem Server) bleiben diese Einträge; du kannst sie jederzeit löschen:',
        {
          head: ['Eintrag', 'Wofür', 'Dauer'],
          rows: [
            ['`autoscritto-language`', 'Die gewählte Sprache', 'Bis du ihn löschst'],
            ['`autoscritto-fonts`', 'Welche Schriften der Browser schon hat', 'Bis du ihn löschst'],
            ['`autoscritto.channel`', 'Der Marktplatz, auf dem du veröffentlichst', 'Bis du ihn löschst'],
            ['`autoscritto.ticks`', 'Was du in den Leitfäden abgehakt hast', 'Bis du ihn löschst'],
            ['`autoscritto-draft`', 'Das Fahrzeug, das du gerade eingibst', 'Bis der Tab geschlossen wird'],
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
              'Die Abrechnungsdaten, die du gerade schreibst',
              'Bis der Tab geschlossen wird',
            ],
            [
              '`autoscritto-profile-draft`',
              'Die Namen, die du gerade im Profil schreibst',
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
        'Jede Anfrage wird auf dem Server geprüft: Du siehst nur deine Daten und die deines Teams. Passwörter sind Prüfwerte, die niemand lesen kann, Links, die wir dir schicken, gelten nur einmal, ein neues Passwort beendet alle Sitzungen. Das Anmelde-Cookie ist für die Programme der Seite nicht lesbar. In Fehlerprotokolle schreiben wir weder Passwörter noch Codes oder Kartennummern.',
      ],
    },
    rights: {
      title: 'Deine Rechte',
      blocks: [
        'Du kannst verlangen, deine Daten zu sehen, sie berichtigen oder löschen zu lassen, ihre Nutzung einzuschränken und sie maschinenlesbar zu erhalten, und du kannst einer Verarbeitung auf Grundlage berechtigter Interessen widersprechen (Art. 15 bis 22 DSGVO). Wir antworten innerhalb von 30 Tagen, bei komplexen Anfragen verlängerbar auf 90. Wie das geht, Schritt für Schritt: [DSGVO und deine Rechte](/gdpr).',
        'Wenn du meinst, dass wir mit deinen Daten falsch umgehen, kannst du dich bei der italienischen Datenschutzbehörde, dem Garante per la protezione dei dati personali (garanteprivacy.it), oder bei der Behörde des Landes beschweren, in dem du lebst.',
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
