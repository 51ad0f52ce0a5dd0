import type { Argument } from '../../../../argument/arguments.ts';

/** What wheels, energy, work and care are worth, in neutral words. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['winterWheels', 'winterTyreSet', 'winterTyres', 'secondWheelSet', 'secondTyreSet']],
    say: [
      'Für den Wechsel der Jahreszeiten gibt es {A x} dazu.',
      'Für den Winter (liegt/liegen) {ein x} bereit.',
    ],
  },
  { of: ['allSeasonTyres'], say: ['{x} (erspart/ersparen) den Reifenwechsel im Frühjahr und im Herbst.'] },
  { of: ['newTyres'], say: ['Der Kauf von {D x} ist schon erledigt.'] },
  {
    of: ['heatPump', 'fastCharging'],
    say: ['{x} hilft in der kalten Jahreszeit, {y} verkürzt die Pausen.'],
  },
  { of: ['heatPump'], say: ['{x} hilft, im Winter beim Heizen Strom zu sparen.'] },
  { of: ['fastCharging'], say: ['Auf Reisen verkürzt {x} die Ladepausen.'] },
  {
    of: [['chargingCable', 'chargingCables', 'wallbox']],
    say: ['Im Lieferumfang: {x0}.'],
  },
  { of: ['ownedBattery'], say: ['Eine Batteriemiete fällt nicht an, verbaut ist {ein x}.'] },
  {
    of: ['batteryHealth'],
    say: ['Der Zustand der Batterie ist gemessen: {x0}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: ['{x} ist für Fahrer mit vielen Kilometern interessant.'],
  },
  {
    of: ['tanksInspection'],
    say: ['Der nächste Prüftermin steht fest: {x0}.'],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Werkzeug und Material haben durch {A x} ihren festen Platz.',
      'Mit {D x} ist der Laderaum geordnet.',
    ],
  },
  { of: ['ladderRack'], say: ['Lange Teile finden auf {D x} Platz.'] },
  { of: ['bulkhead'], say: ['{x} schützt die Kabine vor rutschender Ladung.'] },
  { of: ['payload'], say: ['Für die Ladung gilt: {x0}.'] },
  { of: [['tailLift', 'crane']], say: ['Schwere Lasten hebt {x}.'] },
  { of: [['refrigeration', 'insulatedBody']], say: ['Für empfindliche Ware ist {x} vorhanden.'] },
  { of: ['bedCover'], say: ['{x} schützt die Ladung vor Regen.'] },
  {
    of: ['winch', 'diffLock'],
    say: ['In schwierigem Gelände helfen {x} und {y}.'],
  },
  {
    of: ['lowRange', ['raisedSuspension', 'diffLock']],
    say: ['Für Steigungen und unebene Wege gibt es {A x} und {A y}.'],
  },
  {
    of: [
      [
        'winch',
        'diffLock',
        'lowRange',
        'raisedSuspension',
        'underbodyGuard',
        'allTerrainTyres',
        'gripControl',
      ],
    ],
    say: ['Auf unbefestigten Wegen (hilft/helfen) {x}.'],
  },
  {
    of: [['bed', 'kitchen', 'campingKit']],
    say: ['Für Nächte unterwegs ist {x} vorhanden.'],
  },
  { of: ['livingHeater'], say: ['Auch in kalten Nächten hält {x} den Wohnraum warm.'] },
  { of: ['awning'], say: ['{x} spendet vor dem Fahrzeug Schatten.'] },
  {
    of: ['sportSuspension', ['sportSeats', 'sportExhaust']],
    say: ['Zur sportlichen Auslegung gehören {x} und {y}.'],
  },
  { of: [['sportSeats', 'bucketSeats']], say: ['In Kurven geben {x} guten Seitenhalt.'] },
  { of: ['paddles'], say: ['Über {A x} lassen sich die Gänge vom Lenkrad aus wechseln.'] },
  { of: [['electricTop', 'foldingHardTop']], say: ['{x} öffnet sich auf Knopfdruck.'] },
  { of: ['windDeflector'], say: ['Bei offener Fahrt hält {x} den Wind ab.'] },
  { of: ['ceramicBrakes'], say: ['{x} sind auf hohe Beanspruchung ausgelegt.'] },
  {
    of: [
      ['timingBelt', 'timing', 'clutch'],
      ['waterPump', 'flywheel'],
    ],
    say: ['Zur Technik: ^{done x}, {done y}.'],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Was an {themodelD} gemacht wurde, zeigen {x}.',
      'Ausgeführte Arbeiten lassen sich über {A x} nachvollziehen.',
    ],
  },
  {
    of: [['serviceHistory', 'digitalServiceBook', 'serviceBook']],
    say: ['Was wann gemacht wurde, lässt sich über {A x} nachvollziehen.'],
  },
  { of: ['keys'], say: ['Vorhanden: {x0}.'] },
];
