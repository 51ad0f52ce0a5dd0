import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a benefit for "Sie". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Haben Sie Kinder? {themodel} macht [das Losfahren leichter|die Abfahrt kürzer].',
      'Anschnallen, Taschen verstauen, los: ^mit Kindern zählt jede Minute, {themodel} [spart Ihnen welche|weiß das].',
      'Ihre Kinder werden {ihn} [schnell als ihr Auto betrachten|mögen], Sie selbst die Ruhe am Steuer.',
      'Schule, Training, Geburtstag: ^die Runden Ihrer Familie fährt {themodel} [mit|ohne zu murren].',
      'fiveDoors :: Mit Kindern lernen Sie hintere Türen [schätzen|lieben], bei jedem Anschnallen neu.',
      'roomy :: Für Kinder, Rucksäcke und das, was [unbedingt mitmuss|im letzten Moment dazukommt], haben Sie Platz.',
      'Kinder ändern Pläne im Minutentakt; mit {themodelD} [bleiben Sie gelassen|kommen Sie hinterher].',
      'Familien haben es eilig, und {themodel} hält Sie nicht auf.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Haben Sie den Führerschein erst kurz? {themodel} [reagiert, wie Sie es erwarten|lässt Ihnen Zeit zum Lernen].',
      '!strong :: Ihre ersten Kilometer fahren Sie mit {themodelD} [ohne Herzklopfen|in Ruhe].',
      '!strong :: Am Anfang hilft ein Auto, das [nichts versteckt|einfach bleibt]: ^{themodel} [tut das|ist so eines].',
      '!strong & small :: Die Maße haben Sie nach [zwei Parkplätzen|einem Nachmittag] im Gefühl, das nimmt dem Anfang den Schrecken.',
      '!strong :: Routine kommt von allein, wenn das Auto [mitmacht|Ihnen Zeit lässt].',
      'Beim ersten eigenen Auto zählt, dass Sie sich [sicher|wohl] fühlen; nehmen Sie sich dafür Zeit.',
    ],
    Pendolare: [
      'Sie pendeln? {themodel} macht aus dem Arbeitsweg [Zeit für Sie|etwas Erträgliches].',
      'Hin und zurück, jeden Tag: ^{themodel} lässt Sie [ausgeruht ankommen|abends noch Kraft].',
      'Ihr Arbeitsweg wird nicht kürzer, aber mit {themodelD} [angenehmer|leichter].',
      'Täglich dieselbe Strecke kennen Sie; [neu wäre der Sitz|neu wäre die Ruhe dabei].',
      'Wer pendelt wie Sie, hat [einen guten Platz|Ruhe] verdient, und {themodel} [bietet das|hat beides].',
      'Zwischen Bett und Büro ist {themodel} [Ihr ruhiger Ort|die bessere Stunde].',
    ],
    'Attento allo stile': [
      'Sie achten auf Form? {themodel} [hält Ihrem Blick stand|belohnt das genaue Hinsehen].',
      'Ihr Auge wird [an der Seitenlinie|an den Proportionen] hängen bleiben.',
      'Stil brauchen Sie {themodelD} nicht beizubringen, [den hat {er}|man sieht ihn].',
      'Wenn Sie Dinge nach ihrer Form aussuchen, ist {themodel} [ein Kandidat|in Ihrer Nähe].',
      'Mit {themodelD} zeigen Sie Geschmack, [ohne ein Wort zu sagen|ganz nebenbei].',
    ],
    'Attento al budget': [
      'Ihr Budget steht fest? Dann prüfen Sie {themodelA} [Zahl für Zahl|Punkt für Punkt].',
      'Sie rechnen genau, und {themodel} [hält das aus|lässt sich nachrechnen].',
      'Geld geben Sie ungern für [Überflüssiges|Beiwerk] aus; bei {themodelD} [zahlen Sie das Auto|müssen Sie das nicht].',
      'Wer wie Sie auf die Kosten schaut, findet hier [klare Zahlen|keine Ausflüchte].',
      'Sparsam zu sein heißt, gut zu wählen: ^{themodel} [gehört auf Ihre Liste|verdient Ihren Vergleich].',
    ],
  },
  uses: {
    Città: [
      'In der Stadt fahren Sie {themodelA} [mit zwei Fingern|ohne Anstrengung].',
      'Enge Straßen, kurze Grünphasen: ^mit {themodelD} [bleiben Sie entspannt|kommen Sie durch].',
      'Ihr Stadtverkehr wird nicht weniger, mit {themodelD} aber [leichter|erträglicher].',
      'Besorgungen in der Innenstadt erledigen Sie mit {themodelD} [nebenbei|auf dem kurzen Weg].',
      'small :: In der Stadt kommen Sie durch, wo es für andere [eng wird|zu schmal ist].',
      'automatic & !silent :: Ampel rot, Ampel grün: ^im Stadtverkehr bremsen und lenken Sie nur noch.',
      'silent :: Der Stau in der Stadt bleibt, der Lärm [nicht|fällt weg].',
      'hybrid :: In der Stadt hilft Ihnen der Strom bei jedem Anfahren.',
    ],
    'Viaggi lunghi': [
      'Nach langen Strecken steigen Sie aus {themodelD} [und haben noch etwas vor|ohne steifen Rücken].',
      'Auf der Autobahn hält {themodel} [das Tempo|den Kurs], und Sie [unterhalten sich|hören Musik].',
      'Ihre nächste Reise darf ruhig weit sein, {themodel} [fährt gern lange|hat Geduld].',
      'Meer, Berge, Verwandtschaft: ^mit {themodelD} wird die lange Strecke [ein Teil der Reise|zur Nebensache].',
      'diesel :: Auf der Autobahn findet der Selbstzünder seinen Rhythmus, und Sie den Ihren.',
      'silent :: Auf langen Strecken wird Stille zum Luxus, den Sie [nicht mehr hergeben|sofort bemerken].',
      'Je länger Ihre Reise, desto mehr [zahlt sich ein guter Sitz aus|merken Sie, wie ruhig {themodel} fährt].',
    ],
    Campagna: [
      'Wohnen Sie auf dem Land? {themodel} [fühlt sich dort wohl|passt zu Ihren Wegen].',
      'Kurven, Alleen, ein Traktor: ^auf der Landstraße haben Sie mit {themodelD} [Freude|Zeit].',
      'Außerhalb der Stadt wird {themodel} [Ihr bester Nachbar|richtig nützlich].',
      'all :: Wenn der Weg aufs Land aufweicht, ziehen für Sie vier Räder.',
      'tall :: Auf Feldwegen sehen Sie von oben, wo Sie fahren können.',
      'Ihre Nebenstraßen auf dem Land fährt {themodel} [gern|mit Übersicht].',
    ],
    Lavoro: [
      'cargo :: Für Ihre Arbeit ist {themodel} [ein Kollege|da]: einladen, fahren, ausladen.',
      'cargo :: Ihr Betrieb braucht Platz und Ruhe im Ablauf, {themodel} [bringt beides|hilft dabei].',
      'cargo :: Von der ersten Baustelle bis zum letzten Kunden: ^{themodel} [fährt mit|bleibt dabei].',
      'car :: Zum Kunden kommen Sie mit {themodelD} [entspannt|gut vorbereitet] an.',
      'car :: Wenn das Auto Ihr Büro ist, sitzen Sie [hier gut|in {themodelD} richtig].',
      'Bei der Arbeit zählt, was Ihnen abgenommen wird: ^{themodel} [nimmt Ihnen die Fahrt ab|trägt {sein}en Teil].',
    ],
    'Uso familiare': [
      'Im Familienalltag nimmt Ihnen {themodel} [Handgriffe|Wege] ab.',
      'Einkauf, Sport, Urlaub: ^{themodel} macht mit Ihrer Familie [alles mit|jeden Weg].',
      'Ihre Familie braucht ein Auto, das [wenig Fragen stellt|einfach funktioniert]; sehen Sie sich {themodelA} daraufhin an.',
      'roomy :: Platz hat eine Familie nie genug, hier kommen Sie [ihm näher|gut hin].',
      'fiveDoors :: Die hinteren Türen öffnet Ihre Familie hundertmal im Monat, und jedes Mal bequem.',
      'Für die kurzen Wege der Familie und den einen langen im Sommer haben Sie mit {themodelD} [ein Auto|vorgesorgt].',
    ],
    'Uso misto': [
      'Alltag unter der Woche, Ausflug am Sonntag: ^{themodel} [kann beides|fragt nicht danach].',
      'Sie brauchen {ihn} für [alles und nichts Bestimmtes|jeden Tag], so wie man Autos eben braucht.',
      'Mit {themodelD} wechseln Sie von der Stadt auf die Landstraße, [ohne umzudenken|als gehörte beides zusammen].',
      'Ein einziges Auto für die ganze Woche? Mit {themodelD} [geht das|kommen Sie hin].',
      'Ob Baumarkt oder Bergsee, im Alltag [entscheiden Sie spontan|haben Sie mit {themodelD} die Wahl].',
    ],
  },
  points: {
    Sicurezza: [
      'Sie wissen in {themodelD} immer, [was gleich passiert|woran Sie sind], und das ist Sicherheit.',
      'Sicher fühlen Sie sich, wenn ein Auto [berechenbar bleibt|ruhig auf der Straße liegt]; {themodel} [tut es|ist so].',
      'Ihr Vertrauen verdient {themodel} sich [Kurve für Kurve|auf den ersten Kilometern].',
      'tall :: Sie sehen früher, was kommt, und fahren sicherer.',
      'all :: Vier angetriebene Räder geben Ihnen Sicherheit, wenn es regnet.',
      'Sicherheit ist hier keine Behauptung, Sie spüren sie [beim Lenken|beim Bremsen].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: An der Tankstelle halten Sie sich mit {themodelD} [kurz auf|seltener auf].',
      '!electric & !hydrogen :: Sparsam fährt {themodel} [von allein|ohne Zutun], Sie müssen sich nicht verrenken.',
      'diesel :: Der Verbrauch bleibt [bescheiden|im Rahmen], gerade wenn Sie viel unterwegs sind.',
      'hybrid :: Weniger Kraftstoff verbrennen Sie vor allem dort, wo Sie [oft anhalten|ständig bremsen].',
      'petrol :: Beim Verbrauch gibt sich {themodel} genügsam, das merken Sie [beim Tanken|am Monatsende].',
      'lpg :: Mit Gas zahlen Sie an der Säule [weniger, als Sie gewohnt sind|mit leichterem Herzen].',
      'cng :: Ihre Tankrechnung wird mit Gas zur sparsamen Angelegenheit.',
      'electric :: Sparsam mit der Energie umzugehen, lernen Sie in {themodelD} [spielend|nebenbei].',
      'hydrogen :: Mit {sein}er Energie geht {themodel} sparsam um.',
    ],
    'Performance / Sportività': [
      'lively :: Geben Sie Gas, und {themodel} [schiebt an|zieht los]: ^so kurz kann Überholen sein.',
      'lively :: Kurven werden mit {themodelD} zu [Verabredungen|etwas, worauf Sie sich freuen].',
      'lively :: Die Leistung ist da, wenn Sie sie [wollen|rufen], und sie macht Spaß.',
      '!lively :: Flott unterwegs sind Sie mit {themodelD} [auch ohne große Zahlen|auf jeder Landstraße].',
      '!lively :: Nehmen Sie die Strecke mit den Kurven, {themodel} [hat Temperament|freut sich darüber].',
      'strong :: Reserven an Leistung spüren Sie bei [jedem Tritt|jedem Überholen].',
      'electric :: Beim Antritt aus dem Stand müssen Sie [lächeln|kurz Luft holen].',
      'low :: Sie sitzen tief und lenken genau: ^sportlich fängt so an.',
    ],
    'Comfort / Silenziosità': [
      'Setzen Sie sich, schließen Sie die Tür: ^es wird [ruhig|leise].',
      'Komfort merken Sie abends, wenn [der Rücken nichts meldet|Sie entspannt aussteigen].',
      'Sie hören die Musik, nicht [die Straße|den Wind]: ^{themodel} fährt leise.',
      'Ruhe im Innenraum ist etwas, [an das Sie sich gern gewöhnen|das Ihnen nach einer Stunde auffällt].',
      'silent :: So leise wie hier war Ihr Arbeitsweg [noch nie|selten].',
      'Bequem sitzen Sie in {themodelD} [auch nach Stunden|von Anfang an].',
    ],
    'Design / Stile': [
      'Das Design {ofmodel} gefällt Ihnen vermutlich [zuerst von der Seite|auf den zweiten Blick noch mehr].',
      'Die Form macht etwas her, [auch neben Ihrem Haus|ohne zu prahlen].',
      'Linien wie diese sehen Sie [gern an|auch nach Jahren gern].',
      'Ihr Blick wird {themodelD} öfter folgen, [das liegt am Design|so schön kann Blech sein].',
    ],
    'Caratteristiche esclusive': [
      'Mit {themodelD} fahren Sie etwas Eigenes, [nicht das, was alle fahren|und man sieht es].',
      'Besonders macht {themodelA} manches Detail, das Sie erst [beim Nutzen|beim zweiten Blick] entdecken.',
      'Sie mögen Dinge mit Charakter? {themodel} [hat welchen|bringt ihn mit].',
      'Wenn Sie das Besondere suchen, [ist es hier|schauen Sie genau hin].',
    ],
    'Rapporto qualità-prezzo': [
      'priced :: Vergleichen Sie Preis und Gegenwert, {themodel} [besteht den Vergleich|hält mit].',
      'priced :: Für Ihr Geld bekommen Sie [ein ganzes Auto|Substanz], keine Versprechen.',
      'priced :: Der Preis und das, was Sie dafür bekommen, [passen zusammen|lassen sich hier nebeneinanderlegen].',
      'priced :: Rechnen Sie {themodelA} durch: ^jeder Euro hat hier [einen Grund|seinen Platz].',
      '!priced :: Was {themodel} wert ist, rechnen wir mit Ihnen [gern|offen] durch.',
    ],
    'Edizione limitata / Rarità': [
      'Etwas Vergleichbares zu {themodelD} sehen Sie [so schnell nicht|selten an der Ampel].',
      'Selten ist {er} geworden, [Sie werden es im Straßenbild merken|das wissen Kenner].',
      'Wer {themodelA} sucht, sucht meist lange; [Sie haben {ihn} vor sich|die Suche könnte hier enden].',
    ],
    'Facile parcheggio': [
      'Einparken wird mit {themodelD} [zur Nebensache|ein einziger Zug].',
      'Die Parklücke, die Sie sonst auslassen, [nehmen Sie jetzt|reicht jetzt].',
      'Beim Rangieren haben Sie {themodelA} [schnell im Griff|im Gefühl].',
      'Parken Sie, wo andere [weitersuchen|weiterfahren].',
    ],
    'Valore a lungo termine': [
      'Sie kaufen {themodelA} nicht für [ein Jahr|eine Saison], sondern um {ihn} zu behalten.',
      'Auf Jahre gesehen ist {themodel} [eine ruhige Wahl|ein Auto, das Ihnen nicht langweilig wird].',
      'Was heute gefällt, soll [in Jahren noch gefallen|lange bleiben]: ^{themodel} hat gute Anlagen dafür.',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Ein Platz für Sie, einer für [die Tasche|wen Sie mögen]: ^{themodel} lässt Ihnen alle Freiheit.',
      'Niemand redet Ihnen ins Ziel hinein; {themodel} fährt, [wohin Sie wollen|wann Sie wollen].',
      'Spontan losfahren, allein oder zu zweit: ^mit {themodelD} [geht das|haben Sie freie Hand].',
    ],
    'Perfetta per over 70': [
      'Einsteigen, hinsetzen, losfahren, [ganz ohne Hast|in Ihrem Tempo]: ^{themodel} macht es Ihnen leicht.',
      'Sie finden jeden Schalter auf den ersten Griff und fahren [entspannt|in aller Ruhe].',
      'Übersichtlich und einfach zu bedienen, lässt {themodel} Ihnen [Ruhe am Steuer|den Kopf frei].',
      'tall :: Bequem steigen Sie ein, weil der Sitz [in der richtigen Höhe|etwas höher] liegt.',
    ],
  },
  types: {
    Compatta: [
      'Kompakt, wie {themodel} ist, finden Sie [überall Platz|immer eine Lücke].',
      'Die kompakten Maße merken Sie [im Parkhaus|in jeder engen Straße].',
      'Sie bekommen ein kompaktes Auto, das [außen wenig Platz braucht|handlich bleibt].',
    ],
    Citycar: [
      'Für die Stadt hat {themodel} [die richtigen Maße|genau Ihr Format].',
      'Ihre Stadt und {themodel} verstehen sich.',
    ],
    SUV: [
      'Vom SUV haben Sie den Überblick und [die aufrechte Haltung|den bequemen Einstieg].',
      'Sie sitzen hoch, wie es sich für einen SUV gehört.',
    ],
    'Station wagon': [
      'Den Kombi spüren Sie [beim Einladen|nach dem Großeinkauf].',
      'Als Kombi nimmt {themodel} mit, was Sie brauchen.',
    ],
    Crossover: [
      'Als Crossover gibt {themodel} Ihnen [Übersicht ohne Umfang|beides].',
      'Vom Crossover haben Sie die höhere Sitzposition.',
    ],
    Sportiva: [
      'Sportlich ist {themodel} [schon im Stand|vom ersten Meter an], Sie merken es am Lenkrad.',
      'Die sportliche Ader {ofmodel} [spüren Sie sofort|müssen Sie nicht suchen].',
    ],
    Fuoristrada: [
      'Ins Gelände fahren Sie mit {themodelD} [aus Lust|nicht aus Versehen].',
      'Schotter, Matsch, Wiese: ^im Gelände [lassen Sie {ihn} machen|sind Sie gut unterwegs].',
    ],
    Monovolume: [
      'Im Van sitzen Sie und Ihre Mitfahrer mit Raum um sich.',
      'Den Van merken Sie, wenn alle [eingestiegen|angeschnallt] sind und noch Platz bleibt.',
    ],
    Supercar: [
      'Ein Supersportwagen verlangt Ihre ganze Aufmerksamkeit, [und gibt sie zurück|{themodel} verdient sie].',
      'Als Supersportwagen ist {themodel} nichts für nebenbei.',
    ],
    'Auto di lusso': [
      'Die gehobene Klasse {ofmodel} erkennen Sie [mit geschlossenen Augen|an der Ruhe].',
      'Luxus heißt hier, dass [Sie nichts vermissen|nichts drängt].',
      'Elegant kommen Sie mit {themodelD} [überall|immer] an.',
    ],
  },
};

