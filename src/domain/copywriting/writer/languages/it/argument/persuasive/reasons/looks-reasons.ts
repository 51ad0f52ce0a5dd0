import type { Argument } from '../../../../../argument/arguments.ts';

/** What is seen from outside, and what lets the light in. */
export const looksReasons: readonly Argument[] = [
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: [
      'Visti di fianco, {x} e {y} danno alla linea un aspetto più deciso.',
      'stylish & !cargo :: Se l’estetica per te conta, ti piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['sportPackage', 'bodyKit', 'trimLine'],
    ],
    say: [
      '{auto} si fa notare tra le altre dello stesso modello per {x} e {y}.',
      '!classic :: A chi bada alla linea piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['newTyres', 'tyres'],
    ],
    say: [
      'Hai {x}, che danno carattere alla linea, e {y}.',
      '!rough & !damaged :: Estetica e sicurezza vanno d’accordo, con {x} e {y}.',
      '{auto} ha {x} e {y}.',
    ],
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
    say: [
      'Se tieni alla carrozzeria, ti piaceranno {y} e la protezione {di x}.',
      '{x} e {y} (rende/rendono) la carrozzeria più bella da vedere e facile da lavare.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit'], 'spoiler'],
    say: [
      '{x} e {y} danno alla linea un aspetto più sportivo.',
      'A chi ama le linee decise piaceranno {x} e {y}.',
    ],
  },
  {
    of: [['alloyWheels', 'rims']],
    say: [
      '{x} (dà/danno) carattere alla linea, soprattutto di fianco.',
      'stylish & !classic :: Se tieni all’estetica, noterai subito {x}.',
      'classic :: Su un’auto di questi anni {x} (completa/completano) bene l’aspetto.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Chi siede dietro ha più ombra e più riservatezza, con {x}.',
      'family & !twoDoors :: I bambini seduti dietro sono più al riparo dal sole, con {x}.',
      'cargo & atWork :: Con {x} quello che trasporti resta lontano dagli sguardi.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit']],
    say: [
      '{x} (rende/rendono) la linea più decisa e sportiva.',
      'stylish :: Se ami le auto che si distinguono, ti (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['trimLine'],
    say: [
      '{x} (rende/rendono) questa versione riconoscibile dai dettagli.',
      'stylish & !cargo :: Se tieni allo stile, {x} si (nota/notano) anche da fermi.',
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
      'La coda ha un aspetto più sportivo con {x}.',
      'A chi ama le linee sportive (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['sideSkirts'],
    say: [
      'Di fianco {x} danno alla linea un aspetto più sportivo.',
      'stylish :: Se ti piacciono le linee sportive, apprezzerai {x}.',
    ],
  },
  {
    of: ['chromeTrim'],
    say: [
      '{x} (dà/danno) alla carrozzeria un tocco di eleganza.',
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
      '{x} fa riconoscere l’auto tra tante carrozzerie lucide.',
      'stylish :: Se cerchi un aspetto diverso dal solito, guarda dal vivo {x}.',
    ],
  },
  {
    of: ['twoTone'],
    say: [
      '{auto} si riconosce al primo sguardo, con {x}.',
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
      'Anche nelle giornate grigie {x} riempie di luce l’abitacolo.',
      'family & !twoDoors :: I bambini seduti dietro viaggiano volentieri sotto la luce {di x}.',
      'onTrips :: Nei viaggi in montagna tutti a bordo godono del panorama con {x}.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      'Luce in ogni stagione e aria nelle belle giornate: hai {x}.',
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
      '{x} protegge la vernice e rende più facile il lavaggio.',
      'stylish :: Se vuoi una carrozzeria sempre curata, ti sarà utile {x}.',
    ],
  },
  {
    of: [['fullOptions', 'richEquipment']],
    say: [
      'A bordo non ti mancano le comodità, perché hai {x}.',
      'Se cerchi un’auto ben dotata, guarda con attenzione {x}.',
    ],
  },
];
