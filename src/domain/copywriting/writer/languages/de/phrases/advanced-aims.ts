import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks } from './advanced-links.ts';

/** What the seller wants felt, as a scene with this car in it. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Auf der Rückfahrt werden die Kinder erst leiser, dann schlafen sie, und {themodel} rollt so ruhig, dass [niemand aufwacht|es bis nach Hause dabei bleibt].',
      'Kuscheltier, Trinkflasche, ein Schuh ohne Gegenstück: ^wo Kinder mitfahren, bleibt kein Auto leer, und {themodel} [nimmt es gelassen hin|verträgt das gut].',
      'Mit Kindern packt man immer etwas in letzter Minute dazu, und [es ist gut, wenn das Auto damit rechnet|{themodel} macht daraus kein Problem].',
      'fiveDoors :: Jede Fahrt mit Kindern beginnt an der hinteren Tür; wenn [das Einsteigen dort bequem ist|man dort bequem anschnallen kann], beginnt sie besser.',
      'roomy :: Familien wachsen zuerst beim Gepäck, und {themodel} [hat Platz dafür|lässt ihnen den nötigen Raum].',
      'Morgens vor der Schule, nachmittags am Sportplatz: ^für Kinder wird {themodel} bald [ein vertrauter Ort|so etwas wie ein zweites Zuhause].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Die ersten Monate mit Führerschein vergisst niemand; mit einem gutmütigen Auto wie {themodelD} [werden sie eine schöne Erinnerung|vergisst man wenigstens die Aufregung].',
      '!strong :: Wer gerade erst fahren gelernt hat, braucht ein Auto, das verzeiht, und {themodel} [drängt niemanden|lässt einem Zeit].',
      '!strong & small :: Die Maße {ofmodel} lernt man an einem Nachmittag, und [das Vertrauen kommt mit jeder Fahrt dazu|danach hilft die Routine].',
      'Zum ersten eigenen Auto gehört etwas Geduld, und {themodel} [macht das Lernen leicht|ist schnell vertraut].',
    ],
    Pendolare: [
      'Nebel auf der Umgehungsstraße, das Radio, die Ausfahrt: ^den Weg zur Arbeit fährt man irgendwann auswendig, und [dann zählt, wie angenehm er ist|{themodel} macht ihn angenehmer].',
      'Fünfmal die Woche hin, fünfmal zurück: ^wer pendelt, braucht kein aufregendes Auto, sondern [eines, das Kräfte schont|eines, aus dem man gern aussteigt und in das man gern wieder einsteigt].',
      'Zwischen Kaffee und Schreibtisch liegt der tägliche Arbeitsweg, und in {themodelD} [gehört diese Zeit einem selbst|wird daraus eine ruhige halbe Stunde].',
    ],
    'Attento allo stile': [
      'Im Schaufenster gegenüber spiegelt sich {themodel}, und für einen Augenblick sieht man [die ganze Linie|, wie stimmig die Linie ist].',
      'Abends, wenn das Licht flach über den Lack streicht, zeigt sich, [wie gut die Form gezeichnet ist|wie viel Stil in den Linien steckt].',
      'Stil erkennt man auch im Stand: ^an {themodelD} stimmen [die Proportionen|die Linien], und das genügt.',
    ],
    'Attento al budget': [
      '!damaged :: Auf einem Zettel stehen links die Kosten und rechts der Nutzen; bei {themodelD} [füllt sich auch die rechte Seite|geht diese Rechnung auf].',
      '!damaged :: Man kann auf sein Geld achten und trotzdem gern Auto fahren, {themodel} [ist der Beweis|beweist es].',
      'Gut ausgegebenes Geld erkennt man daran, dass man [später nicht mehr darüber nachdenkt|den Kauf nicht bereut], und so überlegt sollte man auch {themodelA} prüfen.',
      'Wer sein Budget kennt, liest zuerst die Zahlen, und [die stehen hier offen|hier steht keine im Kleingedruckten].',
    ],
  },
  uses: {
    Città: [
      'Grün, Gelb, ein Fahrrad von rechts: ^im Stadtverkehr bleibt {themodel} [so ruhig wie die Hand am Lenkrad|übersichtlich und leicht zu fahren].',
      'Der Bäcker, die Schule, der Park: ^mit {themodelD} wird die Stadt [ein Stück kleiner|überschaubar].',
      'Abends um sechs will die ganze Stadt nach Hause, und {themodel} [reiht sich gelassen ein|fährt entspannt mit].',
      'small :: In einer engen Straße der Altstadt merkt man, [wie viel knappe Maße wert sind|warum ein handliches Auto das bessere ist].',
      'silent :: Zwischen Hupen und Baustellen fährt {themodel} so leise durch die Stadt, dass [man den Lärm der anderen erst bemerkt|es beinahe höflich wirkt].',
      'automatic & !silent :: Wo die Stadt einen alle hundert Meter anhalten lässt, [wird man mit Automatik zum geduldigeren Menschen|ist man froh um jedes Schalten, das entfällt].',
      'hybrid :: An den vielen Ampeln der Stadt rollt {themodel} leise an, und [der elektrische Teil hat viel zu tun|der Motor hat oft Pause].',
    ],
    'Viaggi lunghi': [
      'Die Autobahn summt, das Gespräch geht weiter, und nach Stunden merkt man, [dass man noch immer gut sitzt|wie wenig die lange Strecke gekostet hat].',
      'Hinter der dritten Grenze der erste Espresso: ^so eine lange Reise [bekommt mit {themodelD} einen ruhigen Rhythmus|macht man mit {themodelD} gern].',
      'Lange Strecken sind die ehrlichste Prüfung für ein Auto, und {themodel} [besteht sie gelassen|fährt ruhig hindurch].',
      'diesel :: Wenn die Autobahn leer wird und gerade, [findet der Diesel seinen Rhythmus|ist der Diesel in seinem Element], und die lange Strecke vergeht fast von selbst.',
      'silent :: Auf langen Fahrten summiert sich die Stille, und am Ziel ist man [ausgeruhter, als man dachte|noch nicht müde].',
    ],
    Campagna: [
      'Wo die Laternen aufhören, beginnt das Land, und mit {themodelD} [fängt dort der schöne Teil des Weges an|fährt man gern noch ein Stück weiter].',
      'Auf dem Land liegt hinter jeder Kurve eine andere Aussicht, und {themodel} fährt [ruhig genug, um sie zu sehen|gern auf die nächste zu].',
      'all :: Nasses Laub, ein Feldweg, eine Steigung: ^auf dem Land weiß man bald, [wozu vier angetriebene Räder da sind|was vier angetriebene Räder wert sind].',
      'tall :: Über die Hecken zu sehen ist auf dem Land [mehr als ein Vergnügen|ein stiller Vorteil].',
      'Wer die Landstraße lieber mag als die Autobahn, nimmt mit {themodelD} gern [die längere Strecke|einen Umweg].',
    ],
    Lavoro: [
      'car :: Zwischen zwei Terminen ist {themodel} [der ruhigste Raum des Tages|ein Büro, in dem niemand klopft].',
      'car :: Beim Kunden kommt man mit {themodelD} [gesammelt|ausgeruht] an, und das erste Gespräch beginnt besser.',
      'cargo :: Arbeit hat Gewicht und Kanten, und {themodel} ist [dafür gebaut, beides zu tragen|ein Auto, das beides aufnimmt].',
      'cargo :: Vom ersten Kunden bis zum letzten zählt, dass [alles seinen Platz hat|nichts liegen bleibt], und dafür ist {themodel} da.',
      'Zur Arbeit gehört auch der Weg dorthin, und {themodel} [macht ihn leichter|macht ihn angenehmer].',
    ],
    'Uso familiare': [
      'Sonntags sitzt die ganze Familie darin, montags nur einer, und {themodel} [passt zu beidem|ist für beide Tage das richtige Auto].',
      'Sand im Fußraum, Muscheln im Türfach: ^so sieht ein Familiensommer [von innen aus|in {themodelD} aus].',
      'roomy :: Der Großeinkauf, die Koffer, das kleine Rad: ^in einer Familie hat alles seine Dringlichkeit, und hier [hat es auch einen Platz|kommt es unter].',
      'fiveDoors :: Viele Male am Tag öffnen sich für die Familie die hinteren Türen, und [niemand denkt darüber nach, so bequem ist es|jedes Mal geht es schnell].',
      'Was eine Familie verbindet, sind auch die gemeinsamen Fahrten, und in {themodelD} [haben sie einen guten Rahmen|macht man sie gern].',
    ],
    'Uso misto': [
      'Heute ein Regal, morgen das Rennrad, übermorgen Besuch vom Bahnhof: ^der Alltag hält sich an keinen Plan, und {themodel} [kommt mit allem zurecht|braucht auch keinen].',
      'Unter der Woche kurze Wege, am Wochenende weite, und {themodel} [fährt beide gern|macht zwischen ihnen keinen Unterschied].',
      'Alltag heißt, dass nichts Besonderes geschieht, aber jeden Tag etwas anderes; [genau darin ist {themodel} gut|dafür ist {themodel} gemacht].',
    ],
  },
  points: {
    Sicurezza: [
      'Ein Ball rollt auf die Straße, der Fuß ist schneller als der Gedanke, und das Auto [tut genau, was es soll|gehorcht]: ^so fühlt sich Sicherheit an.',
      'Regen, Dämmerung, Gegenverkehr: ^in {themodelD} bleibt das sichere Gefühl, [zu wissen, wie das Auto reagiert|alles in der Hand zu haben].',
      'Vertrauen in ein Auto wächst langsam, mit jeder Kurve, in der es [berechenbar bleibt|tut, was man erwartet]; {themodel} macht es einem leicht.',
      'tall :: Der weite Blick nach vorn ist ein stiller Teil der Sicherheit, man bemerkt [früher, was kommt|Gefahren einen Augenblick eher].',
      'all :: Auf nasser Straße spürt man, dass vier angetriebene Räder [ein Stück Sicherheit sind|Sicherheit geben].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: Die Tanknadel sinkt so langsam, dass man sie [eine Weile vergisst|kaum beachtet]; sparsam fahren kann so angenehm sein.',
      '!electric & !hydrogen :: An manchen Tankstellen fährt man mit {themodelD} einfach vorbei, weil [der Verbrauch so niedrig ist|noch genug im Tank ist].',
      'diesel :: Wer weit fährt, lernt den niedrigen Verbrauch eines Diesels [mit jeder Tankfüllung mehr schätzen|schnell schätzen].',
      'hybrid :: Energie, die andere Autos beim Bremsen verlieren, [wird hier aufgehoben und wieder genutzt|hilft hier beim nächsten Anfahren]; das senkt den Verbrauch.',
      'lpg :: Wer mit Gas fährt, fährt sparsam und [schaut an der Säule gelassener auf die Anzeige|denkt beim Tanken nicht mehr viel nach].',
      'cng :: Wer mit Erdgas fährt, fährt sparsam und [schaut an der Säule gelassener auf die Anzeige|denkt beim Tanken nicht mehr viel nach].',
      'electric :: Mit der Energie geht {themodel} sparsam um, und [bei jedem Bremsen kommt ein Teil davon zurück|auch bergab geht sie nicht verloren].',
      'hydrogen :: Mit der Energie an Bord geht {themodel} sparsam um.',
    ],
    'Performance / Sportività': [
      'lively :: Hinter dem Ortsschild genügt ein Druck aufs Pedal, und die Kraft [ist sofort da|schiebt {ihn} davon].',
      'lively :: Die Kurve öffnet sich, der Fuß senkt sich, und [für einen Augenblick gibt es nichts anderes|{themodel} zieht kräftig hinaus].',
      'lively :: Sportlich ist {themodel} nicht wegen eines Schriftzugs, sondern weil [die Kraft kommt, wenn man sie ruft|jede Bewegung des Fußes eine Antwort bekommt].',
      '!lively :: Zwischen Wald und Wiese schwingt die Straße in Kurven, und {themodel} [hat erkennbar Spaß daran|fährt sie lebendig mit].',
      '!lively :: Spaß am Fahren hat mit großen Zahlen wenig zu tun; [eine Straße mit Kurven genügt|auf der Landstraße merkt man es].',
      'strong :: Leistung, die man nicht ausreizen muss, [macht gelassen|macht das Fahren gelassener].',
      'electric :: Der Antritt kommt, bevor der Gedanke zu Ende ist, und [man hört nichts davon|das völlig lautlos].',
      'low :: Man sitzt tief, lenkt genau und spürt die Straße, und [jede Kurve wird zum Vergnügen|so sportlich fühlt sich auch ein kurzer Weg an].',
    ],
    'Comfort / Silenziosità': [
      'Draußen zieht ein Lastwagen vorbei, drinnen [spricht man im selben Ton weiter|bleibt es so ruhig wie zuvor].',
      'Leise ist es in {themodelD}, so leise, dass man [sich beim Reden nicht mehr anstrengt|den Regen auf dem Dach hört].',
      'Den Komfort bemerkt man oft erst beim Aussteigen: ^[nichts drückt, nichts schmerzt|man ist nicht müde], und die Fahrt war kürzer, als die Uhr sagt.',
      'silent :: Wo kein Motor brummt, wird Stille zur Gewohnheit, und [andere Autos kommen einem bald laut vor|man möchte sie nicht mehr missen].',
    ],
    'Design / Stile': [
      'Auf nassem Asphalt spiegelt sich die Linie {ofmodel}, und man versteht, [wie sorgfältig sie gezeichnet ist|warum gutes Design keine Verzierung braucht].',
      'Man geht einmal um {themodelA} herum, und mit jedem Schritt [wird die Form klarer|gefällt das Design besser].',
      'Die Form {ofmodel} könnte man aus dem Gedächtnis zeichnen, [so klar ist das Design|und das spricht für das Design].',
    ],
    'Caratteristiche esclusive': [
      'Das Besondere an {themodelD} steckt in Details, die man [erst beim zweiten Einsteigen bemerkt|nicht im Prospekt findet].',
      'Charakter lässt sich nicht in Zahlen angeben; bei {themodelD} [spürt man ihn, sobald man sitzt|merkt man ihn an vielen Eigenheiten].',
      'Man steigt ein und merkt am Griff, am Licht, an den Details, dass [hier vieles besonders ist|hier jemand eigene Ideen hatte].',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'priced & !damaged :: Ob der Preis gut ist, zeigt sich, wenn man [ihn neben die Daten legt|vergleicht, was man dafür bekommt].',
      'priced & !damaged :: Was ein Preis wert ist, merkt man [an jedem Tag danach|im Gebrauch]; {themodel} hat da gute Aussichten.',
      'priced & !damaged :: Preis und Gegenwert liegen bei {themodelD} [nahe beieinander|im richtigen Verhältnis], und man darf ruhig vergleichen.',
      'priced & damaged :: Zum Kaufpreis kommen Teile und Arbeitsstunden; [erst beides zusammen lässt sich vergleichen|vergleichen sollte man die Summe].',
      '!priced :: Über den Preis spricht man am besten [bei einem Besuch|persönlich], wenn man das Auto gesehen hat.',
    ],
    'Edizione limitata / Rarità': [
      'Wer einen Kenner fragt, hört zuerst, wie selten [ein solches Auto angeboten wird|man {themodelA} noch sieht].',
      'An der nächsten Ampel steht kein zweiter; so selten zu sein ist [der Reiz {ofmodel}|ein Luxus für sich].',
      'Seltene Autos erkennt man daran, dass [Fremde sich danach umdrehen|man auf dem Parkplatz darauf angesprochen wird].',
    ],
    'Facile parcheggio': [
      'Vor dem Café ist noch eine halbe Lücke frei, und zum Parken [reicht sie {themodelD}|genügt sie].',
      'Wo andere noch um den Block fahren und suchen, [ist {themodel} längst geparkt|steht {themodel} schon in der Lücke].',
      'Ein Blick über die Schulter, ein Zug am Lenkrad, und man hat geparkt; [mehr ist es mit {themodelD} nicht|mit {themodelD} ist das die Regel].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      'In einigen Jahren wird man {themodelA} noch immer gern [ansehen|fahren], und darauf kommt es bei einem solchen Kauf an.',
      'Ein Auto für Jahre wählt man anders als eines für einen Sommer, und {themodel} [ist eines für Jahre|hält diesem Anspruch stand].',
      'Was zeitlos gezeichnet ist, altert langsamer, und deshalb [behält man {themodelA} lange|ist {themodel} auf die Dauer die ruhigere Wahl].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Ein Anruf am Freitagabend, eine Tasche auf den Beifahrersitz, und schon ist man unterwegs; [frei ist, wer so spontan losfahren kann|{themodel} macht es einfach].',
      'Allein zu fahren heißt, selbst zu entscheiden, [wo man abbiegt und wann man umkehrt|wohin es geht und wie lange man bleibt].',
      'Auf dem Beifahrersitz liegt heute ein Buch, morgen sitzt dort vielleicht jemand, ganz spontan; {themodel} [lässt beides offen|passt zu beidem].',
    ],
    'Perfetta per over 70': [
      'Die Tür geht weit auf, der Sitz liegt bequem, die Anzeigen sind klar: ^so [beginnt jede Fahrt in Ruhe|macht Ausfahren Freude].',
      'Gelassen aus der Garage, in Ruhe durchs Dorf: ^{themodel} fährt im eigenen Tempo und [ist einfach zu bedienen|verlangt keine Eile].',
      'Ruhe am Steuer kommt von guter Übersicht und einfacher Bedienung, und [beides bietet {themodel}|daran fehlt es hier nicht].',
    ],
  },
  types: {
    Compatta: [
      'Wo die Straßen schmal werden, ist ein kompaktes Auto wie {themodel} [genau richtig|im Vorteil].',
      'Kompakt von außen, bequem von innen: ^{themodel} [braucht wenig Platz und bietet genug|verschenkt keinen Zentimeter].',
      'Vor dem Supermarkt bleibt oft nur der schmale Platz an der Säule; für ein kompaktes Auto wie {themodelA} [reicht er|ist er breit genug].',
      'Ein kompaktes Auto merkt man [beim Wenden in der Sackgasse|auf der Rampe im Parkhaus]: ^wo andere zweimal ansetzen, [fährt man mit {themodelD} einfach weiter|genügt {themodelD} ein Zug].',
    ],
    Citycar: [
      'Für die Stadt gezeichnet, passt {themodel} [in Straßen, die für größere Autos zu eng sind|genau in ihre engen Straßen].',
      'Für die Stadt ist {themodel} gemacht, man sieht es [an den handlichen Maßen|schon an den Maßen].',
    ],
    SUV: [
      'Wer einmal in einem SUV gesessen hat, [möchte den Überblick nicht mehr missen|kennt den Reiz der höheren Sitzposition].',
      'Vom SUV kommt die höhere Sitzposition, [und mit ihr eine gewisse Gelassenheit|und man sieht die Straße von weiter oben].',
    ],
    'Station wagon': [
      'Ein Kombi nimmt alles Sperrige mit, und [vor jeder Reise merkt man, wie viel das wert ist|an jedem Samstag nutzt man das].',
      'Als Kombi nimmt {themodel} mit, [worüber andere erst nachdenken müssten|was sonst zu Hause bliebe].',
    ],
    Crossover: [
      'Ein Crossover verbindet zwei Bauarten, und {themodel} hat von beiden [das Angenehme|das Praktische].',
      'Vom Crossover hat {themodel} die höhere Sitzposition, [im Parkhaus bleibt {er} trotzdem handlich|ohne in der Stadt groß zu wirken].',
    ],
    Sportiva: [
      'Wie sportlich {themodel} ist, zeigt sich [am Eingang der ersten Kurve|nicht im Stand, sondern in Kurven].',
      'Sportlich ist {themodel} nicht nur [dem Namen nach|auf dem Papier], man spürt es am Lenkrad.',
    ],
    Fuoristrada: [
      'Hinter dem letzten Zaun beginnt das Gelände, und {themodel} [fährt einfach weiter|ist dafür gebaut].',
      'Staub auf dem Lack, Erde im Profil: ^im Gelände [lebt {themodel} auf|sieht man, wofür {themodel} gebaut wurde].',
    ],
    Monovolume: [
      'In einem Van sitzt man beieinander, ohne einander im Weg zu sein, und [auf langen Fahrten ist das viel wert|das merkt man nach der ersten Stunde].',
      'In einem Van ist man gemeinsam unterwegs, und {themodel} bietet dafür [viel nutzbaren Raum|Platz auf allen Reihen].',
    ],
    Supercar: [
      'Einen Supersportwagen wie {themodelA} erklärt man nicht, [man fährt ihn|man erlebt ihn].',
      'Als Supersportwagen will {themodel} gefahren werden, und [jede freie Straße ist ein Anlass|jede Ausfahrt wird zum Ereignis].',
    ],
    'Auto di lusso': [
      'Die gehobene Klasse zeigt sich an dem, was man [nicht hört|nicht bemerkt, weil es einfach stimmt].',
      'Luxus bedeutet auch, dass nichts stört, und in {themodelD} [hat man davon reichlich|kommt man dem nahe].',
      'Elegant ist {themodel} auf eine ruhige Art, die [keinen Applaus braucht|man erst nach und nach bemerkt].',
    ],
  },
};

function adult(): string[] {
  return [
    'Mit den Jahren am Steuer werden die Wünsche weniger und genauer: [gut sitzen, ruhig fahren, sich auf die Substanz verlassen|Substanz, ein guter Sitz und wenig Getue].',
    'Wer schon viele Autos hatte, vergleicht im Stillen mit allen früheren, und {themodel} [kommt dabei gut weg|muss diesen Vergleich nicht scheuen].',
    'Kenner fragen nicht zuerst nach der Ausstattung, sondern [danach, wie ein Auto fährt|nach der Substanz], und da hat {themodel} etwas zu sagen.',
    'Nach Jahren am Steuer will man niemandem mehr etwas beweisen, man will [einfach gut fahren|ein Auto mit Substanz].',
  ];
}

function young(): string[] {
  return [
    'Mittwoch ein Umzug, Freitag eine Feier, Sonntag ans Wasser: ^wer so lebt, braucht ein Auto, das [jeden Plan mitmacht|bei jedem spontanen Anruf bereitsteht].',
    'Das Telefon klingelt, der Plan ändert sich, und zehn Minuten später ist man unterwegs; {themodel} [ist für solche Tage gemacht|passt zu diesem Tempo].',
    'Freunde am einen Ende der Stadt, ein Termin am anderen, dazwischen wenig Zeit: ^{themodel} [macht solche Tage einfacher|hält diesem Kalender stand].',
    'Zwischen Arbeit, Sport und Freunden bleibt wenig Zeit zum Planen, und ein Auto wie {themodel} [passt zu einem solchen Kalender|nimmt jede Änderung gelassen hin].',
    'Am Freitagmittag steht noch nichts fest, am Freitagabend ist man unterwegs: ^{themodel} [ist schnell startklar|macht spontane Wochenenden leicht].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'Man greift, ohne zu suchen, und sieht, ohne sich zu recken: ^so leicht [fährt sich {themodel}|darf Autofahren sein].',
    'Wie angenehm ein handliches Auto ist, merkt man am Ende eines Tages mit vielen Wegen, wenn [keiner davon mühsam war|man noch frisch ist].',
    'Die Übersicht ist gut, alles liegt in Reichweite, und nach der ersten Fahrt [denkt man nicht mehr darüber nach|kennt man {themodelA}, so einfach ist es].',
  ];
}
