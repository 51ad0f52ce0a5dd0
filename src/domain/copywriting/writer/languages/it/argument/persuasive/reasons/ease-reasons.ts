import type { Argument } from '../../../../../argument/arguments.ts';

/** What saves a gesture every day. */
export const easeReasons: readonly Argument[] = [
  {
    of: ['keyless', ['startButton', 'powerTailgate']],
    say: [
      'family :: Con le mani occupate {x} e {y} sono una vera comodità.',
      'La chiave può restare in tasca: ci sono {x} e {y}.',
    ],
  },
  {
    of: ['electricParkingBrake', 'autoHold'],
    say: ['Ai semafori e in salita {x} e {y} ti tolgono un gesto a ogni fermata.'],
  },
  {
    of: ['autoHold', 'adaptiveCruise'],
    say: ['In coda {y} e {x} fanno quasi tutto al posto del tuo piede.'],
  },
  {
    of: ['keyless'],
    say: [
      'La chiave resta in tasca e l’auto si apre lo stesso, con {x}.',
      'inCity :: Tra una commissione e l’altra non cerchi le chiavi, perché c’è {x}.',
    ],
  },
  { of: ['softClose'], say: ['Le portiere si accompagnano con un dito, grazie {a x}.'] },
  {
    of: [['electricParkingBrake', 'autoHold']],
    say: [
      'inCity :: A ogni semaforo {x} ti risparmia un gesto.',
      'In salita e nelle soste {x} ti risparmia un gesto.',
    ],
  },
];
