import type { Argument } from '../../../../argument/arguments.ts';

/** What things do for the reader; the rest of the reasons address nobody. */
export const readerReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Beim Zurücksetzen zeigt Ihnen {x} den Bereich hinter dem Wagen, und {y} melden den Abstand.',
      'inCity :: In den engen Parklücken der Stadt helfen Ihnen {x} und {y}.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      'Mit {D x} sehen Sie auf dem Display, was hinter Ihnen liegt.',
      'newDriver :: Wenn Sie noch nicht lange fahren, hilft Ihnen {x} beim Einparken.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Beim Rangieren zeigt Ihnen {x}, was rund um den Wagen liegt.',
      'Mit {D x} sehen Sie auch niedrige Hindernisse neben dem Wagen.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      'Wie viel Platz beim Einparken bleibt, (meldet/melden) Ihnen {x}.',
      'easyParking :: Beim Einparken (nimmt/nehmen) Ihnen {x} das Schätzen ab.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'Wenn Sie ungern einparken, hilft Ihnen {x}.',
      'inCity :: In der Stadt macht Ihnen {x} das Einparken leichter.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      'Auf der Autobahn hält {x} für Sie den Abstand zum Vordermann.',
      'commuter :: Auf dem Weg zur Arbeit nimmt Ihnen {x} etwas Mühe ab.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'Auf freier Strecke hält {x} die Geschwindigkeit, die Sie wählen.',
      'onTrips :: Auf langen Fahrten können Sie dank {D x} den Fuß ausruhen.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Vor dem Spurwechsel warnt {x} Sie vor Fahrzeugen, die Sie im Spiegel nicht sehen.',
      'commuter :: Auf mehrspurigen Straßen achtet {x} mit Ihnen auf die Fahrzeuge nebenan.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      'Auf der Autobahn hilft Ihnen {x}, in der Spur zu bleiben.',
      'onTrips :: Auf langen Strecken achtet {x} mit Ihnen auf die Spur.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Sollten Sie ein Hindernis zu spät sehen, kann {x} eingreifen.',
      'safe :: Wenn vorn plötzlich gebremst wird, kann {x} Ihnen helfen.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      'Mit {D x} lesen Sie die Geschwindigkeit ab und behalten die Straße im Blick.',
      'Die wichtigsten Angaben zeigt {x} direkt vor Ihnen an.',
    ],
  },
  {
    of: [['ledLights', 'matrixLights', 'xenonLights', 'biXenonLights', 'adaptiveLights', 'laserLights']],
    say: [
      'Bei Nacht sehen Sie mit {D x} die Straße gut.',
      'commuter :: Auf dem Heimweg am Abend (gibt/geben) Ihnen {x} gutes Licht.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Über {A x} oder {A y} haben Sie Karte und Musik vom Telefon auf dem Display.',
      'Ihr Telefon verbinden Sie über {A x} oder {A y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Ihre Musik und Ihre Routen holen Sie über {A x} auf das Display.',
      'Mit {D x} nutzen Sie Apps, ohne das Telefon in die Hand zu nehmen.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      'Auch auf unbekannten Strecken führt {x} Sie ans Ziel.',
      'atWork :: Den Weg zum nächsten Kunden zeigt Ihnen {x}.',
    ],
  },
  {
    of: ['audio'],
    say: [
      'Ihre Musik hören Sie unterwegs über {A x}.',
      'onTrips :: Auf langen Fahrten hören Sie Ihre Musik über {A x}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'Wenn Kinder mitfahren, befestigen Sie die Kindersitze an {D x}.',
      'family :: Die Sitze Ihrer Kinder haben an {D x} festen Halt.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'An kalten Tagen haben Sie es mit {D x} und {D y} schnell warm.',
      'commuter :: Im Winter machen Ihnen {x} und {y} den Weg zur Arbeit angenehmer.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'An kalten Tagen sitzen Sie dank {D x} bald warm.',
      'commuter :: Auf dem morgendlichen Weg zur Arbeit sitzen Sie mit {D x} auch im Winter warm.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'Im Winter steigen Sie dank {D x} in einen warmen Wagen.',
      'An Frosttagen kann Ihnen {x} das Eiskratzen ersparen.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Mit {D x} wählen Sie und Ihr Beifahrer jeweils die eigene Temperatur.',
      'Wenn Ihr Beifahrer es wärmer mag, wählt er mit {D x} seine eigene Temperatur.',
    ],
  },
  {
    of: [['automaticClimate', 'multiZoneClimate']],
    say: [
      'Sie wählen die Temperatur, und um den Rest kümmert sich {x}.',
      'Im Sommer wie im Winter haben Sie es mit {D x} angenehm.',
    ],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      '{A x} können Sie mit einem Tuch sauber halten.',
      'family :: Wenn einmal etwas verschüttet wird, können Sie {A x} einfach abwischen.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      'Ihren Sitz stellen Sie mit {D x} auf Knopfdruck ein.',
      'onTrips :: Auf langen Fahrten ändern Sie mit {D x} leicht die Sitzposition.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Durch {A x} haben Sie viel Licht im Innenraum.',
      'family :: Auch Ihren Kindern auf den hinteren Plätzen bringt {x} mehr Licht.',
    ],
  },
  {
    of: [['airSuspension', 'adaptiveSuspension']],
    say: [
      'Von Unebenheiten spüren Sie dank {D x} weniger.',
      'onTrips :: Auf langen Strecken fahren Sie mit {D x} komfortabel.',
    ],
  },
  {
    of: ['keyless'],
    say: [
      'Dank {D x} können Sie den Schlüssel in der Tasche lassen.',
      'Wenn Sie die Hände voll haben, erspart Ihnen {x} die Suche nach dem Schlüssel.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Den Kofferraum öffnen Sie dank {D x} ohne Kraft.',
      'family :: Wenn Sie mit Kindern und Einkäufen kommen, hilft Ihnen {x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Einen Anhänger hängen Sie an {D x} an.',
      'inCountry :: Wenn Sie Holz oder Material holen, können Sie dank {D x} einen Anhänger nehmen.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Wenn Sie etwas Langes mitnehmen, (schafft/schaffen) {x} Platz.',
      'Mit {D x} gewinnen Sie bei Bedarf mehr Laderaum.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'In engen Parklücken (erleichtert/erleichtern) Ihnen {x} den Zugang.',
      'family :: Ihre Kinder steigen durch {A x} leicht ein und aus.',
      'cargo :: Durch {A x} laden Sie auch dort, wo neben dem Wagen wenig Platz ist.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Dank {D x} können Sie mehr Mitfahrer mitnehmen.',
      'family :: Wenn die Freunde Ihrer Kinder mitkommen, finden sie in {D x} Platz.',
    ],
  },
  {
    of: [['winterWheels', 'winterTyreSet', 'winterTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'Um {A x} müssen Sie sich nicht mehr kümmern.',
      'thrifty :: {A x} müssen Sie nicht mehr eigens kaufen.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Dank {D x} steht für Sie so bald kein Reifenkauf an.',
      'thrifty :: Dank {D x} müssen Sie vorerst kein Geld für Reifen einplanen.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Mit {D x} müssen Sie zwischen Sommer und Winter nicht wechseln.',
      'Den Reifenwechsel im Frühjahr und im Herbst (erspart/ersparen) Ihnen {x}.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'Im Winter brauchen Sie dank {D x} weniger Strom zum Heizen.',
      'onTrips :: Bei Fahrten in der Kälte hilft Ihnen {x}, mit dem Strom auszukommen.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'Auf Reisen verkürzt Ihnen {x} die Ladepausen.',
      'Wenn Sie unterwegs laden, müssen Sie dank {D x} weniger lange warten.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Werkzeug und Material haben Sie mit {D x} geordnet bei sich.',
      'atWork :: Bei der Arbeit müssen Sie dank {D x} nicht lange nach dem Werkzeug suchen.',
    ],
  },
  {
    of: [['tailLift', 'crane']],
    say: [
      'Schwere Lasten müssen Sie dank {D x} nicht von Hand heben.',
      'atWork :: Das Heben schwerer Lasten nimmt Ihnen {x} ab.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'raisedSuspension', 'allTerrainTyres', 'gripControl']],
    say: [
      'Auf schwierigem Untergrund (hilft/helfen) Ihnen {x}.',
      'inCountry :: Wenn Sie über Feld- und Waldwege fahren, (hilft/helfen) Ihnen {x}.',
    ],
  },
  {
    of: [['electricTop', 'foldingHardTop']],
    say: [
      'An schönen Tagen öffnen Sie {A x} auf Knopfdruck.',
      'Ob Sie offen oder geschlossen fahren, entscheiden Sie dank {D x} auf Knopfdruck.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch']],
    say: [
      'Zu einem wichtigen Punkt der Technik wissen Sie Bescheid: {x0}.',
      'thrifty :: Das können Sie in Ihrer Rechnung berücksichtigen: {x0}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Was an {themodelD} gemacht wurde, können Sie in {D x} nachlesen.',
      'Über ausgeführte Arbeiten (gibt/geben) Ihnen {x} Auskunft.',
    ],
  },
  {
    of: [['serviceHistory', 'digitalServiceBook', 'serviceBook']],
    say: [
      'In {D x} können Sie nachlesen, was wann gemacht wurde.',
      '{A x} können Sie bei der Besichtigung einsehen.',
    ],
  },
  {
    of: [['serviceJustDone', 'newInspection']],
    say: [
      'Um {A x} müssen Sie sich nicht selbst kümmern.',
      'thrifty :: An {A x} müssen Sie vorerst nicht denken.',
    ],
  },
];
