import type { Guide } from '../guide.ts';

export const de: Guide = {
  title: 'Leitfaden zur Marketingstrategie',
  lead: 'Welches Auto Sie wo nach vorn bringen, wann Sie den Preis bewegen, was jede Woche zu tun ist. Ohne geliehene Marktdurchschnitte: Gemessen wird mit den Zahlen Ihres Autohauses, in einer Tabelle, die Sie heute beginnen können.',
  chapters: [
    {
      title: 'Beginnen Sie mit Ihren eigenen Zahlen',
      blocks: [
        {
          kind: 'text',
          text: 'Ein Durchschnitt für das ganze Land weiß nichts über Ihren Hof. Es reicht eine Tabelle mit einer Zeile pro Auto, immer von derselben Person gepflegt. Nach einem Monat sehen Sie, wo Zeit verloren geht; nach dreien können Sie entscheiden.',
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
          text: 'Aus diesen Spalten entstehen vier Zahlen. Standtage: vom Ankauf bis heute oder bis zum Verkauf. Verlorene Tage vor der Anzeige: vom Ankauf bis zur ersten Veröffentlichung. Anfragen pro Woche und Auto. Besuche je zehn Anfragen. Nehmen Sie den Median, also den Wert in der Mitte, wenn Sie sie der Größe nach ordnen: Ein Auto, das zwei Jahre stand, verdirbt den Durchschnitt, nicht den Median.',
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
          text: 'Jedes Portal kostet Geld oder Arbeit. Nicht alles muss überall mit derselben Sorgfalt stehen: Sie müssen wissen, woher die Leute kommen, die kaufen, je nach Art des Autos. Fangen Sie mit diesen Annahmen an und berichtigen Sie sie mit Ihrer Tabelle.',
        },
        {
          kind: 'list',
          items: [
            'Kleinwagen und Autos für Fahranfänger: Der Käufer wohnt in der Nähe. Lokale Anzeigen, Entfernung und Öffnungszeiten vorn, Fotos vom Kofferraum und der amtliche Verbrauch.',
            'Jüngere Familienautos und SUVs: Sie werden in der ganzen Region verglichen. Große Portale, genaue Ausführung, Ausstattung, die den Unterschied macht, Inzahlungnahme erwähnt.',
            'Nutzfahrzeuge: Hier kauft ein Betrieb. Ausweisbare Mehrwertsteuer, Nutzlast, Maße des Laderaums, Wartung und Lieferzeit in den ersten Zeilen.',
            'Seltene, sportliche und klassische Autos: Der Käufer kann tausend Kilometer entfernt sein. Viele Fotos, die Geschichte mit Papieren, der Text auch auf Englisch und Deutsch.',
            'Elektro- und Hybridautos: angegebene Reichweite, Zustand der Batterie, wenn Sie einen Bericht haben, mitgegebene Kabel, Ladeleistung.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Teilen Sie den Bestand in vier oder fünf Gruppen, die für Sie Sinn ergeben.',
            'Zählen Sie für jede Gruppe zwölf Wochen lang Anfragen, Besuche und Verkäufe je Portal.',
            'Rechnen Sie aus, was eine Anfrage kostet, die zu einem Besuch geführt hat: Kosten des Portals geteilt durch diese Besuche.',
            'Verschieben Sie die Ausgaben für Hervorhebungen zu der Gruppe, in der ein solcher Besuch weniger kostet und mehr bringt.',
          ],
        },
      ],
    },
    {
      title: 'Preis und Standtage',
      blocks: [
        {
          kind: 'text',
          text: 'Ein stehendes Auto kostet jeden Tag: gebundenes Geld, Platz, Versicherung, sinkender Wert. Rechnen Sie Ihre Kosten pro Tag aus: Gesamtkosten des Autos mal Jahreszins, den Sie zahlen, geteilt durch 365, dazu der tägliche Anteil an Platz und Versicherung. Mit dieser Zahl daneben wird „warten wir noch einen Monat“ zu einem Betrag in Euro.',
        },
        {
          kind: 'text',
          text: 'Bewegen Sie den Preis aus einem aufgeschriebenen Grund, nie aus Nervosität. Die Schwellen kommen aus Ihrem Median, nicht aus einer allgemeinen Regel.',
        },
        {
          kind: 'steps',
          items: [
            'Erster Tag: Sehen Sie sich zehn Autos an, die nach Ausführung, Baujahr, Kilometern und Zustand wirklich vergleichbar sind. Schreiben Sie in die Tabelle, wo Sie stehen und warum.',
            'Bei einem Viertel Ihres Medians: Wenige Anfragen liegen an Fotos, Titel oder Preis. Ändern Sie zuerst Fotos und Titel und warten Sie eine Woche.',
            'Bei der Hälfte: Anfragen ohne Besuche heißen, dass der Text Zweifel lässt oder die Antwort spät kommt. Lesen Sie die Nachrichten und die genannten Mängel noch einmal.',
            'Beim Median: Besuche ohne Verkauf heißen, dass das Auto vor Ort enttäuscht oder die Inzahlungnahme nicht überzeugt. Bringen Sie erst das Auto in Ordnung, dann den Preis, mit einem Schritt, den man in den Suchfiltern merkt.',
            'Beim Anderthalbfachen: Entscheiden Sie. Ein letzter Preis mit Datum oder der Verkauf an einen anderen Händler. Vergleichen Sie den Verlust mit den Kosten der Tage, die noch kämen.',
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
          text: 'Auffrischen heißt nicht löschen und neu einstellen: Viele Portale verbieten oder bestrafen das, und Sie verlieren alle, die das Auto gemerkt hatten. Auffrischen heißt eine Sache auf einmal ändern, damit Sie wissen, was gewirkt hat.',
        },
        {
          kind: 'steps',
          items: [
            'Erste Woche: das Titelbild. Probieren Sie die Seitenansicht oder den Innenraum, wenn er die Stärke ist.',
            'Zweite: der Titel. Ändern Sie das, was den Unterschied macht.',
            'Dritte: die ersten zwei Zeilen. Beginnen Sie mit einem anderen Fakt, für einen anderen Käufer.',
            'Vierte: der Preis, nach den Schwellen des vorigen Kapitels.',
          ],
        },
        {
          kind: 'text',
          text: 'Haben Sie mehrere gleiche Autos, dürfen die Texte keine Kopien sein: Wer alle drei öffnet, soll drei Autos finden. Autoscritto hält Abstand zu Ihren letzten Texten, und im Editor sehen Sie, welchem der Text vor Ihnen am meisten ähnelt.',
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
          text: 'Nahe der Grenze und bei Autos, die anderswo selten sind, lesen Käufer Deutsch, Französisch, Spanisch oder Englisch. Ein Text in ihrer Sprache ist keine Höflichkeit: Daran merken sie aus der Ferne, ob sie Ihnen vertrauen können. Auf mobile.de spricht eine Anzeige nur auf Italienisch die an, die ohnehin hier wohnen.',
        },
        {
          kind: 'list',
          items: [
            'Wählen Sie die Sprachen nach den Anfragen, nicht nach Gefallen: Notieren Sie die Vorwahl der Anrufer.',
            'Schreiben Sie aus den Fakten neu, statt Satz für Satz zu übersetzen: Einheiten, Ausstattungslinien und Pflichtangaben sind von Land zu Land verschieden.',
            'Sagen Sie gleich, was jemand von auswärts braucht: Mehrwertsteuer, übergebene Papiere, Übereinstimmungsbescheinigung, wenn vorhanden, Überführungskennzeichen, Zeiten.',
            'Sagen Sie, in welcher Sprache Sie antworten, und antworten Sie in ihr. Zwei einfache Sätze sind mehr wert als eine lange Maschinenübersetzung.',
            'Bereiten Sie für Käufer aus dem Ausland ein Video von drei Minuten vor: Kaltstart, Runde um das Auto, Mängel, Instrumente.',
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
          text: 'In der Beschreibung steckt schon die Arbeit einer Woche für soziale Netzwerke. Jeder Beitrag nimmt einen Fakt, ein Foto und eine Einladung. Was gefällt, messen Sie an den Fragen, die kommen, nicht an Herzen.',
        },
        {
          kind: 'steps',
          items: [
            'Das Ungewöhnlichste an dem Auto, mit dem Foto, das es zeigt.',
            'Eine Arbeit aus der Werkstatt: vorher, nachher, warum Sie sie gemacht haben.',
            'Ein Mangel, gezeigt: Das schafft mehr Vertrauen als zehn Hochglanzfotos.',
            'Eine Frage, die Sie oft hören, und die Antwort, am Beispiel dieses Autos.',
            'Die Übergabe, nur mit der schriftlichen Erlaubnis dessen, der zu sehen ist.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Neu eingetroffen. Kommt vorbei. Link in der Bio.',
          after:
            'Die Anhängerkupplung dieses Octavia ist abnehmbar und eingetragen: hier in den Papieren. Zieht er Ihren Anhänger? Schreiben Sie uns Gewicht und Modell, wir prüfen es gemeinsam.',
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
          text: 'Wer Sie nicht kennt, liest Bewertungen, und zwar zuerst die schlechten mit Ihrer Antwort. Man kauft sie nicht, schreibt sie nicht selbst und erbittet sie nicht gegen Rabatt: Das Gesetz verbietet es, und aufmerksame Leser merken es.',
        },
        {
          kind: 'steps',
          items: [
            'Bitten Sie bei der Übergabe persönlich darum und schicken Sie den Link am selben Tag.',
            'Bitte alle Kunden, nicht nur die zufriedenen.',
            'Antworten Sie binnen zwei Tagen, mit dem Namen der Person, die den Verkauf betreut hat.',
            'Bei Kritik: der Sachverhalt, was Sie in Ordnung gebracht haben, eine Telefonnummer. Keine Kundendaten öffentlich.',
            'Zählen Sie einmal im Monat, worüber geklagt wird: Kommt dasselbe wieder, ändert sich die Arbeit, nicht die Antwort.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ihre Erfahrung tut uns leid, wir wollen gern besser werden.',
          after:
            'Der Zweitschlüssel hätte mit dem Auto übergeben werden müssen, und das haben wir versäumt. Er ging gestern per Kurier hinaus. Ab diesem Monat hat jede Übergabe eine unterschriebene Liste. Ich bin Paolo, Sie finden mich im Haus.',
          why: 'Leser wollen wissen, wie Sie sich verhalten, wenn etwas schiefgeht.',
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
          text: 'Drei Monate, drei Dinge. Ändern Sie nicht alles zugleich: Wenn die Anfragen steigen, müssen Sie wissen, warum.',
        },
        {
          kind: 'steps',
          items: [
            'Tage 1–30, messen: Tabelle, die Frage am Telefon, Median der Tage, Anfragen je Portal. Schreiben Sie die Texte der zehn Autos neu, die am längsten stehen.',
            'Tage 31–60, ausprobieren: Preisschwellen aus Ihrem Median, Rhythmus des Auffrischens, fünf Autos in einer zweiten Sprache, zwei Beiträge pro Woche.',
            'Tage 61–90, wählen: Vergleichen Sie verlorene Tage, Anfragen pro Woche, Besuche je zehn Anfragen und Standtage der verkauften Autos mit dem ersten Monat. Behalten Sie zwei Gewohnheiten, lassen Sie eine fallen und verschieben Sie die Ausgaben für Portale.',
          ],
        },
        {
          kind: 'text',
          text: 'Bei wenigen Verkäufen im Monat springen die Zahlen: Ein kleiner Unterschied kann Zufall sein. Sehen Sie sich die Richtung über mehrere Wochen an und vergleichen Sie Gruppen ähnlicher Autos, bevor Sie schließen, dass etwas gewirkt hat.',
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
