import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a scene with this car in it. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Kinder füllen jedes Auto mit [Liedern|Fragen]; in {themodelD} [haben sie Platz dafür|bleibt vorn trotzdem Ruhe].',
      'Wer mit Kindern fährt, packt immer [eine Sache mehr|etwas in letzter Minute]: ^{themodel} [rechnet damit|nimmt es hin].',
      'Kuscheltier, Trinkflasche, ein Schuh ohne Gegenstück: ^Familien hinterlassen Spuren, {themodel} [verträgt sie|nimmt es ihnen nicht übel].',
      'fiveDoors :: Jede Fahrt mit Kindern beginnt an der hinteren Tür, [die sich bequem öffnet|und dort beginnt auch die gute Laune].',
      'roomy :: Familien wachsen, zuerst beim Gepäck; {themodel} [hat Platz dafür|lässt ihnen Raum].',
      'Morgens um acht vor der Schule, nachmittags am Sportplatz: ^für Kinder wird {themodel} [ein zweites Zimmer|ein vertrauter Ort].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Mit frischem Führerschein ist jeder Kreisverkehr [eine kleine Prüfung|ein Abenteuer]; {themodel} [hilft leise mit|bleibt ruhig].',
      '!strong :: Die ersten Monate am Steuer vergisst niemand, mit {themodelD} [vergisst man nur die Aufregung|werden sie gute Erinnerung].',
      '!strong & small :: Seine Grenzen lernt man in {themodelD} [an einem Nachmittag|beim Einparken], den Rest bringt die Routine.',
      '!strong :: Vertrauen wächst mit jeder Fahrt, wenn das Auto [keine Rätsel aufgibt|berechenbar bleibt].',
      'Zum ersten eigenen Auto gehört Geduld, und {themodel} [hat genug davon|lässt sich kennenlernen].',
    ],
    Pendolare: [
      'Derselbe Weg, jeden Morgen: ^was sich ändern lässt, ist [der Platz am Steuer|die Art, ihn zu fahren].',
      'Pendler sammeln keine Postkarten; was sie heimbringen, ist [ihre Laune|der Rest an Kraft], und {themodel} [schont sie|achtet darauf].',
      'Zwischen Kaffee und Schreibtisch liegt der Arbeitsweg, in {themodelD} [gehört er einem selbst|wird er still].',
      'Wer täglich fährt, lernt Gleichmaß schätzen: ^{themodel} [hat davon reichlich|beherrscht es].',
      'Im Dunkeln hin, im Dunkeln zurück: ^für Pendler im Winter ist {themodel} [ein heller Ort|kein Gegner].',
    ],
    'Attento allo stile': [
      'Ein geübtes Auge sieht die Proportion, dann die Linie, dann [dass nichts fehlt|das Ganze].',
      'Stil zeigt sich im Stehen: ^{themodel} [besteht diese Probe|hält still und gewinnt].',
      'Wer auf Form achtet, muss über {themodelA} [nicht viel hören|nur einmal herumgehen].',
      'Was man fährt, spricht mit; {themodel} tut es [leise|mit Stil].',
      'Die Linie {ofmodel} erkennt man [von Weitem|im Rückspiegel], und wer Form mag, [dreht sich um|merkt sie sich].',
    ],
    'Attento al budget': [
      'Mit dem Stift in der Hand gelesen, ergibt {themodel} [eine saubere Rechnung|Sinn].',
      'Gut ausgegebenes Geld erkennt man [im dritten Jahr|am Gebrauch], und {themodel} ist [ein Kandidat dafür|auf Gebrauch gerechnet].',
      'Wer sein Budget kennt, kann zu Überflüssigem [leichter Nein sagen|Nein sagen]: ^{themodel} [bleibt beim Nötigen|versteht das].',
      'Mit dem Kopf zu wählen nimmt der Sache nicht die Freude, {themodel} [zeigt es am Preis|ist ein Beispiel].',
      'Kosten lesen sich am besten [Zeile für Zeile|ohne Eile], hier stehen sie.',
    ],
  },
  uses: {
    Città: [
      'In der Stadt entscheidet, was man [sich spart|weglässt]: ^{themodel} spart [Runden um den Block|Mühe].',
      'Lieferwagen in zweiter Reihe, Fahrräder, Kreuzung: ^{themodel} nimmt die Stadt [wie sie ist|mit Ruhe].',
      'Jedes Viertel hat seinen Takt, und {themodel} [findet ihn|fährt ihn mit], von Ampel zu Ampel.',
      'small :: Eine Stadt kennt man an den Lücken, die sie einem [verweigert|lässt]; {themodel} sieht davon mehr.',
      'silent :: Zwischen Hupen und Baustellen wirkt die Stille {ofmodel} in der Stadt [beinahe höflich|wie ein gutes Benehmen].',
      'automatic & !silent :: Im Stadtverkehr ruht der linke Fuß, und der Kopf [gleich mit|auch].',
      'hybrid :: Bei hundert kleinen Stopps in der Stadt findet der elektrische Teil [seine Berufung|seine Aufgabe].',
    ],
    'Viaggi lunghi': [
      'Lange Strecken sind die ehrlichste Prüfung, {themodel} geht [gelassen hinein|ausgeruht hinaus].',
      'Auf der Autobahn findet {themodel} ein Tempo, bei dem [Gespräche zu Ende geführt werden|die Gedanken Platz haben].',
      'Landschaften ziehen an {themodelD} vorbei, und [der Rücken zählt nicht mit|niemand schaut auf die Uhr].',
      'Manche Reise verschiebt man jahrelang; mit {themodelD} [rückt sie näher|wird sie wahrscheinlich].',
      'diesel :: Wenn die Autobahn gerade wird, [hat der Selbstzünder seine Stunde|kommt dieser Motor zu sich].',
      'silent :: Auf langer Fahrt sammelt sich Stille an, und bei der Ankunft ist [noch welche da|noch etwas übrig].',
      'Eine lange Reise braucht einen guten Sitz und einen Horizont: ^den Sitz bringt {themodel} mit.',
    ],
    Campagna: [
      'Auf dem Land liegt hinter jeder Kurve [eine neue Aussicht|ein neuer Hof], {themodel} [nimmt sie gern|fährt gern hin].',
      'Wo die Laternen aufhören, auf dem Land, fängt für {themodelA} [der gute Teil an|der Feierabend an].',
      'all :: Nasses Laub, ein Feldweg, Steigung: ^auf dem Land wissen vier Räder, wozu sie da sind.',
      'tall :: Über die Hecken zu sehen ist auf dem Land [mehr als ein Vergnügen|ein stiller Vorteil].',
      'Landstraßen erzählen mehr als Autobahnen, und {themodel} [hört zu|lässt ihnen Zeit].',
    ],
    Lavoro: [
      'cargo :: Arbeit hat Gewicht und Kanten; {themodel} [nimmt beides auf|ist dafür gebaut].',
      'cargo :: Vom ersten Kunden bis zum letzten zählt, dass [nichts liegen bleibt|alles seinen Platz hat]: ^{themodel} fährt mit.',
      'car :: Zwischen zwei Terminen ist {themodel} [ein Büro ohne Telefonklingeln|der ruhigste Raum des Tages].',
      'car :: Beim Kunden kommt man mit {themodelD} [gesammelt an|gut an, ehe man etwas sagt].',
      'Zur Arbeit gehört der Weg dorthin, und {themodel} [macht ihn leichter|trägt ihn mit].',
    ],
    'Uso familiare': [
      'Eine Familie hat mehr Wege, als ein Plan fassen kann; {themodel} [fährt sie einfach|kennt sie bald alle].',
      'roomy :: Der Großeinkauf, die Koffer, das kleine Rad: ^in der Familie hat alles [ein Ziel|seine Dringlichkeit], und hier einen Platz.',
      'fiveDoors :: Vier, fünf Mal am Tag öffnen sich für die Familie die hinteren Türen, [so sieht Nutzen aus|und niemand denkt darüber nach].',
      'Für die Familie ist {themodel} [der Ort dazwischen|das Zimmer, das mitfährt], zwischen Schule, Küche und See.',
      'Was eine Familie verbindet, sind auch die Fahrten, und die haben mit {themodelD} [einen Rahmen|ihren Platz].',
    ],
    'Uso misto': [
      'Alltag heißt: ^nichts Besonderes, [aber jeden Tag|davon viel]; genau darin ist {themodel} gut.',
      'Der Montag ist grau, der Samstag grün, {themodel} [kann beides|macht keinen Unterschied].',
      'Vom Supermarkt zum See sind es im Alltag nur [ein paar Tage|wenige Handgriffe].',
      'Ein Auto für alles gibt es selten; {themodel} [kommt dem nahe|lässt wenig aus].',
      'An gemischten Tagen zeigt sich, [was ein Auto kann|wie vielseitig {themodel} ist].',
    ],
  },
  points: {
    Sicurezza: [
      'Sicherheit beginnt dort, wo [nichts überrascht|das Auto antwortet, wie man fragt], und so fährt {themodel}.',
      'Vertrauen bekommt ein Auto nicht geschenkt, {themodel} [verdient es sich in Kurven|wird berechenbar gefahren und bleibt es].',
      'tall :: Der weite Blick nach vorn ist der leiseste Teil der Sicherheit.',
      'all :: Auf nasser Straße hat Sicherheit vier Räder.',
      'Man fährt {themodelA} mit [ruhiger Hand|einem sicheren Gefühl], auch wenn der Verkehr [dichter wird|drängt].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: Sparsam ist {themodel} so, wie es [Menschen aus gutem Haus sind|angenehm ist]: ^ohne darüber zu reden.',
      '!electric & !hydrogen :: Die Tankstelle wird [zum seltenen Besuch|zur Nebenstation], so genügsam fährt {themodel}.',
      'diesel :: Wer weit fährt, weiß einen bescheidenen Verbrauch zu [würdigen|schätzen].',
      'hybrid :: Energie, die andere verheizen, wird hier gespart und [wieder ausgegeben|aufgehoben].',
      'petrol :: Der Durst hält sich in Grenzen, sparsam zu fahren ist hier [keine Kunst|fast von selbst getan].',
      'lpg :: Gas tankt, wer sparsam rechnet und [gern fährt|weit will].',
      'cng :: Gas tankt, wer sparsam rechnet und [gern fährt|weit will].',
      'electric :: Energie wird hier [sparsam|mit Bedacht] verwendet und beim Bremsen zurückgeholt.',
      'hydrogen :: Sparsam geht {themodel} mit {sein}er Energie um.',
    ],
    'Performance / Sportività': [
      'lively :: Die Kraft kommt [ohne Anlauf|wie auf Zuruf], und jede Kurve bekommt [einen Grund|einen Namen].',
      'lively :: Sportlich ist hier [die Antwort auf den Fuß|kein Aufkleber], sondern die Art, wie {themodel} zieht.',
      '!lively :: Temperament hat mit Zahlen wenig zu tun, {themodel} [zeigt es auf Landstraßen|fährt lebendig].',
      '!lively :: Eine Straße mit Kurven genügt, und {themodel} [wird munter|macht Freude].',
      'strong :: Leistung, die man nicht [ausreizen muss|ganz braucht], macht gelassen.',
      'electric :: Der Antritt kommt, bevor der Gedanke zu Ende ist, und [lautlos|ohne Geräusch].',
      'low :: Tief sitzen, genau lenken, Kurven lesen: ^das ist der sportliche Teil der Geschichte.',
    ],
    'Comfort / Silenziosità': [
      'Ruhe lässt sich nicht nachrüsten, {themodel} [hat sie|fährt damit].',
      'Der Komfort meldet sich nicht, er ist [einfach da|ab der ersten Stunde da].',
      'Leise ist es in {themodelD}, [so leise, dass man das Blinken hört|und das Gespräch wird besser].',
      'silent :: Stille ist hier kein Zubehör, sie ist [der Antrieb|eingebaut].',
      'Man steigt entspannt aus, und das ist [das Maß für Komfort|die beste Auskunft].',
    ],
    'Design / Stile': [
      'Das Design kommt ohne [Lautstärke|Beiwerk] aus, die Linie {ofmodel} [genügt sich|trägt allein].',
      'Form ist, was bleibt, wenn man [wegsieht|das Licht löscht]: ^{themodel} hat [eine, die bleibt|genug davon].',
      'An {themodelD} ist das Design eine Frage [der Proportionen|der Haltung].',
      'Man geht einmal herum, und die Form [erzählt den Rest|wird mit jedem Schritt klarer].',
    ],
    'Caratteristiche esclusive': [
      'Eigenheiten machen ein Auto besonders, {themodel} hat [mehr als eine|die seinen].',
      'Das Besondere steckt [im Detail|dort, wo man es nicht vermutet], und {themodel} [zeigt es nicht jedem|hat Zeit].',
      'Charakter lässt sich schwer [auflisten|beziffern], bei {themodelD} [fährt er mit|spürt man ihn].',
    ],
    'Rapporto qualità-prezzo': [
      'priced :: Preis und Leistung liegen bei {themodelD} [auf einer Linie|nahe beieinander].',
      'priced :: Was man zahlt, findet man [am Auto wieder|im Gebrauch wieder]: ^so sollte Geld arbeiten.',
      'priced :: Ein guter Preis erklärt sich [beim Nachrechnen|selbst], man muss ihn nicht loben.',
      'priced :: Zahlen sind geduldig, diese hier sind [auch vernünftig|gut begründet].',
      '!priced :: Was {themodel} wert ist, sieht man [am besten vor Ort|beim zweiten Hinsehen].',
    ],
    'Edizione limitata / Rarità': [
      'Selten ist nicht, was teuer ist, sondern was man [kaum noch sieht|vermisst]: ^{themodel} gehört dazu.',
      'An der nächsten Ampel steht [kein zweiter|kaum ein zweiter]; das ist der stille Reiz {ofmodel}.',
      'Rar werden Autos [langsam|unbemerkt], und plötzlich dreht man sich nach ihnen um.',
    ],
    'Facile parcheggio': [
      'Parken ist die Kunst des Passens, {themodel} [beherrscht sie|passt].',
      'Eine Lücke, ein Zug, fertig: ^mit {themodelD} wird Parken [zur Nebensache|kurz].',
      'Wo andere noch kreisen, hat {themodel} [seinen Parkplatz gefunden|längst geparkt].',
    ],
    'Valore a lungo termine': [
      'Ein Auto für Jahre wählt man anders als eines für [einen Sommer|eine Saison]; {themodel} [ist für Jahre|hält diesem Blick stand].',
      'Was zeitlos gezeichnet ist, [altert leiser|bleibt länger].',
      'Man kauft {themodelA}, um {ihn} zu behalten, [auf lange Sicht|das ist der Plan].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Freiheit ist ein Sitz, ein Schlüssel und [niemand, der fragt|kein Plan]: ^{themodel} [passt dazu|bringt alles mit].',
      'Allein zu fahren heißt, selbst zu entscheiden, [wo man abbiegt|wann Schluss ist].',
      'Für spontane Wege genügt {themodel}, und für [zwei|den eigenen Kopf] ist Platz.',
    ],
    'Perfetta per over 70': [
      'Wer gelassen fährt, braucht [klare Schalter|gute Übersicht] und einen bequemen Sitz: ^{themodel} [hat sie|bietet beides].',
      'Ein- und Aussteigen ohne Verrenkung, Bedienen ohne Handbuch: ^so entspannt darf [Fahren sein|ein Tag beginnen].',
      'Ruhe am Steuer kommt von Übersicht, und die [gibt {themodel} gern|ist hier leicht zu haben].',
    ],
  },
  types: {
    Compatta: [
      'Kompakt zu sein ist eine Form von [Höflichkeit|Klugheit], {themodel} [beherrscht sie|weiß das].',
      'Auf kompaktem Raum ist {themodel} [vollständig|erwachsen].',
      'Die kompakten Maße merkt man [beim Einparken zuerst|und vergisst sie dann].',
    ],
    Citycar: [
      'Für die Stadt gezeichnet, [bleibt {themodel} handlich|passt {themodel} in ihre Lücken].',
      'Die Stadt ist {sein} Zuhause, das sieht man an den Maßen.',
    ],
    SUV: [
      'Ein SUV gibt einem [den Blick|ein Stück Horizont] zurück.',
      'Vom SUV kommt die Höhe, von {themodelD} der Rest.',
    ],
    'Station wagon': [
      'Ein Kombi ist ein Versprechen an [das Gepäck|alles Sperrige].',
      'Als Kombi fährt {themodel} mit leichtem Gewissen und schwerem Gepäck.',
    ],
    Crossover: [
      'Ein Crossover steht zwischen zwei Welten und [fühlt sich wohl|kennt beide].',
      'Vom Crossover hat {themodel} die Höhe, vom Auto den Rest.',
    ],
    Sportiva: [
      'Das Sportliche trägt {themodel} [nicht vor sich her|im Kern], es wartet auf die Straße.',
      'Sportlich zu sein ist bei {themodelD} [Haltung|Anlage], keine Verkleidung.',
    ],
    Fuoristrada: [
      'Gelände ist ein anderes Wort für [Neugier|Weiterfahren], {themodel} versteht es.',
      'Asphalt ist für {themodelA} [ein Vorschlag|nur der Anfang].',
    ],
    Monovolume: [
      'Ein Van ist ein Raum, der fährt, [und alle sind darin|nicht umgekehrt].',
      'Im Van sitzt man beieinander, ohne einander im Weg zu sein.',
    ],
    Supercar: [
      'Supersportwagen sind keine Antwort auf eine Frage, [sie sind die Frage|man versteht sie trotzdem].',
      'Als Supersportwagen will {themodel} gefahren werden, nicht erklärt.',
    ],
    'Auto di lusso': [
      'Gehobene Klasse zeigt sich an dem, was man [nicht hört|nicht bemerkt].',
      'Eleganz ist bei {themodelD} [eine Frage des Tons|leise].',
      'Luxus ist Zeit, in der nichts stört, und {themodel} [schenkt davon|kennt das].',
    ],
  },
};

