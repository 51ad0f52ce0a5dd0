import type { Argument } from '../../../../../argument/arguments.ts';

/** An owner and what he leaves behind. */
export const carePairs: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'],
    ],
    say: [
      '{auto} {x}, e con {y} il passato si legge da capo a fondo.',
      'Una mano sola e tutto per scritto. {auto} {x} e porta con sé {y}.',
      'thrifty :: Chi compra usato di solito deve fidarsi; {themodel} {x} e mette sul tavolo {y}.',
      'commuter :: Sai da dove vengono i chilometri e chi li ha curati: {auto} {x} e arriva con {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'servicesDone'],
    say: [
      '{!y}{auto} {x}, e quella stessa mano l’ha portat@ a fare i tagliandi.',
      '{auto} {x}, che con {y} ti lascia poco da chiedere.',
      'family :: Nessun passato misterioso sotto i seggiolini. {auto} {x} e ha alle spalle {y}.',
      'thrifty :: Le due voci che contano in un usato ci sono entrambe: {auto} {x} e ha alle spalle {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviced', 'servicedByMaker'],
    ],
    say: [
      '{auto} {x} ed {y}: sai a chi chiedere e che cosa ti risponderà.',
      'Chi l’ha avut@ non ha saltato appuntamenti. {auto} {x} ed {y}.',
      'commuter :: Il tragitto di domani comincia da un’auto che {x} ed {y}.',
      'thrifty :: Tra tanti annunci simili il tuo tempo va a quelli così, perché {themodel} {x} ed {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceInvoices', 'workInvoices'],
    ],
    say: [
      '{auto} {x}, uno di quelli che le carte le tengono: ci sono {y}.',
      'Le carte stanno in una cartellina sola, perché {auto} {x} e arriva con {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'garaged'],
    say: [
      '{auto} {x} ed {y}: una casa sola, e sempre sotto un tetto.',
      'Di indirizzi ne ha conosciuto uno, ed era coperto: {auto} {x} ed {y}.',
      'stylish & !defective :: Fermati sulla vernice, poi leggi il perché. {auto} {x} ed {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'nonSmoker'],
    say: [
      '{auto} {x} ed {y}, e l’abitacolo lo conferma appena chiudi la portiera.',
      'family :: I bambini salgono su un’auto che {x} ed {y}.',
      'Apri, siediti, respira: {auto} {x} ed {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'neverCrashed'],
    say: [
      '{auto} {x} e {y}: il racconto finisce qui, e va bene così.',
      'Poche righe per tutta una vita. {auto} {x} e {y}.',
      'safe :: Alle prime due domande risponde sempre la stessa persona: {auto} {x} e {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'realMileage'],
    ],
    say: [
      '{auto} {x}, e {y} completano il racconto.',
      'Contachilometri e documenti raccontano la stessa vita. {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'lowMileage'],
    say: [
      '{auto} {x} e {y}: chi {it} teneva, evidentemente, aveva altri modi per muoversi.',
      'Poche strade e sempre con la stessa persona: {auto} {x} e {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'motorwayMileage'],
    say: [
      '{auto} {x}, e con {y} la frizione ha lavorato soprattutto al casello.',
      'Stessa persona e stessa corsia. {auto} {x} e arriva con {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: {auto} {x}, e prima di passare di mano ha visto fare il lavoro più lungo: {y}.',
      '!defective :: Il passato si racconta in una riga e il prossimo lavoro grosso non c’è. {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'keys'],
    say: [
      '{auto} {x}, e insieme al resto ricevi {y}.',
      'Anche il mazzo è rimasto intero: {auto} {x} e arriva con {y}.',
    ],
  },
];
