import type { Argument } from '../../../../argument/arguments.ts';

/** What seats, warmth, roof, doors and room do in the reader's day. */
export const cabinReasons: readonly Argument[] = [
  // warm and comfortable
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      '{x} und {y} wärmen, bevor der Motor es tut.',
      'commuter :: An Frostmorgen beginnt der Arbeitsweg mit {D x} und {D y} gar nicht so ungemütlich.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      'Januar oder Juli, der Sitz passt sich an: {x} und {y}.',
      'Im Winter warm, im Sommer luftig: ^dafür sorgen {x} und {y}.',
    ],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: ['{x} und {y} machen aus einem kalten Morgen einen gemütlichen.'],
  },
  {
    of: ['parkingHeater', 'heatedSeats'],
    say: ['Andere kratzen Eis, Sie steigen ein: ^{x} und {y} haben vorgearbeitet.'],
  },
  {
    of: ['heatedSeats'],
    say: [
      'An kalten Tagen (ist/sind) {x} schneller warm als jede Lüftung.',
      'commuter :: An Frostmorgen (ist/sind) {x} der beste Grund, das Haus zu verlassen.',
      'family :: Nach dem Schlittenfahren (taut/tauen) {x} alle wieder auf.',
      'onTrips :: Auf dem Weg in den Skiurlaub (wärmt/wärmen) {x} auch den Rücken.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: ['Wenn die Nachbarn Eis kratzen, steigen Sie dank {D x} in ein warmes Auto.'],
  },
  {
    of: ['preconditioning'],
    say: ['Warm im Winter, kühl im Sommer, und zwar schon beim Einsteigen: ^dafür gibt es {A x}.'],
  },
  { of: ['heatedWindscreen'], say: ['Eiskratzer? {x} taut die Sicht frei.'] },
  {
    of: ['heatedSteering'],
    say: [
      'Die Handschuhe bleiben im Winter in der Tasche, dafür sorgt {x}.',
      'newDriver :: Im ersten Winter am eigenen Steuer bleiben dank {D x} wenigstens die Hände warm.',
      'inCity :: Auch auf der kürzesten Fahrt zum Bäcker werden im Januar die Hände warm: ^dafür gibt es {A x}.',
    ],
  },
  {
    of: ['comfortSeats'],
    say: [
      '{x} (stützt/stützen) den Rücken dort, wo er es nach einem langen Tag braucht.',
      'onTrips :: Nach langer Fahrt steigen Sie aus und merken: ^auf {D x} sitzt man richtig.',
      'family :: Wer Kinder trägt, hat Rücken. {x} (tut/tun) ihm gut.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Fährt zwischendurch jemand anderes, bringt {x} auf Knopfdruck Ihre Position zurück.',
      'onTrips :: Für lange Etappen findet man mit {D x} die richtige Position und speichert sie ab.',
    ],
  },
  {
    of: ['electricSeats'],
    say: ['Die richtige Haltung stellt sich mit {D x} auf Knopfdruck ein.'],
  },
  {
    of: [['massageSeats', 'ventilatedSeats']],
    say: ['Auf langen Strecken (ist/sind) {x} der Unterschied zwischen Fahren und Reisen.'],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      '{x} (fühlt sich gut an und lässt/fühlen sich gut an und lassen) sich mit einem Tuch sauber halten.',
      'family :: Apfelschorle umgekippt? {A x} wischen Sie einfach ab.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Vorn kühl, hinten warm oder umgekehrt: ^{x} beendet die Diskussion.',
      'luxury :: Jeder Platz bekommt mit {D x} sein eigenes Klima.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: ['Sie mögen es frisch, rechts sitzt jemand, der friert? {x} gibt beiden recht.'],
  },
  {
    of: ['automaticClimate'],
    say: ['Einmal eingestellt, kümmert sich {x} um den Rest, im Hochsommer wie bei Frost.'],
  },
  {
    of: [['airSuspension', 'adaptiveSuspension']],
    say: [
      'Schlechte Straßen kommen mit {D x} nur noch als Gerücht im Innenraum an.',
      'onTrips :: Auf langen Strecken bügelt {x} die Autobahn glatt.',
    ],
  },
  // light and air
  {
    of: ['panoramicRoof'],
    say: [
      'Durch {A x} fällt Licht bis auf die Rückbank.',
      'family :: Auf der Rückbank zählt man durch {A x} Wolken statt Kilometer.',
      'inCity :: Im Häuserschatten der Stadt holt {x} das Tageslicht herein.',
      'beautiful :: Von außen elegant, von innen viel Himmel: ^{x} steht {ihm}.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      'An milden Abenden fahren Sie {A x} auf, und der Innenraum wird zur Terrasse.',
      'family :: {x} bringt Licht und Luft bis auf die Rückbank.',
    ],
  },
  { of: ['sunroof'], say: ['Frische Luft ohne Zug: ^{x} macht es möglich.'] },
  {
    of: [['electricTop', 'foldingHardTop']],
    say: [
      'Ein Knopfdruck, und {x} verschwindet: ^aus dem geschlossenen Auto wird ein offenes.',
      'inCountry :: Ortsschild passiert, Knopf gedrückt: ^{x} gibt den Blick auf die Baumkronen frei.',
      'Bei Regen geschlossen wie jedes andere, bei Sonne offen wie kaum eines: ^das ist {x}.',
    ],
  },
  { of: ['windDeflector'], say: ['Mit {D x} bleibt die Frisur auch bei offener Fahrt, wo sie war.'] },
  // getting in and loading
  {
    of: ['keyless', 'powerTailgate'],
    say: [
      'Der Schlüssel bleibt in der Tasche, die Hände sind frei zum Einladen: ^dafür gibt es {A x} und {A y}.',
    ],
  },
  {
    of: ['keyless'],
    say: [
      'Der Schlüssel bleibt in der Tasche, {x} erkennt ihn trotzdem.',
      'young :: Wer den Schlüssel immer ganz unten in der Tasche hat, wird {A x} lieben.',
      'inCity :: Mit Kaffee in der einen und Tasche in der anderen Hand einsteigen: ^{x} macht es möglich.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Mit dem vollen Einkaufswagen hinterm Auto weiß man {A x} zu schätzen.',
      'family :: Kind auf dem Arm, Wickeltasche über der Schulter: ^jetzt ist {x} Gold wert.',
      'onTrips :: Beim Kofferpacken im Regen zählt jeder Handgriff, und {x} spart den lästigsten.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Mehr Beinfreiheit hinten oder mehr Platz im Kofferraum, mit {D x} entscheiden Sie jedes Mal neu.',
      'family :: Großeinkauf oder große Kinder? {x} gibt mal dem einen, mal dem anderen den Platz.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Kommt aus dem Möbelhaus mehr mit als geplant, (macht/machen) {x} Platz.',
      'Was lang ist, fährt trotzdem mit, denn an Bord (ist/sind) {ein x}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'In der engen Lücke schlägt keine Tür ans Nachbarauto, {x} (gleitet/gleiten) einfach auf.',
      'family :: Vor dem Kindergarten ist immer alles zugeparkt, und {x} (geht/gehen) trotzdem ganz auf.',
      'cargo :: Beladen wird am Straßenrand durch {A x}, auch wenn daneben kaum Platz ist.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Wenn unterwegs noch jemand zusteigt, klappt man {A x} auf.',
      'family :: Die Freunde der Kinder fahren auch noch mit, auf {D x}.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'family :: Hinten wird gemalt, gespielt oder geschlafen: ^{x} und {y} machen aus der Rückbank ein Kinderzimmer.',
      'Auf den Plätzen hinten reist man mit {D x} und {D y} wie in der ersten Klasse.',
    ],
  },
  {
    of: ['tables'],
    say: [
      'family :: Malbuch drauf, Ruhe im Karton: ^{x} (hält/halten) die Kinder beschäftigt.',
      'onTrips :: Für lange Fahrten haben die Plätze hinten {A x}.',
    ],
  },
  {
    of: ['sunBlinds'],
    say: [
      'family :: Wer hinten schläft, den (schützt/schützen) {x} vor der Sonne.',
      'Gegen tief stehende Sonne (hilft/helfen) hinten {x}.',
    ],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking']],
    say: ['Für die Kleinen gibt es {A x}, für alle zusammen {A y}.'],
  },
  {
    of: ['isofix'],
    say: [
      'family :: An {D x} sitzt der Kindersitz fest, auch wenn er am Wochenende das Auto wechselt.',
      'family :: Kindersitz rein, Klick, fertig: ^{x} (spart/sparen) das Gefummel mit dem Gurt.',
      'Auch wenn nur manchmal Kinder mitfahren, (ist/sind) {x} schon da.',
    ],
  },
  { of: [['alarm', 'tracker']], say: ['Auch wenn Sie weit weg parken, passt {x} auf.'] },
  { of: ['dashcam'], say: ['Wer war schuld? {x} hat es gesehen.'] },
  // sport
  {
    of: ['sportExhaust', 'sportSeats'],
    say: [
      '{x} für die Ohren, {y} für die Kurven.',
      'Man hört {A x}, bevor man das Auto sieht, und drinnen halten {y}, was draußen versprochen wird.',
    ],
  },
  {
    of: ['sportSuspension', ['sportSeats', 'sportExhaust']],
    say: ['{x} und {y} machen aus der Hausstrecke eine Lieblingsstrecke.'],
  },
  {
    of: ['sportSeats', 'paddles'],
    say: ['In Kurven halten {x}, und über {A y} wechseln Sie die Gänge, ohne das Lenkrad loszulassen.'],
  },
  {
    of: [['sportSeats', 'bucketSeats']],
    say: ['In schnellen Kurven sitzt man dank {D x} dort, wo man sitzen soll.'],
  },
  { of: ['paddles'], say: ['Über {A x} schalten Sie selbst, wenn Ihnen danach ist.'] },
  { of: ['sportExhaust'], say: ['{x} sorgt dafür, dass man Sie kommen hört.'] },
  {
    of: ['noseLift', 'ceramicBrakes'],
    say: ['{x} hebt die Nase über die Tiefgaragenrampe, {y} holen Sie von jedem Tempo wieder herunter.'],
  },
  { of: ['noseLift'], say: ['Vor der steilen Rampe hebt {x} die Nase, und der Lack bleibt, wo er ist.'] },
  {
    of: ['ceramicBrakes'],
    say: ['Wo so viel beschleunigt wird, gehört auch so gebremst: ^dafür gibt es {A x}.'],
  },
  {
    of: ['paintProtection'],
    say: [
      'Steinschläge treffen hier zuerst {A x} und dann lange nichts.',
      'stylish :: Unter {D x} bleibt der Lack, wie er ist.',
    ],
  },
];
