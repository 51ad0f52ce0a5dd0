import type { Argument } from '../../../../../argument/arguments.ts';

/** What makes a van a place to sleep and eat in. */
export const livingReasons: readonly Argument[] = [
  {
    of: ['bed', 'kitchen'],
    say: [
      'Ci si ferma dove c’è la vista e si resta: {x} per la notte, {y} per il resto.',
      'Il tragitto più breve della giornata è quello del mattino, fra {x} e {y}.',
    ],
  },
  {
    of: ['bed', 'livingHeater'],
    say: [
      'Anche a novembre si dorme fuori, perché con te viaggiano {x} e {y}.',
      'Fuori gela e dentro si legge: {x} e {y} allungano la stagione.',
    ],
  },
  {
    of: ['shower', 'toilet'],
    say: [
      'La mattina non comincia con la fila del campeggio, se a bordo ci sono {x} e {y}.',
      'Si dorme dove non c’è niente, perché {x} e {y} viaggiano con te.',
    ],
  },
  {
    of: ['solarPanel', ['inverter', 'fridge']],
    say: ['Quello che {x} mette da parte di giorno, la sera lo usa {y}.'],
  },
  {
    of: ['kitchen', 'fridge'],
    say: [
      'La spesa si fa al mercato del paese e si cena dove capita: {x} e {y} bastano.',
      'Il pranzo dell’autogrill si può saltare, con {y} e {x} a bordo.',
    ],
  },
  {
    of: ['kitchen', 'waterTank'],
    say: [
      'Il caffè si fa ovunque, con {x} e {y}.',
      'Lavare due piatti non è più un problema di piazzola: ci pensano {x} e {y}.',
    ],
  },
  {
    of: ['awning', ['kitchen', 'bed', 'campingKit']],
    say: [
      'Cinque minuti dopo aver spento il motore c’è già un salotto all’ombra: {x} fuori, {y} dentro.',
      'family :: I bambini giocano sotto {x} e tu non fai la strada avanti e indietro, perché {y} è lì accanto.',
    ],
  },
  {
    of: ['solarPanel', 'fridge', 'inverter'],
    say: [
      'Fuori dal campeggio {x}, {y} e {z} lavorano uno per l’altro.',
      'Una piazzola senza presa smette di essere un limite, con {x}, {y} e {z}.',
    ],
  },
  {
    of: ['bed', 'kitchen', ['shower', 'toilet']],
    say: [
      'Dormire, mangiare, lavarsi: {x}, {y} e {z} bastano a non prenotare niente.',
      'Il viaggio si decide la sera prima, o il mattino stesso, con {x}, {y} e {z} a bordo.',
    ],
  },
  {
    of: ['campingKit'],
    say: [
      'Il venerdì sera si chiude la porta di casa e la vacanza è già cominciata, con {x}.',
      'Prenotazioni e orari di check-out diventano un problema degli altri, con {x}.',
      'family :: Una notte al mare, una in collina, e i bambini dormono sempre nella stessa stanza, quella che fa {x}.',
      'onTrips :: Si dorme a metà strada senza cercare un motel, grazie {a x}.',
    ],
  },
  {
    of: ['bed'],
    say: [
      'Il sonno arriva dove ti fermi, se con te c’è {x}.',
      'La sera si spegne il motore e con {x} la camera è già pronta.',
      'onTrips :: Quando l’ultima ora di strada pesa, {x} ti fa rimandarla a domattina.',
      'forOne :: Per chi viaggia da solo {x} vale una camera a ogni tappa.',
    ],
  },
  {
    of: ['kitchen'],
    say: [
      'Il caffè delle sei, davanti al lago, si fa con {x}.',
      'Con {x} si mette su una pasta in mezzo al niente, a porta aperta.',
      'family :: Cena alle sette per i piccoli, senza cercare un posto aperto, grazie {a x}.',
    ],
  },
  {
    of: ['shower'],
    say: [
      'Dopo il mare, o dopo la salita in bici, {x} è a tre passi e non chiede gettoni.',
      'In piazzola libera {x} è la comodità che si rimpiange di più quando manca.',
    ],
  },
  {
    of: ['toilet'],
    say: [
      'Di notte, sotto la pioggia, {x} risparmia la camminata con la torcia.',
      'family :: Con i bambini {x} toglie metà delle fermate.',
      'Chi ha già girato senza sa che cosa significa avere {x}.',
    ],
  },
  {
    of: ['solarPanel'],
    say: [
      'Mentre sei in spiaggia {x} carica quello che userai la sera.',
      'Si resta fermi due o tre giorni senza accendere il motore: anche a questo serve {x}.',
    ],
  },
  {
    of: ['waterTank'],
    say: [
      'Quanto si può restare lontano da un rubinetto lo decide {x}.',
      'Per lavarsi i denti in mezzo a un bosco basta {x}.',
    ],
  },
  {
    of: ['fridge'],
    say: [
      'La spesa del mattino arriva a sera com’era, grazie {a x}.',
      'Una bibita fredda a metà strada non si compra, si prende {da x}.',
      'atWork :: Pranzo e acqua fresca a bordo, senza fermarsi al bar: {x} torna utile anche a chi lavora.',
    ],
  },
  {
    of: ['inverter'],
    say: [
      'Il computer si carica come a casa, con {x}.',
      'Una presa come quelle di casa cambia le soste, e per averla serve {x}.',
    ],
  },
  {
    of: ['awning'],
    say: [
      'La sosta guadagna una stanza all’ombra, con {x}.',
      'Pioggia fine e tavolo apparecchiato vanno d’accordo, al riparo {di x}.',
      'family :: Il pallone resta al sole, la merenda all’ombra {di x}.',
    ],
  },
  {
    of: ['livingHeater'],
    say: [
      'A marzo, in montagna, {x} decide se la notte è un’avventura o una vacanza.',
      'Anche fuori stagione si dorme al caldo, grazie {a x}.',
      'onTrips :: Con {x} il viaggio d’inverno non finisce al tramonto.',
    ],
  },
];
