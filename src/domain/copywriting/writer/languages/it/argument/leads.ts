import type { Argument } from '../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes. */
export const leads: readonly Argument[] = [
  {
    of: ['oneOwner'],
    say: [
      'family :: Prima di farci salire i bambini, di un usato si vuole sapere chi l’ha avuto. Qui la risposta è corta: {who} {x}.',
      'Di un’auto usata la prima domanda è sempre chi l’ha guidata. Per {who} basta un nome solo{!x}.',
    ],
  },
];
