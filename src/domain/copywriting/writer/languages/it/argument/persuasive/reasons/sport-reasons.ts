import type { Argument } from '../../../../../argument/arguments.ts';

export const sportReasons: readonly Argument[] = [
  {
    of: ['sportSeats'],
    say: [
      '{x} ti tengono fermo nelle curve, e le mani pensano soltanto a guidare.',
      'Nelle strade tutte curve il corpo resta al suo posto, trattenuto {da x}.',
      'onTrips :: Nei viaggi di ore {x} sostengono bene schiena e fianchi.',
      'stylish :: Apri la portiera e la prima cosa che si vede sono {x}.',
    ],
  },
  {
    of: ['bucketSeats'],
    say: [
      '{x} ti tengono fermo anche nelle curve più decise.',
      'Salire richiede un po’ di agilità, poi {x} ti tengono saldo in ogni curva.',
    ],
  },
  {
    of: ['alcantaraWheel'],
    say: [
      '{x} offre una presa salda ed è piacevole da impugnare.',
      'Le mani trovano subito una buona presa {su x}.',
    ],
  },
  {
    of: ['sportWheel'],
    say: [
      '{x} si impugna bene e mette voglia di guidare.',
      'Nelle strade tutte curve fa piacere impugnare {x}.',
    ],
  },
  {
    of: ['paddles'],
    say: [
      '{x} ti fanno cambiare marcia senza staccare le mani dal volante.',
      'Prima del tornante scali con un dito usando {x}.',
      'Quando vuoi scegliere tu la marcia, basta toccare {x}.',
    ],
  },
  {
    of: ['sportSuspension'],
    say: [
      '{x} tiene l’auto più ferma in curva e rende la guida più precisa.',
      'Chi guida per piacere, sulle strade di montagna, apprezzerà {x}.',
    ],
  },
  {
    of: [['suspensionKit', 'coilovers', 'loweredSuspension']],
    say: [
      '{x} cambia l’aspetto dell’auto e il modo in cui affronta le curve.',
      'Chi ama la guida sportiva apprezza {x} fin dalle prime curve.',
    ],
  },
  {
    of: ['wheelSpacers'],
    say: ['{x} portano le ruote più a filo dei parafanghi, e da dietro si nota.'],
  },
  {
    of: ['brakes'],
    say: ['Nelle discese di montagna, curva dopo curva, si apprezza {x}.'],
  },
  {
    of: ['calipers'],
    say: [
      '{x} si vedono fra le razze dei cerchi, anche ad auto ferma.',
      'stylish :: Chi guarda i cerchi nota subito anche {x}.',
    ],
  },
  {
    of: ['ceramicBrakes'],
    say: [
      'Chi conosce le sportive guarda subito se ci sono {x}, e qui li trova.',
      'Nella guida sportiva, frenata dopo frenata, si apprezzano {x}.',
    ],
  },
  {
    of: ['sportExhaust'],
    say: [
      '{x} dà al motore una voce più piena, che si sente a ogni accelerata.',
      'Sulla strada giusta la radio può restare spenta, perché ad ascoltarsi bene è {x}.',
    ],
  },
  {
    of: ['twinExhaust'],
    say: ['{x} dà un aspetto sportivo alla parte posteriore.', 'Chi ti segue nel traffico nota subito {x}.'],
  },
  {
    of: ['drivingModes'],
    say: [
      '{x} ti fanno scegliere una guida più tranquilla o più vivace, secondo la strada.',
      'La risposta dell’auto la scegli tu, usando {x}.',
    ],
  },
  {
    of: ['dualClutch'],
    say: [
      '{x} passa da una marcia all’altra in fretta e senza strappi.',
      'La frizione non devi più premerla, perché le marce le cambia {x}.',
      'commuter :: Nella coda del mattino {x} cambia al posto tuo, e la gamba sinistra riposa.',
    ],
  },
  {
    of: ['sevenGears'],
    say: ['{x} ti fa trovare il rapporto giusto, dal tornante all’autostrada.'],
  },
  {
    of: ['robotGearbox'],
    say: [
      '{x} cambia le marce al posto tuo, e il piede sinistro riposa.',
      'inCity :: Da un semaforo all’altro non devi premere la frizione, perché (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['rearSteering'],
    say: [
      '{x} rendono l’auto più agile nelle manovre e nei tornanti.',
      'inCity :: Nelle vie strette del centro si gira più facilmente grazie {a x}.',
    ],
  },
  {
    of: ['launchControl'],
    say: ['Chi ama le partenze brucianti, in pista, apprezzerà {x}.'],
  },
  {
    of: ['softTop'],
    say: [
      '{x} si abbassa, e anche il tragitto di sempre diventa una passeggiata.',
      'Nelle sere di maggio si abbassa {x} e si guida all’aria aperta.',
      'onTrips :: La litoranea, la sera, si gode meglio abbassando {x}.',
    ],
  },
  {
    of: ['electricTop'],
    say: [
      '{x} si apre con un tasto, e alla prima schiarita guidi a cielo aperto.',
      'Se il tempo cambia basta un tasto, perché ad aprirsi e chiudersi da sé è {x}.',
      'onTrips :: Sulla litoranea, la sera, si apre {x} e si sente il mare.',
    ],
  },
  {
    of: ['hardTop'],
    say: ['D’inverno si viaggia al riparo sotto {x}, d’estate lo si toglie e si guida all’aria aperta.'],
  },
  {
    of: ['foldingHardTop'],
    say: [
      '{x} ti dà una coupé per gennaio e una scoperta per giugno.',
      'Nelle notti in strada ripara {x}, che nelle belle giornate sparisce dietro i sedili.',
    ],
  },
  {
    of: ['noseLift'],
    say: [
      '{x} solleva il muso davanti alla rampa del garage, e si sale senza toccare.',
      'Dossi e passi carrai si affrontano più tranquilli grazie {a x}.',
    ],
  },
  {
    of: ['rollBar'],
    say: [
      'pickup :: Dietro la cabina si fa notare {x}.',
      'cabrio :: Quando viaggi a cielo aperto, alle tue spalle (c’è/ci sono) {x}.',
    ],
  },
];
