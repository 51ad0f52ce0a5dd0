import type { Argument } from '../../../../../argument/arguments.ts';

/** What helps where the tarmac ends. */
export const trailReasons: readonly Argument[] = [
  {
    of: ['winch', ['diffLock', 'lowRange']],
    say: [
      'Finché c’è aderenza lavora {y}; quando finisce lavora {x}.',
      'Nel fango fino ai mozzi si esce con metodo: prima {y}, poi {x}.',
      'inCountry :: Il trattore del vicino può restare in cascina: {y} e {x} bastano.',
    ],
  },
  {
    of: ['diffLock', 'lowRange'],
    say: [
      'A passo d’uomo, su pietre che si muovono, {y} e {x} fanno il lavoro e tu tieni il volante.',
      'Chi sa che cosa sono {x} e {y} ha già capito a che cosa serve quest’auto.',
      'inCountry :: La salita dei castagni, con il rimorchio e le foglie bagnate: lì {y} e {x} si guadagnano il posto.',
    ],
  },
  {
    of: ['raisedSuspension', 'allTerrainTyres'],
    say: [
      'Chi ha voluto {x} ha voluto anche {y}, e sugli sterrati si capisce perché.',
      'Le pietre passano sotto, il fango passa di lato: {x} e {y} sono lì per questo.',
    ],
  },
  {
    of: [['raisedSuspension', 'allTerrainTyres'], 'winch'],
    say: [
      'Prima si prova a passare, con {x}; se non basta, {y} risolve la giornata.',
      'Con {x} e {y} una sterrata sconosciuta è un invito.',
    ],
  },
  {
    of: ['snorkel', ['raisedSuspension', 'wading']],
    say: [
      'Il torrente si studia da riva e poi si attraversa: per questo ci sono {x} e {y}.',
      'Contro l’acqua e contro la polvere lavorano {x} e {y}.',
    ],
  },
  {
    of: ['underbodyGuard', ['raisedSuspension', 'lowRange', 'diffLock']],
    say: [
      'Una pietra nascosta nell’erba è un rumore e non una fattura: ci pensano {x} e {y}.',
      'Chi esce dall’asfalto pensa prima alla pancia dell’auto, e qui ci sono {x} e {y}.',
    ],
  },
  {
    of: ['fourWheelDrive', ['lowRange', 'diffLock', 'gripControl', 'hillDescent']],
    say: [
      'Dalla strada bianca della domenica al sentiero del bosco si passa con {x} e {y}.',
      'inCountry :: Il cortile in discesa, ghiacciato, è l’esame di gennaio: {x} e {y} lo sostengono per te.',
    ],
  },
  {
    of: ['sideSteps', 'raisedSuspension'],
    say: [
      'Con {y} il gradino diventa alto, e a renderlo comodo pensano {x}.',
      'A salire aiutano {x}, a passare aiuta {y}.',
    ],
  },
  {
    of: ['winch'],
    say: [
      'Quando si resta fermi nel fango non si chiama nessuno, se c’è {x}.',
      'Un albero robusto, dieci minuti, e {x} ti riporta sulla strada.',
      'inCountry :: Anche il tronco sulla strada del bosco si sposta con {x}, senza aspettare la squadra.',
      'atWork :: In pista forestale {x} è un collega che non si stanca.',
    ],
  },
  {
    of: ['diffLock'],
    say: [
      'Quando una ruota gira a vuoto e l’altra aspetta, {x} le mette d’accordo.',
      'Fra un’auto alta e un fuoristrada la differenza la fa {x}.',
      'inCountry :: Nel prato dopo la pioggia {x} evita la telefonata al vicino.',
    ],
  },
  {
    of: ['lowRange'],
    say: [
      'In discesa ripida, senza toccare il freno, {x} tengono il passo.',
      'A due all’ora si fanno cose che a venti non si fanno, e servono {x}.',
      'inCountry :: Per togliere un rimorchio carico dal campo {x} contano più dei cavalli.',
      'atWork :: Con il mezzo pieno, su per una pista di cantiere, {x} risparmiano frizione e sospiri.',
    ],
  },
  {
    of: ['underbodyGuard'],
    say: [
      'La pietra che non hai visto trova prima {x}.',
      'Ai sassi degli sterrati risponde {x}, e la meccanica resta al riparo.',
    ],
  },
  {
    of: ['bullBar'],
    say: [
      'Un ramo basso o un cancello mal chiuso trovano prima {x}.',
      'Davanti {x} dà al muso un’altra presenza.',
    ],
  },
  {
    of: ['snorkel'],
    say: [
      'Con {x} il motore respira in alto, dove acqua e polvere arrivano meno.',
      'Chi fa guadi sa che {x} si monta prima di averne bisogno.',
      'onTrips :: Sulle piste polverose, in colonna, {x} fa respirare meglio il motore.',
    ],
  },
  {
    of: ['sideSteps'],
    say: [
      'Salire e scendere dieci volte al giorno è più facile, grazie {a x}.',
      'Il primo passo si fa senza slancio, con {x} all’altezza giusta.',
      'family :: Anche i piccoli salgono da soli, uno scalino alla volta, con {x}.',
    ],
  },
  {
    of: ['raisedSuspension'],
    say: [
      'Il dosso di terra e il solco profondo passano sotto, con {x}.',
      'Dove gli altri frenano per non toccare, {x} ti fa proseguire.',
      'inCountry :: La strada del fondo, quella con l’erba in mezzo, si fa senza sentire la pancia strisciare: merito {di x}.',
    ],
  },
  {
    of: ['allTerrainTyres'],
    say: [
      'Il fango si attacca alle gomme sbagliate, e qui ci sono {x}.',
      'Sullo sterrato della domenica {x} lavorano mentre tu guardi il panorama.',
      'inCountry :: Fra la vigna e la provinciale cambia il fondo tre volte, e {x} non se ne curano.',
    ],
  },
  {
    of: ['gripControl'],
    say: [
      'Sulla neve o nel prato bagnato si sceglie il fondo, e {x} fa il resto.',
      'Per chi sale in montagna tre volte l’anno {x} può bastare.',
      'inCountry :: Sul viale di ghiaia in salita si riparte senza far slittare le ruote, con {x}.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: [
      'La rampa bagnata del garage si sale senza slittare, e {x} non chiede di pensarci.',
      'Sotto la pioggia, in uscita da uno stop, {x} si sente da quello che non succede.',
      'inCountry :: Quando la strada di casa è bianca, {x} evita di lasciare l’auto in fondo al paese.',
      'onTrips :: Per la settimana bianca, con il bagagliaio pieno, {x} conta al primo tornante.',
    ],
  },
  {
    of: ['wading'],
    say: [
      'Fin dove si può entrare nell’acqua lo dice {x}.',
      'Prima di entrare in un torrente conviene sapere {x}.',
    ],
  },
];