function adult(): string[] {
  return [
    'Sie haben Erfahrung am Steuer, Ihnen muss [man nichts beweisen|niemand Technik erklären].',
    'Wer schon viele Autos gefahren hat, weiß, was er sucht; [prüfen Sie {themodelA} daraufhin|{themodel} hält Ihrer Prüfung stand].',
    'Mit Ihrer Erfahrung sehen Sie schnell, [was an {themodelD} dran ist|ob {themodel} Substanz hat].',
    'Sie wissen, was Sie wollen, und [brauchen keine Mode|lassen sich nicht beeindrucken]; {themodel} passt dazu.',
    'Kenner wie Sie schauen auf die Substanz: ^dort ist {themodel} [zu Hause|gut].',
  ];
}

function young(): string[] {
  return [
    'Ihr Kalender ist voll, Ihre Pläne ändern sich: ^{themodel} [macht mit|bleibt beweglich].',
    'Spontan los, spät zurück: ^{themodel} [hält Schritt|richtet sich nach Ihnen].',
    'Sie sind viel unterwegs; {themodel} macht [daraus kein Problem|wenig Aufhebens davon].',
    'Ein Auto für Freunde, Wochenenden und [plötzliche Ideen|den nächsten Termin], das ist {themodel}.',
    'Unabhängig sein fängt mit einem Schlüssel an, [zum Beispiel mit diesem|etwa mit dem {ofmodel}].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'Übersichtlich, handlich, einfach zu bedienen: ^mit {themodelD} [fahren Sie unangestrengt|ist jeder Weg leicht].',
    'Sie finden sofort die passende Sitzposition und [alles in Reichweite|gute Sicht nach allen Seiten].',
    'Leicht zu lenken, leicht zu parken: ^{themodel} macht Ihnen den Tag [einfacher|angenehmer].',
    'tall :: Die gute Übersicht macht das Fahren mit {themodelD} für Sie einfach.',
  ];
}
