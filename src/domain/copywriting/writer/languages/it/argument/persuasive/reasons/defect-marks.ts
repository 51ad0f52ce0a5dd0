import type { Argument } from '../../../../../argument/arguments.ts';

/** What the eye finds: said at once, with what it means for who comes to look. */
export const markReasons: readonly Argument[] = [
  {
    of: ['scratch'],
    say: [
      'Te lo diciamo adesso, e non quando sei già in cortile: (c’è/ci sono) {x}.',
      '(C’è/Ci sono) {x}: guardalo da vicino e decidi quanto ti pesa.',
      'Sulla carrozzeria trovi {x}: lo leggi qui prima di vederlo dal vivo.',
      '!damaged :: {x} non cambia come si guida, ma si vede, e va detto.',
      'thrifty :: Se un segno non ti toglie il sonno puoi conviverci, altrimenti senti un carrozziere: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['scratches'],
    say: [
      'Ci sono {x}: meglio saperlo qui che in cortile.',
      'Per la carrozzeria metti in conto anche {x}: un carrozziere ti dice in dieci minuti quanto lavoro sono.',
      'inCity :: Chi parcheggia in strada forse ci passa sopra, chi lucida la domenica no: ci sono {x}.',
    ],
  },
  {
    of: ['dent'],
    say: [
      '(C’è/Ci sono) {x}, da guardare di persona prima di parlare di prezzo.',
      'Quando arrivi, comincia da lì: (c’è/ci sono) {x}.',
      'Prima di telefonare sappi che (c’è/ci sono) {x}; se ripararla o tenerla così lo scegli tu.',
      'thrifty :: Un levabolli ti può dire quanto costa: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['dents'],
    say: [
      'Girando intorno si vedono {x}: fanno parte del conto.',
      'Ci sono {x}, e te lo diciamo prima della visita.',
      'Con la luce radente si notano meglio, quindi portati una torcia: ci sono {x}.',
    ],
  },
  {
    of: [
      ['scratch', 'scratches'],
      ['dent', 'dents'],
    ],
    say: [
      'Sulla carrozzeria trovi {x} e {y}: quando vieni partiamo da lì.',
      'Due segni da conoscere prima della visita: {x} e {y}.',
      'Per {x} e {y} basta il parere di un carrozziere, e la visita serve anche a questo.',
      'thrifty :: Se l’auto ti serve per andare e non per lucidarla, {x} e {y} pesano meno; il conto resta da fare.',
    ],
  },
  {
    of: [
      ['scratch', 'scratches'],
      ['wear', 'usageMarks'],
    ],
    say: [
      'Fuori e dentro gli anni si vedono: {x} e {y}.',
      'Ti aspettano anche {x} e {y}, e li trovi scritti qui perché li vedresti comunque.',
    ],
  },
  {
    of: [
      ['dent', 'dents'],
      ['rust', 'rustSpots'],
    ],
    say: [
      'Sulla lamiera ci sono {x} e {y}: un carrozziere ti dice da che parte cominciare.',
      'Guardal@ da vicino e senza fretta, perché ci sono {x} e {y}.',
    ],
  },
  {
    of: ['hailDamage'],
    say: [
      'Ci sono {x}: contro luce si vedono bene, e un levabolli sa dirti quanto lavoro serve.',
      'Una grandinata ha lasciato il segno: {x}, da guardare sul posto prima di decidere.',
      'thrifty :: La domanda è se la lamiera mossa ti disturba: {x}, e il resto dell’auto da guardare a parte.',
      'Cofano e tetto vanno guardati in controluce, perché ci sono {x}.',
    ],
  },
  {
    of: ['rust'],
    say: [
      'Va detto chiaro: (c’è/ci sono) {x}, da far vedere a chi se ne intende.',
      'Quando vieni porta una torcia e un meccanico: {x} (chiede/chiedono) un’occhiata da sotto.',
      '{x} (chiede/chiedono) tempi brevi: prima si tratta, meno lamiera si perde.',
      'classic :: Chi ama le storiche sa dove guardare, e qui trova {x}.',
    ],
  },
  {
    of: ['rustSpots'],
    say: [
      'Ci sono {x}: piccoli o grandi, giudicali dal vivo.',
      'Prima che si allarghino conviene trattarli, e intanto li trovi scritti: {x}.',
      'Inginocchiati accanto alle ruote e guarda con calma, perché ci sono {x}.',
    ],
  },
  {
    of: ['rustThrough'],
    say: [
      'Qui serve un carrozziere con la saldatrice: (c’è/ci sono) {x}.',
      '(C’è/Ci sono) {x}, e il preventivo va chiesto prima di firmare.',
      'Una mano di vernice, con {x}, non basta.',
    ],
  },
  {
    of: [['fadedPaint', 'peelingPaint']],
    say: [
      'Sotto il sole si nota, quindi lo scriviamo: {x}.',
      'Chi guarda l’auto dal marciapiede lo vede: {x}. Se ti pesa, un carrozziere sa dirti il da farsi.',
      'Alla vernice manca smalto: {x}, da vedere di giorno e non alla luce del lampione.',
    ],
  },
  {
    of: ['blemish'],
    say: [
      'Ci sono {x}: giraci intorno con calma e giudica tu.',
      'Da esposizione non è, e te lo diciamo: {auto} ha {ha x}.',
      'Per chi cerca una carrozzeria intatta {x} contano, e vanno viste prima.',
    ],
  },
  {
    of: ['usageMarks'],
    say: [
      'La vita di tutti i giorni si vede: {x}, in chiaro prima della visita.',
      'Trovi {x}, quelli che lascia chi un’auto la adopera.',
      'Niente ritocchi per le foto: quando vieni trovi {x}.',
      'atWork & cargo :: Chi ci lavora {it} segnerà comunque; intanto sappi che ci sono {x}.',
    ],
  },
  {
    of: ['wear'],
    say: [
      'Dove ci si siede e si appoggia il braccio il tempo passa: {x}.',
      'Mettiti al posto di guida e guarda: {x}.',
    ],
  },
  {
    of: ['stoneChip'],
    say: [
      '(C’è/Ci sono) {x}: un carrozziere o un vetraio ti dice se si ripara.',
      'Guarda bene prima di decidere, perché (c’è/ci sono) {x}.',
      'Un sasso ha lasciato il suo ricordo: {x}.',
    ],
  },
  {
    of: ['crack'],
    say: [
      '(C’è/Ci sono) {x}, e conviene pensarci presto.',
      'Col tempo si allunga, mai il contrario: {x}.',
      'Sappi che (c’è/ci sono) {x}, da mostrare a chi ripara.',
    ],
  },
  {
    of: [['stain', 'tear', 'burn']],
    say: [
      'Dentro troverai {x}: guarda con calma se ti disturba.',
      'Salendo si nota {x}, quindi è giusto scriverlo.',
      'Un tappezziere sa dirti che cosa si può fare: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: [['stain', 'burn'], 'tear'],
    say: ['L’abitacolo non è intatto: {x} e {y}.', 'Prima di sederti lo sai già: ci sono {x} e {y}.'],
  },
  {
    of: [['damage', 'accidentDamage', 'impact', 'defect']],
    say: [
      '(C’è/Ci sono) {x}: chiedici le foto e mostrale al tuo carrozziere.',
      'Il punto da cui partire è questo: {x}.',
      'Chi viene a vederl@ cominci da qui: {x}.',
      'Nel conto metti anche {x}, e il preventivo conviene farlo prima.',
      'thrifty :: La cifra finale la sai quando hai sommato la riparazione: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: [
      [
        'bumper',
        'bonnet',
        'wing',
        'wings',
        'door',
        'carDoors',
        'sill',
        'roof',
        'tailgate',
        'side',
        'grille',
        'handle',
        'mirror',
        'wheelArch',
        'dropside',
        'bodywork',
        'paint',
      ],
    ],
    say: [
      'Da fuori va detto questo: {x}.',
      'Chiedi al tuo carrozziere che cifra scriverebbe: {x}.',
      'Lo vedi prima di arrivare alla maniglia, quindi lo leggi già qui: {x}.',
      'Da fare, per rimetterl@ a posto, c’è questo: {x}.',
      'thrifty :: Prima di parlare di prezzo fai due conti con questo dato: {x}.',
    ],
  },
  {
    of: [['headlight', 'headlights', 'tailLight', 'warningLamp']],
    say: [
      'Per la strada di notte c’è un lavoro da fare: {x}.',
      'Accendi le luci e guarda: {x}.',
      'Una cosa da sistemare prima dei viaggi al buio, ed è questa: {x}.',
    ],
  },
  {
    of: [['windscreen', 'window', 'windowPanes', 'rearWindow']],
    say: [
      'Il vetraio fa parte del conto: {x}.',
      'Prima di un viaggio c’è da passare dal vetraio: {x}.',
      'Sedendoti lo vedi subito, quindi lo scriviamo: {x}.',
      'thrifty :: Chiedi prima quanto costa, anche alla tua assicurazione: {x}.',
    ],
  },
  {
    of: [
      [
        'seat',
        'carSeats',
        'upholstery',
        'dashboard',
        'headliner',
        'interior',
        'steeringWheel',
        'instruments',
      ],
    ],
    say: [
      'Aprendo la portiera si nota: {x}.',
      'L’abitacolo porta i segni, e li scriviamo: {x}.',
      'Chi ci sale ogni giorno deve saperlo prima: {x}.',
      'thrifty :: Quanto conta lo decidi tu, guardando da vicino: {x}.',
    ],
  },
  {
    of: [['rim', 'rims', 'steelWheels', 'wheelCovers']],
    say: [
      'Accanto alle gomme si vede: {x}.',
      'Guarda le ruote una per una: {x}.',
      'Per chi bada alla linea conta anche questo: {x}.',
    ],
  },
];
