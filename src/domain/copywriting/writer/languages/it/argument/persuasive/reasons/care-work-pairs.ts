import type { Argument } from '../../../../../argument/arguments.ts';

/** Work that was done in one go, or that spares the same visit to the garage. */
export const workDonePairs: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'Due pezzi che si smontano insieme e insieme sono stati fatti: {x} e {y}.',
      'onTrips :: Per arrivare in fondo alle vacanze contano pezzi che non si vedono, come {x} e {y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'clutch'],
    say: [
      'I due lavori che fanno esitare chi compra usato sono già fatti: {x} e {y}.',
      'Sotto il cofano e sotto il pedale è tutto recente: {x} e {y}.',
      'thrifty :: Due preventivi che non devi chiedere: {x} e {y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'serviceBelt'],
    say: ['In una volta sola sono state sistemate {x} e {y}.'],
  },
  {
    of: [
      ['timingBelt', 'timing'],
      ['serviceJustDone', 'oilChange', 'filters'],
    ],
    say: [
      'Lavoro grosso e lavoro di ogni anno sono stati chiusi: {x} e {y}.',
      'Ritirarl@ e partire si può, con {x} e {y}.',
      'thrifty :: {x} e {y}: l’officina ha già mandato il conto a qualcun altro.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing'],
      ['brakePads', 'brakeDiscs', 'brakes'],
    ],
    say: ['thrifty :: Le voci più lunghe di un preventivo sono già pagate: {x} e {y}.'],
  },
  {
    of: ['clutch', 'flywheel'],
    say: [
      'Un lavoro che non torna presto: {x} e {y}.',
      'thrifty :: {x} e {y}: uno dei conti più temuti è già saldato.',
      'inCity :: Tra i semafori lavorano loro, e qui trovi {x} e {y}.',
    ],
  },
  {
    of: ['clutch', ['brakePads', 'brakeDiscs', 'brakes']],
    say: ['Sotto i piedi è tutto sistemato: {x} e {y}.'],
  },
  {
    of: ['brakePads', 'brakeDiscs'],
    say: [
      'I freni sono stati fatti per intero: {x} e {y}.',
      'Si cambiano insieme, quando si vuole fare bene, e qui ci sono {x} e {y}.',
      'family :: Per la discesa verso il mare, a pieno carico, contano {x} e {y}.',
    ],
  },
  {
    of: [
      ['brakePads', 'brakeDiscs', 'brakes'],
      ['newTyres', 'tyres'],
    ],
    say: [
      'Per fermarsi sul bagnato servono due cose, e qui ci sono: {x} e {y}.',
      'family :: Davanti a scuola, con la pioggia, frenano insieme {x} e {y}.',
      'safe :: Tra te e l’asfalto è tutto fresco: {y} e {x}.',
    ],
  },
  {
    of: [
      ['newTyres', 'allSeasonTyres', 'winterTyres'],
      ['serviceJustDone', 'servicesDone', 'oilChange'],
    ],
    say: [
      'Sotto e sopra è tutto fatto: {x} e {y}.',
      'Alla prima pioggia e al primo viaggio si arriva preparati, con {x} e {y}.',
      'thrifty :: Il primo anno di conti si alleggerisce: {x} e {y}.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['shockAbsorbers', 'suspension'],
    ],
    say: [
      'Sul pavé e sulle toppe d’asfalto lavorano insieme {x} e {y}.',
      'inCountry :: La strada bianca fino al cancello chiede questo: {x} e {y}.',
    ],
  },
  {
    of: [
      ['brakePads', 'brakeDiscs'],
      ['shockAbsorbers', 'suspension'],
    ],
    say: ['Quello che tiene a terra e quello che ferma è stato fatto: {y} e {x}.'],
  },
  {
    of: ['oilChange', 'filters'],
    say: ['Il motore riparte da capo, con {x} e {y}.'],
  },
  {
    of: ['starterBattery', ['newTyres', 'allSeasonTyres', 'winterTyres']],
    say: [
      'All’inverno si arriva preparati: {x} e {y}.',
      'Le due cose che tradiscono in gennaio sono in ordine: {x} e {y}.',
    ],
  },
  {
    of: ['starterBattery', ['serviceJustDone', 'oilChange']],
    say: ['Si gira la chiave e si va, con {x} e {y}.'],
  },
  {
    of: ['turbo', ['injectors', 'timingBelt', 'timing', 'clutch']],
    say: [
      'Le parti che su un usato si temono di più sono state fatte: {x} e {y}.',
      'thrifty :: {x} e {y}: sul preventivo resta ben poco.',
    ],
  },
  {
    of: ['engine', ['clutch', 'turbo', 'timingBelt', 'timing']],
    say: ['Sotto il cofano si è lavorato sul serio: {x} e {y}.'],
  },
  {
    of: [['timingBelt', 'timing'], 'waterPump', 'serviceBelt'],
    say: [
      'In un solo smontaggio sono stati fatti tre lavori: {x}, {y} e {z}.',
      'thrifty :: Tre righe di preventivo che non leggerai: {x}, {y} e {z}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'waterPump', 'clutch'],
    say: [
      'I lavori lunghi sono finiti tutti prima del tuo arrivo: {x}, {y} e {z}.',
      'thrifty :: Chi {it} compra oggi salta il capitolo più caro: {x}, {y} e {z}.',
    ],
  },
  {
    of: ['brakePads', 'brakeDiscs', ['newTyres', 'tyres']],
    say: ['Per fermarsi, anche sul bagnato, è stato cambiato quello che serviva: {x}, {y} e {z}.'],
  },
];
