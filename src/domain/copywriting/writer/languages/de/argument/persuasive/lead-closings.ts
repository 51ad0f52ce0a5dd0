import type { Argument } from '../../../../argument/arguments.ts';

/** Last sentences that come back to the thing with which the text began, with one next step. */
export const leadClosings: readonly Argument[] = [
  {
    of: [
      [
        'oneOwner',
        'oneDriver',
        'firstOwner',
        'serviced',
        'servicedByMaker',
        'servicesDone',
        'serviceBookKept',
      ],
    ],
    say: [
      'Die Vorgeschichte kennen Sie jetzt, den Rest erzählt {auto} bei der Besichtigung selbst.',
      'Rufen Sie an und machen Sie einen Termin aus, alles Weitere zeigen wir Ihnen am Fahrzeug.',
      'Kommen Sie vorbei und sehen Sie nach, ob {auto} so gut dasteht, wie es klingt.',
      'commuter & onTrips :: Rufen Sie an, dann beginnt der nächste Arbeitstag in einem Auto mit bekannter Geschichte.',
      'stylish & inCity :: Melden Sie sich und drehen Sie einmal eine Runde ums Auto, innen wie außen.',
    ],
  },
  {
    of: [
      [
        'garaged',
        'nonSmoker',
        'neverCrashed',
        'wellKept',
        'perfectCondition',
        'excellentCondition',
        'likeNew',
      ],
    ],
    say: [
      'Schauen Sie sich {autoA} bei Tageslicht an, {er} verträgt es.',
      'Kommen Sie vorbei und prüfen Sie Lack und Innenraum aus der Nähe.',
      'family :: Kommen Sie mit der Familie vorbei und sehen Sie sich {autoA} in Ruhe von innen und außen an.',
    ],
  },
  {
    of: [['serviceHistory', 'serviceBook', 'digitalServiceBook', 'serviceInvoices', 'workInvoices']],
    say: [
      'Kommen Sie vorbei und blättern Sie in Ruhe.',
      'Vereinbaren Sie einen Termin, dann gehen wir die Unterlagen gemeinsam durch.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'turbo', 'flywheel', 'engine', 'waterPump']],
    say: [
      'Fragen zur Technik beantworten wir am liebsten vor der offenen Motorhaube: ^rufen Sie an.',
      'Bringen Sie gern jemanden mit, der sich unter Motorhauben auskennt.',
    ],
  },
  {
    of: [['serviceJustDone', 'newInspection']],
    say: [
      'Ein Anruf, ein Termin, und Sie fahren los.',
      'Rufen Sie an und kommen Sie vorbei, {auto} hat den Werkstattbesuch schon hinter sich.',
    ],
  },
  {
    of: [['motorwayMileage', 'certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'Kommen Sie vorbei und vergleichen Sie Sitze, Lenkrad und Pedale mit dem Tachostand.',
      'Rufen Sie an, alles zum Kilometerstand zeigen wir Ihnen am Fahrzeug.',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'tanksInspection']],
    say: [
      'Rechnen Sie Ihre Kilometer einmal mit Gas durch und rufen Sie uns dann an.',
      'Nehmen Sie Ihre letzte Tankquittung mit zur Besichtigung, zum Vergleichen.',
    ],
  },
  {
    of: [
      ['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty', 'heatPump', 'fastCharging', 'wallbox'],
    ],
    say: [
      'Rufen Sie an, dann gehen wir die Daten zur Batterie gemeinsam durch.',
      'Kommen Sie vorbei und hören Sie einmal, wie wenig man hört.',
      'inCity & easyParking :: Melden Sie sich, sehen Sie sich die Batteriedaten an und parken Sie gleich selbst ein.',
    ],
  },
  {
    of: [['manySeats', 'thirdRow', 'slidingDoors', 'slidingSeats']],
    say: [
      'car :: Kommen Sie mit allen, die mitfahren sollen, und verteilen Sie schon einmal die Plätze.',
      'car :: Rufen Sie an und bringen Sie die Kinder gleich mit zur Sitzprobe.',
    ],
  },
  {
    of: [['towHook', 'towCapacity']],
    say: [
      'Sagen Sie uns, was Sie ziehen wollen, und wir schauen gemeinsam in die Papiere.',
      'Rufen Sie an, und der Hänger findet sein Zugfahrzeug.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting', 'payload', 'slidingDoor', 'ladderRack', 'tailLift', 'crane']],
    say: [
      'cargo :: Kommen Sie vorbei und räumen Sie {ihn} in Gedanken schon einmal ein.',
      'cargo :: Ein Anruf genügt, der nächste Auftrag kann kommen.',
    ],
  },
  {
    of: [
      ['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard', 'allTerrainTyres'],
    ],
    say: [
      'Kommen Sie vorbei und legen Sie sich ruhig einmal darunter.',
      'Rufen Sie an und sagen Sie uns, wohin Sie damit wollen.',
    ],
  },
  {
    of: [
      [
        ...(['originalPlates', 'classicRegistered', 'matchingNumbers', 'classicCertificate'] as const),
        ...(['historicPlate', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree'] as const),
      ],
    ],
    say: [
      'Bringen Sie Zeit mit und, wenn Sie mögen, einen Freund, der dieselbe Krankheit hat.',
      'Rufen Sie an und kommen Sie schauen: ^Fotos erzählen bei einem solchen Auto nur die Hälfte.',
    ],
  },
  {
    of: [['foldingHardTop', 'electricTop', 'hardTop']],
    say: [
      'Kommen Sie bei Sonne vorbei, dann machen wir das Dach auf.',
      'Rufen Sie an, bevor der Sommer Pläne ohne Sie macht.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['Setzen Sie sich hinein und schauen Sie einmal nach oben.'],
  },
  {
    of: [['zeroKm', 'exDemo']],
    say: [
      'Rufen Sie an und sehen Sie sich an, wie ein fast neues Auto dasteht.',
      'Kommen Sie vorbei: ^Der Geruch von neu ist inklusive.',
    ],
  },
  {
    of: [['adaptiveCruise', 'headUp', 'surroundCamera', 'matrixLights', 'laserLights', 'nightVision']],
    say: [
      'Setzen Sie sich hinein, wir zeigen Ihnen, wie das alles bedient wird.',
      'Rufen Sie an und lassen Sie sich die Technik am Fahrzeug zeigen.',
    ],
  },
];
