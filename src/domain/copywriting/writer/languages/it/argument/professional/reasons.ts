import type { Argument } from '../../../../argument/arguments.ts';

/** Things that belong together, each with its plain use. */
export const reasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Nelle manovre {x} e {y} lavorano insieme e rendono sicura anche la retromarcia.',
      'inCity :: Per i parcheggi di città ci sono {x} e {y}.',
      '{x} e {y} semplificano l’ingresso nei posti stretti.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'In autostrada {x} e {y} assistono il conducente nei tratti più lunghi.',
      'commuter :: {x} e {y} alleggeriscono il percorso di ogni giorno.',
    ],
  },
  { of: ['adaptiveCruise', 'blindSpot'], say: ['{x} regola la distanza, {y} segnala chi sta sorpassando.'] },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} mantiene la distanza da chi precede, utile nei viaggi e in colonna.',
      'onTrips :: Nei viaggi lunghi {x} riduce la fatica del conducente.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      '{x} e {y} coprono ogni esigenza di percorso, con il telefono o senza.',
      'commuter :: Sul tragitto quotidiano {y} e {x} indicano la strada migliore.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      '{x} e {y} portano sullo schermo le funzioni del telefono.',
      'Lo smartphone si collega con {x} o {y}.',
    ],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking']],
    say: ['Per la sicurezza dei bambini e di chi guida ci sono {x} e {y}.'],
  },
  {
    of: ['isofix'],
    say: ['I seggiolini si fissano con {x}.', 'family :: Per i seggiolini dei bambini ci sono {x}.'],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: ['Nelle mattine fredde {x} e {y} scaldano in pochi istanti chi guida.'],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: ['All’interno {x} e {y} uniscono cura e comodità.'],
  },
  {
    of: ['heatedSeats'],
    say: ['In inverno si apprezzano {x}.'],
  },
  {
    of: ['towHook'],
    say: [
      '{x} permette di portare un rimorchio o le biciclette.',
      'inCountry :: Per carrello e rimorchio c’è già {x}.',
    ],
  },
  { of: ['towHook', ['roofBars', 'roofRack']], say: ['Il carico può crescere grazie {a x} e {a y}.'] },
  { of: ['manySeats'], say: ['{x} consentono di viaggiare al completo senza una seconda auto.'] },
  { of: ['slidingDoors'], say: ['{x} facilitano la salita anche nei parcheggi stretti.'] },
  { of: ['powerTailgate'], say: ['{x} si apre anche con le mani occupate dai bagagli.'] },
  { of: ['panoramicRoof'], say: ['{x} porta luce in tutto l’abitacolo.'] },
  {
    of: [['matrixLights', 'ledLights', 'xenonLights', 'biXenonLights', 'laserLights']],
    say: [
      'Per la guida notturna {auto} dispone {di x}.',
      'onTrips :: Nei viaggi che proseguono dopo il tramonto si può contare {su x}.',
    ],
  },
  { of: ['multiZoneClimate'], say: ['{x} permette a ogni passeggero la propria temperatura.'] },
  { of: ['alloyWheels', 'tintedWindows'], say: ['L’aspetto è curato: {x} e {y} completano la linea.'] },
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: ['{x} e {y} sono lavori già eseguiti, e non attendono il prossimo proprietario.'],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'serviceJustDone']],
    say: ['{auto} ha già {ha x}, una spesa in meno da mettere in conto.'],
  },
  { of: [['newTyres', 'allSeasonTyres', 'winterTyres']], say: ['Quanto alle gomme, {auto} ha {x}.'] },
  {
    of: ['oneOwner', 'garaged'],
    say: ['{auto} {x} ed {y}, due circostanze che raramente si trovano insieme.'],
  },
  { of: ['heatPump', 'fastCharging'], say: ['{x} aiuta nella stagione fredda, {y} accorcia le soste.'] },
  { of: [['chargingCable', 'chargingCables']], say: ['Per la ricarica {auto} è dotat@ {di x}.'] },
  { of: [['shelving', 'workshopFitting', 'ladderRack']], say: ['Il lavoro comincia subito grazie {a x}.'] },
  { of: ['winch', 'diffLock'], say: ['Nei passaggi più difficili intervengono {x} e {y}.'] },
  {
    of: ['lowRange', 'raisedSuspension'],
    say: ['{x} e {y} permettono di affrontare pendenze e fondi sconnessi.'],
  },
];
