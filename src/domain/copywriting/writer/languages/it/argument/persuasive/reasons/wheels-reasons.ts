import type { Argument } from '../../../../../argument/arguments.ts';

/** Tyres and wheels, told as facts. */
export const wheelsReasons: readonly Argument[] = [
  {
    of: [
      ['winterWheels', 'winterTyreSet', 'winterTyres', 'secondTyreSet', 'secondWheelSet'],
      ['summerTyres', 'newTyres', 'tyres'],
    ],
    say: [
      '{x} e {y} ti lasciano a posto in ogni stagione, senza altre gomme da comprare.',
      'thrifty :: Hai già {x} e {y}, e al cambio di stagione paghi soltanto il montaggio.',
    ],
  },
  {
    of: ['winterTyres', ['rims', 'alloyWheels', 'steelWheels']],
    say: [
      'Per la stagione fredda hai già {x} e {y}.',
      'Quando arriva l’inverno puoi montare {x}, e insieme all’auto hai anche {y}.',
    ],
  },
  {
    of: ['winterTyres', ['fourWheelDrive', 'gripControl']],
    say: [
      'Sulle strade innevate puoi contare {su x} e {su y}.',
      'inCountry :: Con {y} e {x} l’inverno fuori città si affronta con più tranquillità.',
    ],
  },
  {
    of: ['snowChains', 'winterTyres'],
    say: [
      'Chi va spesso in montagna trova già {y} e {x}.',
      'Con {y} e {x} puoi organizzare la settimana bianca senza comprare altro.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['brakePads', 'brakeDiscs', 'shockAbsorbers'],
    ],
    say: [
      'Con {x} e {y} guidi con più sicurezza, anche sull’asfalto bagnato.',
      'family & !damaged & !twoDoors :: Quando a bordo ci sono i bambini è una tranquillità avere {x} e {y}.',
    ],
  },
  {
    of: ['newTyres', 'serviceJustDone'],
    say: [
      '!damaged & !defective :: Con {x} e {y} puoi partire subito, senza altri lavori da prenotare.',
      '!damaged :: Hai già {x} e {y}, due spese che non toccano più a te.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Per la stagione fredda hai già {x}, senza altre gomme da comprare.',
      'commuter :: Nelle mattine fredde {x} ti danno più aderenza sulla strada per il lavoro.',
      'inCountry :: Sulle strade di campagna {x} ti danno più sicurezza quando fa freddo.',
    ],
  },
  {
    of: ['summerTyres'],
    say: [
      'Per la bella stagione hai già {x}, adatti all’asfalto caldo.',
      'Nei mesi caldi viaggi bene con {x}, senza doverli comprare.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Con {x} eviti il cambio gomme in primavera e in autunno.',
      'inCity :: In città {x} vanno bene tutto l’anno, anche quando piove o fa freddo.',
      'commuter :: Puoi andare al lavoro in ogni stagione con {x}, senza cambi di gomme.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      '!damaged :: Per un bel po’ non devi pensare alle gomme, perché hai {x}.',
      'used & !damaged :: Hai {x}, una spesa frequente che dopo l’acquisto non devi affrontare.',
      'onTrips & !damaged :: Puoi partire per un lungo viaggio con {x}.',
    ],
  },
  {
    of: ['tyres'],
    say: [
      'Quando vieni a vedere l’auto puoi controllare con calma anche {x}.',
      'used :: Tra le cose da guardare in un usato ci sono {x}.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'Al cambio di stagione basta montare {x}, senza altri acquisti.',
      'thrifty :: Insieme all’auto ricevi {x}, una spesa in meno per te.',
    ],
  },
  {
    of: ['snowChains'],
    say: [
      'Per le giornate in montagna hai già {x}, da tenere nel bagagliaio.',
      'Chi d’inverno sale in montagna trova già {x} a bordo.',
    ],
  },
  {
    of: ['runFlatTyres'],
    say: [
      'In caso di foratura {x} ti permettono di arrivare piano fino al gommista.',
      'onTrips :: Lontano da casa viaggi con più tranquillità con {x}, anche in caso di foratura.',
    ],
  },
];
