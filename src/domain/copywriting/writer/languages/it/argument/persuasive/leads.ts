import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, with the car. */
export const leads: readonly Argument[] = [
  // owners, condition, kilometres
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'garaged'],
    say: [
      'Un usato con una storia semplice da raccontare: {who} {x} ed {y}.',
      'Di {who} sappiamo quello che conta: {x} ed {y}.',
      '{who} {x} ed {y}: [un passato così si trova di rado|per un usato è un ottimo inizio].',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviced', 'servicedByMaker'],
    ],
    say: [
      '{who} {x} ed {y}: [sai da dove viene e come è stat@ seguit@|è quello che si spera di trovare in un usato].',
      'Quando si compra un usato si chiede sempre chi l’ha avuto e chi l’ha curato. {who} {x} ed {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      [
        'serviceHistory',
        'servicesDone',
        'serviceBook',
        'serviceBookKept',
        'digitalServiceBook',
        'serviceInvoices',
      ],
    ],
    say: [
      '{who} {x} e ha {ha y}: [la sua storia si può leggere|sai da dove viene e come è stat@ tenut@].',
      'Quando si compra un usato si chiede sempre chi l’ha avuto e chi l’ha curato. {who} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['oneOwner', 'neverCrashed'],
    say: ['{who} {x} e {y}: per un usato sono le due notizie migliori.'],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      'Di un usato si vuole sapere prima di tutto da dove viene: {who} {x}.',
      'commuter :: Per andare al lavoro tutti i giorni serve un’auto di cui si conosce il passato: {who} {x}.',
      'family :: Prima di far salire i bambini vuoi sapere chi l’ha guidat@: {who} {x}.',
      'thrifty :: Una storia semplice vale quanto un buon prezzo: {who} {x}.',
      '{who} {x}: [meno passaggi di mano, meno domande|il suo passato si racconta in una frase].',
    ],
  },
  {
    of: ['garaged', ['nonSmoker', 'serviced', 'servicedByMaker', 'neverCrashed']],
    say: [
      '{who} {x} ed {y}: [si vede che chi l’ha avut@ ci teneva|la cura si nota appena ci si avvicina].',
      'La cura di chi l’ha guidat@ si vede: {who} {x} ed {y}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Sole, grandine e resina lasciano il segno sulla carrozzeria. {who} {x}.',
      '{who} {x}: [lontano da sole, grandine e resina|al riparo da sole e intemperie].',
      'stylish :: Chi tiene all’aspetto di un’auto comincia da dove ha dormito: {who} {x}.',
      'inCity :: Chi parcheggia in strada sa che cosa rischia la carrozzeria. {who} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Apri la portiera e senti subito la differenza: {who} {x}.',
      'family :: Per chi viaggia con i bambini è una buona notizia: {who} {x}.',
      '{who} {x}, e quando si sale si sente.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'È la prima domanda di chi compra un usato, e la risposta è quella che speri: {who} {x}.',
      'family :: Quando a bordo sale la famiglia è una notizia che conta: {who} {x}.',
      '{who} {x}: si compra con un pensiero in meno.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      '{who} ha {x}: [tanta strada scorrevole e poche frenate|strada che affatica meno dei semafori].',
      'manyKm :: I chilometri vanno letti per come sono stati fatti: {who} ha {x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'In un usato i chilometri sono la prima cosa su cui si vuole chiarezza. {who} ha {x}.',
      'commuter :: Se fai tanta strada sai quanto contano i chilometri già percorsi. {who} ha {x}.',
    ],
  },
  {
    of: ['exDemo'],
    say: [
      '{who} {x}: l’hanno guidat@ in pochi.',
      'Un modo intelligente per avere un’auto giovane: {who} {x}.',
    ],
  },
  {
    of: [['wellKept', 'excellentCondition', 'perfectCondition', 'likeNew']],
    say: [
      'Certe auto si vede subito che sono state trattate bene: {who} {x}.',
      '{who} {x}: [vieni a guardarl@ da vicino|dal vivo lo vedi in un attimo].',
    ],
  },
  { of: ['rustFree'], say: ['In un’auto di questi anni è la prima cosa da guardare: {who} {x}.'] },
  {
    of: ['neverTrack'],
    say: ['Con un’auto così la domanda viene spontanea, e la risposta è rassicurante: {who} {x}.'],
  },
  { of: ['neverTowed'], say: ['{who} {x}, e per motore e frizione è una buona notizia.'] },
  {
    of: ['restored'],
    say: [
      'Il lavoro più lungo l’ha già fatto qualcun altro: {who} {x}.',
      '{who} {x}, e adesso aspetta solo di essere guidat@.',
    ],
  },
  {
    of: [['conserved', 'neverRestored', 'allOriginal']],
    say: [
      'Di auto d’epoca rifatte ce ne sono tante, di vere meno: {who} {x}.',
      '{who} {x}, e per chi ama le auto d’epoca è la cosa più preziosa.',
    ],
  },
  {
    of: [['limitedEdition', 'numbered', 'specialEdition']],
    say: [
      '{who} {x}: è difficile incontrarne un’altra.',
      'stylish :: Se cerchi un’auto che si distingua, guarda bene {who}: {x}.',
      'Non è una delle tante: {who} {x}.',
    ],
  },
  {
    of: ['zeroKm'],
    say: [
      '{who} {x}: [è praticamente da inaugurare|i chilometri sono tutti da fare].',
      'family :: Per la famiglia, senza i mesi di attesa di un ordine: {who} {x}.',
    ],
  },
  // services, works, papers, warranties
  {
    of: [
      ['timingBelt', 'timing'],
      ['waterPump', 'clutch', 'serviceJustDone', 'servicesDone'],
    ],
    say: [
      'I lavori più costosi sono già stati fatti: {who} ha {ha x} e {ha y}.',
      '{who} ha {ha x} e {ha y}: [due spese che non toccano più a te|chi l’ha tenut@ non si è tirato indietro].',
      'thrifty :: Due spese importanti in meno da mettere in conto: {who} ha {ha x} e {ha y}.',
    ],
  },
  {
    of: ['clutch', 'flywheel'],
    say: ['Un lavoro fatto per intero, e già pagato: {who} ha {ha x} e {ha y}.'],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo', 'flywheel', 'timingChain', 'waterPump', 'serviceBelt']],
    say: [
      'Una spesa importante in meno, perché è già stata fatta: {who} ha {ha x}.',
      'commuter :: Chi fa tanta strada sa quanto conta un lavoro così: {who} ha {ha x}.',
      '{who} ha {ha x}: [è un lavoro che non tocca più a te|una voce in meno nei conti].',
    ],
  },
  {
    of: [['serviceJustDone', 'lastService', 'oilChange']],
    say: [
      'Per un po’ all’officina non ci pensi: {who} ha {ha x}.',
      'thrifty :: La prima spesa dopo l’acquisto è già stata fatta: {who} ha {ha x}.',
      '{who} ha {ha x}, quindi puoi partire subito.',
    ],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      'Come è stat@ tenut@ {who} lo puoi leggere: ha {ha x}.',
      'commuter :: Per un’auto da usare tutti i giorni la manutenzione conta più del colore. {who} ha {ha x}.',
      'Le parole contano, le carte di più: {who} ha {ha x}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: ['Quello che è stato fatto lo puoi leggere: {who} ha {ha x}.'],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'Un’auto usata si giudica da come è stata seguita: {who} {x}.',
      '{who} {x}: è la prima cosa da chiedere quando si compra un usato.',
      'commuter :: Quando l’auto deve partire ogni mattina, la manutenzione conta: {who} {x}.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'newDriver :: Hai la patente da poco e puoi guidarl@ subito: {who} {x}.',
      'newDriver :: {who} {x}: un pensiero in meno per chi comincia.',
    ],
  },
  {
    of: ['makerWarrantyUntil'],
    say: [
      '{who} ha ancora {x}: [è un usato che si compra tranquilli|una bella sicurezza in più].',
      'family :: Nel bilancio di casa una sicurezza in più fa comodo: {who} ha ancora {x}.',
      'commuter :: Con tanta strada da fare, una sicurezza in più fa comodo: {who} ha ancora {x}.',
    ],
  },
  {
    of: [['warrantyMonths', 'batteryWarranty']],
    say: ['{who} ha {ha x}, e si parte con una sicurezza in più.'],
  },
  { of: ['maintenanceIncluded'], say: ['Per un po’ in officina porti soltanto le chiavi: {who} ha {ha x}.'] },
  {
    of: ['classicRegistered'],
    say: [
      'Un’auto d’epoca, e i documenti lo riconoscono: {who} {x}.',
      '!defective :: {who} {x}, ed è pront@ per i raduni.',
    ],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['Per un appassionato è il primo particolare da guardare: {who} ha {ha x}.'],
  },
  // energy
  {
    of: [['batteryHealth', 'range']],
    say: [
      'La batteria è la prima cosa di cui chiedere notizie: {who} ha {x}.',
      'commuter :: Fai il conto della strada di ogni giorno: {who} ha {x}.',
    ],
  },
  { of: ['ownedBattery'], say: ['Nessun canone da pagare ogni mese: {who} ha {x}.'] },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'commuter :: Se fai tanta strada, il carburante è la prima voce da guardare. {who} ha {x}.',
      'thrifty :: Alla pompa la differenza la vedi subito: {who} ha {x}.',
      '{who} ha {x}: [al distributore scegli tu|chi fa strada capisce subito perché conta].',
    ],
  },
  {
    of: ['plugIn'],
    say: ['In settimana si ricarica a casa, nei viaggi si fa il pieno: {who} ha {x}.'],
  },
  // room and work
  {
    of: [['manySeats', 'thirdRow']],
    say: [
      '!small & !twoDoors :: Quando si è in tanti non servono due auto: {who} ha {ha x}.',
      'family & !twoDoors :: Figli, amici dei figli, nonni: {who} ha {ha x}, e c’è posto per tutti.',
      'atWork & !twoDoors :: La squadra viaggia tutta insieme: {who} ha {ha x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['Chi viaggia in carrozzina sale comodamente e si parte tutti insieme: {who} ha {x}.'],
  },
  {
    of: [['shelving', 'workshopFitting', 'ladderRack']],
    say: [
      'Compri il mezzo e cominci a lavorare: {who} ha {x}.',
      'atWork :: Ogni attrezzo al suo posto, dal primo giorno: {who} ha {x}.',
    ],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: ['Dal magazzino al cliente la merce arriva come è partita: {who} ha {x}.'],
  },
  {
    of: [['tipperBed', 'threeWayTipper', 'tailLift', 'crane']],
    say: ['Il lavoro pesante lo fa il mezzo, non la tua schiena: {who} ha {x}.'],
  },
  {
    of: [['payload', 'towCapacity']],
    say: ['Quando il carico è serio, il numero da guardare è questo: {who} ha {x}.'],
  },
  {
    of: [['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater']],
    say: [
      'Si parte il venerdì sera e si decide strada facendo dove fermarsi: {who} ha {x}.',
      'Casa tua, ovunque tu scelga di fermarti: {who} ha {x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'wading']],
    say: [
      'Per chi l’asfalto lo lascia davvero: {who} ha {x}.',
      'Quando la strada finisce e bisogna andare avanti lo stesso, contano i mezzi: {who} ha {x}.',
    ],
  },
  // what makes it special
  {
    of: [['foldingHardTop', 'electricTop', 'softTop']],
    say: [
      'cabrio :: Un tetto quando serve, il cielo quando vuoi: {who} ha {x}.',
      'cabrio :: Alla prima giornata di sole capisci perché conta: {who} ha {x}.',
    ],
  },
  {
    of: [['ceramicBrakes', 'coilovers', 'rearSteering', 'launchControl', 'sportSuspension', 'bucketSeats']],
    say: ['Per chi guida sul serio è un dettaglio che conta: {who} ha {x}.'],
  },
  {
    of: ['sportExhaust'],
    say: [
      'Si fa sentire prima ancora di farsi vedere: {who} ha {x}.',
      'Per chi ama il suono del motore: {who} ha {x}.',
    ],
  },
];
