import type { Guide } from '../guide.ts';

export const de: Guide = {
  title: 'Anzeigen schreiben, die verkaufen',
  lead: 'Ein kurzer Kurs für alle, die im Autohaus die Anzeigen schreiben: worauf Käufer schauen, welche Fakten sie brauchen, in welcher Reihenfolge und mit welchen Worten. Jedes Kapitel gibt Ihnen etwas für Ihr nächstes Auto mit.',
  chapters: [
    {
      title: 'Worauf Käufer zuerst schauen',
      blocks: [
        {
          kind: 'text',
          text: 'Wer ein Auto sucht, liest nicht, er scrollt. Modell, Höchstpreis und Entfernung stehen schon im Filter, und vor einer Reihe von Treffern entscheidet er in wenigen Augenblicken, welchen er öffnet. In dieser Reihe sieht er das erste Foto, den Titel, den Preis, das Baujahr und den Kilometerstand. Der Text kommt später, meist auf dem Handy, und muss drei Fragen in der Reihenfolge beantworten, in der sie entstehen.',
        },
        {
          kind: 'steps',
          items: [
            'Ist es das Auto, das ich suche? Ausführung, Motor, Getriebe, Sitze, Antrieb.',
            'Ist es in Ordnung? Herkunft, Wartung mit Datum und Kilometerstand, Mängel.',
            'Kann ich Ihnen vertrauen? Klarer Preis, was er enthält, wie man das Auto ansehen und fahren kann.',
          ],
        },
        {
          kind: 'text',
          text: 'Die ersten zwei Zeilen zählen mehr als der ganze Rest, denn auf dem Handy sieht man nur den Anfang. Steht dort, wer Sie sind und seit wann es Sie gibt, weiß der Leser über das Auto noch nichts. Stellen Sie sich am Ende vor.',
        },
        {
          kind: 'checklist',
          items: [
            'Ich habe eine meiner Anzeigen auf dem Handy geöffnet und nur gelesen, was ohne Tippen zu sehen ist.',
            'In den ersten zwei Zeilen stehen Ausführung, Motor und der Grund, warum dieses Auto anders ist als andere gleiche.',
          ],
        },
      ],
    },
    {
      title: 'Welche Fakten Sie nennen und wie Sie sie belegen',
      blocks: [
        {
          kind: 'text',
          text: 'Ein Adjektiv bittet um Vertrauen, ein Fakt verdient es. Sammeln Sie vor dem Schreiben die Papiere: Zulassungsbescheinigung, Werkstattrechnungen, Prüfbericht, einen Nachweis des Kilometerstands, falls es ihn gibt. Schreiben Sie nur, was Sie jemandem zeigen könnten, der mit der Anzeige in der Hand hereinkommt.',
        },
        {
          kind: 'list',
          items: [
            'Ausführung und Motor wie in den Papieren: Hubraum, Leistung, Kraftstoff, Getriebe, Antrieb.',
            'Erstzulassung mit Monat, genauer Kilometerstand, Zahl der Halter, wenn die Papiere sie zeigen.',
            'Letzte Arbeiten: was, wann, bei welchem Kilometerstand, von wem. Zahnriemen, Kupplung, Bremsen, Reifen.',
            'Ausstattung, die den Alltag verändert: fünf oder sechs Punkte, nicht vierzig.',
            'Zustand: Reifen, Karosserie, Innenraum, Zweitschlüssel, Serviceheft.',
            'Preis, was er enthält, Mehrwertsteuer ausweisbar oder nicht, wenn Firmen infrage kommen, Lieferzeit.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Top Zustand, immer gewartet, wenig Kilometer, muss man gesehen haben.',
          after:
            'Aus erster Hand. Jedes Jahr gewartet, zuletzt im März bei 58.000 km mit Rechnung; vorn neue Bremsen beim selben Termin. Zwei Schlüssel.',
          why: 'Der erste Satz steht in Tausenden Anzeigen und lässt sich nicht prüfen. Der zweite gilt für ein einziges Auto und ist mit zwei Blättern belegt.',
        },
        {
          kind: 'text',
          text: 'Ausstattung aus einer importierten Liste muss am Auto nachgesehen werden: Werkslisten und Listen der Portale enthalten oft Extras, die genau dieses Auto nicht hat. Was Sie nicht gesehen haben, schreiben Sie nicht.',
        },
      ],
    },
    {
      title: 'Der Titel, Portal für Portal',
      blocks: [
        {
          kind: 'text',
          text: 'Der Titel soll die richtige Person zum Öffnen bringen. Modell und Ausführung stehen vorn, dann eine einzige Besonderheit: das Getriebe, ein seltenes Extra, ausweisbare Mehrwertsteuer. Wiederholen Sie Baujahr, Preis und Kilometer nicht, wo das Portal sie ohnehin daneben zeigt.',
        },
        {
          kind: 'list',
          items: [
            'AutoScout24: keine Internet- und E-Mail-Adressen und keine Zeichen wie < und > im Text, sonst kann die Anzeige abgelehnt werden. Die Beschreibung hat eine Höchstlänge: Sehen Sie sie in Ihrem Händlerbereich nach.',
            'Subito (Italien): Der Titel ist kurz, also ganze Wörter und keine Kürzel, die nur Sie verstehen. Links und fremde Schlagwörter lassen Sie weg: Die Regeln schließen sie aus.',
            'mobile.de: Die Qualitätswertung belohnt vor allem Fotos, dann ausgefüllte Felder, dann eine Beschreibung von mindestens tausend Zeichen. Keine Emojis, wenn Sie per Datei hochladen.',
            'eBay: 80 Zeichen für den Titel und ein kürzerer Untertitel; das Handy zeigt einen Auszug des Textes.',
          ],
        },
        {
          kind: 'comparison',
          before: 'SCHNÄPPCHEN *** GOLF *** VOLLAUSSTATTUNG TOP',
          after: 'Volkswagen Golf 2.0 TDI Life DSG, Anhängerkupplung und LED-Matrix-Licht',
          why: 'Wer etwas ziehen will, findet die Kupplung; nach „Schnäppchen“ sucht niemand. Großbuchstaben bremsen beim Lesen und wirken, als gäbe es sonst nichts zu sagen.',
        },
        {
          kind: 'checklist',
          items: [
            'Ich habe den Titel neben den ersten zehn Treffern derselben Suche gelesen: Man sieht, was dieses Auto unterscheidet.',
          ],
        },
      ],
    },
    {
      title: 'Fotos in der richtigen Reihenfolge',
      blocks: [
        {
          kind: 'text',
          text: 'Fotos führen einmal um das Auto herum, als wäre der Kunde dabei. Auto gewaschen, weiches Licht, leerer Hintergrund, Objektiv auf Höhe der Scheinwerfer. Gehen Sie immer dieselbe Runde: Nach zehn Autos brauchen Sie die halbe Zeit und vergessen nichts.',
        },
        {
          kind: 'steps',
          items: [
            'Schräg von vorn: Das ist das Titelbild.',
            'Seite, schräg von hinten, Heck.',
            'Fahrerplatz durch die offene Tür, dann Lenkrad und eingeschaltete Instrumente mit lesbarem Kilometerstand.',
            'Bildschirm eingeschaltet, Bedienelemente, Sitze vorn und hinten.',
            'Kofferraum leer, dann mit umgeklappter Rückbank.',
            'Räder: eine Felge und das Profil eines Reifens.',
            'Motorraum, Zweitschlüssel, Serviceheft.',
            'Die Mängel, einer pro Foto, mit etwas daneben, das die Größe zeigt.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Kennzeichen verdeckt, keine Personen und kein anderes Auto im Vordergrund.',
            'Jede Ausstattung im Text ist auf einem Foto zu sehen, wenn man sie sehen kann.',
            'Jeder Mangel im Text hat sein Foto.',
          ],
        },
      ],
    },
    {
      title: 'Mängel richtig nennen',
      blocks: [
        {
          kind: 'text',
          text: 'Ein verschwiegener Mangel kostet einen vergeblichen Besuch, eine Verhandlung, die von vorn beginnt, oder eine Reklamation. Ein vorher genannter wählt aus, wer kommt: Diese Person hat den Kratzer am Stoßfänger schon akzeptiert und kommt, um zu kaufen. Nennen Sie Größe, genaue Stelle und, wenn es sie gibt, die Abhilfe.',
        },
        {
          kind: 'comparison',
          before: 'Einige normale Gebrauchsspuren.',
          after:
            'Kratzer von etwa 4 cm am hinteren Stoßfänger rechts, Foto 14. Falte an der Seitenwange des Fahrersitzes. Sonst sind an der Karosserie aus einem Meter keine Spuren zu sehen.',
          why: 'Bei „normal“ stellt man sich das Schlimmste vor. Ein Maß beantwortet die Frage.',
        },
        {
          kind: 'text',
          text: 'Ein leeres Feld „Unfall“ erlaubt nicht, „unfallfrei“ zu schreiben. Wenn Sie es nicht sicher wissen, sagen Sie es nicht. Wurde ein Schaden repariert, schreiben Sie, welcher und von wem.',
        },
        {
          kind: 'checklist',
          items: [
            'Ich bin mit einem Kollegen, der es nicht aufbereitet hat, um das Auto gegangen und habe jede Spur notiert, die er sah.',
          ],
        },
      ],
    },
    {
      title: 'Das Recht in Kürze, für den Verkauf in Italien',
      blocks: [
        {
          kind: 'list',
          items: [
            'Der beworbene Preis enthält Mehrwertsteuer und unvermeidbare Kosten. Gilt er nur mit Finanzierung, steht das neben dem Preis. Zur Umschreibung schreiben Sie „inklusive“ oder „nicht inklusive“.',
            'Verbraucher haben die gesetzliche Gewährleistung: zwei Jahre, bei Gebrauchten nur mit Zustimmung des Käufers auf mindestens ein Jahr verkürzbar. Sie ist kein Geschenk und darf nicht so dargestellt werden. Eine zusätzliche Garantie ist freiwillig: Nennen Sie Dauer und Umfang.',
            'Der Kilometerstand ist der des Instruments und der Papiere. Ein falscher ist eine unlautere Geschäftspraxis. „Nachgewiesen“ schreiben Sie nur mit dem Nachweis in der Hand.',
            '„Gekauft wie gesehen“ nimmt einem Verbraucher die Gewährleistung nicht und gehört nicht in die Anzeige.',
            'Verbrauch und CO2 sind in der Werbung für Neuwagen Pflicht, für Gebrauchte nicht.',
            'Wörter wie „ökologisch“, „grün“ oder „emissionsfrei“ brauchen Belege, die eine Anzeige nicht gibt. Ein Elektroauto ist „elektrisch“.',
          ],
        },
        {
          kind: 'text',
          text: 'In Deutschland gelten eigene Regeln, etwa die Pkw-EnVKV für Neuwagen (Erstzulassung vor weniger als acht Monaten oder unter 1.000 km) und für eine kürzere Gewährleistung bei Gebrauchten ein eigener, ausdrücklicher Hinweis vor dem Vertrag. Diese Seite erinnert an das Häufigste und ersetzt keine Rechtsberatung: Fragen Sie im Zweifel Ihren Verband oder Ihren Berater.',
        },
        {
          kind: 'checklist',
          items: [
            'Ich habe meine Anzeigen nach „gekauft wie gesehen“, „unfallfrei“ und geschenkter Garantie durchsucht und berichtigt, was nicht stimmt.',
          ],
        },
      ],
    },
    {
      title: 'Auf die erste Nachricht antworten',
      blocks: [
        {
          kind: 'text',
          text: '„Noch da?“ heißt: Antwortet dort jemand? Wer Ihnen schreibt, hat auch anderen geschrieben. Es gewinnt, wer bald antwortet und etwas sagt, das nicht in der Anzeige stand.',
        },
        {
          kind: 'steps',
          items: [
            'Beantworten Sie die Frage im ersten Satz.',
            'Geben Sie einen neuen Fakt dazu: eine Arbeit, ein weiteres Foto, den Zustand der Reifen.',
            'Stellen Sie nur eine Frage: wofür das Auto gebraucht wird oder ob eines in Zahlung gegeben wird.',
            'Bieten Sie zwei genaue Termine zur Besichtigung an.',
            'Unterschreiben Sie mit Namen und Durchwahl.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ja verfügbar, bitte zu Bürozeiten anrufen.',
          after:
            'Guten Morgen, Marta, ja, der Octavia ist hier. Die Reifen sind von 2025, das Foto schicke ich mit. Geben Sie ein Auto in Zahlung? Ich kann ihn am Donnerstag um 18 Uhr oder am Samstag um 10 Uhr zeigen. Paolo, mit meiner Durchwahl.',
          why: 'Die erste Antwort gibt dem Kunden die Arbeit zurück, die zweite lässt ihm die Wahl zwischen zwei Terminen.',
        },
        {
          kind: 'checklist',
          items: [
            'Wir wissen für jeden Tag, auch samstags, wer Nachrichten beantwortet.',
            'Ich notiere, wann eine Nachricht kommt und wann die Antwort hinausgeht.',
          ],
        },
      ],
    },
    {
      title: 'Drei Fehler, die man überall sieht',
      blocks: [
        {
          kind: 'comparison',
          before: 'ABS, Airbags, Servolenkung, elektrische Fensterheber, Zentralverriegelung, Radio…',
          after: 'Schiebedach, Sitzheizung, Rückfahrkamera, Apple CarPlay ohne Kabel.',
          why: 'Was alle haben, verdeckt, was dieses Auto hat. Die ganze Liste gehört in die Felder des Portals.',
        },
        {
          kind: 'comparison',
          before: 'Ideal für junge Leute, Familien, Berufstätige und Fahranfänger.',
          after:
            '610 Liter Kofferraum und drei Isofix-Plätze: Kinderwagen und Koffer passen zusammen hinein.',
          why: 'Wer zu allen spricht, überzeugt niemanden. Wählen Sie einen Käufer und geben Sie ihm den Wert, der ihn betrifft, aus dem Datenblatt genau dieser Ausführung.',
        },
        {
          kind: 'comparison',
          before: 'Schnell sein, letzte Chance, unschlagbarer Preis.',
          after: 'Preis 16.900 €, Umschreibung nicht inklusive. Zu sehen bei uns von Dienstag bis Samstag.',
          why: 'Laute Eile macht misstrauisch. Ein vollständiger Preis und Öffnungszeiten bringen Leute her.',
        },
        {
          kind: 'checklist',
          items: [
            'Ich habe aus meiner ältesten Anzeige einen Satz gestrichen, der zu jedem Auto passt, und einen Fakt an seine Stelle gesetzt.',
          ],
        },
      ],
    },
    {
      title: 'Vor dem Veröffentlichen',
      blocks: [
        {
          kind: 'text',
          text: 'Lesen Sie den Text einmal laut, als gehörte das Auto jemand anderem. Dann gehen Sie diese Liste durch. In Autoscritto zeigt Ihnen die Faktenprüfung, was im Text aus den Daten kommt: Was ohne Quelle bleibt, wird gestrichen oder belegt.',
        },
        {
          kind: 'checklist',
          items: [
            'Jede Aussage lässt sich zeigen: am Auto oder auf Papier.',
            'Die ersten zwei Zeilen stehen für sich.',
            'Vollständiger Preis, Umschreibung inklusive oder nicht.',
            'Mängel genannt und fotografiert.',
            'Kein Adjektiv ohne einen Fakt daneben.',
            'Kein Name, Kennzeichen oder Telefon des Vorbesitzers.',
            'Der Text ähnelt keinem eines anderen Autos von mir.',
            'Ich weiß, wer heute und morgen antwortet.',
          ],
        },
      ],
    },
  ],
};
