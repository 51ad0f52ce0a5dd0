import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, with what it means for the reader. */
export const leads: readonly Argument[] = [
  // whose it was, how it was kept
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker', 'serviceBookKept'],
    ],
    say: [
      'Ein Auto mit klarem Lebenslauf: ^{who} {x} und {y}.',
      'Wer gebraucht kauft, fragt zuerst nach dem Vorleben. {who} {x} und {y}.',
      '{who} {x} und {y}. Damit ist das Wichtigste über die Vorgeschichte gesagt.',
      'commuter :: Für viele Kilometer im Jahr kauft man am besten ein Auto, dessen Geschichte man kennt: ^{who} {x} und {y}.',
      'stylish :: Gut aussehen kann mancher Gebrauchte. {who} {x} und {y}, da stimmt auch, was man nicht sieht.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceHistory', 'serviceBook', 'serviceInvoices', 'digitalServiceBook', 'workInvoices'],
    ],
    say: [
      '{who} {x} und kommt mit {einD y}: ^Sie können nachlesen, statt zu glauben.',
      'Eine Vorgeschichte zum Nachblättern: ^{who} {x} und kommt mit {einD y}.',
    ],
  },
  {
    of: [
      ['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept'],
      ['neverCrashed', 'nonSmoker', 'garaged'],
    ],
    say: [
      '{who} {x} und {y}. So hätte man gern jeden Gebrauchten übernommen.',
      'Gute Behandlung zeigt sich erst nach Jahren: ^{who} {x} und {y}.',
      'commuter :: Ein Auto für jeden Tag muss zuverlässig behandelt worden sein. {who} {x} und {y}.',
    ],
  },
  {
    of: [['oneOwner', 'firstOwner']],
    say: [
      '{who} {x}, und das macht die Vorgeschichte angenehm kurz.',
      'Nur ein Besitzer vor Ihnen: ^{who} {x}.',
      'thrifty :: Wer aufs Geld achtet, kauft aus bekannten Verhältnissen: ^{who} {x}.',
    ],
  },
  {
    of: ['oneDriver'],
    say: [
      '{who} {x}, und ein Auto dankt es, wenn nicht jede Woche jemand anderes kuppelt.',
      'atWork :: Viele Hände tun keinem Fahrzeug gut. {who} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Andere parken unter der Laterne. {who} {x}.',
      'Regen, Frost und Baumharz kennt {who} vor allem vom Hörensagen: ^{er} {x}.',
      'family :: Bei Familien steht sonst das Fahrrad in der Garage. {who} {x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept']],
    say: [
      '{who} {x}, und das ist bei einem Gebrauchten die halbe Miete.',
      'Wer vor dem Kauf nach der Wartung fragt, bekommt hier eine kurze Antwort: ^{who} {x}.',
      'manyKm :: Bei {km} fragt man nach der Werkstatt, und die Antwort passt: ^{who} {x}.',
      'onTrips :: Auf langen Strecken will man sich auf die Technik verlassen. {who} {x}.',
      'sport :: Leistung verlangt Pflege. {who} {x}.',
      'family :: Einem Auto, in dem die Kinder sitzen, schaut man genauer in die Bücher. {who} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Tür auf, und es riecht nach Auto: ^{who} {x}.',
      'family :: Wo Kinder mitfahren, hat Rauch nichts verloren. {who} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      '{who} {x}, und damit ist die erste Frage jedes Käufers beantwortet.',
      'Die wichtigste Antwort zuerst: ^{who} {x}.',
    ],
  },
  {
    of: [['serviceHistory', 'serviceBook', 'digitalServiceBook', 'serviceInvoices', 'workInvoices']],
    say: [
      '{who} kommt mit {einD x}: ^Sie lesen nach, statt zu glauben.',
      'Was an {whoD} gemacht wurde, steht schwarz auf weiß da, denn {er} kommt mit {einD x}.',
      'manyKm :: {km} sind nur dann viel, wenn niemand weiß, wie sie zustande kamen. {who} kommt mit {einD x}.',
    ],
  },
  // what was done
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'turbo', 'flywheel', 'engine', 'waterPump']],
    say: [
      'Kenner fragen danach, bei {whoD} steht die Antwort fest: ^{done x}.',
      'Zu {whoD} gibt es aus dem Motorraum eine gute Nachricht: ^{done x}.',
      'manyKm :: Bei {whoD} müssen Sie nach einem großen Posten nicht mehr fragen: ^{done x}.',
    ],
  },
  {
    of: [['serviceJustDone', 'newInspection']],
    say: [
      '{who} kommt mit {einD x}, Sie können also einfach losfahren.',
      'Schlüssel nehmen und losfahren: ^{who} kommt mit {einD x}.',
      'newDriver :: Das erste Auto soll fahren und nicht in der Werkstatt stehen: ^{who} kommt mit {einD x}.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      '{x0}, kaum Kaltstarts, wenig Schalten: ^so ist {who} zu {seinem} Tachostand< von {km}> gekommen.',
      'Kilometer ist nicht gleich Kilometer. {who} hat {einA x} auf der Uhr<, zusammen {km}>, und das ist die schonendste Art, Strecke zu machen.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'Beim Kilometerstand müssen Sie nichts glauben: ^{who} hat {einA x}<, abzulesen sind {km}>.',
      '{who} hat {einA x}<, es sind {km}>, und damit entfällt das Rätselraten.',
    ],
  },
  // gas and current
  {
    of: ['lpgSystem'],
    say: [
      'An der Tankstelle fahren Sie künftig an die Gassäule: ^{who} hat {einA x}.',
      '{who} tankt LPG, und zwar mit {einD x}.',
      'family :: Ein Familienauto kostet vor allem an der Zapfsäule. {who} hat dagegen {einA x}.',
      'thrifty :: Sparen fängt beim Tanken an: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [['cngSystem', 'gasSystem']],
    say: [
      '{who} fährt mit Gas und hat dafür {einA x}.',
      'commuter :: Wer jeden Tag dieselbe Strecke fährt, rechnet in Kilo Gas statt in Litern: ^{who} hat {einA x}.',
      'thrifty :: Wenn Sie beim Tanken auf den Betrag schauen, ist Gas eine ernsthafte Antwort. {who} hat {einA x}.',
    ],
  },
  {
    of: ['tanksInspection'],
    say: [
      'Wer mit Gas fährt, fragt zuerst nach den Flaschen, und bei {whoD} ist die Antwort kurz: {x0}.',
      'Die wichtigste Frage an jedes Gasauto ist bei {whoD} beantwortet: {x0}.',
    ],
  },
  {
    of: ['ownedBattery', 'batteryHealth'],
    say: [
      'Zwei Fragen zum Akku stellt jeder Käufer, hier sind die Antworten: ^{who} hat {einA x}, Miete fällt also keine an, und gemessen ist {ein y}.',
      'Keine Batteriemiete und kein Rätselraten beim Akku: ^{who} hat {einA x} mit {einD y}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Keine Miete, keine monatliche Abbuchung für den Akku: ^{who} hat {einA x}.',
      'Bei {whoD} kaufen Sie den Akku mit: ^verbaut ist {ein x}.',
    ],
  },
  {
    of: [['batteryHealth', 'range']],
    say: [
      'Die Frage, die alle zum Akku stellen, ist bei {whoD} beantwortet: {x0}.',
      'Eine Zahl sagt mehr als jedes Versprechen, bei {whoD} lautet sie: {x0}.',
    ],
  },
  {
    of: ['batteryWarranty'],
    say: [
      'Auf das teuerste Bauteil gibt es bei {whoD} {einA x}.',
      'Für den Akku ist vorgesorgt: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: [
      'Was man später nicht nachrüsten kann, ist hier schon da: ^{who} hat {einA x}.',
      'Bei {whoD} müssen Sie nicht lange auf die Optionsliste schauen: {x0}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'Zu Hause an die Steckdose, unterwegs an die Tankstelle: ^{who} ist beides gewohnt, denn {er} ist {ein x}.',
    ],
  },
  // room
  {
    of: ['manySeats'],
    say: [
      'mpv :: {who} hat {einA x}, da muss beim Ausflug niemand hinterherfahren.',
      'mpv & family :: Die halbe Mannschaft will mit? {who} hat {einA x}.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      '{who} hat {einA x}, und plötzlich passen Großeltern oder Schulfreunde auch noch mit hinein.',
      'family :: Wenn der Kindergeburtstag in ein Auto passen muss: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      '{who} hat {einA x}, und die Parklücke daneben darf ruhig eng sein.',
      'family :: Keine Tür mehr, die ans Nachbarauto schlägt: ^{who} hat {einA x}.',
      'cargo :: Laden am Straßenrand, auch wenn daneben der Verkehr fließt: ^{who} hat {einA x}.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Beinfreiheit oder Kofferraum? {who} hat {einA x}, Sie entscheiden jeden Morgen neu.',
      'family :: Der Kofferraum wächst mit den Plänen: ^{who} hat {einA x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['Hineinrollen statt umsteigen: ^{who} hat {einA x}.'],
  },
  {
    of: ['towHook'],
    say: [
      '{who} hat {einA x}: ^Wohnwagen, Pferdehänger oder Brennholz, Sie müssen nur noch ankuppeln.',
      'inCountry :: Auf dem Land hängt immer irgendetwas hintendran. {who} hat dafür {einA x}.',
      'onTrips :: Der Urlaub darf hintendran hängen: ^{who} hat {einA x}.',
      'atWork & !luxury :: Der Hänger gehört zum Betrieb, {einA x} hat {who} schon.',
    ],
  },
  {
    of: ['towCapacity'],
    say: ['Was hinten dranhängen darf, steht bei {whoD} fest: {x0}.'],
  },
  // work
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      '{who} hat {einA x}: ^einräumen und zum ersten Auftrag fahren.',
      'atWork :: Wer auf der Baustelle Schrauben sucht, verdient nichts. {who} hat {einA x}.',
    ],
  },
  {
    of: [['tailLift', 'crane']],
    say: ['Schwere Lasten heben hier nicht Sie: ^{who} hat {einA x}.'],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: ['Die Ware kommt so an, wie Sie sie eingeladen haben: ^{who} hat {einA x}.'],
  },
  {
    of: [['tipperBed', 'threeWayTipper', 'cargoBed', 'bedCover', 'canvasTilt', 'ladderRack']],
    say: [
      'Gebaut für den Betrieb, nicht für den Prospekt: ^{who} hat {einA x}.',
      'Für die Baustelle bringt {who} {einA x} mit.',
    ],
  },
  {
    of: ['payload'],
    say: ['Die Zahl, nach der jeder Handwerker fragt, steht bei {whoD} fest: {x0}.'],
  },
  {
    of: [['registeredTruck', 'registeredCar', 'licenceB']],
    say: [
      'Ein Blick in die Papiere vorweg: ^{who} {x}.',
      'In den Papieren steht, was Sie wissen müssen: ^{who} {x}.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: ['Führerschein frisch in der Tasche? {who} {x}.', 'Für das erste Auto wichtig: ^{who} {x}.'],
  },
  // on the road for days, and off it
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      'Das Hotelzimmer fährt mit: ^{who} hat {einA x}.',
      'Dort übernachten, wo es am schönsten ist: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [
      ['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard', 'allTerrainTyres'],
    ],
    say: [
      'Wo der Asphalt aufhört, wird es für {whoA} erst interessant: ^{er} hat {einA x}.',
      'inCountry :: Der Feldweg ist aufgeweicht, der Hang nass? {who} hat {einA x}.',
      'atWork :: Bis zur Baustelle führt nicht immer eine Straße. {who} hat {einA x}.',
      'stylish :: Viele sehen nach Gelände aus. {who} hat auch {einA x}.',
    ],
  },
  // old cars
  {
    of: ['restored'],
    say: ['{who} {x}, und jede Stunde Arbeit daran dürfen Sie aus der Nähe begutachten.'],
  },
  {
    of: [['conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['Nachkaufen kann man das nicht: ^{who} {x}.', 'Original ist ein Auto nur einmal. {who} {x}.'],
  },
  {
    of: ['originalPlates', 'classicRegistered'],
    say: [
      'Sammler schauen zuerst auf Kennzeichen und Papiere: ^{who} trägt {A x} und hat {einA y}.',
      '{who} trägt {A x}, {ein y} ist vorhanden. Mehr Herkunft kann man nicht verlangen.',
    ],
  },
  {
    of: ['originalPlates'],
    say: [
      'Mit jedem Jahr werden es weniger, die so herumfahren: ^{who} trägt noch {A x}.',
      'Ein Detail, das sich nicht nachkaufen lässt: ^{who} trägt noch {A x}.',
    ],
  },
  {
    of: [['matchingNumbers', 'classicCertificate', 'historicPlate', 'classicRegistered']],
    say: [
      'Die Papiere, auf die es Liebhabern ankommt, sind da: ^{who} hat {einA x}.',
      'Für Kenner vorweg: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered']],
    say: ['So etwas steht nicht an jeder Ecke: ^{who} {x}.', 'Etwas Eigenes von Werk aus: ^{who} {x}.'],
  },
  { of: ['neverTrack'], say: ['Schnell, aber nie gequält: ^{who} {x}.'] },
  { of: ['exDemo'], say: ['Vorgeführt wurde genug, jetzt darf jemand damit fahren: ^{who} {x}.'] },
  {
    of: ['zeroKm'],
    say: [
      'Auf dem Papier zugelassen, auf der Straße noch kaum gewesen: ^{who} {x}.',
      'So neu, wie ein Auto mit Zulassung nur sein kann: ^{who} {x}.',
    ],
  },
  {
    of: [['perfectCondition', 'excellentCondition', 'likeNew', 'wellKept']],
    say: [
      '{who} {x}, und das prüfen Sie am besten mit eigenen Augen.',
      'Ein Rundgang sagt mehr als zehn Fotos: ^{who} {x}.',
    ],
  },
  // what it has
  {
    of: ['adaptiveCruise'],
    say: [
      'commuter :: Jeden Morgen Kolonne, jeden Abend wieder. {who} hat {einA x} und hält den Abstand für Sie.',
      'onTrips :: Lange Autobahnetappen verlieren ihren Schrecken, denn {who} hat {einA x}.',
      '{who} hat {einA x}, und Ihr rechter Fuß bekommt endlich Pausen.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Einparken mit Blick von oben: ^{who} hat {einA x}.',
      'inCity :: Poller, Bordsteine, fremde Stoßstangen: ^{who} hat {einA x} und zeigt Ihnen alle.',
    ],
  },
  {
    of: ['headUp'],
    say: ['Den Blick brauchen Sie nicht mehr zu senken, denn {who} hat {einA x}.'],
  },
  {
    of: [['matrixLights', 'laserLights', 'nightVision']],
    say: [
      'Nachts zeigt sich, was ein Auto kann: ^{who} hat {einA x}.',
      'onTrips :: Die letzten Kilometer vor dem Ziel fährt man meist im Dunkeln. {who} hat dafür {einA x}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Einsteigen, hochschauen, Himmel: ^{who} hat {einA x}.',
      'inCity :: Zwischen Hausfassaden ist der Himmel schmal. {who} hat {einA x} und holt ihn herein.',
      'stylish :: Schön von außen, hell von innen: ^{who} hat {einA x}.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: ['Vorn ist es zu warm, hinten zu kalt? Nicht hier: ^{who} hat {einA x}.'],
  },
  {
    of: [['foldingHardTop', 'electricTop', 'hardTop']],
    say: [
      'Offen durch den Sommer, geschlossen durch den Winter: ^{who} hat {einA x}.',
      'Sonne? Dach auf. {who} hat {einA x}.',
    ],
  },
  {
    of: [['ceramicBrakes', 'bucketSeats']],
    say: ['Die richtigen Häkchen wurden schon beim Bestellen gesetzt: ^{who} hat {einA x}.'],
  },
];
