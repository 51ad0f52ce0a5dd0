import type { Argument } from '../../../../argument/arguments.ts';

/** What hooks, racks, drives, wheels, batteries and tanks do in the reader's day. */
export const workReasons: readonly Argument[] = [
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack', 'roofBox']],
    say: [
      'Passt im Kofferraum nichts mehr, übernehmen {x} und {y}.',
      'inCountry :: Brennholz an {A x}, das Sperrige auf {A y}: ^so kommt alles mit hinaus.',
      'family :: Urlaubsgepäck findet immer noch einen Platz, und sei es an {D x} oder auf {D y}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Anhänger leihen, ankuppeln, fertig: ^{x} ist montiert.',
      'inCountry :: Grünschnitt, Brennholz, der Hänger vom Nachbarn: ^für all das ist {x} schon dran.',
      'onTrips :: Wohnwagen oder Bootstrailer, {x} nimmt beides.',
      'atWork :: Der Anhänger mit dem Material kommt an {A x}, und das Auto bleibt sauber.',
    ],
  },
  {
    of: ['bulkhead', 'cargoLining'],
    say: [
      '{x} schützt Ihren Rücken, {y} die Wände: ^hier darf auch grobes Material mit.',
      'atWork :: Rohre, Kisten, Maschinen: ^{y} steckt Stöße weg, und {x} hält alles hinten.',
    ],
  },
  { of: ['bulkhead'], say: ['Wenn vorn gebremst wird, bleibt die Ladung dank {D x} hinten.'] },
  { of: ['cargoLining'], say: ['{x} steckt ein, was sonst der Lack einstecken müsste.'] },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Mit {D x} finden Sie auch am Freitagabend noch jede Schraube.',
      'atWork :: Jedes Teil hat durch {A x} seinen Platz, und beim Kunden wird nicht gekramt.',
    ],
  },
  {
    of: ['payload'],
    say: ['Kalkulieren können Sie mit {D x}.', 'atWork :: Wie viel mitdarf, ist klar: {x0}.'],
  },
  { of: ['ladderRack'], say: ['Was zu lang für innen ist, fährt auf {D x} mit.'] },
  { of: [['tailLift', 'crane']], say: ['Was zwei Leute nicht heben, hebt {x}.'] },
  { of: [['refrigeration', 'insulatedBody']], say: ['Frisches bleibt frisch, dafür (sorgt/sorgen) {x}.'] },
  { of: ['bedCover'], say: ['Die Ladung bleibt trocken und ungesehen, {x} ist dabei.'] },
  {
    of: ['bedLiner', 'rollBar'],
    say: [
      '{x} und {y} sagen schon, dass hier gearbeitet werden darf.',
      'Schaufeln, Steine, Schrott: ^{x} steckt das weg, und {y} gibt beim Verzurren Halt.',
    ],
  },
  { of: ['bedLiner'], say: ['Steine und Schaufeln dürfen einfach hinein, {x} schützt den Lack darunter.'] },
  // off the road
  {
    of: ['winch', 'diffLock'],
    say: ['Wo nichts mehr geht, gehen noch {x} und {y}.'],
  },
  {
    of: ['fourWheelDrive', 'diffLock'],
    say: [
      'atWork :: Aufgeweichte Zufahrt, voller Anhänger: ^{x} und {y} bringen Sie trotzdem vom Acker.',
      'Auf nasser Wiese und losem Hang greifen {x} und {y}.',
    ],
  },
  {
    of: ['lowRange', ['raisedSuspension', 'diffLock']],
    say: [
      'Steil, steinig, ausgewaschen: ^{x} und {y} sind für solche Wege da.',
      'inCountry :: Im Kriechgang den Hohlweg hinauf: ^das geht mit {D x} und {D y}.',
    ],
  },
  {
    of: ['underbodyGuard', 'allTerrainTyres'],
    say: ['{y} suchen den Halt, {x} fängt ab, was dabei hochspringt.'],
  },
  { of: ['diffLock'], say: ['Hat nur noch ein Rad Halt, hilft {x} weiter.'] },
  { of: ['lowRange'], say: ['Im Schritttempo den steilen Hang hinunter: ^dafür gibt es {A x}.'] },
  { of: ['raisedSuspension'], say: ['Tiefe Spurrillen nimmt {x} gelassen.'] },
  { of: ['underbodyGuard'], say: ['Steine hört man, aber {x} sitzt davor.'] },
  { of: ['allTerrainTyres'], say: ['{x} (beißt/beißen) sich auch durch Matsch und Schotter.'] },
  { of: ['winch'], say: ['Wer sich festfährt, zieht sich mit {D x} selbst wieder heraus.'] },
  {
    of: ['gripControl'],
    say: [
      'Auf Schnee oder nasser Wiese hilft {x} beim Anfahren.',
      'onTrips :: Vor der verschneiten Ferienwohnung hilft {x} die Auffahrt hinauf.',
      'family :: Auf dem matschigen Parkplatz am Sportplatz hilft {x} wieder heraus.',
    ],
  },
  // nights on board
  {
    of: [['bed', 'kitchen', 'campingKit']],
    say: ['Wo es Ihnen gefällt, bleiben Sie einfach: ^{ein x} (fährt/fahren) mit.'],
  },
  { of: ['livingHeater'], say: ['Auch im Herbst wird es nachts nicht kalt, dafür sorgt {x}.'] },
  { of: ['awning'], say: ['{x} ausfahren, Stühle davor, Urlaub.'] },
  // wheels
  {
    of: [['winterWheels', 'secondWheelSet']],
    say: [
      'thrifty :: Der erste Winter kostet nichts extra, {ein x} (gehört/gehören) dazu.',
      'Im Herbst wird nur noch umgesteckt, {ein x} (gehört/gehören) dazu.',
      'commuter :: Wenn im November der erste Schnee auf dem Arbeitsweg liegt, (ist/sind) {ein x} schon da.',
      'frugal :: Eine Ausgabe weniger im ersten Jahr: ^{ein x} (gehört/gehören) dazu.',
    ],
  },
  {
    of: [['winterTyreSet', 'secondTyreSet']],
    say: ['Für die andere Jahreszeit ist gesorgt, {ein x} (gehört/gehören) dazu.'],
  },
  {
    of: ['winterTyres'],
    say: [
      'Der erste Schnee darf kommen, {x} (ist/sind) da.',
      'inCountry :: Wenn der Räumdienst spät kommt, (hilft/helfen) {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Die Rechnung für {A x} hat schon ein anderer bezahlt.',
      'thrifty :: Beim Reifenhändler müssen Sie sich so bald nicht sehen lassen: ^{x} (ist/sind) drauf.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      '{x} (spart/sparen) Ihnen den Werkstatttermin im Oktober und den im April.',
      'thrifty :: Zweimal im Jahr umstecken und einlagern kostet Geld, {x} (spart/sparen) es Ihnen.',
      'inCountry :: Ob der erste Schnee im November fällt oder im März, mit {D x} sind Sie vorbereitet.',
    ],
  },
  // current and gas
  {
    of: ['heatPump', 'fastCharging'],
    say: ['{x} schont im Winter die Batterie, {y} verkürzt unterwegs die Pause.'],
  },
  {
    of: ['chargingCable', 'fastCharging'],
    say: [
      'In der Stadt laden Sie mit {D x}, und wenn es weiter weg geht, über {A y}.',
      'commuter :: Unter der Woche hängt {er} mit {D x} an der Säule, am Wochenende geht es über {A y} schneller.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'Im Winter heizt {x} mit weniger Strom.',
      'onTrips :: Auch im Januar bleibt dank {D x} mehr Strom fürs Fahren.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'Wenn es einmal weiter weg geht, laden Sie über {A x} mit Gleichstrom nach.',
      'onTrips :: Auf Reisen wird aus Laden eine Kaffeepause, dank {D x}.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'Laden können Sie vom ersten Abend an, {ein x} (gehört/gehören) dazu.',
      'thrifty :: Extra kaufen müssen Sie nichts, {ein x} (gehört/gehören) dazu.',
      'inCity :: An der nächsten Ladesäule können Sie gleich anstecken, {ein x} (gehört/gehören) dazu.',
    ],
  },
  {
    of: ['ownedBattery', 'batteryHealth'],
    say: ['Beim Akku gibt es keine Miete und keine Rätsel: {x0}, {y0}.'],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Eine Batteriemiete zahlen Sie nicht, verbaut ist {ein x}.',
      'thrifty :: Andere überweisen jeden Monat für den Akku, hier gehört {ein x} zum Auto.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'Wie fit der Akku ist, müssen Sie nicht schätzen: {x0}.',
      'thrifty :: Auch beim teuersten Bauteil kaufen Sie nicht auf Verdacht: {x0}.',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'commuter :: Je mehr Kilometer Sie machen, desto mehr hat man von {D x}.',
      'thrifty :: Getankt wird mit {D x} dort, wo der Literpreis klein ist.',
    ],
  },
  {
    of: ['petrolReserve'],
    say: [
      'Ist die Gastankstelle einmal zu, überbrückt {x}.',
      'commuter :: Und falls auf dem Heimweg keine Gassäule liegt, hilft {x}.',
    ],
  },
  { of: ['tanksInspection'], say: ['Den nächsten Prüftermin kennen Sie schon: {x0}.'] },
  // papers
  {
    of: [['serviceInvoices', 'workInvoices', 'serviceHistory', 'digitalServiceBook', 'serviceBook']],
    say: [
      'Was wann gemacht wurde, können Sie in {D x} nachlesen.',
      'Glauben müssen Sie nichts, {ein x} (liegt/liegen) vor.',
    ],
  },
];
