import type { Argument } from '../../../../argument/arguments.ts';

/** Last sentences that come back to what led. */
export const leadClosings: readonly Argument[] = [
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      'Chiamaci e chiedi di chi l’ha guidat@ finora: la risposta è breve.',
      'Il secondo capitolo comincia con una prova, quando vuoi tu.',
    ],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      'Vieni a vederl@ e comincia dalle carte della manutenzione: il motore lo accendiamo dopo.',
      'Porta il tuo meccanico, se ne hai uno: sapremo che cosa mostrargli.',
      'commuter :: Leggi la manutenzione con calma e poi prova il motore sulla strada che fai ogni mattina.',
      'Scrivici quali lavori ti interessano, e le date le guardiamo insieme.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'serviceJustDone', 'lastService']],
    say: [
      'Vieni ad ascoltare il motore a freddo: è il momento in cui un’auto curata si fa riconoscere.',
      'Chiamaci e chiedi dell’ultima volta in officina, prima ancora del prezzo.',
      'Mezz’ora con la radio spenta basta per farsi un’idea: scegli il giorno.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Chiedici di mettere le fatture sul tavolo: si leggono in dieci minuti.',
      'Vieni con gli occhiali da lettura, qui le carte contano quanto la carrozzeria.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'waterPump', 'flywheel', 'serviceBelt', 'turbo', 'oilChange']],
    say: [
      'Vieni con il tuo meccanico di fiducia: del lavoro fatto può chiederci tutto.',
      'Chiamaci e fatti raccontare l’intervento, pezzo per pezzo.',
      'Il modo migliore di controllare il lavoro dell’officina è guidare: scegli il giorno della prova.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Vieni a vederl@ alla luce del giorno, quella che alla vernice non perdona niente.',
      'Passa in una mattina di sole e giraci intorno senza fretta.',
      'Misura il tuo garage, poi vieni a conoscerl@.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Vieni, apri la portiera e respira: il primo esame è quello.',
      'Siediti dentro a finestrini chiusi, poi dicci che cosa ne pensi.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'Vieni a guardare le fughe della carrozzeria da vicino, una per una.',
      'Porta il tuo carrozziere: la visita gli prenderà poco tempo.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: [
      'Chiamaci e chiedi dei suoi chilometri, prima di aggiungerne qualcuno tu in prova.',
      'Vieni a leggere il contachilometri di persona.',
      'commuter :: I prossimi chilometri provali sulla tua strada di ogni giorno.',
    ],
  },
  {
    of: [['wellKept', 'excellentCondition', 'perfectCondition', 'likeNew', 'rustFree', 'exDemo', 'zeroKm']],
    say: [
      'Vieni a guardarl@ da vicino: le fotografie, per queste cose, non bastano.',
      'Passa con calma e controlla ogni angolo, anche quelli che nessuno guarda.',
    ],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'matchingNumbers']],
    say: [
      'Vieni con una lampada e con qualcuno che se ne intende: c’è da guardare a lungo.',
      'Scrivici che cosa vuoi vedere per primo, la lamiera o i numeri.',
      'Per un’auto così ci vuole un pomeriggio: scegli quale.',
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
      'Vieni a sfogliare le carte, il cofano lo apriamo dopo.',
      'Chiamaci e chiedi dei documenti: è il modo giusto di cominciare.',
    ],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered']],
    say: [
      'Chiamaci se stavi cercando proprio questa versione.',
      'Vieni a cercare i dettagli che gli altri non sanno riconoscere.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'Porta la patente nuova e il genitore più severo.',
      'newDriver :: La prima manovra si prova volentieri con calma: dicci quando passi.',
    ],
  },
  {
    of: [['makerWarrantyUntil', 'warrantyMonths', 'maintenanceIncluded', 'batteryWarranty']],
    say: [
      'Chiamaci e chiedi che cosa copre la garanzia: si risponde in due minuti.',
      'Vieni a leggere le condizioni di persona, anche le righe piccole.',
      'Scrivi le tue domande sulla copertura su un foglio e porta quello.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof']],
    say: [
      'Vieni in una giornata di sole, siediti dietro e guarda in alto.',
      'family :: Fai salire i bambini dietro e aspetta che alzino gli occhi.',
      'Il resto si capisce da seduti, con la testa all’indietro: scegli il giorno.',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats', 'leather', 'leatherSeats']],
    say: [
      'Vieni a sederti per cinque minuti: i sedili si spiegano meglio di noi.',
      'commuter :: Resta al volante quanto dura la tua strada per il lavoro.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      'Porta il telefono e collegalo: la prova comincia dal parcheggio.',
      'Vieni con la tua playlist pronta, la strada la scegli tu.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights', 'nightVision']],
    say: [
      'Vieni verso sera: i fari si giudicano quando fa buio.',
      'Scegli per la prova una strada senza lampioni.',
    ],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop', 'hardTop']],
    say: [
      'cabrio :: Vieni in un giorno asciutto, al tetto pensiamo insieme.',
      'Guarda le previsioni e scegli tu il pomeriggio della prova.',
      'cabrio :: Porta gli occhiali da sole e scegli la strada più lunga per tornare.',
    ],
  },
  {
    of: [['adaptiveCruise', 'blindSpot', 'headUp']],
    say: [
      'Chiedi di provarl@ in tangenziale: è lì che il sistema si fa conoscere.',
      'Vieni all’ora del traffico, per una volta ti servirà.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'parkAssist']],
    say: [
      'Vieni a provare la retromarcia nel posto più stretto che conosci.',
      'inCity :: Prova a parcheggiarl@ sotto casa tua, poi ne riparliamo.',
      'La prova può cominciare all’indietro: dicci quando passi.',
    ],
  },
  {
    of: [['newTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'Vieni a guardare il battistrada da vicino, poi prova la strada.',
      'Chinati accanto alle ruote prima di chiedere le chiavi.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'fastCharging', 'wallbox', 'heatPump', 'plugIn']],
    say: [
      'Dicci quanta strada fai in un giorno, e facciamo il conto insieme.',
      'Chiamaci e chiedi della batteria: è la domanda giusta.',
      'Vieni con il tuo percorso abituale in mente: la prova la facciamo lì.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem', 'cngSystem', 'tanksInspection']],
    say: [
      'Porta il conto del carburante del mese scorso: lo guardiamo insieme.',
      'Chiedici dell’impianto, le date contano più delle parole.',
    ],
  },
  {
    of: [['towHook', 'towCapacity']],
    say: [
      'Chiamaci e dicci che cosa devi trainare: partiamo da lì.',
      'Vieni con la scheda del tuo rimorchio in mano.',
      'Porta le misure del carrello, al resto pensiamo insieme.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'fourWheelDrive']],
    say: [
      'Vieni a guardarl@ da sotto, con le scarpe adatte.',
      'Raccontaci la strada peggiore che fai, e partiamo da quella.',
    ],
  },
  {
    of: [['manySeats', 'thirdRow', 'slidingDoors', 'slidingDoor', 'slidingSeats']],
    say: [
      '!twoDoors :: Vieni con tutti quelli che ci devono salire: i posti si contano da seduti.',
      'family :: Porta passeggino e seggiolini, la misura si prende dal vero.',
      '!twoDoors :: Fate il giro dei posti prima del giro di prova.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Venite insieme, e la pedana la prova chi la userà.',
      'Chiamaci e dicci le misure della carrozzina: le verifichiamo prima della visita.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting', 'payload', 'cargoBed', 'bedCover', 'tipperBed', 'threeWayTipper']],
    say: ['Chiamaci e dicci che lavoro fai: partiamo dal carico.'],
  },
  {
    of: [['refrigeration', 'insulatedBody', 'tailLift', 'crane']],
    say: [
      'Dicci che cosa trasporti, e la prova la facciamo su quello.',
      'Vieni a vedere l’allestimento in funzione, prima ancora del motore.',
    ],
  },
  {
    of: [['bed', 'kitchen', 'solarPanel', 'shower', 'toilet', 'campingKit', 'awning', 'livingHeater']],
    say: [
      'Vieni e apri ogni sportello, come la prima sera di viaggio.',
      'Porta chi partirà con te, e scegliete da che parte dormire.',
    ],
  },
  {
    of: [['sportExhaust', 'ceramicBrakes', 'sportSuspension', 'bucketSeats', 'coilovers', 'launchControl']],
    say: [
      'Vieni ad ascoltarl@ mentre si mette in moto.',
      'Chiedi di sederti al volante prima di chiedere i numeri.',
    ],
  },
];
