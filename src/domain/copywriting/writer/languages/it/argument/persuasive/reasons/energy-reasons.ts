import type { Argument } from '../../../../../argument/arguments.ts';

/** What the car runs on, and what comes with it. */
export const energyReasons: readonly Argument[] = [
  {
    of: ['heatPump', 'fastCharging'],
    say: [
      'Viaggi bene anche d’inverno con {x}, e {y} ti accorcia le soste.',
      'onTrips & electric :: Nei viaggi d’inverno {x} chiede meno alla batteria e {y} accorcia le soste.',
    ],
  },
  {
    of: ['wallbox', ['chargingCable', 'chargingCables']],
    say: [
      'A casa puoi ricaricare {con x}, e quando sei fuori hai {y}.',
      'commuter :: Ricarichi la notte {con x}, e per le altre soste ricevi {y}.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables'], 'fastCharging'],
    say: [
      'Per ricaricare con calma hai {x}, mentre in viaggio {y} accorcia le soste.',
      'onTrips :: Nei viaggi puoi contare {su y}, e insieme all’auto ricevi {x}.',
    ],
  },
  {
    of: ['batteryHealth', ['battery', 'ownedBattery', 'batteryWarranty']],
    say: [
      'Se stai confrontando più auto elettriche, guarda bene {x} e {y}.',
      'lasting :: Se vuoi tenere l’auto a lungo, considera {x} e {y}.',
    ],
  },
  {
    of: ['batteryHealth', 'range'],
    say: [
      'Per capire se fa per te, guarda insieme {x} e {y}.',
      'commuter :: Per il tragitto di ogni giorno valuta con calma {x} e {y}.',
    ],
  },
  {
    of: [
      ['lpgSystem', 'gasSystem', 'cngSystem'],
      ['tanksInspection', 'gasTanks', 'lpgTank', 'cngTanks'],
    ],
    say: [
      'Se ti interessa viaggiare a gas, valuta insieme {x} e {y}.',
      'commuter :: Per i tanti chilometri di ogni giorno hai {x}, e puoi verificare {y}.',
    ],
  },
  {
    of: [['cngSystem', 'gasSystem', 'lpgSystem'], 'petrolReserve'],
    say: [
      'Ogni giorno puoi usare {x}, e quando il gas non si trova hai {y}.',
      'onTrips :: Nei viaggi puoi alternare {x} e {y}, anche lontano dai distributori di gas.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'Insieme all’auto ricevi {x}, e puoi ricaricare fin dal primo giorno.',
      'commuter :: Se al lavoro hai una presa, con {x} puoi ricaricare mentre sei in ufficio.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'Con {x} puoi ricaricare comodamente a casa durante la notte.',
      'commuter :: La sera colleghi l’auto {a x}, e la mattina puoi ripartire per il lavoro.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'D’inverno {x} scalda l’abitacolo chiedendo meno alla batteria.',
      'Nei mesi freddi viaggi al caldo con {x}, che pesa meno sulla batteria.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'Con {x} le soste alle colonnine adatte sono più brevi.',
      'onTrips :: Nei viaggi lunghi {x} ti fa ripartire prima.',
      'commuter :: Nelle giornate piene {x} ti permette di ripartire presto.',
    ],
  },
  {
    of: ['battery'],
    say: [
      'Se stai confrontando più auto elettriche, guarda bene {x}.',
      'lasting :: Se vuoi tenere l’auto a lungo, informati con calma anche {su x}.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'Se stai confrontando più auto elettriche, tieni conto {di x}.',
      'lasting :: Chi vuole tenere l’auto a lungo può valutare con attenzione {x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'Con {x} non hai un canone di noleggio da pagare ogni mese.',
      'thrifty :: Hai {x}, e il canone di noleggio non entra nei tuoi conti.',
    ],
  },
  {
    of: ['range'],
    say: [
      'Pensa ai tragitti della tua settimana e confrontali {con x}.',
      'commuter :: Per capire se fa per te, confronta {x} con il tragitto di ogni giorno.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'Con {x} puoi ricaricare a casa per ogni giorno e fare il pieno per i viaggi.',
      'commuter :: Sul tragitto di ogni giorno {x} ti permette di usare anche la corrente di casa.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem', 'cngSystem']],
    say: [
      'Con {x} scegli tu con quale carburante viaggiare.',
      'commuter :: Se fai molti chilometri ogni giorno, {x} è una scelta da considerare.',
    ],
  },
  {
    of: [['gasTanks', 'lpgTank', 'cngTanks']],
    say: [
      'Se ti interessa viaggiare a gas, chiedi pure anche {di x}.',
      'Quando vieni a vedere l’auto, puoi controllare con calma anche {x}.',
    ],
  },
  {
    of: ['particleFilter'],
    say: [
      'Quando confronti più auto usate, considera anche {x}.',
      'Nella scelta di un usato può contare anche {x}.',
    ],
  },
  {
    of: ['chainEngine'],
    say: [
      'Con {x} non devi mettere in conto la sostituzione della cinghia di distribuzione.',
      'lasting :: Se vuoi tenere l’auto a lungo, {x} ti evita il cambio della cinghia di distribuzione.',
    ],
  },
];
