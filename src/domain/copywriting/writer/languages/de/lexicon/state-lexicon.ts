import type { Modifier } from '../../../../vocabulary/meaning.ts';
import type { Term } from '../../../../vocabulary/terms.ts';

type Verb = readonly [one: string, many: string, rest: string];

const must = (rest: string): Verb => ['muss', 'müssen', rest];
const was = (rest: string): Verb => ['wurde', 'wurden', rest];
const is = (rest: string): Verb => ['ist', 'sind', rest];

/** In which state a thing is, as a verb: "muss erneuert werden". */
export const states: Partial<Record<Modifier, Verb>> = {
  toReplace: must('erneuert werden'),
  toRepair: must('repariert werden'),
  toOverhaul: must('überholt werden'),
  toRepaint: must('neu lackiert werden'),
  toCheck: must('geprüft werden'),
  toAdjust: must('eingestellt werden'),
  toPolish: must('poliert werden'),
  toClean: must('gereinigt werden'),
  toUpdate: must('aktualisiert werden'),
  missing: ['fehlt', 'fehlen', ''],
  notWorking: ['funktioniert', 'funktionieren', 'nicht'],
  intermittent: ['funktioniert', 'funktionieren', 'nur zeitweise'],
  poor: ['funktioniert', 'funktionieren', 'schlecht'],
  jerky: ['ruckelt', 'ruckeln', ''],
  slipping: ['rutscht', 'rutschen', 'durch'],
  neverReplaced: was('nie erneuert'),
  worn: is('abgenutzt'),
  broken: is('defekt'),
  hard: is('schwergängig'),
  noisy: is('laut'),
  leaking: is('undicht'),
  deployed: ['hat', 'haben', 'ausgelöst'],
  expired: is('abgelaufen'),
  empty: is('leer'),
  faded: is('verblasst'),
  ...{ scratched: is('verkratzt'), dented: is('eingedrückt'), cracked: is('gerissen') },
  ...{ chipped: is('angeschlagen'), clogged: is('verstopft'), bent: is('verbogen') },
  ...{ damaged: is('beschädigt'), detached: is('gelöst'), pierced: is('löchrig'), slack: is('locker') },
  ...{ sticky: is('klebrig'), slow: is('langsam'), torn: is('eingerissen'), stained: is('fleckig') },
  rusty: is('rostig'),
};

/** What was done to a part, and how it is since. */
export const works: Partial<Record<Modifier, Verb>> = {
  replaced: was('erneuert'),
  repaired: was('repariert'),
  overhauled: was('überholt'),
  checked: was('geprüft'),
  repainted: was('neu lackiert'),
  cleaned: was('gereinigt'),
  new: is('neu'),
  nearlyNew: is('fast neu'),
  fair: is('in ordentlichem Zustand'),
  good: is('in Ordnung'),
  excellent: is('in sehr gutem Zustand'),
  perfect: is('in einwandfreiem Zustand'),
  working: ['funktioniert', 'funktionieren', ''],
  original: is('original'),
  ...{ white: is('weiß'), black: is('schwarz'), red: is('rot'), grey: is('grau'), blue: is('blau') },
};

/** Faults that have a sentence of their own; `{er}` is the car, `{im}` the month and year. */
export const faults: Partial<Record<Term, string>> = {
  inspectionExpired: 'die HU ist {im} abgelaufen',
  inspectionDue: 'die HU ist fällig',
  inspectionSoonDue: 'die HU ist bald fällig',
  serviceDue: 'eine Inspektion ist fällig',
  oilChangeDue: 'ein Ölwechsel ist fällig',
  roadTaxExpired: 'die Kfz-Steuer ist {im} abgelaufen',
  roadTaxDue: 'die Kfz-Steuer ist noch offen',
  superTaxUnpaid: 'der Superbollo ist nicht bezahlt',
  tanksExpired: 'die Gastanks sind {im} abgelaufen',
  tanksExpiring: 'die Gastanks laufen bald ab',
  tanksInspectionDue: 'die Gastankprüfung ist fällig',
  mirrorCoverMissing: 'eine Spiegelkappe fehlt',
  tailgateDrops: 'die Heckklappe bleibt nicht oben',
  highClutch: 'die Kupplung trennt spät',
  fadedPaint: 'der Lack ist verblasst',
  peelingPaint: 'der Klarlack löst sich ab',
  odometerReplaced: 'der Tacho wurde getauscht',
  mileageUncertified: 'der Kilometerstand ist nicht belegt',
  mileageNotGuaranteed: 'der Kilometerstand ist nicht garantiert',
  towHookUnlisted: 'die Anhängerkupplung ist nicht eingetragen',
  minorWorkDue: 'kleinere Arbeiten sind nötig',
  tyrePressureLight: 'die Reifendruck-Kontrollleuchte leuchtet',
  gearJumps: 'ein Gang springt heraus',
  roughIdle: 'der Leerlauf ist unruhig',
  oilLeak: '{er} verliert Öl',
  waterLeak: '{er} verliert Kühlwasser',
  fuelLeak: '{er} verliert Kraftstoff',
  whiteSmoke: 'aus dem Auspuff kommt weißer Rauch',
  blackSmoke: 'aus dem Auspuff kommt schwarzer Rauch',
  blueSmoke: 'aus dem Auspuff kommt blauer Rauch',
};
