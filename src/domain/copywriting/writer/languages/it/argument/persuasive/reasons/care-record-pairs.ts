import type { Argument } from '../../../../../argument/arguments.ts';

/** Shelter, services, papers and inspections that go together. */
export const recordPairs: readonly Argument[] = [
  {
    of: ['garaged', 'nonSmoker'],
    say: [
      '{auto} {x} ed {y}: fuori e dentro il tempo ha avuto poco da fare.',
      'La vernice al coperto, i tessuti senza fumo. {auto} {x} ed {y}.',
      'family :: Salite e chiudete le portiere: {auto} {x} ed {y}.',
    ],
  },
  {
    of: [
      'garaged',
      ['serviceHistory', 'servicesDone', 'serviceBookKept', 'serviceBook', 'serviceInvoices', 'workInvoices'],
    ],
    say: [
      '{auto} {x}, e con {y} sai anche la parte che dalla vernice non si vede.',
      'Un tetto sopra, la cura sotto. {auto} {x} e arriva con {y}.',
      'classic :: Riparo e cure non sono mancati: {auto} {x}, e con {y} si può ricostruire tutto.',
    ],
  },
  {
    of: ['garaged', ['serviced', 'servicedByMaker']],
    say: [
      '{auto} {x} ed {y}: due abitudini che si ritrovano sotto il cofano e sulla carrozzeria.',
      'La notte al coperto, l’officina quando era ora. {auto} {x} ed {y}.',
    ],
  },
  {
    of: ['garaged', 'neverCrashed'],
    say: [
      '!defective :: {auto} {x} e {y}, e girandoci intorno il motivo si vede.',
      'Né notti sotto la grandine né officine di carrozzeria. {auto} {x} e {y}.',
    ],
  },
  {
    of: ['nonSmoker', 'neverCrashed'],
    say: [
      '{auto} {x} e {y}: due domande in meno da fare al telefono.',
      'Annusa dentro e guarda fuori: {auto} {x} e {y}.',
    ],
  },
  {
    of: ['nonSmoker', ['serviced', 'servicedByMaker']],
    say: [
      'Cura dentro e cura sotto. {auto} {x} ed {y}.',
      '{auto} {x} ed {y}, e chi {it} usava, si capisce, ci teneva.',
    ],
  },
  {
    of: [
      ['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'realMileage'],
      ['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'serviceInvoices'],
    ],
    say: [
      'Il numero sul quadro e le carte dell’officina si confermano a vicenda: {x} e {y}.',
      'Con {x} e {y} resta da provare soltanto il sedile.',
      'manyKm :: La strada fatta non è poca, ma è tutta scritta: {x} e {y}.',
      'thrifty :: {x} e {y}: il prezzo si può giudicare sui fatti.',
    ],
  },
  {
    of: ['motorwayMileage', ['serviceHistory', 'servicesDone', 'serviceBookKept', 'serviceInvoices']],
    say: [
      'Strada a velocità costante e officina a scadenze fisse: {x} e {y}.',
      'manyKm :: Prima di guardare il totale guarda come è fatto: {x} e {y}.',
    ],
  },
  {
    of: [['lowMileage', 'lightlyUsed'], 'garaged'],
    say: [
      '{auto} {x} ed {y}: il resto del tempo l’ha passato al riparo.',
      'Usciva di rado e rientrava sempre sotto un tetto: {auto} {x} ed {y}.',
    ],
  },
  {
    of: ['serviceBookKept', ['serviceInvoices', 'workInvoices']],
    say: [
      'Dove finisce il timbro comincia la fattura: hai {x} e {y}.',
      'Sul tavolo, prima di parlare di prezzo, mettiamo {x} e {y}.',
    ],
  },
  {
    of: [
      ['servicesDone', 'serviceHistory'],
      ['serviceInvoices', 'workInvoices'],
    ],
    say: [
      'Alla manutenzione si crede con le carte in mano: {x} e {y}.',
      'Per il tuo meccanico {x} e {y} sono una lettura di cinque minuti.',
      'thrifty :: {x} e {y}: quello che altri hanno pagato lo vedi riga per riga.',
    ],
  },
  {
    of: [
      ['servicesDone', 'serviceHistory'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: {x} e {y}: davanti trovi strada, e l’officina può aspettare il suo turno.',
      '!defective :: Il lavoro di ogni anno e quello che torna una volta sola sono alle spalle: {x} e {y}.',
      '!defective & thrifty :: Sul foglio dei conti due righe restano vuote: {x} e {y}.',
    ],
  },
  {
    of: [
      ['serviced', 'servicedByMaker'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: {auto} {x}, e con {y} anche il lavoro grosso è alle spalle.',
      '!defective :: Nessun arretrato da recuperare: {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [
      ['servicedByMaker', 'serviced'],
      ['serviceBookKept', 'serviceBook', 'serviceInvoices', 'workInvoices', 'digitalServiceBook'],
    ],
    say: [
      '{auto} {x}, e a dirlo non siamo noi: ci pensa il cassetto, con {y}.',
      'Quello che l’officina ha fatto è rimasto scritto. {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['keys', ['serviceBookKept', 'serviceBook', 'serviceHistory']],
    say: [
      'Il giorno della consegna ricevi {x} e {y}, e non c’è niente da rincorrere.',
      'Nel cassetto e in tasca c’è tutto: {y} e {x}.',
    ],
  },
  {
    of: ['keys', 'manuals'],
    say: [
      'Con l’auto passano di mano {x} e {y}, come il primo giorno.',
      'Ci sono ancora {x} e {y}: chi l’aveva non perdeva le cose.',
    ],
  },
  {
    of: [
      ['inspection', 'newInspection'],
      ['serviceJustDone', 'lastService', 'servicesDone'],
    ],
    say: [
      '!defective :: {x} e {y}: per un pezzo l’auto non chiede appuntamenti.',
      '!defective :: {it} ritiri e {it} usi, senza un foglietto di cose da prenotare: {x} e {y}.',
      '!defective & commuter :: Lunedì si va al lavoro, non in officina: {x} e {y}.',
    ],
  },
  {
    of: [['inspection', 'newInspection'], 'keys'],
    say: ['!defective :: Piccole cose, ma già a posto: {x} e {y}.'],
  },
  {
    of: [
      ['inspection', 'newInspection'],
      ['newTyres', 'allSeasonTyres'],
    ],
    say: [
      '!defective :: La strada può cominciare il giorno della consegna, con {x} e {y}.',
      '!defective & thrifty :: Di quello che si paga nei primi mesi mancano due voci: {x} e {y}.',
    ],
  },
  {
    of: ['classicRegistered', ['originalPlates', 'originalDocuments', 'historicPlate']],
    say: [
      '{auto} {x} e conserva {y}: le carte hanno l’età della carrozzeria.',
      'Le pratiche le ha già fatte chi c’era prima: {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['matchingNumbers', ['originalPlates', 'originalDocuments']],
    say: [
      'Metallo e carta dicono le stesse cifre: {x} e {y}.',
      'Ai collezionisti si mostra prima il vano motore e poi la cartella: {x} e {y}.',
    ],
  },
  {
    of: ['restored', ['workInvoices', 'serviceInvoices']],
    say: [
      '{auto} {x}, e {y} dicono da chi e quando.',
      'Sotto una vernice lucida può esserci di tutto; qui ci sono {y}, e {auto} {x}.',
    ],
  },
  {
    of: ['conserved', 'originalDocuments'],
    say: [
      '{auto} {x}, e {y} sono rimasti nel cassetto.',
      'Tutto è arrivato insieme fino a oggi. {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['allOriginal', 'garaged'],
    say: [
      '{auto} {x} ed {y}: il tempo, qui, ha toccato piano.',
      'Al riparo e senza ritocchi: {auto} {x} ed {y}.',
    ],
  },
  {
    of: ['oneOwner', 'newDriversAllowed'],
    say: [
      '{auto} {x} e {y}: chi comincia parte da una storia semplice.',
      'newDriver :: Per la prima auto due risposte contano, e ci sono: {x} e {y}.',
    ],
  },
  {
    of: ['newDriversAllowed', ['serviceJustDone', 'servicesDone']],
    say: [
      '{auto} {x}, e con {y} chi impara non deve pensare anche all’officina.',
      'newDriver :: Patente nuova e manutenzione in ordine. {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['exDemo', ['serviceHistory', 'servicesDone', 'makerWarrantyUntil']],
    say: ['{auto} {x}, e con {y} il suo passato breve è tutto per scritto.'],
  },
  {
    of: ['rustFree', 'garaged'],
    say: ['{auto} {y}, e si vede da sotto: {x}.', 'Guarda i fondi con una torcia: {auto} {x}, e in più {y}.'],
  },
  {
    of: ['oneOwner', ['serviceHistory', 'servicesDone', 'serviceBookKept'], 'garaged'],
    say: [
      '{auto} {x}, {z} e arriva con {y}. Di domande te ne restano poche.',
      'Un nome e un tetto soli. {auto} {x}, {z} e ha alle spalle {y}.',
    ],
  },
  {
    of: ['oneOwner', 'nonSmoker', 'garaged'],
    say: [
      '{auto} {x}, {y} ed {z}: la vita tranquilla, a un’auto, fa bene.',
      'Chi l’aveva ci teneva, e si può riassumere: {auto} {x}, {y} ed {z}.',
    ],
  },
  {
    of: ['oneOwner', 'neverCrashed', ['serviced', 'servicedByMaker']],
    say: [
      '{auto} {x}, {y} ed {z}: tre risposte prima ancora di telefonare.',
      'commuter :: Per la strada di tutti i giorni parti da qui. {auto} {x}, {y} ed {z}.',
    ],
  },
  {
    of: ['oneOwner', ['serviceHistory', 'servicesDone', 'serviceBookKept'], 'keys'],
    say: [
      '{auto} {x}, e alla consegna ricevi {y} e {z}: non manca niente.',
      'Dal primo giorno a oggi è rimasto tutto insieme: {auto} {x} e arriva con {y} e {z}.',
    ],
  },
];
