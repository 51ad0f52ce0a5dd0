import type { Argument } from '../../../../../argument/arguments.ts';

/** What is seen from outside, and what lets the light in. */
export const looksReasons: readonly Argument[] = [
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: [
      'Con {x} e {y} la linea ha un aspetto più deciso e curato.',
      'stylish & !cargo :: Se l’estetica per te conta, ti piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['sportPackage', 'bodyKit', 'trimLine'],
    ],
    say: [
      'Con {x} e {y} {auto} si fa notare tra le altre dello stesso modello.',
      '!classic :: A chi bada alla linea piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['newTyres', 'tyres'],
    ],
    say: ['Hai {x}, che danno carattere alla linea, e {y}.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof'], 'tintedWindows'],
    say: [
      'Con {x} e {y} viaggi in un abitacolo luminoso e riservato.',
      'family & !twoDoors :: I passeggeri dietro hanno luce dall’alto e ombra ai lati, con {x} e {y}.',
    ],
  },
  {
    of: [
      ['panoramicRoof', 'openingPanoramicRoof'],
      ['thirdRow', 'manySeats'],
    ],
    say: [
      '!cargo :: Con {y} si viaggia in tanti, e {x} porta luce in tutto l’abitacolo.',
      'family & !twoDoors & !cargo :: Nei viaggi con tutta la famiglia apprezzerai {y} e la luce {di x}.',
    ],
  },
  {
    of: [
      ['ceramicCoating', 'paintProtection'],
      ['metallicPaint', 'pearlPaint', 'mattPaint'],
    ],
    say: ['Se tieni alla carrozzeria, ti piaceranno {y} e la protezione {di x}.'],
  },
  {
    of: [['sportPackage', 'bodyKit'], 'spoiler'],
    say: ['Con {x} e {y} la linea diventa più sportiva.', 'A chi ama le linee decise piaceranno {x} e {y}.'],
  },
  {
    of: [['alloyWheels', 'rims']],
    say: [
      'Con {x} la linea acquista carattere, soprattutto vista di fianco.',
      'stylish & !classic :: Se guardi molto all’estetica, noterai subito {x}.',
      'classic :: Su un’auto di questi anni {x} (completa/completano) bene l’aspetto.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Con {x} hai più riservatezza e meno sole sui sedili posteriori.',
      'family & !twoDoors :: I bambini seduti dietro sono più al riparo dal sole, con {x}.',
      'cargo & atWork :: Con {x} quello che trasporti resta lontano dagli sguardi.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit']],
    say: [
      'Con {x} la linea ha un aspetto più deciso e sportivo.',
      'stylish :: Se ami le auto che si distinguono, ti (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['trimLine'],
    say: [
      'Con {x} hai una versione che si distingue nei dettagli.',
      'stylish & !cargo :: Chi conosce il modello guarderà con piacere {x}.',
    ],
  },
  {
    of: ['package'],
    say: [
      'Con {x} hai qualcosa in più rispetto a molte auto dello stesso modello.',
      'Se cerchi proprio questo modello, è un bel vantaggio trovare {x}.',
    ],
  },
  {
    of: ['winterPackage'],
    say: [
      'Nella stagione fredda viaggi con più comodità, perché hai {x}.',
      'commuter :: Nelle mattine d’inverno {x} rende più piacevole andare al lavoro.',
    ],
  },
  {
    of: ['spoiler'],
    say: [
      'Con {x} la parte posteriore ha un aspetto più sportivo.',
      'A chi ama le linee sportive (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['sideSkirts'],
    say: ['Con {x} la linea di fianco è più bassa e sportiva.'],
  },
  {
    of: ['chromeTrim'],
    say: [
      'Con {x} la carrozzeria ha un aspetto più elegante.',
      'classic :: Su un’auto di questi anni {x} (aggiunge/aggiungono) molto fascino.',
    ],
  },
  {
    of: [['metallicPaint', 'pearlPaint']],
    say: [
      'Alla luce del sole {x} dà risalto alle linee della carrozzeria.',
      'stylish :: Se il colore per te conta, ti piacerà vedere dal vivo {x}.',
    ],
  },
  {
    of: ['mattPaint'],
    say: [
      'Con {x} la carrozzeria si riconosce subito tra le altre.',
      'stylish :: Chi cerca un aspetto diverso dal solito sarà contento {di x}.',
    ],
  },
  {
    of: ['twoTone'],
    say: [
      'Con {x} {auto} si riconosce al primo sguardo.',
      'stylish :: Se non vuoi un’auto uguale alle altre, ti piacerà {x}.',
    ],
  },
  {
    of: ['wrap'],
    say: [
      'La vernice sotto è più protetta dai piccoli segni, con {x}.',
      'Se un giorno vorrai cambiare aspetto all’auto, {x} si può togliere.',
    ],
  },
  {
    of: ['panoramicRoof'],
    say: [
      'Con {x} l’abitacolo è pieno di luce anche nelle giornate grigie.',
      'family & !twoDoors :: I bambini seduti dietro viaggiano volentieri sotto la luce {di x}.',
      'onTrips :: Nei viaggi in montagna tutti a bordo godono del panorama con {x}.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      'Con {x} hai luce in ogni stagione e aria fresca nelle belle giornate.',
      'onTrips :: Nelle giornate di sole è un piacere viaggiare con {x}.',
      'family & !twoDoors :: Anche i bambini seduti dietro si godono la luce {di x}.',
    ],
  },
  {
    of: ['sunroof'],
    say: [
      'Nelle belle giornate puoi aprire {x} e viaggiare con più aria e più luce.',
      'inCity :: In città è piacevole aprire {x} nelle sere d’estate.',
    ],
  },
  {
    of: ['carbonTrim'],
    say: [
      'A chi ama i dettagli sportivi (piacerà/piaceranno) {x}.',
      'stylish :: Con {x} il carattere sportivo si vede anche nei particolari.',
    ],
  },
  {
    of: [['paintProtection', 'ceramicCoating']],
    say: [
      'Con {x} la vernice è più protetta e più facile da lavare.',
      'stylish :: Se tieni alla carrozzeria, sarai contento di avere {x}.',
    ],
  },
  {
    of: [['fullOptions', 'richEquipment']],
    say: [
      'Con {x} hai comodità che su molti usati non si trovano.',
      'Se cerchi un’auto ben dotata, guarda con attenzione {x}.',
    ],
  },
];
