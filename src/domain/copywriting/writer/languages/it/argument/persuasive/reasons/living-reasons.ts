import type { Argument } from '../../../../../argument/arguments.ts';

/** What makes a van a place to sleep and eat in. */
export const livingReasons: readonly Argument[] = [
  {
    of: ['bed', 'kitchen'],
    say: [
      'Si dorme e si mangia dove ci si ferma, perché ci sono {x} e {y}.',
      'Per un fine settimana fuori bastano {x} e {y}.',
    ],
  },
  {
    of: ['bed', 'livingHeater'],
    say: ['Anche a novembre si dorme fuori al caldo, perché ci sono {x} e {y}.'],
  },
  {
    of: ['shower', 'toilet'],
    say: [
      'Al mattino non si fa la fila ai servizi del campeggio, perché a bordo ci sono {x} e {y}.',
      'Ci si può fermare anche dove non c’è un campeggio, perché hai con te {x} e {y}.',
    ],
  },
  {
    of: ['solarPanel', ['inverter', 'fridge']],
    say: ['Di giorno {x} produce corrente, e la sera la usa {y}.'],
  },
  {
    of: ['kitchen', 'fridge'],
    say: [
      'La spesa si fa al mercato e si cena a bordo, perché ci sono {x} e {y}.',
      'Con {y} e {x} si può saltare il pranzo all’autogrill.',
    ],
  },
  {
    of: ['kitchen', 'waterTank'],
    say: [
      'Il caffè si prepara ovunque, perché ci sono {x} e {y}.',
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
    say: ['Anche in una piazzola senza presa di corrente si sta bene, perché ci sono {x}, {y} e {z}.'],
  },
  {
    of: ['bed', 'kitchen', ['shower', 'toilet']],
    say: [
      'Si può partire senza prenotare niente, perché a bordo ci sono {x}, {y} e {z}.',
      'Per dormire, mangiare e lavarsi ci sono {x}, {y} e {z}.',
    ],
  },
  {
    of: ['campingKit'],
    say: [
      'Il venerdì sera si parte senza aver prenotato niente, perché c’è {x}.',
      '{x} ti lascia dormire dove finisce la tappa.',
      'family :: Una notte al mare e una in collina, e i bambini ritrovano sempre la stessa stanza dentro {x}.',
      'onTrips :: Si dorme a metà strada senza cercare un motel, perché c’è {x}.',
    ],
  },
  {
    of: ['bed'],
    say: [
      'La sera spegni il motore e hai già {x}.',
      'onTrips :: Quando sei stanco di guidare ti fermi e dormi, perché a bordo c’è {x}.',
      'forOne :: A chi viaggia da solo {x} fa trovare una stanza a ogni tappa.',
    ],
  },
  {
    of: ['kitchen'],
    say: [
      'Il caffè del mattino davanti al lago si prepara con {x}.',
      'In mezzo alla natura si può cucinare un piatto di pasta, perché c’è {x}.',
      'family :: I bambini cenano all’ora giusta senza cercare un ristorante, perché c’è {x}.',
    ],
  },
  {
    of: ['shower'],
    say: [
      'Dopo il mare o dopo un giro in bici {x} è a tre passi.',
      'Anche lontano dal campeggio ci si lava bene, perché c’è {x}.',
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
  { of: ['waterTank'], say: ['Per cucinare e lavarsi lontano da una fontana c’è {x}.'] },
  {
    of: ['fridge'],
    say: [
      'La spesa del mattino resta fresca fino a sera, perché c’è {x}.',
      'A metà strada si beve qualcosa di fresco senza fermarsi al bar, perché c’è {x}.',
      'atWork :: Durante la giornata di lavoro {x} tiene freschi il pranzo e l’acqua.',
    ],
  },
  {
    of: ['inverter'],
    say: [
      'Con {x} il computer si ricarica come a casa.',
      'In sosta {x} ti dà una presa come quelle di casa.',
    ],
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
      'Anche in montagna, fuori stagione, si dorme al caldo perché c’è {x}.',
      'onTrips :: Nei viaggi d’inverno {x} tiene caldo il vano anche di notte.',
    ],
  },
];
