import type { Argument } from '../../../../../argument/arguments.ts';

export const easeReasons: readonly Argument[] = [
  {
    of: ['keyless'],
    say: [
      '{x} ti fa salire a bordo lasciando la chiave in tasca o in fondo alla borsa.',
      'Ti avvicini e apri senza cercare la chiave, grazie {a x}.',
      'family :: Un figlio in braccio, lo zaino sulla spalla, e la portiera si apre lo stesso grazie {a x}.',
      'atWork :: Nelle giornate da venti consegne {x} ti risparmia di cercare la chiave a ogni sosta.',
    ],
  },
  {
    of: ['startButton'],
    say: ['{x} ti fa partire con un dito.', 'Premi un tasto e il motore parte, perché (c’è/ci sono) {x}.'],
  },
  {
    of: ['softClose'],
    say: [
      '{x} accompagna la portiera negli ultimi millimetri, senza bisogno di sbatterla.',
      'Anche quando rientri tardi le portiere si chiudono piano grazie {a x}.',
      'family & !cargo & !cabrio & !supercar :: Chi si è addormentato dietro continua a dormire, perché a chiudere piano ci pensa {x}.',
    ],
  },
  {
    of: ['electricParkingBrake'],
    say: [
      '{x} si comanda con un tasto, al posto della leva fra i sedili.',
      'Per fermarsi in salita, davanti al garage, basta premere il tasto {di x}.',
    ],
  },
  {
    of: ['autoHold'],
    say: [
      '{x} tiene ferma l’auto al semaforo, e il piede può lasciare il freno.',
      'Nella coda in salita, con qualcuno vicino dietro, l’auto la tiene ferma {x}.',
      'inCity :: Da un semaforo all’altro il piede riposa, perché a tenere ferma l’auto è {x}.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'Apri e parti lasciando la chiave in tasca, grazie {a x} e {a y}.',
      '{x} ti apre la portiera, {y} ti fa partire, e la chiave resta nella borsa.',
      'family :: Fra borsa, zaino e bambini le mani sono occupate, e {x} e {y} ti evitano di cercare la chiave.',
    ],
  },
  {
    of: ['keyless', 'powerTailgate'],
    say: [
      'Con la spesa in mano {x} ti apre la portiera e {y} il baule.',
      'family :: Con un figlio in braccio la portiera si apre grazie {a x} e il baule grazie {a y}.',
    ],
  },
  {
    of: ['keyless', 'heatedSeats'],
    say: ['A gennaio sali senza sfilare i guanti grazie {a x} e a scaldarti ci pensano {y}.'],
  },
  {
    of: ['electricParkingBrake', 'autoHold'],
    say: [
      'Al semaforo l’auto la tiene ferma {y}, in sosta basta il tasto {di x}.',
      'inCity :: Nelle code sul viale il piede riposa grazie {a y}, e quando parcheggi premi il tasto {di x}.',
    ],
  },
  {
    of: ['electricParkingBrake', 'hillHold'],
    say: [
      'Le partenze in salita sono più semplici grazie {a x} e {a y}.',
      'newDriver :: La rampa del garage, temuta da chi ha appena preso la patente, si affronta più tranquilli grazie {a x} e {a y}.',
    ],
  },
  {
    of: ['autoHold', 'adaptiveCruise'],
    say: [
      'Fuori città {y} tiene la distanza da chi ti precede, al semaforo {x} tiene ferma l’auto.',
      'commuter :: Il tragitto fra raccordo e semafori stanca meno grazie {a y} e {a x}.',
    ],
  },
];
