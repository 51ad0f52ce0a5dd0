import type { Argument } from '../../../../../argument/arguments.ts';

export const lightsReasons: readonly Argument[] = [
  {
    of: ['ledLights'],
    say: [
      '{x} danno una luce bianca che stanca poco gli occhi, e nelle sere d’inverno si guida più sereni.',
      'Di notte, sulla statale bagnata, a cercare le righe ci sono {x}.',
      'A novembre si esce e si rientra col buio, e ad accompagnarti ci sono {x}.',
      'commuter :: Se alle sei e mezza sei già per strada, {x} sono la cosa che usi di più.',
      'inCountry :: Per l’ultimo tratto senza lampioni, quello verso casa, servono {x}.',
      'stylish :: Anche da lontano, nello specchietto degli altri, {x} si riconoscono.',
    ],
  },
  {
    of: ['matrixLights'],
    say: [
      '{x} tengono la luce alta e lasciano in ombra soltanto chi ti viene incontro.',
      'Dove finiscono i lampioni si continua a vedere lontano, {con x}.',
      '{con x} la levetta degli abbaglianti si può quasi dimenticare.',
      'onTrips :: Si parte dopo cena e si guida fino a notte, se davanti ci sono {x}.',
      'inCountry :: Fra boschi e strade strette il ciglio lo disegnano {x}.',
    ],
  },
  {
    of: [['xenonLights', 'biXenonLights']],
    say: [
      '{x} fanno una luce più piena delle vecchie alogene, e la differenza si nota alla prima provinciale.',
      '{con x} nelle sere di pioggia l’asfalto nero si legge meglio.',
      'commuter :: Chi esce prima dell’alba si affeziona presto {a x}.',
      'inCountry :: Sulla strada di casa, dove l’ultimo lampione è lontano, la luce la portano {x}.',
    ],
  },
  {
    of: ['laserLights'],
    say: [
      '{x} guardano molto più in là del punto dove stai guardando tu.',
      'Per chi viaggia di notte, poche cose cambiano la strada come {x}.',
      'onTrips :: L’autostrada vuota delle tre del mattino è il posto dove si capiscono {x}.',
    ],
  },
  {
    of: ['adaptiveLights'],
    say: [
      '{x} cambiano con la strada, e a te resta soltanto da guardarla.',
      'Nelle curve di montagna, di notte, si apprezzano {x}.',
      'inCountry :: Quando la provinciale comincia a girare fra i campi, a fare luce bene sono {x}.',
    ],
  },
  {
    of: ['corneringLights'],
    say: [
      '{x} illuminano l’angolo prima che tu ci metta le ruote.',
      'Il cancello di casa, di sera, lo infili guardandolo, {con x}.',
      'inCity :: All’incrocio buio chi attraversa si vede prima, {con x}.',
    ],
  },
  {
    of: ['lightPackage'],
    say: [
      '{x} fa la sua parte da ottobre a marzo, quando si guida più al buio che al sole.',
      'Quando scendi dal marciapiede e cerchi la maniglia nel buio, torna utile {x}.',
    ],
  },
  {
    of: [['ledLights', 'matrixLights', 'xenonLights', 'biXenonLights', 'adaptiveLights'], 'rainSensor'],
    say: [
      'Quando al buio si aggiunge la pioggia, ai vetri pensa {y} e alla strada {x}.',
      '{x} per la strada nera, {y} per non cercare la levetta: a novembre servono tutti e due.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights'], 'highBeamAssist'],
    say: [
      '{x} fanno luce e {y} si abbassano quando incroci qualcuno.',
      'inCountry :: Sulla provinciale la notte è meno buia con {x}, e la mano resta sul volante con {y}.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights', 'matrixLights'], 'fogLights'],
    say: [
      'Per il buio ci sono {x}, per le mattine lattiginose {y}.',
      'inCountry :: In pianura l’inverno ha due facce, e con {x} e {y} le guardi tutte e due.',
    ],
  },
  {
    of: ['rainSensor', 'lightSensor'],
    say: ['{x} e {y} pensano a tergicristalli e fari, e in galleria non muovi un dito.'],
  },
  {
    of: ['rainSensor', 'lightSensor', 'dimmingMirror'],
    say: [
      'Pioggia, buio, fari di chi ti segue: se ne occupano {x}, {y} e {z}.',
      '{x} muove i tergicristalli, {y} accende i fari e {z} spegne l’abbaglio di chi ti sta attaccato.',
    ],
  },
  {
    of: [
      ['ledLights', 'matrixLights', 'laserLights', 'adaptiveLights'],
      ['adaptiveCruise', 'laneAssist'],
    ],
    say: [
      'onTrips :: Di notte la strada te la fanno vedere {x}, e a tenerla ti aiuta {y}.',
      'Il rientro dopo mezzanotte pesa meno, {con x} davanti e {y} al lavoro.',
    ],
  },
];
