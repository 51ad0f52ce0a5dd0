import type { Argument } from '../../../../../argument/arguments.ts';

/** What makes a van a place to sleep and eat in. */
export const livingReasons: readonly Argument[] = [
  {
    of: ['bed', 'kitchen'],
    say: [
      '{x} e {y} ti fanno dormire e mangiare dove ti fermi.',
      'Per un fine settimana fuori bastano {x} e {y}.',
    ],
  },
  {
    of: ['bed', 'livingHeater'],
    say: ['Con {x} e {y} si dorme fuori anche a novembre, al caldo.'],
  },
  {
    of: ['shower', 'toilet'],
    say: [
      '{x} e {y} ti risparmiano la fila ai servizi del campeggio.',
      'Con {x} e {y} ci si ferma anche lontano dai campeggi.',
    ],
  },
  {
    of: ['solarPanel', ['inverter', 'fridge']],
    say: ['Di giorno {x} produce corrente, e la sera la usa {y}.'],
  },
  {
    of: ['kitchen', 'fridge'],
    say: [
      'Con {x} e {y} fai la spesa al mercato e ceni a bordo.',
      'Con {y} e {x} si può saltare il pranzo all’autogrill.',
    ],
  },
  {
    of: ['kitchen', 'waterTank'],
    say: [
      '{x} e {y} ti fanno preparare il caffè ovunque ti fermi.',
      'Anche lontano dal campeggio si cucina e si lavano i piatti con {x} e {y}.',
    ],
  },
  {
    of: ['awning', ['kitchen', 'bed', 'campingKit']],
    say: [
      'Quando ti fermi hai {x} per stare fuori all’ombra e {y} a due passi.',
      'family :: I bambini giocano sotto {x}, e {y} è a due passi.',
    ],
  },
  {
    of: ['solarPanel', 'fridge', 'inverter'],
    say: ['{x}, {y} e {z} lavorano insieme anche dove non c’è una presa di corrente.'],
  },
  {
    of: ['bed', 'kitchen', ['shower', 'toilet']],
    say: [
      'Con {x}, {y} e {z} si può partire senza prenotare niente.',
      'Per dormire, mangiare e lavarsi ci sono {x}, {y} e {z}.',
    ],
  },
  {
    of: ['campingKit'],
    say: [
      'Con {x} si parte il venerdì sera senza aver prenotato niente.',
      '{x} ti lascia dormire dove finisce la tappa.',
      'family :: Una notte al mare e una in collina, e con {x} i bambini dormono sempre nello stesso letto.',
      'onTrips :: Quando la strada è lunga, con {x} si dorme a metà senza cercare un motel.',
    ],
  },
  {
    of: ['bed'],
    say: [
      'Con {x} la sera spegni il motore e sei già in camera.',
      'onTrips :: Se la stanchezza arriva prima della meta, con {x} ti fermi a dormire.',
      'forOne :: A chi viaggia da solo {x} fa trovare una stanza a ogni tappa.',
    ],
  },
  {
    of: ['kitchen'],
    say: [
      'Il caffè del mattino davanti al lago si prepara con {x}.',
      'Con {x} si prepara un piatto di pasta anche in mezzo alla natura.',
      'family :: Con {x} i bambini cenano all’ora giusta senza cercare un ristorante.',
    ],
  },
  {
    of: ['shower'],
    say: [
      'Dopo il mare o dopo un giro in bici {x} è a tre passi.',
      'Con {x} ci si lava anche lontano dal campeggio.',
    ],
  },
  {
    of: ['toilet'],
    say: [
      'Di notte, sotto la pioggia, {x} ti risparmia la camminata fino ai servizi.',
      'family :: Nei viaggi con i bambini {x} evita molte fermate.',
    ],
  },
  {
    of: ['solarPanel'],
    say: [
      'Mentre sei in spiaggia {x} ricarica la batteria per la sera.',
      'Quando si resta fermi in sosta {x} dà corrente senza accendere il motore.',
    ],
  },
  { of: ['waterTank'], say: ['Per cucinare e lavarsi lontano da una fontana (c’è/ci sono) {x}.'] },
  {
    of: ['fridge'],
    say: [
      '{x} tiene fresca fino a sera la spesa del mattino.',
      'Con {x} si beve qualcosa di fresco a metà strada senza fermarsi al bar.',
      'atWork :: Durante la giornata di lavoro {x} tiene freschi il pranzo e l’acqua.',
    ],
  },
  {
    of: ['inverter'],
    say: ['Con {x} il computer si carica come a casa.', 'In sosta {x} ti dà una presa come quelle di casa.'],
  },
  {
    of: ['awning'],
    say: [
      'Nelle soste {x} fa ombra al tavolo e alle sedie.',
      'Anche con una pioggia leggera si mangia fuori, sotto {x}.',
      'family :: I bambini fanno merenda all’ombra {di x}.',
    ],
  },
  {
    of: ['livingHeater'],
    say: [
      '{x} fa dormire al caldo anche in montagna fuori stagione.',
      'onTrips :: Nei viaggi d’inverno {x} tiene caldo il vano anche di notte.',
    ],
  },
];
