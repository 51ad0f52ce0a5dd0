import type { Argument } from '../../../../../argument/arguments.ts';

/** First sentences about room, work and living on board. */
export const workLeads: readonly Argument[] = [
  {
    of: ['manySeats'],
    say: [
      '!small & !twoDoors :: Nonni compresi, si parte con un’auto sola: {who} ha {ha x}.',
      'atWork & !twoDoors :: La squadra e gli attrezzi arrivano in cantiere insieme. {who} ha {ha x}.',
      '!twoDoors :: Conta chi deve salire, poi conta i sedili: {who} ha {ha x}.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Per la festa di compleanno serve qualche posto in più, il resto del mese serve il baule. {who} ha {x}.',
      'family :: I cugini non viaggiano più con gli zii: {who} ha {x}.',
    ],
  },
  {
    of: [
      ['manySeats', 'thirdRow'],
      ['slidingDoors', 'slidingDoor'],
    ],
    say: [
      'Si sale in tanti e nessuno urta l’auto accanto: {who} ha {ha x} e {y}.',
      'family :: Davanti a scuola la fila riparte in fretta, se si sale senza far manovre. {who} ha {ha x} e {y}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'Fra due auto vicine si sale lo stesso: {who} ha {x}.',
      'atWork :: Con le mani occupate si carica di lato, anche contro un muro. {who} ha {x}.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Oggi servono gambe, domani servono valigie. {who} ha {x}.',
      'family :: Il passeggino o le ginocchia del più alto: {who} ti lascia decidere ogni volta, con {x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Chi viaggia in carrozzina sale senza farsi sollevare da nessuno: {who} ha {x}.',
      'La visita, la scuola, il mare: si va insieme, e si sale dal marciapiede. {who} ha {x}.',
      'Ci sono auto in cui si sale, e auto in cui salgono tutti. {who} ha {x}.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'La vite che cerchi sta nel terzo cassetto, e lo sai anche al buio: {who} ha {x}.',
      'Il lunedì mattina carichi e parti, senza passare dal falegname. {who} ha {x}.',
      'atWork :: Davanti al cliente gli attrezzi si trovano o si cercano. {who} ha {x}.',
    ],
  },
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['bulkhead', 'cargoLining'],
    ],
    say: [
      'Il magazzino viaggia dietro, ordinato, e la cabina resta tua: {who} ha {x} e {y}.',
      'Chi l’ha usato prima di te lavorava con ordine, e ti lascia {x} e {y}. Il mezzo è {who}.',
    ],
  },
  {
    of: ['refrigeration'],
    say: [
      'Fuori è luglio, dietro la porta no: {who} ha {x}.',
      'Dal mercato alla cucina la merce deve arrivare come è partita. {who} ha {x}.',
    ],
  },
  {
    of: ['insulatedBody'],
    say: [
      'Pane, fiori o formaggi viaggiano lontano dal caldo della strada: {who} ha {x}.',
      'Il sole batte sul tetto e la merce non lo sa. {who} ha {x}.',
    ],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: [
      'La ghiaia scende da sola e la pala resta appoggiata alla sponda. {who} ha {x}.',
      'A fine giornata la schiena fa i conti di quello che hai scaricato a mano. {who} ha {x}.',
    ],
  },
  {
    of: [['tailLift', 'crane']],
    say: [
      'Quello che pesa troppo per due persone lo carica una sola: {who} ha {x}.',
      'Il bancale sale, tu guardi. {who} ha {x}.',
    ],
  },
  {
    of: ['payload'],
    say: ['La domanda è quanto ci si carica prima di fare un secondo giro. {who} ha {x}.'],
  },
  {
    of: [['bedCover', 'canvasTilt']],
    say: [
      'Piove sul cassone e il carico non se ne accorge. {who} ha {x}.',
      'Quello che lasci dietro resta asciutto e lontano dagli occhi: {who} ha {x}.',
    ],
  },
  {
    of: ['cargoBed'],
    say: ['Si carica dall’alto, si lava con il tubo dell’acqua. {who} ha {x}.'],
  },
  {
    of: [['registeredTruck', 'registeredCar', 'licenceB']],
    say: [
      'La prima cosa da leggere, per un mezzo così, è il libretto: {who} {x}.',
      'Prima di caricarlo si guarda che cosa dicono le carte. {who} {x}.',
    ],
  },
  {
    of: ['bed'],
    say: [
      'L’albergo più vicino alla spiaggia è parcheggiato sulla spiaggia: {who} ha {x}.',
      'Quando la strada stanca, ci si ferma e si dorme. {who} ha {x}.',
    ],
  },
  {
    of: ['kitchen'],
    say: [
      'Il caffè del mattino si beve davanti al lago, appena fatto. {who} ha {x}.',
      'A pranzo non si cerca un ristorante, si cerca una bella vista: {who} ha {x}.',
    ],
  },
  {
    of: ['bed', 'kitchen'],
    say: [
      'Venerdì sera si parte senza prenotare niente: {who} ha {x} e {y}.',
      'Cena e notte viaggiano con te, il posto lo scegli all’ultimo chilometro. {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['solarPanel'],
    say: ['Mentre tu sei in acqua, il sole lavora sul tetto. {who} ha {x}.'],
  },
  {
    of: [['shower', 'toilet', 'awning', 'livingHeater', 'campingKit']],
    say: [
      'La sera, quando il parcheggio si svuota, tu sei già a casa. {who} ha {x}.',
      'Chi viaggia così sa quali comodità mancano alla terza notte. {who} ha {x}.',
    ],
  },
];
