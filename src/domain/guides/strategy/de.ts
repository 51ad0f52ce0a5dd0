import type { Guide } from '../guide.ts';

export const de: Guide = {
  title: 'Leitfaden zur Marketingstrategie',
  lead: 'Welches Auto du wo nach vorn bringst, wann du den Preis bewegst, was jede Woche zu tun ist. Ohne geliehene Marktdurchschnitte: Gemessen wird mit den Zahlen deines Autohauses, in einer Tabelle, die du heute beginnen kannst.',
  chapters: [
    {
      title: 'Beginne mit deinen eigenen Zahlen',
      blocks: [
        {
          kind: 'text',
          text: 'Ein Durchschnitt für das ganze Land weiß nichts über deinen Hof. Es reicht eine Tabelle mit einer Zeile pro Auto, immer von derselben Person gepflegt. Nach einem Monat siehst du, wo Zeit verloren geht; nach dreien kannst du entscheiden.',
        },
        {
          kind: 'list',
          items: [
            'Datum des Ankaufs, Datum der Verkaufsbereitschaft, Datum der ersten Anzeige.',
            'Gesamtkosten: Ankauf, Transport, Aufbereitung, Garantie.',
            'Preis am ersten Tag, jede Preisänderung mit Datum, Verkaufspreis.',
            'Anfragen je Portal: Nachrichten und Anrufe, einzeln gezählt.',
            'Besuche, Probefahrten, Tag des Verkaufs.',
          ],
        },
        {
          kind: 'text',
          text: 'Aus diesen Spalten entstehen vier Zahlen. Standtage: vom Ankauf bis heute oder bis zum Verkauf. Verlorene Tage vor der Anzeige: vom Ankauf bis zur ersten Veröffentlichung. Anfragen pro Woche und Auto. Besuche je zehn Anfragen. Nimm den Median, also den Wert in der Mitte, wenn du sie der Größe nach ordnest: Ein Auto, das zwei Jahre stand, verdirbt den Durchschnitt, nicht den Median.',
        },
        {
          kind: 'checklist',
          items: [
            'Die Tabelle gibt es, mit einer Zeile für jedes Auto im Bestand.',
            'Ich kenne den Median der Standtage unserer letzten dreißig Verkäufe.',
            'Wer ans Telefon geht, fragt immer: „Wo haben Sie das Auto gesehen?“',
          ],
        },
      ],
    },
    {
      title: 'Welches Auto wohin',
      blocks: [
        {
          kind: 'text',
          text: 'Jedes Portal kostet Geld oder Arbeit. Nicht alles muss überall mit derselben Sorgfalt stehen: Du musst wissen, woher die Leute kommen, die kaufen, je nach Art des Autos. Fang mit diesen Annahmen an und berichtige sie mit deiner Tabelle.',
        },
        {
          kind: 'list',
          items: [
            'Kleinwagen und Autos für Fahranfänger: Der Käufer wohnt in der Nähe. Lokale Anzeigen, Entfernung und Öffnungszeiten vorn, Fotos vom Kofferraum und der amtliche Verbrauch.',
            'Jüngere Familienautos und SUVs: Sie werden in der ganzen Region verglichen. Große Portale, genaue Ausführung, Ausstattung, die den Unterschied macht, Inzahlungnahme erwähnt.',
            'Nutzfahrzeuge: Hier kauft ein Betrieb. Ausweisbare Mehrwertsteuer, Nutzlast, Maße des Laderaums, Wartung und Lieferzeit in den ersten Zeilen.',
            'Seltene, sportliche und klassische Autos: Der Käufer kann tausend Kilometer entfernt sein. Viele Fotos, die Geschichte mit Papieren, der Text auch auf Englisch und Deutsch.',
            'Elektro- und Hybridautos: angegebene Reichweite, Zustand der Batterie, wenn du einen Bericht hast, mitgegebene Kabel, Ladeleistung.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Teile den Bestand in vier oder fünf Gruppen, die für dich Sinn ergeben.',
            'Zähle für jede Gruppe zwölf Wochen lang Anfragen, Besuche und Verkäufe je Portal.',
            'Rechne aus, was eine Anfrage kostet, die zu einem Besuch geführt hat: Kosten des Portals geteilt durch diese Besuche.',
            'Verschiebe die Ausgaben für Hervorhebungen zu der Gruppe, in der ein solcher Besuch weniger kostet und mehr bringt.',
          ],
        },
      ],
    },
    {
      title: 'Preis und Standtage',
      blocks: [
        {
          kind: 'text',
          text: 'Ein stehendes Auto kostet jeden Tag: gebundenes Geld, Platz, Versicherung, sinkender Wert. Rechne deine Kosten pro Tag aus: Gesamtkosten des Autos mal Jahreszins, den du zahlst, geteilt durch 365, dazu der tägliche Anteil an Platz und Versicherung. Mit dieser Zahl daneben wird „warten wir noch einen Monat“ zu einem Betrag in Euro.',
        },
        {
          kind: 'text',
          text: 'Bewege den Preis aus einem aufgeschriebenen Grund, nie aus Nervosität. Die Schwellen kommen aus deinem Median, nicht aus einer allgemeinen Regel.',
        },
        {
          kind: 'steps',
          items: [
            'Erster Tag: Sieh dir zehn Autos an, die nach Ausführung, Baujahr, Kilometern und Zustand wirklich vergleichbar sind. Schreib in die Tabelle, wo du stehst und warum.',
            'Bei einem Viertel deines Medians: Wenige Anfragen liegen an Fotos, Titel oder Preis. Ändere zuerst Fotos und Titel und warte eine Woche.',
            'Bei der Hälfte: Anfragen ohne Besuche heißen, dass der Text Zweifel lässt oder die Antwort spät kommt. Lies die Nachrichten und die genannten Mängel noch einmal.',
            'Beim Median: Besuche ohne Verkauf heißen, dass das Auto vor Ort enttäuscht oder die Inzahlungnahme nicht überzeugt. Bring erst das Auto in Ordnung, dann den Preis, mit einem Schritt, den man in den Suchfiltern merkt.',
            'Beim Anderthalbfachen: Entscheide. Ein letzter Preis mit Datum oder der Verkauf an einen anderen Händler. Vergleiche den Verlust mit den Kosten der Tage, die noch kämen.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Alle zwei Wochen gehen wir um 200 Euro herunter.',
          after: 'Von 15.100 auf 14.900: unter die 15.000, die Suchende im Filter einstellen.',
          why: 'Kleine regelmäßige Nachlässe lehren das Warten. Ein Schritt über eine runde Schwelle zeigt das Auto Leuten, die es vorher nicht sahen.',
        },
      ],
    },
    {
      title: 'Eine Anzeige auffrischen',
      blocks: [
        {
          kind: 'text',
          text: 'Auffrischen heißt nicht löschen und neu einstellen: Viele Portale verbieten oder bestrafen das, und du verlierst alle, die das Auto gemerkt hatten. Auffrischen heißt eine Sache auf einmal ändern, damit du weißt, was gewirkt hat.',
        },
        {
          kind: 'steps',
          items: [
            'Erste Woche: das Titelbild. Versuch die Seite oder den Innenraum, wenn er die Stärke ist.',
            'Zweite: der Titel. Ändere das, was den Unterschied macht.',
            'Dritte: die ersten zwei Zeilen. Beginne mit einem anderen Fakt, für einen anderen Käufer.',
            'Vierte: der Preis, nach den Schwellen des vorigen Kapitels.',
          ],
        },
        {
          kind: 'text',
          text: 'Hast du mehrere gleiche Autos, dürfen die Texte keine Kopien sein: Wer alle drei öffnet, soll drei Autos finden. Autoscritto hält Abstand zu deinen letzten Texten, und im Editor siehst du, welchem der Text vor dir am meisten ähnelt.',
        },
        {
          kind: 'checklist',
          items: [
            'Bei jeder Anzeige steht, wann zuletzt etwas geändert wurde und was.',
            'Keine Anzeige ist länger als vier Wochen gleich geblieben.',
          ],
        },
      ],
    },
    {
      title: 'Mehr Sprachen, mehr Käufer',
      blocks: [
        {
          kind: 'text',
          text: 'Nahe der Grenze und bei Autos, die anderswo selten sind, lesen Käufer Deutsch, Französisch, Spanisch oder Englisch. Ein Text in ihrer Sprache ist keine Höflichkeit: Daran merken sie aus der Ferne, ob sie dir vertrauen können. Auf mobile.de spricht eine Anzeige nur auf Italienisch die an, die ohnehin hier wohnen.',
        },
        {
          kind: 'list',
          items: [
            'Wähle die Sprachen nach den Anfragen, nicht nach Gefallen: Notiere die Vorwahl der Anrufer.',
            'Schreib aus den Fakten neu, statt Satz für Satz zu übersetzen: Einheiten, Ausstattungslinien und Pflichtangaben sind von Land zu Land verschieden.',
            'Sag gleich, was jemand von auswärts braucht: Mehrwertsteuer, übergebene Papiere, Übereinstimmungsbescheinigung, wenn vorhanden, Überführungskennzeichen, Zeiten.',
            'Sag, in welcher Sprache du antwortest, und antworte in ihr. Zwei einfache Sätze sind mehr wert als eine lange Maschinenübersetzung.',
            'Bereite für Käufer aus dem Ausland ein Video von drei Minuten vor: Kaltstart, Runde um das Auto, Mängel, Instrumente.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Ich habe fünf Autos gewählt, die zu Käufern im Ausland passen, und sie in einer zweiten Sprache veröffentlicht.',
            'Ich habe in dieser Sprache eine Antwort zu sicherer Zahlung und Abholung bereit.',
          ],
        },
      ],
    },
    {
      title: 'Aus einer Beschreibung werden Beiträge',
      blocks: [
        {
          kind: 'text',
          text: 'In der Beschreibung steckt schon die Arbeit einer Woche für soziale Netzwerke. Jeder Beitrag nimmt einen Fakt, ein Foto und eine Einladung. Was gefällt, misst du an den Fragen, die kommen, nicht an Herzen.',
        },
        {
          kind: 'steps',
          items: [
            'Das Ungewöhnlichste an dem Auto, mit dem Foto, das es zeigt.',
            'Eine Arbeit aus der Werkstatt: vorher, nachher, warum ihr sie gemacht habt.',
            'Ein Mangel, gezeigt: Das schafft mehr Vertrauen als zehn Hochglanzfotos.',
            'Eine Frage, die ihr oft hört, und die Antwort, am Beispiel dieses Autos.',
            'Die Übergabe, nur mit der schriftlichen Erlaubnis dessen, der zu sehen ist.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Neu eingetroffen. Kommt vorbei. Link in der Bio.',
          after:
            'Die Anhängerkupplung dieses Octavia ist abnehmbar und eingetragen: hier in den Papieren. Zieht er deinen Anhänger? Schreib uns Gewicht und Modell, wir prüfen es gemeinsam.',
          why: 'Der zweite Beitrag bringt Leute mit Anhänger zum Reden, also die, die ihn kaufen könnten.',
        },
        {
          kind: 'text',
          text: 'Steht ein Preis im Beitrag, gelten dieselben Regeln wie in der Anzeige: vollständig, und bei Neuwagen mit Verbrauch und CO2.',
        },
      ],
    },
    {
      title: 'Bewertungen',
      blocks: [
        {
          kind: 'text',
          text: 'Wer dich nicht kennt, liest Bewertungen, und zwar zuerst die schlechten mit deiner Antwort. Man kauft sie nicht, schreibt sie nicht selbst und erbittet sie nicht gegen Rabatt: Das Gesetz verbietet es, und aufmerksame Leser merken es.',
        },
        {
          kind: 'steps',
          items: [
            'Bitte bei der Übergabe persönlich darum und schick den Link am selben Tag.',
            'Bitte alle Kunden, nicht nur die zufriedenen.',
            'Antworte binnen zwei Tagen, mit dem Namen der Person, die den Verkauf betreut hat.',
            'Bei Kritik: der Sachverhalt, was du in Ordnung gebracht hast, eine Telefonnummer. Keine Kundendaten öffentlich.',
            'Zähle einmal im Monat, worüber geklagt wird: Kommt dasselbe wieder, ändert sich die Arbeit, nicht die Antwort.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ihre Erfahrung tut uns leid, wir wollen gern besser werden.',
          after:
            'Der Zweitschlüssel hätte mit dem Auto übergeben werden müssen, und das haben wir versäumt. Er ging gestern per Kurier hinaus. Ab diesem Monat hat jede Übergabe eine unterschriebene Liste. Ich bin Paolo, Sie finden mich im Haus.',
          why: 'Leser wollen wissen, wie du dich verhältst, wenn etwas schiefgeht.',
        },
      ],
    },
    {
      title: 'Die Woche im Autohaus',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Montag, eine halbe Stunde: Tabelle aktuell, die drei Autos mit den meisten Tagen, je eine Entscheidung.',
            'Dienstag: Fotos und Texte der angekommenen Autos. Ziel: weniger verlorene Tage vor der Anzeige.',
            'Mittwoch: Auffrischen nach dem Rhythmus, eine Sache pro Anzeige.',
            'Donnerstag: Fremdsprachen und die Beiträge der Woche.',
            'Freitag: Preise und Verfügbarkeit auf allen Portalen gleich, verkaufte Autos heraus, wer antwortet am Samstag.',
            'Samstag: Verkaufen. Notizen zu Besuchen kommen am selben Abend in die Tabelle.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Neben jedem Punkt der Woche steht ein Name.',
            'Freitag: Kein verkauftes Auto wird noch beworben.',
            'Antwortzeit bei mindestens zehn Nachrichten notiert.',
          ],
        },
      ],
    },
    {
      title: 'Ein Plan für neunzig Tage',
      blocks: [
        {
          kind: 'text',
          text: 'Drei Monate, drei Dinge. Ändere nicht alles zugleich: Wenn die Anfragen steigen, musst du wissen, warum.',
        },
        {
          kind: 'steps',
          items: [
            'Tage 1–30, messen: Tabelle, die Frage am Telefon, Median der Tage, Anfragen je Portal. Schreib die Texte der zehn Autos neu, die am längsten stehen.',
            'Tage 31–60, ausprobieren: Preisschwellen aus deinem Median, Rhythmus des Auffrischens, fünf Autos in einer zweiten Sprache, zwei Beiträge pro Woche.',
            'Tage 61–90, wählen: Vergleiche verlorene Tage, Anfragen pro Woche, Besuche je zehn Anfragen und Standtage der verkauften Autos mit dem ersten Monat. Behalte zwei Gewohnheiten, lass eine fallen, verschiebe die Ausgaben für Portale.',
          ],
        },
        {
          kind: 'text',
          text: 'Bei wenigen Verkäufen im Monat springen die Zahlen: Ein kleiner Unterschied kann Zufall sein. Sieh dir die Richtung über mehrere Wochen an und vergleiche Gruppen ähnlicher Autos, bevor du schließt, dass etwas gewirkt hat.',
        },
        {
          kind: 'checklist',
          items: [
            'Tag 1: Ich habe die vier Ausgangszahlen aufgeschrieben.',
            'Tag 30: die vier Zahlen noch einmal.',
            'Tag 60: die vier Zahlen und eine Notiz, was sich geändert hat.',
            'Tag 90: eine Seite mit dem, was wir behalten, was wir lassen und an welcher Zahl man es sieht.',
          ],
        },
      ],
    },
  ],
};
