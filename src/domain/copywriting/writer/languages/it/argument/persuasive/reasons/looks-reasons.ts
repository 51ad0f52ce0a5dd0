import type { Argument } from '../../../../../argument/arguments.ts';

/** What is seen from outside, and what lets the light in. */
export const looksReasons: readonly Argument[] = [
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: [
      '{x} e {y} danno alla linea un aspetto più deciso.',
      'Guardando l’auto di fianco si notano subito {x} e {y}.',
      'stylish & !cargo :: Chi tiene all’aspetto di un’auto guarderà per prima cosa {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['sportPackage', 'bodyKit', 'trimLine'],
    ],
    say: [
      '{auto} si distingue dalle altre per {x} e {y}.',
      '!classic :: A chi bada alla linea piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['newTyres', 'tyres'],
    ],
    say: ['Già girando intorno all’auto si notano {x} e {y}.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof'], 'tintedWindows'],
    say: [
      '{x} fa entrare la luce dall’alto, {y} riparano dal sole chi siede dietro.',
      'Con {x} l’abitacolo è più luminoso, con {y} resta riservato.',
    ],
  },
  {
    of: [
      ['panoramicRoof', 'openingPanoramicRoof'],
      ['thirdRow', 'manySeats'],
    ],
    say: [
      '!cargo :: Con {y} si viaggia in tanti, e {x} tiene luminoso l’abitacolo.',
      'family & !twoDoors & !cargo :: Per i viaggi con tutta la famiglia ci sono {y} e la luce {di x}.',
    ],
  },
  {
    of: [
      ['ceramicCoating', 'paintProtection'],
      ['metallicPaint', 'pearlPaint', 'mattPaint'],
    ],
    say: ['{x} e {y} si fanno guardare da vicino.'],
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
      'Girando intorno all’auto (si nota/si notano) subito {x}.',
      'stylish & !classic :: Quando parcheggi e ti volti a guardarl@, l’occhio va {su x}.',
      'classic :: Su un’auto di questi anni {x} (merita/meritano) uno sguardo da vicino.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Con {x} si notano meno borse e giacche sui sedili dietro.',
      'Al parcheggio sotto il sole {x} fanno un po’ d’ombra e tengono lontani gli sguardi.',
      'family & !twoDoors :: {x} fanno ombra ai bambini che dormono sui sedili dietro.',
      'cargo & atWork :: {x} nascondono a chi passa quello che trasporti.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit']],
    say: [
      '{x} (dà/danno) alla linea un aspetto più deciso.',
      'Chi conosce il modello noterà subito {x}.',
      'stylish :: A chi bada alla linea (piacerà/piaceranno) {x}.',
    ],
  },
  {
    of: ['trimLine'],
    say: [
      'Chi conosce il modello riconoscerà dai dettagli {x}.',
      'stylish & !cargo :: {x} distingue quest’auto da molte altre dello stesso modello.',
    ],
  },
  {
    of: ['package'],
    say: [
      'Chi cerca questo modello guarda volentieri se (c’è/ci sono) {x}, e qui c’è.',
      'Rispetto a un’auto uguale nel resto, qui hai in più {x}.',
    ],
  },
  {
    of: ['winterPackage'],
    say: [
      'Nelle mattine di brina {x} fa partire più comodi.',
      'Se di notte l’auto resta fuori, d’inverno {x} serve spesso.',
      'commuter :: A chi parte con il buio, da novembre a marzo, {x} serve quasi ogni mattina.',
    ],
  },
  {
    of: ['spoiler'],
    say: ['{x} dà alla coda un aspetto più sportivo.', 'Da dietro si nota subito {x}.'],
  },
  {
    of: ['sideSkirts'],
    say: ['Di fianco {x} fanno sembrare l’auto più vicina a terra.'],
  },
  {
    of: ['chromeTrim'],
    say: [
      'Sotto il sole {x} fanno risaltare la linea.',
      'classic :: Su un’auto di questi anni {x} contano quanto la vernice.',
    ],
  },
  {
    of: [['metallicPaint', 'pearlPaint']],
    say: [
      '{x} cambia tono con la luce, dal mattino alla sera.',
      'In pieno sole {x} dà risalto alle linee della carrozzeria.',
    ],
  },
  {
    of: ['mattPaint'],
    say: [
      'Fra tante carrozzerie lucide {x} si riconosce subito.',
      '{x} non fa riflessi e lascia vedere bene le linee della carrozzeria.',
    ],
  },
  {
    of: ['twoTone'],
    say: [
      'In un parcheggio pieno {x} si riconosce al primo sguardo.',
      'Chi non vuole un’auto uguale alle altre apprezzerà {x}.',
    ],
  },
  {
    of: ['wrap'],
    say: [
      '{x} copre la vernice e la ripara dai piccoli segni.',
      'Se un giorno vuoi cambiare aspetto all’auto, {x} si può togliere.',
    ],
  },
  {
    of: ['panoramicRoof'],
    say: [
      '{x} porta luce nell’abitacolo anche nelle giornate grigie.',
      'Appena si sale si nota quanta luce arriva {da x}.',
      'family & !twoDoors :: Dai sedili dietro i bambini guardano le nuvole attraverso {x}.',
      'inCity :: Anche nelle vie strette del centro {x} porta luce dall’alto.',
      'onTrips :: In montagna i passeggeri vedono le cime attraverso {x}.',
      'small :: In un abitacolo raccolto {x} dà più luce e più respiro.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      '{x} porta luce d’inverno e aria quando torna il caldo.',
      'Nelle prime sere tiepide si apre {x} e si torna a casa all’aria.',
      'family & !twoDoors :: Dai sedili dietro i bambini guardano il cielo attraverso {x}.',
      'stylish :: Sul lungomare, la sera, viene voglia di aprire {x}.',
    ],
  },
  {
    of: ['sunroof'],
    say: [
      '{x} fa entrare aria senza il rumore dei finestrini abbassati.',
      'Nelle sere d’estate basta aprire {x} per rinfrescare l’abitacolo.',
      'inCity :: Ai trenta all’ora del centro {x} si tiene volentieri aperto.',
      'classic :: In una domenica di sole, su una strada di provincia, {x} si apre volentieri.',
    ],
  },
  {
    of: ['carbonTrim'],
    say: ['Chi ama i dettagli sportivi noterà {x}.', 'stylish :: Da vicino si vede bene la trama {di x}.'],
  },
  {
    of: [['paintProtection', 'ceramicCoating']],
    say: [
      '{x} difende la vernice dallo sporco e rende più facile il lavaggio.',
      'Chi tiene alla carrozzeria sarà contento che ci sia {x}.',
    ],
  },
  {
    of: [['fullOptions', 'richEquipment']],
    say: ['Chi cerca un’auto ben dotata qui trova {x}.', 'Prima di chiederti che cosa manca, guarda {x}.'],
  },
];
