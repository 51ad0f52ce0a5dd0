import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, with what it means for the reader. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker', 'serviceBookKept'],
    ],
    say: [
      '{who} {x} und {y}, die Vorgeschichte ist für Sie also leicht zu überblicken.',
      'Nach der Vorgeschichte müssen Sie nicht lange fragen: ^{who} {x} und {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceHistory', 'serviceBook', 'serviceInvoices', 'digitalServiceBook', 'workInvoices'],
    ],
    say: [
      'Sie können die Vorgeschichte nachlesen: ^{who} {x} und hat {einA y}.',
      '{who} {x}, und für den Blick auf die Wartung haben Sie {einA y}.',
    ],
  },
  {
    of: [
      ['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept'],
      ['neverCrashed', 'nonSmoker', 'garaged'],
    ],
    say: [
      'Das sollten Sie zur Vorgeschichte wissen: ^{who} {x} und {y}.',
      '{who} {x} und {y}, zwei Dinge, die für Sie beim Kauf zählen.',
    ],
  },
  {
    of: [
      [
        ...(['oneOwner', 'oneDriver', 'firstOwner', 'garaged', 'neverCrashed', 'nonSmoker'] as const),
        ...(['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept'] as const),
      ],
    ],
    say: [
      '{who} {x}, und das ist für Sie ein gutes Zeichen.',
      'Für Ihre Entscheidung ist das gut zu wissen: ^{who} {x}.',
      'Über {whoA} können wir Ihnen sagen: ^{er} {x}.',
    ],
  },
  {
    of: [
      [
        ...(['serviceHistory', 'serviceBook', 'digitalServiceBook', 'serviceInvoices'] as const),
        ...(['workInvoices'] as const),
      ],
    ],
    say: [
      '{who} hat {einA x}, und Sie können nachlesen, was gemacht wurde.',
      'Was an {whoD} gemacht wurde, können Sie prüfen, denn {er} hat {einA x}.',
      'manyKm :: {who} ist {km} gelaufen und hat {einA x}, damit Sie die Wartung nachvollziehen können.',
    ],
  },
  {
    of: [
      [
        ...(['timingBelt', 'timing', 'timingChain', 'clutch', 'turbo', 'flywheel', 'engine'] as const),
        ...(['waterPump'] as const),
      ],
    ],
    say: [
      'Bei {whoD} wissen Sie zur Technik schon Bescheid: {x0}.',
      'Eine Frage zur Technik ist bei {whoD} für Sie schon beantwortet: {x0}.',
    ],
  },
  {
    of: [['serviceJustDone', 'newInspection']],
    say: [
      '{who} hat {einA x}, ein Termin weniger für Sie.',
      '{who} wird mit {einD x} angeboten, und Sie müssen sich nicht darum kümmern.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'motorwayMileage', 'guaranteedMileage']],
    say: [
      '{who} hat {einA x}<, abzulesen sind {km}>, und Sie wissen, woran Sie sind.',
      'Zur Laufleistung haben Sie bei {whoD} eine klare Angabe: {x0}<, abzulesen sind {km}>.',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'Mit {whoD} können Sie Gas tanken, denn {er} hat {einA x}.',
      '{who} ist mit {einD x} ausgestattet, und Sie können mit Gas fahren.',
    ],
  },
  {
    of: [['tanksInspection']],
    say: ['Bei {whoD} wissen Sie auch darüber Bescheid: {x0}.', 'Das können Sie bei {whoD} nachlesen: {x0}.'],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty']],
    say: [
      'Zur Batterie haben Sie bei {whoD} eine klare Angabe: {x0}.',
      'Nach der Batterie müssen Sie bei {whoD} nicht erst fragen: {x0}.',
    ],
  },
  {
    of: ['heatPump', ['fastCharging', 'wallbox', 'chargingCable', 'chargingCables']],
    say: [
      '{who} hat {einA x} und {einA y}; das hilft Ihnen im Winter und beim Laden.',
      'Für den Winter und für das Laden bekommen Sie bei {whoD} {einA x} und {einA y}.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: [
      '{who} hat {einA x}, und das macht Ihnen den Alltag leichter.',
      'Im Alltag ist das für Sie nützlich: ^{who} ist mit {einD x} ausgestattet.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'Bei {whoD} können Sie die Batterie an der Steckdose laden: {x0}.',
      'An der Steckdose können Sie {whoA} laden: {x0}.',
    ],
  },
  {
    of: [['manySeats']],
    say: [
      'Sie wissen gleich, wie viele mitfahren können: ^{who} hat {einA x}.',
      'car & !twoDoors & !low :: {who} bietet Ihnen und Ihren Mitfahrern Platz: {x0}.',
    ],
  },
  {
    of: [['thirdRow', 'slidingDoors', 'slidingDoor', 'slidingSeats', 'wheelchairRamp']],
    say: [
      'Im Alltag ist das für Sie praktisch: ^{who} hat {einA x}.',
      '{who} ist mit {einD x} ausgestattet, und das erleichtert Ihnen viele Fahrten.',
      'car :: Für Sie und Ihre Mitfahrer hat {who} {einA x}.',
    ],
  },
  {
    of: [['towHook', 'towCapacity']],
    say: [
      '{who} hat {einA x}, und das zählt, wenn Sie einen Anhänger ziehen.',
      'Wenn Sie einen Anhänger ziehen wollen, bietet Ihnen {who} {einA x}.',
    ],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'tailLift', 'crane', 'refrigeration', 'insulatedBody'] as const),
        ...(['tipperBed', 'threeWayTipper', 'payload', 'ladderRack', 'cargoBed', 'bedCover'] as const),
        ...(['canvasTilt'] as const),
      ],
    ],
    say: [
      'Für Ihre Arbeit bringt {who} {einA x} mit.',
      '{who} hat {einA x}, und das zählt, wenn Sie täglich damit arbeiten.',
    ],
  },
  {
    of: [['registeredTruck', 'registeredCar', 'licenceB', 'newDriversAllowed']],
    say: [
      'Für Ihre Pläne ist das wichtig zu wissen: ^{who} {x}.',
      '{who} {x}, das sollten Sie vor dem Kauf wissen.',
    ],
  },
  {
    of: [
      [
        ...(['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning'] as const),
        ...(['livingHeater', 'fridge'] as const),
      ],
    ],
    say: [
      'Für Ihre Reisen hat {who} {einA x}.',
      '{who} ist mit {einD x} ausgestattet, und das ist für Sie unterwegs nützlich.',
    ],
  },
  {
    of: [
      ['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard', 'allTerrainTyres'],
    ],
    say: [
      'Für Ihre Fahrten abseits der Straße hat {who} {einA x}.',
      'Auf unbefestigten Wegen kommt Ihnen das zugute: ^{who} hat {einA x}.',
    ],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: [
      '{who} {x}, und das können Sie sich vor Ort in Ruhe ansehen.',
      'Wenn Sie auf den Zustand achten, ist das für Sie wichtig: ^{who} {x}.',
    ],
  },
  {
    of: [
      [
        ...(['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate'] as const),
        ...(['classicRegistered'] as const),
      ],
    ],
    say: ['Für Sie als Käufer zählt auch das: ^{who} hat {einA x}.', 'Bei {whoD} finden Sie auch das: {x0}.'],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered', 'neverTrack', 'exDemo', 'zeroKm']],
    say: ['Das sollten Sie über {whoA} wissen: ^{er} {x}.', 'Für Sie gut zu wissen: ^{who} {x}.'],
  },
  {
    of: [['perfectCondition', 'excellentCondition', 'likeNew', 'wellKept']],
    say: [
      '{who} {x}, davon können Sie sich vor Ort überzeugen.',
      'Zum Zustand können wir Ihnen sagen: ^{who} {x}.',
    ],
  },
  {
    of: [['surroundCamera', 'adaptiveCruise', 'headUp', 'matrixLights', 'laserLights', 'nightVision']],
    say: [
      '{who} ist mit {einD x} ausgestattet und macht Ihnen das Fahren leichter.',
      'Beim Fahren hilft Ihnen {who} mit {einD x}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'leather', 'leatherSeats', 'multiZoneClimate']],
    say: [
      'Im Innenraum haben Sie es angenehm: ^{who} hat {einA x}.',
      '{who} bietet Ihnen {einA x}, damit Sie sich unterwegs wohlfühlen.',
    ],
  },
  {
    of: [['foldingHardTop', 'electricTop', 'hardTop', 'ceramicBrakes', 'bucketSeats', 'sportPackage']],
    say: [
      'Für Ihre Freude am Fahren hat {who} {einA x}.',
      'Wenn Sie gern fahren, ist das für Sie interessant: ^{who} hat {einA x}.',
    ],
  },
];
