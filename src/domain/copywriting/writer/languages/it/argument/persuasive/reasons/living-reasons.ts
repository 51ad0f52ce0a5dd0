import type { Argument } from '../../../../../argument/arguments.ts';

/** What one lives on board with. */
export const livingReasons: readonly Argument[] = [
  {
    of: ['bed', ['kitchen', 'livingHeater']],
    say: ['Ci si ferma dove si vuole, con {x} e {y} a bordo.', 'Per dormire e vivere a bordo hai {x} e {y}.'],
  },
  { of: ['shower', 'toilet'], say: ['Anche lontano dai campeggi si sta comodi, con {x} e {y}.'] },
  { of: ['solarPanel', ['inverter', 'fridge']], say: ['Nelle soste lunghe contano {x} e {y}.'] },
  { of: ['kitchen', ['fridge', 'waterTank']], say: ['Si mangia a bordo come a casa, con {x} e {y}.'] },
  { of: ['awning', ['kitchen', 'bed', 'campingKit']], say: ['Per vivere dentro e fuori ci sono {x} e {y}.'] },
  {
    of: [['campingKit', 'bed']],
    say: ['Per le notti in viaggio hai già {x}.', 'family :: In vacanza con i bambini fa comodo {x}.'],
  },
  { of: ['kitchen'], say: ['Si pranza dove la vista è più bella, con {x}.'] },
  { of: [['shower', 'toilet']], say: ['Anche fuori dai campeggi fa comodo {x}.'] },
  { of: ['solarPanel'], say: ['Nelle soste all’aperto la corrente arriva {da x}.'] },
  { of: [['waterTank', 'fridge', 'inverter']], say: ['Nelle soste lunghe torna utile {x}.'] },
  { of: ['awning'], say: ['Quando ti fermi, fuori c’è {x} per stare all’ombra.'] },
  { of: ['livingHeater'], say: ['Anche d’inverno a bordo si sta bene, grazie {a x}.'] },
];
