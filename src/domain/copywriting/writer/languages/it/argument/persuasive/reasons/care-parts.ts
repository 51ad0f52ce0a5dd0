import type { Argument } from '../../../../../argument/arguments.ts';

/** The work that a buyer of a used car asks for first, already done. */
export const partReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing']],
    say: [
      '{auto} ha già {ha x}, il lavoro di cui si chiede per primo quando si compra un usato.',
      'Uno dei conti più temuti dell’officina è già stato pagato: {auto} ha {ha x}.',
      'thrifty :: {auto} ha già {ha x}, e nei tuoi conti è una spesa in meno.',
      'onTrips :: Prima dei prossimi viaggi non c’è da passare in officina, perché {auto} ha già {ha x}.',
    ],
  },
  {
    of: ['clutch'],
    say: [
      '{auto} ha {ha x}, e nelle partenze in salita si sente.',
      'inCity :: In città la frizione è la prima a consumarsi, e {auto} ha {ha x}.',
      'thrifty :: {auto} ha {ha x}, e questo conto non arriverà a te.',
    ],
  },
];
