import type { ModelLines } from '../../../../argument/arguments.ts';

/** What is true of every example of a model, argued for; the names exclude each other. */
export const models: readonly ModelLines[] = [
  // Volkswagen, Seat, Skoda, Audi
  {
    name: /^(?:volkswagen|vw) golf\b(?! plus| sportsvan)/i,
    say: [
      'Einen Golf muss man niemandem erklären: ^alles sitzt da, wo die Hand hingreift.',
      'Im Golf findet sich jeder nach einer Minute zurecht, und genau das schätzt man im Alltag.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) polo\b/i,
    say: [
      'Der Polo ist außen klein und fährt sich erwachsen, auch auf der Autobahn.',
      'Ein Polo macht kein Aufhebens um sich, er fährt einfach, Tag für Tag.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) passat\b/i,
    say: ['Der Passat ist das Auto der Vielfahrer, und dafür gibt es Gründe: Platz, Ruhe, gute Sitze.'],
  },
  {
    name: /^(?:volkswagen|vw) tiguan\b/i,
    say: ['Im Tiguan sitzt man hoch und doch wie im Pkw, das macht den Umstieg leicht.'],
  },
  {
    name: /^(?:volkswagen|vw) touran\b/i,
    say: [
      'Der Touran ist von innen nach außen gebaut: ^erst kamen die Plätze, dann das Blech.',
      'Ein Touran will nicht schick sein, sondern Kinder, Räder und Koffer unter ein Dach bringen.',
    ],
  },
  { name: /^(?:volkswagen|vw) up\b/i, say: ['Der up steht in Lücken, die andere für Blumenkübel halten.'] },
  {
    name: /^(?:volkswagen|vw) t-roc\b/i,
    say: ['Der T-Roc ist kompakt genug für die Stadt und sitzt hoch genug für die Landstraße.'],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?3\b/i,
    say: [
      'Im ID.3 macht sich kein Kardantunnel breit, das merkt man am Platz im Innenraum.',
      'Innen ist der ID.3 überraschend groß, außen so handlich wie ein Kompakter.',
    ],
  },
  {
    name: /^(?:skoda|škoda) octavia\b/i,
    say: [
      'Im Octavia ist mehr Platz, als die Fahrzeugklasse verspricht, vor allem hinten und im Kofferraum.',
    ],
  },
  {
    name: /^(?:skoda|škoda) superb\b/i,
    say: [
      'Hinten sitzt man im Superb wie in einer Lounge, ohne dass es jemand merkt.',
      'Wer je hinten in einem Superb saß, weiß, warum Vielfahrer ihn mögen: Beinfreiheit ohne Ende.',
    ],
  },
  {
    name: /^(?:skoda|škoda) fabia\b/i,
    say: ['Der Fabia ist ein Kleiner mit den klugen Ablagen der Großen.'],
  },
  {
    name: /^seat ibiza\b/i,
    say: [
      'Der Ibiza ist der Kleine mit der etwas strafferen Haltung, das spürt man in jeder Kurve.',
      'Ein Ibiza lenkt sich flink und sieht dabei besser aus als die meisten in seiner Klasse.',
    ],
  },
  {
    name: /^seat leon\b/i,
    say: ['Der Leon lenkt direkt und liegt satt, ohne auf langen Strecken anzustrengen.'],
  },
  {
    name: /^audi (?:a|s|rs ?)3\b/i,
    say: ['Am A3 gefällt, was man anfasst: Schalter, Griffe, Lenkrad, alles rastet satt ein.'],
  },
  {
    name: /^audi (?:a|s|rs ?)4\b/i,
    say: ['Der A4 ist für die Autobahn gemacht, ruhig, satt und ohne jede Hektik.'],
  },
  {
    name: /^audi s?q5\b/i,
    say: [
      'Im Q5 fällt die Tür satt ins Schloss, und dahinter beginnt eine andere Lautstärke.',
      'Der Q5 ist groß genug für die weite Reise und gerade noch handlich genug für die Tiefgarage.',
    ],
  },
  // BMW, Mini, Mercedes, Smart, Opel, Ford
  {
    name: /^bmw (?:serie 3|3er|3[1-4]\d)/i,
    say: [
      'Einen Dreier fährt man auf der kurvigen Landstraße, auch wenn die Autobahn schneller wäre.',
      'Die Lenkung des Dreiers ist der Grund, warum viele nach der ersten Kurve nicht mehr tauschen wollen.',
    ],
  },
  {
    name: /^bmw (?:serie 1|1er|1[1-4]\d)/i,
    say: ['Der Einser ist ein Kompakter für Leute, die gern selbst lenken.'],
  },
  { name: /^bmw x1\b/i, say: ['Im X1 sitzt man hoch, ohne dass er sich so anfühlt.'] },
  {
    name: /^mini .*countryman/i,
    say: [
      'Der Countryman ist der Mini mit Rückbank, auf der man wirklich sitzen kann.',
      'Frech wie ein Mini, aber mit Türen für alle und Platz für den Einkauf: ^das ist der Countryman.',
    ],
  },
  {
    name: /^mini (?!.*(?:countryman|clubman|paceman))/i,
    say: ['Ein Mini fährt sich wie ein Kart mit Heizung.'],
  },
  {
    name: /^mercedes(?:-benz)? (?:classe |class |klasse )?a[ -]?(?:klasse|class|\d)/i,
    say: ['In der A-Klasse fühlt sich die Kompaktklasse plötzlich sehr erwachsen an.'],
  },
  {
    name: /^mercedes(?:-benz)? (?:classe |class |klasse )?c[ -]?(?:klasse|class|\d)/i,
    say: ['Die C-Klasse ist ein Auto zum Ankommen: leise, weich und ausgeruht.'],
  },
  {
    name: /^mercedes(?:-benz)? slk\b/i,
    say: [
      'Der SLK hat das Blechdach salonfähig gemacht, das im Kofferraum verschwindet.',
      'Im SLK sitzt man tief, schaut über die lange Haube und hat auf einmal sehr viel Zeit.',
    ],
  },
  {
    name: /^smart (?:fortwo|for ?two)/i,
    say: ['Quer einparken können viele im Traum, der Fortwo kann es wirklich.'],
  },
  {
    name: /^opel corsa\b/i,
    say: ['Der Corsa ist ein Kleiner ohne Allüren, leicht zu lenken und leicht zu überblicken.'],
  },
  {
    name: /^opel astra\b/i,
    say: [
      'Der Astra ist ein ehrliches Alltagsauto, das jede Werkstatt kennt.',
      'Teile und Fachleute für einen Astra finden sich überall.',
    ],
  },
  {
    name: /^opel adam\b/i,
    say: [
      'Der Adam ist der Opel, der nicht vernünftig sein wollte, und das sieht man ihm an.',
      'Rund, frech, bunt: ^einen Adam verwechselt auf dem Parkplatz niemand.',
    ],
  },
  {
    name: /^ford fiesta\b/i,
    say: [
      'Der Fiesta lenkt sich so präzise, dass man vergisst, in einem Kleinen zu sitzen.',
      'Am Fiesta loben alle dasselbe: wie leicht und genau er sich lenken lässt.',
    ],
  },
  {
    name: /^ford focus\b/i,
    say: ['Der Focus liegt gut und lenkt genau, das merkt man auf jeder Landstraße.'],
  },
  { name: /^ford kuga\b/i, say: ['Der Kuga fährt sich handlicher, als er aussieht.'] },
  {
    name: /^ford mustang\b(?!.*mach)/i,
    say: [
      'Ein Mustang ist kein Auto, sondern eine Haltung, und die hört man schon beim Anlassen.',
      'Die lange Haube, das tiefe Grollen: ^einen Mustang erklärt man nicht, man startet ihn.',
    ],
  },
  {
    name: /^ford transit custom\b/i,
    say: [
      'Der Transit Custom fährt sich fast wie ein Pkw, das merkt man am Ende des Tages.',
      'Am Steuer eines Transit Custom vergisst man leicht, wie viel hinten drin ist.',
    ],
  },
  // Italian
  {
    name: /^fiat (?:nuova )?500(?! ?[lx]\b| ?e\b)/i,
    say: [
      'Einem 500 lächeln auch Fußgänger zu.',
      'Einen 500 kauft man mit den Augen und behält ihn, weil er überall hineinpasst.',
    ],
  },
  {
    name: /^fiat panda\b/i,
    say: ['Der Panda ist so schlicht, dass nichts stört, und so praktisch, dass nichts fehlt.'],
  },
  {
    name: /^abarth (?:595|500|695)\b/i,
    say: [
      'Der Abarth ist ein Kleiner mit großer Klappe, und er meint es ernst.',
      'Klein, breitschultrig, laut: ^ein Abarth nimmt jede Kurve persönlich.',
    ],
  },
  {
    name: /^alfa romeo giulia\b(?! (?:sprint|super|gt|nuova super|ti)\b)/i,
    say: [
      'Die Giulia lenkt so spontan, dass man sie nach der ersten Kurve duzt.',
      'Eine Giulia parkt man so, dass man sie vom Café aus sieht.',
    ],
  },
  {
    name: /^alfa romeo giulietta\b/i,
    say: ['Die Giulietta sieht aus jedem Winkel aus, als wolle sie gleich los.'],
  },
  { name: /^alfa romeo stelvio\b/i, say: ['Der Stelvio ist hoch wie ein SUV und lenkt wie eine Giulia.'] },
  { name: /^jeep compass\b/i, say: ['Der Compass trägt das Gesicht der großen Jeeps in handlicher Größe.'] },
  { name: /^jeep renegade\b/i, say: ['Der Renegade ist kantig, aufrecht und lässt sich gut überblicken.'] },
  {
    name: /^lamborghini hurac[aá]n\b/i,
    say: [
      'Einen Huracán hört man, bevor man ihn sieht, und man sieht ihn lange.',
      'Flach, kantig, laut: ^am Huracán ist nichts beiläufig.',
    ],
  },
  // French
  {
    name: /^renault clio\b/i,
    say: ['Der Clio sieht jung aus und fährt sich weich, eine gute Mischung für jeden Tag.'],
  },
  {
    name: /^renault captur\b/i,
    say: [
      'Der Captur ist ein Kleiner, in den man aufrecht einsteigt.',
      'Im Captur sitzt man etwas höher und parkt trotzdem wie mit einem Kleinen.',
    ],
  },
  {
    name: /^renault zo[eé]\b/i,
    say: [
      '{themodel} ist für die Stadt gebaut: kurz, leise, leicht zu wenden.',
      'In {themodelD} vergisst man nach einer Woche, wie eine Kupplung aussieht.',
    ],
  },
  {
    name: /^dacia duster\b/i,
    say: [
      'Ein Duster hat keine Angst vor Dreck und keine Allüren beim Preis.',
      'Am Duster ist nichts überflüssig, und gerade deshalb macht er alles mit.',
    ],
  },
  {
    name: /^dacia sandero\b/i,
    say: ['Der Sandero lässt weg, was man nicht braucht, und man vermisst es nicht.'],
  },
  {
    name: /^dacia spring\b/i,
    say: [
      'Der Spring ist das Gegenteil von kompliziert: schmal, leicht, elektrisch.',
      'So schmal wie der Spring ist heute kaum noch ein Neuer, und in der Stadt ist das ein Geschenk.',
    ],
  },
  {
    name: /^peugeot 208\b/i,
    say: ['Das kleine Lenkrad im 208 macht aus jeder Kreuzung ein kleines Vergnügen.'],
  },
  {
    name: /^peugeot 3008\b/i,
    say: [
      'Im 3008 sitzt man wie in einem Cockpit, alles ist auf den Fahrer gerichtet.',
      'Das kleine Lenkrad im 3008 liegt so gut in der Hand, dass man es nicht mehr anders will.',
    ],
  },
  {
    name: /^citro[eë]n c3\b(?! aircross)/i,
    say: ['Der C3 federt weich und macht aus Kopfsteinpflaster eine Nebensache.'],
  },
  {
    name: /^citro[eë]n berlingo\b/i,
    say: [
      'Der Berlingo ist hoch, kantig und praktisch, mehr muss er nicht sein.',
      'Ein Berlingo passt dorthin, wo der große Transporter draußen bleibt.',
    ],
  },
  // Asian and Swedish
  {
    name: /^toyota yaris\b(?! cross)/i,
    say: ['Der Yaris wendet auf dem Bierdeckel und parkt auf der Briefmarke.'],
  },
  {
    name: /^toyota c-?hr\b/i,
    say: [
      'Der C-HR sieht nach Entwurfsskizze aus und fährt sich wie ein ruhiger Kompakter.',
      'Am C-HR scheiden sich die Geister, bis sie das erste Mal darin durch die Stadt rollen.',
    ],
  },
  {
    name: /^hyundai i10\b/i,
    say: [
      'Der i10 ist kurz, übersichtlich und innen größer, als man glaubt.',
      'In den i10 setzt man sich hinein und weiß sofort, wo alles ist.',
    ],
  },
  {
    name: /^hyundai tucson\b/i,
    say: ['Der Tucson bietet hinten so viel Platz, dass auch Große freiwillig dort einsteigen.'],
  },
  {
    name: /^kia sportage\b/i,
    say: [
      'Im Sportage sitzen auch Erwachsene hinten gut, das kann nicht jeder in dieser Klasse.',
      'Der Sportage ist groß genug für den Familienurlaub und klein genug fürs Parkhaus.',
    ],
  },
  {
    name: /^nissan qashqai\b/i,
    say: [
      'Der Qashqai hat aus dem hohen Auto ein Alltagsauto gemacht, und dabei ist er geblieben.',
      'Hoch sitzen, kompakt parken: ^der Qashqai beherrscht diese Mischung besonders gut.',
    ],
  },
  {
    name: /^mitsubishi l200\b/i,
    say: [
      'Ein L200 ist zum Arbeiten da, und man sieht es gern, wenn er danach aussieht.',
      'Ein L200 beschwert sich nicht über Schlamm und nicht über Zement.',
    ],
  },
  {
    name: /^suzuki jimny\b/i,
    say: [
      'Der Jimny ist einer der letzten echten Kraxler in handlicher Größe.',
      'Ein Jimny ist so kantig wie sein Charakter, und beides bleibt im Gedächtnis.',
    ],
  },
  {
    name: /^suzuki ignis\b/i,
    say: [
      'Der Ignis ist schmal wie ein Stadtflitzer und hochbeinig wie ein Kletterer.',
      'In den Ignis steigt man aufrecht ein und sieht rundum gut hinaus.',
    ],
  },
  { name: /^suzuki swift\b/i, say: ['Der Swift ist leicht, und Leichtigkeit spürt man in jeder Kurve.'] },
  {
    name: /^mg zs\b/i,
    say: [
      'Der ZS bietet viel Platz für seine Größe, auch hinten.',
      'Im ZS sitzt die Familie bequem, und von außen bleibt er handlich.',
    ],
  },
  {
    name: /^volvo v60\b/i,
    say: [
      'Im V60 ist es ruhig und aufgeräumt, so wie man sich Schweden vorstellt.',
      'Ein V60 drängt sich nicht auf, er fährt einfach sehr angenehm.',
    ],
  },
  { name: /^volvo xc60\b/i, say: ['Im XC60 fährt man gelassener, das liegt an den Sitzen und an der Ruhe.'] },
  {
    name: /^tesla model 3\b/i,
    say: ['Im Model 3 bedient man fast alles über den großen Bildschirm, der Rest ist Ruhe.'],
  },
];
