import type { Argument } from '../../../../../argument/arguments.ts';

/** What a wreck or its papers lack, and the parts that are to be done. */
export const limitReasons: readonly Argument[] = [
  {
    of: ['forParts'],
    say: [
      'Chi cerca pezzi ha trovato da dove prenderli: {auto} {x}.',
      'Per tornare in strada servirebbe altro; {auto} {x}.',
    ],
  },
  {
    of: ['toScrap'],
    say: ['Nessun giro di parole. {auto} {x}.', 'Non si compra per guidarl@, perché {auto} {x}.'],
  },
  {
    of: ['toRestore'],
    say: [
      '{auto} {x}: servono tempo, spazio e qualcuno che ci creda.',
      'Per chi ha un box e l’inverno davanti il lavoro c’è, visto che {auto} {x}.',
      'Prima di innamorarti fai l’elenco dei pezzi, perché {auto} {x}.',
    ],
  },
  {
    of: ['toRepair'],
    say: [
      '{auto} {x}, e il preventivo è la seconda cifra da conoscere.',
      'Il prezzo è metà del conto: {auto} {x}.',
      'Chi ha un’officina parte avvantaggiato, dato che {auto} {x}.',
    ],
  },
  {
    of: ['deregistered'],
    say: [
      'Per rivederl@ su strada c’è una pratica da fare. {auto} {x}.',
      '{auto} {x}: prima dei motori vengono gli uffici, e conviene informarsi.',
    ],
  },
  {
    of: ['toRegister'],
    say: [
      'La targa è ancora da fare, perché {auto} {x}.',
      '{auto} {x}: metti in conto tempi e costi della pratica.',
    ],
  },
  {
    of: ['noDocuments'],
    say: [
      '{auto} {x}, e senza carte non si circola: chiedi prima in un’agenzia di pratiche.',
      'Il limite è scritto qui: {auto} {x}.',
    ],
  },
  {
    of: ['seized'],
    say: [
      '{auto} {x}: finché non si cancella non può circolare, e la pratica va chiarita prima.',
      'C’è un vincolo da togliere. {auto} {x}.',
    ],
  },
  {
    of: ['rentedBattery'],
    say: [
      'Oltre al prezzo c’è un canone da conoscere: {x}.',
      'Il contratto va letto prima di firmare, perché c’è {ha x}.',
    ],
  },
  {
    of: [['inspectionExpired', 'inspectionDue']],
    say: [
      'Prima di rimetterl@ in strada c’è una data da prenotare: {auto} ha {ha x}.',
      '{auto} ha {ha x}, quindi l’appuntamento va fissato prima di partire.',
      'thrifty :: Una voce da aggiungere al conto: {auto} ha {ha x}.',
    ],
  },
  {
    of: [['roadTaxExpired', 'roadTaxDue']],
    say: [
      'Tra le carte manca un pagamento: {auto} ha {ha x}.',
      '{auto} ha {ha x}, e la cifra si sa in due minuti con la targa.',
    ],
  },
  {
    of: [
      ['inspectionExpired', 'inspectionDue'],
      ['roadTaxExpired', 'roadTaxDue'],
    ],
    say: [
      'Due scadenze da sistemare prima di usarl@: {x} e {y}.',
      'Tra officina e sportello c’è da fare: {x} e {y}.',
    ],
  },
  {
    of: ['oneKey'],
    say: [
      '{auto} {x}: se guidate in due conviene farne fare una seconda.',
      'Il secondo mazzo non c’è: {auto} {x}, e la copia va messa nel conto.',
      'family :: In due vi passerete il mazzo sulla porta, finché non ne fate fare un altro. {auto} {x}.',
    ],
  },
  {
    of: ['oneKey', ['scratch', 'scratches', 'dent', 'dents']],
    say: ['Prima della visita sai già due cose: {auto} {x}, e c’è da guardare {y}.'],
  },
  {
    of: ['runs'],
    say: ['{auto} {x}, quindi dal carrozziere ci arriva da sé.', 'Su una cosa si può contare. {auto} {x}.'],
  },
  {
    of: ['doesNotRun'],
    say: [
      '{auto} {x}: per portarl@ via serve un carro attrezzi.',
      'Organizza il trasporto prima di venire, perché {auto} {x}.',
    ],
  },
  {
    of: ['standing'],
    say: [
      '{auto} {x}: batteria, gomme e freni vanno guardati prima di usarl@.',
      'Una lunga sosta lascia conseguenze, e {themodel} {x}.',
    ],
  },
  {
    of: ['starts'],
    say: [
      'Il motore lo puoi ascoltare sul posto: {auto} {x}.',
      '{auto} {x}, ed è la prima prova da chiedere.',
    ],
  },
  {
    of: ['doesNotStart'],
    say: [
      '{auto} {x}, e il perché resta da trovare.',
      'Vieni con un carro attrezzi o con un elettrauto. {auto} {x}.',
    ],
  },
  {
    of: ['airbagsIntact'],
    say: [
      'I cuscini sono ancora al loro posto: {auto} {x}.',
      '{auto} {x}: dal preventivo esce una voce pesante.',
    ],
  },
  {
    of: ['airbagsDeployed'],
    say: [
      '{auto} {x}: centralina e rivestimenti vanno nel preventivo insieme a loro.',
      'Nel calcolo non dimenticare che {auto} {x}.',
    ],
  },
  {
    of: ['airbagsIntact', 'runs'],
    say: [
      '{auto} {x} ed {y}: è da qui che il carrozziere comincia a contare.',
      'Il preventivo parte da due punti fermi, perché {auto} {y} e {x}.',
    ],
  },
  {
    of: ['engineWorks'],
    say: [
      '{auto} {x}, e puoi sentirlo girare prima di decidere.',
      'La parte meccanica risponde. {auto} {x}.',
    ],
  },
  {
    of: [['chassisIntact', 'sideMembersIntact']],
    say: [
      '{auto} {x}: il lavoro resta sui pezzi che si smontano.',
      'Il banco dima può aspettare, perché {auto} {x}.',
    ],
  },
  {
    of: ['partsIncluded'],
    say: ['Il lavoro comincia con qualcosa in mano: {x}.', 'Nel prezzo, per la riparazione, trovi {x}.'],
  },
  {
    of: [
      [
        'gearbox',
        'cylinderHead',
        'headGasket',
        'starter',
        'alternator',
        'radiator',
        'exhaust',
        'catalyst',
        'egr',
        'pump',
        'bearings',
        'mechanics',
        'steering',
        'glowPlugs',
        'sparkPlugs',
        'controlArms',
      ],
    ],
    say: [
      'Il lavoro da fare ha un nome, ed è questo: {x}.',
      'Prima dell’acquisto chiedi al tuo meccanico una cifra per {x}.',
      'Chi ha un’officina di fiducia parte da qui: {x}.',
      'thrifty :: Due numeri da sommare, il prezzo e la riparazione: {x}.',
      'Nel conto va messo anche un passaggio in officina: {x}.',
    ],
  },
  {
    of: [['ecu', 'electronics', 'sensor', 'lock', 'windows', 'centralLocking', 'mirrors', 'radio', 'screen']],
    say: [
      'Una cosa non risponde, e la diciamo: {x}.',
      'Prova i comandi uno per uno, sapendo che c’è questo: {x}.',
      'Il nome da fare all’elettrauto è questo: {x}.',
    ],
  },
  {
    of: [['climate', 'airConditioning', 'manualClimate']],
    say: [
      'Prima dell’estate c’è un lavoro da fare: {x}.',
      'A luglio lo noteresti al primo semaforo, quindi lo scriviamo: {x}.',
      'Un’officina sa dirti se è una ricarica o altro: {x}.',
    ],
  },
  {
    of: [['underbody', 'chassis', 'sideMember', 'pillar']],
    say: ['Qui serve il parere di chi raddrizza scocche: {x}.', 'Mettil@ sul ponte prima di decidere: {x}.'],
  },
];
