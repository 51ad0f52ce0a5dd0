import type { Argument } from '../../../../../argument/arguments.ts';

/** What the car runs on, and what comes with it. */
export const energyReasons: readonly Argument[] = [
  {
    of: ['heatPump', 'fastCharging'],
    say: [
      'onTrips & electric :: Nei viaggi d’inverno {x} scalda l’abitacolo chiedendo meno alla batteria, e {y} accorcia le soste.',
    ],
  },
  {
    of: ['wallbox', ['chargingCable', 'chargingCables']],
    say: ['A casa ricarichi {con x}, quando sei fuori usi {y}.'],
  },
  {
    of: [['chargingCable', 'chargingCables'], 'fastCharging'],
    say: ['Nelle soste lunghe basta collegare {x}, in viaggio fa comodo {y}.'],
  },
  {
    of: ['batteryHealth', ['battery', 'ownedBattery', 'batteryWarranty']],
    say: ['Prima di scegliere fra due elettriche conviene guardare {x} e {y}.'],
  },
  {
    of: ['batteryHealth', 'range'],
    say: ['Per capire se fa per te guarda {x} e {y}.'],
  },
  {
    of: [
      ['lpgSystem', 'gasSystem', 'cngSystem'],
      ['tanksInspection', 'gasTanks', 'lpgTank', 'cngTanks'],
    ],
    say: ['Chi sceglie un’auto a gas guarda insieme {x} e {y}.'],
  },
  {
    of: [['cngSystem', 'gasSystem', 'lpgSystem'], 'petrolReserve'],
    say: ['{x} ti accompagna ogni giorno, e lontano dai distributori di gas puoi contare {su y}.'],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'La prima ricarica la puoi fare subito, perché insieme all’auto ricevi {x}.',
      'commuter :: Se in ufficio c’è una presa, durante le ore di lavoro puoi ricaricare usando {x}.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'Chi ha un garage ricarica di notte {con x}, e la mattina è pronto a partire.',
      'commuter :: La sera torni e colleghi l’auto {a x}, la mattina riparti verso l’ufficio.',
    ],
  },
  {
    of: ['heatPump'],
    say: ['Quando fuori gela {x} scalda l’abitacolo chiedendo meno alla batteria.'],
  },
  {
    of: ['fastCharging'],
    say: [
      'Nei viaggi, alle colonnine adatte, {x} accorcia la sosta.',
      'commuter :: Nelle giornate piene, se devi ripartire presto, torna utile {x}.',
    ],
  },
  {
    of: ['battery'],
    say: ['Quando confronti due elettriche, comincia {da x}.'],
  },
  {
    of: ['batteryHealth'],
    say: [
      'Prima di scegliere fra due elettriche conviene confrontare {x}.',
      'lasting :: Chi vuole tenere l’auto a lungo guarda per prima cosa {x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: ['{x} passa a te insieme all’auto, senza un canone di noleggio da pagare.'],
  },
  {
    of: ['range'],
    say: [
      'Per capire se fa per te, confronta i viaggi della tua settimana {con x}.',
      'commuter :: Il tragitto di ogni giorno, andata e ritorno, lo puoi confrontare {con x}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'In settimana si può usare la presa di casa, nei viaggi il distributore, perché {x} li accetta entrambi.',
      'commuter :: {x} ti permette di ricaricare a casa per il tragitto di ogni giorno e di fare il pieno per i viaggi.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem', 'cngSystem']],
    say: [
      'Quando ti fermi al distributore, {x} ti lascia scegliere con quale carburante fare il pieno.',
      'commuter :: Chi fa molti chilometri ogni giorno spesso cerca proprio {x}.',
    ],
  },
  {
    of: [['gasTanks', 'lpgTank', 'cngTanks']],
    say: ['Chi compra un’auto a gas chiede anche {di x}.'],
  },
  {
    of: ['particleFilter'],
    say: ['diesel :: Chi sceglie un diesel usato chiede spesso {di x}.'],
  },
  {
    of: ['chainEngine'],
    say: [
      'La cinghia di distribuzione qui non si cambia, perché (c’è/ci sono) {x}.',
      'lasting :: Chi vuole tenere l’auto a lungo apprezza {x}, che non ha la cinghia di distribuzione da cambiare.',
    ],
  },
];
