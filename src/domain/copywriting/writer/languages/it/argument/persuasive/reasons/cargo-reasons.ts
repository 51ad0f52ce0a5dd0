import type { Argument } from '../../../../../argument/arguments.ts';

/** What carries, lifts and cools. */
export const cargoReasons: readonly Argument[] = [
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['cargoLining', 'bulkhead'],
    ],
    say: [
      'Dentro ci sono già {x} e {y}, e si lavora dal primo giorno.',
      '{x} e {y} tengono attrezzi e materiale al loro posto anche in curva.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'ladderRack'],
    say: [
      'Le minuterie stanno in ordine con {x}, la scala viaggia {su y}.',
      'A un elettricista o a un idraulico {x} e {y} servono ogni giorno.',
    ],
  },
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['inverter', 'mainsSocket'],
    ],
    say: [
      'Il trapano si ricarica fra un cliente e l’altro, perché oltre {a x} c’è {y}.',
      'Con {x} e {y} il vano diventa una piccola officina.',
    ],
  },
  {
    of: [['longWheelbase', 'bodySize'], 'highRoof'],
    say: [
      '{x} e {y} ti fanno lavorare in piedi nel vano e caricare tavole distese.',
      'Chi monta mobili o sgombera cantine chiede per prima cosa {x} e {y}.',
      'Per i carichi ingombranti {x} e {y} ti risparmiano il secondo viaggio.',
    ],
  },
  {
    of: ['refrigeration', 'bulkhead'],
    say: [
      '{x} tiene fredda la merce, {y} la separa dalla cabina.',
      'Chi consegna pesce, latticini o fiori chiede subito {x} e {y}.',
    ],
  },
  {
    of: [['tailLift', 'crane'], 'payload'],
    say: [
      '{x} solleva il carico, {y} dice quanto se ne può portare.',
      'Per i carichi pesanti contano {x} e {y}.',
    ],
  },
  {
    of: [
      ['tipperBed', 'threeWayTipper'],
      ['dropsides', 'payload', 'crane'],
    ],
    say: [
      'Per portare terra e ghiaia servono {x} e {y}.',
      'In cantiere si guardano per prima cosa {x} e {y}.',
    ],
  },
  { of: ['bedCover', 'bedLiner'], say: ['Sotto {x} il carico resta asciutto, e {y} protegge la lamiera.'] },
  {
    of: [['bedCover', 'cargoBed', 'canvasTilt'], 'towHook'],
    say: ['Quello che non entra nel cassone si porta sul rimorchio, perché oltre {a x} c’è {y}.'],
  },
  {
    of: ['registeredTruck', 'licenceB'],
    say: [
      '{auto} {x} e {y}, la stessa che serve per un’auto.',
      'A un’azienda interessa sapere che {auto} {x} e {y}.',
    ],
  },
  {
    of: ['payload', 'licenceB'],
    say: ['Per sfruttare {x} non serve una patente superiore, dato che {auto} {y}.'],
  },
  {
    of: [['slidingDoor', 'slidingDoors'], 'rearDoors'],
    say: [
      'Lungo il marciapiede si carica {da x}, in magazzino {da y}.',
      '{x} e {y} ti lasciano caricare dal lato più comodo.',
    ],
  },
  {
    of: [
      ['rearCamera', 'camera'],
      ['longWheelbase', 'highRoof', 'bodySize'],
    ],
    say: [
      'Un mezzo di queste misure si parcheggia meglio con l’aiuto {di x}, oltre che {di y}.',
      'cargo :: Dal posto di guida di un furgone si vede poco dietro, perciò con {y} è utile {x}.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Con {x} viti e attrezzi si trovano subito.',
      'Lunedì carichi gli attrezzi e cominci, perché {x} c’è già.',
      'atWork :: Con {x} trovi al primo colpo il pezzo giusto anche davanti al cliente.',
    ],
  },
  {
    of: ['bulkhead'],
    say: [
      'In frenata il carico resta nel vano, fermato {da x}.',
      '{x} chiude il vano, e d’inverno la cabina si scalda prima.',
      'atWork :: Polvere e odori del carico restano dietro {x}.',
    ],
  },
  {
    of: [['bedCover', 'canvasTilt']],
    say: [
      '{x} tiene asciutto il carico anche se piove.',
      '{x} nasconde il carico a chi passa.',
      'atWork :: Durante la pausa gli attrezzi restano al riparo sotto {x}.',
      'onTrips & pickup :: In viaggio le valigie restano asciutte sotto {x}.',
    ],
  },
  {
    of: ['cargoBed'],
    say: [
      'Quello che sporca viaggia {in x}, fuori dalla cabina.',
      '{x} si carica con la pala e si lava con un getto d’acqua.',
      'inCountry :: Legna, sacchi e balle di fieno si caricano {in x} senza sporcare la cabina.',
      'atWork :: Con {x} porti in cantiere il materiale insieme agli attrezzi.',
    ],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: [
      'Basta un comando e {x} scarica terra e ghiaia.',
      'Con {x} si scarica la ghiaia in un momento, senza pala.',
      'inCountry :: Ramaglie e terra si scaricano in fondo al campo con {x}.',
      'atWork :: In cantiere {x} ti risparmia la fatica della pala.',
    ],
  },
  {
    of: ['dropsides'],
    say: [
      'Con il muletto si carica dal lato più comodo abbassando {x}.',
      'Abbassate {x}, un pallet si appoggia senza manovre.',
    ],
  },
  {
    of: ['bedLiner'],
    say: ['{x} ripara la lamiera da mattoni e ghiaia.', '{x} si lava in un momento con l’idropulitrice.'],
  },
  {
    of: ['ladderRack'],
    say: [
      'La scala viaggia {su x} e il vano resta libero.',
      'atWork :: A imbianchini ed elettricisti {x} serve ogni giorno.',
    ],
  },
  { of: ['cargoLining'], say: ['{x} ripara le pareti dai colpi e si pulisce in fretta.'] },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: [
      'Anche in coda, ad agosto, {x} aiuta a tenere fredda la merce.',
      'Chi consegna alimentari o fiori chiede per prima cosa {x}.',
      'atWork :: Per il giro dei ristoranti e dei negozi serve {x}, e qui c’è.',
    ],
  },
  {
    of: ['tailLift'],
    say: [
      '{x} porta a terra i carichi pesanti senza sforzo per la schiena.',
      'Dove non c’è una banchina si scarica con {x}.',
      'atWork :: Con {x} per una consegna pesante basta una persona.',
    ],
  },
  {
    of: ['crane'],
    say: [
      'Con {x} a bordo il carico si solleva senza chiamare altri mezzi.',
      'Chi posa materiali pesanti carica e scarica da sé con {x}.',
    ],
  },
  {
    of: ['rearDoors'],
    say: [
      'Quando si carica con il muletto servono {x}, che si aprono del tutto.',
      '{x} permettono di aprire un’anta sola quando lo spazio è poco.',
    ],
  },
];
