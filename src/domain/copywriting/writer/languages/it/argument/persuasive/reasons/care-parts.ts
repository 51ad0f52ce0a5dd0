import type { Argument } from '../../../../../argument/arguments.ts';

/** The work that a buyer of a used car asks for first, already done. */
export const partReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing']],
    say: [
      '{auto} ha già {ha x}, un lavoro importante che non devi mettere in conto.',
      'thrifty :: Con {x} una delle spese più temute su un usato è già alle spalle.',
      'onTrips :: Puoi partire per i prossimi viaggi con più tranquillità, perché hai {x}.',
    ],
  },
  {
    of: ['clutch'],
    say: [
      '{auto} ha già {ha x}, e questo lavoro non tocca più a te.',
      'inCity :: La frizione in città lavora molto, ed è una buona notizia avere {x}.',
      'thrifty :: Hai {x}, e nei tuoi conti è una spesa in meno.',
    ],
  },
];
