import type { Argument } from '../../../../argument/arguments.ts';

/** Last sentences that come back to what led. */
export const leadClosings: readonly Argument[] = [
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      'Chiamaci se vuoi sapere qualcosa di più della sua storia.',
      'Vieni a vederl@ di persona e chiedici della sua storia.',
    ],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      'Vieni a vederl@ e chiedici della manutenzione.',
      'Porta il tuo meccanico, se ne hai uno di fiducia.',
      'Scrivici che cosa vuoi sapere dei lavori fatti.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'serviceJustDone', 'lastService']],
    say: ['Vieni ad ascoltare il motore e a guardarl@ da vicino.'],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Quando vieni, guardiamo insieme le fatture.',
      'Vieni a vederl@ e dai un’occhiata anche alle fatture.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'waterPump', 'flywheel', 'serviceBelt', 'turbo', 'oilChange']],
    say: [
      'Vieni con il tuo meccanico di fiducia e chiedici del lavoro fatto.',
      'Chiamaci se vuoi sapere qualcosa di più del lavoro fatto.',
    ],
  },
  {
    of: ['garaged'],
    say: ['Vieni a vederl@ dal vivo.', 'Passa in una mattina di sole e guardal@ da ogni lato, senza fretta.'],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Vieni a sederti a bordo e guarda gli interni da vicino.',
      'Apri la portiera, siediti e dicci che cosa ne pensi.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: ['Vieni a guardare la carrozzeria da vicino, con calma.'],
  },
  {
    of: [['wellKept', 'excellentCondition', 'perfectCondition', 'likeNew', 'rustFree', 'exDemo', 'zeroKm']],
    say: [
      'Vieni a guardarl@ da vicino, perché certe cose in foto non si vedono.',
      'Vieni con calma e controlla ogni particolare.',
    ],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'matchingNumbers']],
    say: [
      'Vieni con qualcuno che se ne intende e prenditi tempo.',
      'Scrivici quali particolari vuoi vedere per primi.',
      'Scegli un giorno tranquillo per guardarl@ con calma.',
    ],
  },
  {
    of: [
      [
        'classicRegistered',
        'classicCertificate',
        'originalPlates',
        'historicPlate',
        'originalDocuments',
        'certificate',
      ],
    ],
    say: [
      'Vieni a vederl@ e guarda con calma anche i documenti.',
      'Chiamaci e chiedi quello che vuoi sapere dei documenti.',
    ],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered']],
    say: [
      'Chiamaci se stavi cercando proprio questa versione.',
      'Vieni a guardare da vicino i dettagli di questa versione.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: ['Scrivici o chiamaci, anche se è la tua prima auto.'],
  },
  {
    of: [['makerWarrantyUntil', 'warrantyMonths', 'maintenanceIncluded', 'batteryWarranty']],
    say: ['Chiamaci e chiedi che cosa è compreso.', 'Vieni a leggere le condizioni di persona, con calma.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof']],
    say: [
      'Vieni in una giornata di sole, siediti e guarda in alto.',
      'family & !twoDoors :: Fai salire i bambini dietro e guarda che cosa ne dicono.',
      'Vieni a vedere quanta luce entra dal tetto.',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats', 'leather', 'leatherSeats']],
    say: [
      'Vieni a sederti e prova i sedili con calma.',
      'commuter :: Siediti al volante e pensa alla strada di ogni mattina.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      'Porta il telefono e prova a collegarlo.',
      'Vieni con il tuo telefono e guarda le tue app sullo schermo.',
    ],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop', 'hardTop']],
    say: [
      'cabrio :: Vieni in un giorno asciutto e apriamo il tetto.',
      'Scegli una giornata di sole per venire a vederl@.',
    ],
  },
  {
    of: [['adaptiveCruise', 'blindSpot', 'headUp']],
    say: ['Vieni a vedere da vicino come funziona.', 'Siediti al volante e fatti mostrare i comandi.'],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'parkAssist']],
    say: [
      'Siediti al volante e guarda come si fa manovra.',
      'inCity :: Pensa al parcheggio sotto casa e vieni a vederl@.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'fastCharging', 'wallbox', 'heatPump', 'plugIn']],
    say: [
      'Dicci quanta strada fai in un giorno e ne parliamo insieme.',
      'Chiamaci e chiedi quello che vuoi sapere della batteria.',
      'Raccontaci il tuo percorso abituale e ne parliamo.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem', 'cngSystem', 'tanksInspection']],
    say: [
      'Raccontaci quanta strada fai e ne parliamo insieme.',
      'Chiedici dell’impianto tutto quello che vuoi sapere.',
    ],
  },
  {
    of: [['towHook', 'towCapacity']],
    say: [
      'Chiamaci e dicci che cosa devi trainare.',
      'Porta i dati del tuo rimorchio e guardiamoli insieme.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'fourWheelDrive']],
    say: ['Vieni a guardarl@ anche da sotto.', 'Raccontaci che strade fai e vieni a vederl@.'],
  },
  {
    of: [['manySeats', 'thirdRow', 'slidingDoors', 'slidingDoor', 'slidingSeats']],
    say: [
      'family :: Porta passeggino e seggiolini e guarda come ci stanno.',
      '!twoDoors :: Venite insieme e provate tutti i posti.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['Venite insieme a vedere la pedana da vicino.', 'Chiamaci e dicci le misure della carrozzina.'],
  },
  {
    of: [['shelving', 'workshopFitting', 'payload', 'cargoBed', 'bedCover', 'tipperBed', 'threeWayTipper']],
    say: ['Chiamaci e raccontaci che lavoro fai.'],
  },
  {
    of: [['refrigeration', 'insulatedBody', 'tailLift', 'crane']],
    say: ['Chiamaci e dicci che cosa trasporti.', 'Vieni a vedere da vicino l’allestimento.'],
  },
  {
    of: [['bed', 'kitchen', 'solarPanel', 'shower', 'toilet', 'campingKit', 'awning', 'livingHeater']],
    say: ['Vieni a vedere gli interni e apri ogni sportello.', 'Vieni con chi partirà con te.'],
  },
  {
    of: [['sportExhaust', 'ceramicBrakes', 'sportSuspension', 'bucketSeats', 'coilovers', 'launchControl']],
    say: ['Vieni a vederl@ e a sentire il motore acceso.', 'Vieni a sederti al volante.'],
  },
];
