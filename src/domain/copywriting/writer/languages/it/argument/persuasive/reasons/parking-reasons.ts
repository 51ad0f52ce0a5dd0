import type { Argument } from '../../../../../argument/arguments.ts';

/** What helps to park. */
export const parkingReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera', 'camera'], 'parkingSensors'],
    say: [
      'inCity :: Nei parcheggi stretti di città {x} e {y} ti fanno entrare con calma al primo tentativo.',
      'newDriver :: I primi parcheggi riescono meglio, con {x} e {y} ad aiutarti.',
      'In manovra hai {x} e {y}, e gli ostacoli li vedi e li senti prima.',
    ],
  },
  {
    of: ['parkAssist', ['rearCamera', 'surroundCamera', 'parkingSensors']],
    say: [
      'Il parcheggio smette di essere un pensiero, con {x} e {y}.',
      'inCity :: In città {x} e {y} trasformano il parcheggio in una formalità.',
    ],
  },
  {
    of: ['rearCamera', 'towHook'],
    say: ['Se traini, {x} ti aiuta anche a centrare il rimorchio con {y}.'],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Nei posti stretti {x} ti mostra l’auto dall’alto, con tutto quello che le sta intorno.',
      'long :: Le misure si gestiscono bene, perché {x} ti mostra ogni lato.',
      'inCity :: Nei garage e nei parcheggi di città {x} ti fa vedere anche gli angoli nascosti.',
    ],
  },
  {
    of: [['rearCamera', 'camera']],
    say: [
      'inCity :: Sotto casa il posto è sempre stretto, e {x} ti aiuta a entrarci.',
      'family :: Davanti a scuola {x} ti mostra anche chi passa dietro l’auto.',
      'newDriver :: Mentre prendi confidenza con le manovre, {x} ti dà una mano.',
      'van :: Dietro non c’è un lunotto da cui guardare, e allora serve {x}.',
      'In retromarcia vedi bene quello che hai dietro, grazie {a x}.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'inCity :: Quando il posto è stretto e dietro c’è la fila, {x} ti dà una mano.',
      '{x} ti (aiuta/aiutano) a entrare anche nei posti in cui di solito rinunceresti.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      'inCity :: Nei parcheggi di città {x} ti (avvisa/avvisano) prima di toccare.',
      'In manovra {x} ti (dice/dicono) quanto spazio resta.',
    ],
  },
  {
    of: ['foldingMirrors'],
    say: ['Nelle vie strette {x} ti (fa/fanno) guadagnare qualche centimetro prezioso.'],
  },
];