function adult(): string[] {
  return [
    'Wer viele Autos gefahren hat, hört [auf Zwischentöne|das Wesentliche], und {themodel} [hat welche|spricht leise].',
    'Erfahrung macht wählerisch, [im guten Sinn|zum Glück]: ^{themodel} [hält ihr stand|rechnet damit].',
    'Nach Jahren am Steuer will man nichts mehr beweisen, [nur noch gut fahren|nur noch gut sitzen].',
    'Kenner sehen zuerst die Substanz, und erst danach [den Preis|alles andere].',
    'Klare Vorstellungen sind das beste Werkzeug beim Autokauf, [an {themodelD} lassen sie sich anlegen|{themodel} freut sich darüber].',
  ];
}

function young(): string[] {
  return [
    'Ein voller Kalender, ein Anruf, ein anderer Plan: ^{themodel} [wendet mit|ist schon unterwegs].',
    'Freunde am einen Ende der Stadt, der Termin am anderen: ^wer so lebt, braucht [Beweglichkeit|ein Auto, das nicht bremst].',
    'Unabhängig zu sein hat ein Geräusch, das [eines Schlüssels|einer Tür, die zufällt].',
    'Die eigenen Wege sind die kürzesten, [auch wenn sie Umwege sind|{themodel} kennt sie].',
    'Spontan zu sein braucht wenig: ^Lust, ein Ziel und {themodelA}.',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'Leichtes fällt erst auf, wenn man [etwas Schweres fährt|zurücktauschen soll]: ^{themodel} ist leicht, in Bedienung und Übersicht.',
    'Alles liegt, wo die Hand es sucht, und die Sicht ist [frei|offen]: ^{themodel} macht es einfach.',
    'Ein handliches Auto merkt man [am Ende des Tages|an dem, was man nicht merkt].',
  ];
}
