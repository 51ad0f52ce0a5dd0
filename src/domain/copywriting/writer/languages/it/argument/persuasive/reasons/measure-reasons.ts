import type { Argument } from '../../../../../argument/arguments.ts';

/** The measures and the papers of a working vehicle. */
export const measureReasons: readonly Argument[] = [
  {
    of: ['longWheelbase'],
    say: [
      'cargo :: {x} lascia entrare distesi tubi e tavole.',
      '!cargo :: {x} dà più spazio a bordo.',
      'cargo & atWork :: Con il materiale ingombrante {x} ti risparmia un secondo viaggio.',
    ],
  },
  {
    of: ['highRoof'],
    say: [
      '{x} ti fa lavorare nel vano senza stare piegato.',
      'atWork :: A chi passa ore nel vano {x} risparmia il mal di schiena.',
    ],
  },
  {
    of: ['payload'],
    say: [
      '{x} dice quanto materiale puoi portare a ogni viaggio.',
      'atWork :: Chi porta cemento o macchinari guarda prima di tutto {x}.',
    ],
  },
  { of: ['grossWeight'], say: ['Per la patente e per i divieti di transito conta {x}.'] },
  {
    of: ['towCapacity'],
    say: [
      'Per scegliere il rimorchio conta {x}.',
      'onTrips :: Chi ha una roulotte o una barca guarderà subito {x}.',
    ],
  },
  {
    of: ['registeredTruck'],
    say: [
      'A chi ha un’attività interessa sapere che {auto} {x}.',
      'atWork :: Se compri per l’azienda, tieni presente che {auto} {x}.',
    ],
  },
  {
    of: ['licenceB'],
    say: [
      'Può guidare chiunque abbia la patente dell’auto, dato che {auto} {x}.',
      'Non serve una patente superiore, perché {auto} {x}.',
      'onTrips :: Per partire in vacanza basta la patente dell’auto, visto che {auto} {x}.',
      'atWork :: In azienda è facile alternarsi al volante, perché {auto} {x}.',
    ],
  },
];
