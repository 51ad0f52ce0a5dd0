import type { Argument } from '../../../../../argument/arguments.ts';

/** What serves where the asphalt ends. */
export const trailReasons: readonly Argument[] = [
  {
    of: [
      ['diffLock', 'lowRange'],
      ['lowRange', 'winch', 'hillDescent'],
    ],
    say: [
      'Per il fuoristrada vero ci sono {x} e {y}.',
      'Quando la salita si fa dura (entra/entrano) in gioco {x} e {y}.',
    ],
  },
  {
    of: [
      ['raisedSuspension', 'underbodyGuard'],
      ['allTerrainTyres', 'lowRange', 'diffLock', 'underbodyGuard', 'winch'],
    ],
    say: [
      'Sui fondi difficili {x} e {y} ti fanno andare avanti con più tranquillità.',
      'inCountry :: Sulle strade di campagna rovinate lavorano bene {x} e {y}.',
    ],
  },
  {
    of: ['fourWheelDrive', ['lowRange', 'diffLock', 'gripControl', 'hillDescent']],
    say: ['Fango, neve o pendenze si affrontano con {x} e {y}.'],
  },
  { of: ['winch'], say: ['Se ci si pianta, a tirarsi fuori aiuta {x}.'] },
  { of: ['diffLock'], say: ['Quando una ruota perde presa {x} ti fa ripartire.'] },
  { of: ['lowRange'], say: ['Nelle salite ripide e con un rimorchio carico aiutano {x}.'] },
  { of: [['underbodyGuard', 'bullBar']], say: ['Sugli sterrati {x} ripara dai sassi.'] },
  { of: [['snorkel', 'wading']], say: ['Anche i guadi sono alla portata, con {x}.'] },
  { of: ['sideSteps'], say: ['Salire è più comodo, con {x}.'] },
  {
    of: ['raisedSuspension'],
    say: [
      'Dove il fondo è rovinato {x} tiene la scocca lontana dai sassi.',
      'inCountry :: Sulle strade bianche {x} è un bel vantaggio.',
    ],
  },
  {
    of: ['allTerrainTyres'],
    say: [
      'Su fango e sterrato {x} fanno presa meglio delle gomme da strada.',
      'inCountry :: Sulle strade di campagna fanno la differenza {x}.',
    ],
  },
  { of: ['gripControl'], say: ['Su neve, fango o sabbia ti aiuta {x}.'] },
  {
    of: ['fourWheelDrive'],
    say: [
      'Con pioggia, neve o fango puoi contare {su x}.',
      'inCountry :: Fuori città, anche d’inverno, serve {x}.',
    ],
  },
];
