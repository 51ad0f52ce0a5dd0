import type { Argument } from '../../../../../argument/arguments.ts';

/** What connects, shows the way and plays. */
export const connectedReasons: readonly Argument[] = [
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Qualunque telefono tu abbia, mappe e musica passano sullo schermo con {x} e {y}.',
      'family :: In famiglia ognuno ha il suo telefono, e {x} e {y} vanno bene per tutti.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: ['Per trovare la strada hai {y}, per la tua musica {x}.'],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'rearCamera'],
    say: ['Lo stesso schermo ti serve due volte: in viaggio per {x}, in manovra per {y}.'],
  },
  {
    of: [
      ['carPlay', 'androidAuto'],
      ['audio', 'wirelessCharging'],
    ],
    say: ['Sali, colleghi il telefono e parti: {x} e {y} fanno la loro parte.'],
  },
  {
    of: ['digitalCockpit', ['navigation', 'headUp', 'carPlay', 'androidAuto']],
    say: ['Le informazioni che ti servono le hai davanti agli occhi, con {x} e {y}.'],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'commuter :: Sulla strada del lavoro {x} porta sullo schermo le mappe e la musica del tuo telefono.',
      'young :: La tua musica sale a bordo con te: basta {x}.',
      'Mappe, musica e telefonate del tuo telefono passano sullo schermo con {x}.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      'onTrips :: Per i viaggi hai già a bordo {x}.',
      'atWork :: Quando gli indirizzi da raggiungere sono tanti, {x} ti fa risparmiare tempo.',
      'A bordo c’è anche {x}, così il telefono può restare in tasca.',
    ],
  },
  {
    of: [['bluetooth', 'handsfree']],
    say: [
      'commuter :: Le telefonate le fai senza prendere in mano il telefono, con {x}.',
      'Con {x} telefoni e ascolti la tua musica senza fili.',
    ],
  },
  {
    of: [['touchscreen', 'screen', 'infotainment']],
    say: ['Musica, telefono e impostazioni le trovi tutte {su x}.', 'A bordo si gestisce tutto {da x}.'],
  },
  {
    of: ['digitalCockpit'],
    say: ['Davanti a te hai {x}, che si legge bene e si adatta a quello che ti serve.'],
  },
  {
    of: ['audio'],
    say: [
      'Se la musica in auto per te conta, apprezzerai {x}.',
      'onTrips :: Nei viaggi la musica conta, e qui hai {x}.',
    ],
  },
  { of: ['digitalRadio'], say: ['La radio si sente pulita dappertutto, con {x}.'] },
  { of: ['wirelessCharging'], say: ['Il telefono si ricarica senza cavi, basta appoggiarlo: c’è {x}.'] },
  { of: ['voiceControl'], say: ['Tante cose le chiedi a voce, con {x}, e le mani restano sul volante.'] },
  { of: [['connectedServices', 'remoteApp', 'wifi']], say: ['Per restare collegato hai anche {x}.'] },
  {
    of: ['rearScreens'],
    say: [
      'family :: Nei viaggi lunghi chi sta dietro ha {x}, e il tempo passa prima.',
      'Chi viaggia dietro ha {x}.',
    ],
  },
];
