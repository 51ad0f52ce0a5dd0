import type { Argument } from '../../../../argument/arguments.ts';

/** What seats, roof, space and access are good for, in neutral words. */
export const cabinReasons: readonly Argument[] = [
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'An kalten Tagen wärmen {x} und {y}.',
      'commuter :: An kalten Morgen wärmen {x} und {y} auf dem Weg zur Arbeit.',
    ],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: [
      'Innen sorgen {x} und {y} für Komfort, auch im Winter.',
      'Für Komfort im Winter sorgen {x} und {y}.',
    ],
  },
  {
    of: ['parkingHeater', 'heatedSeats'],
    say: ['Im Winter sorgen {x} und {y} für Wärme, schon vor der Abfahrt.'],
  },
  {
    of: ['heatedSeats'],
    say: [
      'An kalten Tagen (wärmt/wärmen) {x}.',
      'commuter :: Im Winter (macht/machen) {x} den Weg zur Arbeit angenehmer.',
    ],
  },
  { of: ['parkingHeater'], say: ['{x} wärmt den Innenraum schon vor der Abfahrt.'] },
  { of: ['preconditioning'], say: ['{x} bringt den Innenraum vor der Abfahrt auf Temperatur.'] },
  { of: ['heatedWindscreen'], say: ['{x} macht die Sicht an Frosttagen schneller frei.'] },
  { of: ['heatedSteering'], say: ['An Frosttagen wärmt {x} die Hände.'] },
  {
    of: [['leather', 'leatherSeats']],
    say: ['{x} (ist/sind) im Alltag leicht sauber zu halten.'],
  },
  {
    of: [['massageSeats', 'ventilatedSeats']],
    say: ['Auf langen Strecken (erhöht/erhöhen) {x} den Sitzkomfort.'],
  },
  {
    of: [['electricSeats', 'memorySeats']],
    say: ['{x} (erleichtert/erleichtern) es, die passende Sitzposition zu finden.'],
  },
  {
    of: ['multiZoneClimate'],
    say: ['Mit {D x} lässt sich die Temperatur getrennt einstellen.'],
  },
  {
    of: ['dualZoneClimate'],
    say: ['Fahrer und Beifahrer wählen mit {D x} ihre eigene Temperatur.'],
  },
  { of: ['automaticClimate'], say: ['{x} hält die gewählte Temperatur im Sommer wie im Winter.'] },
  {
    of: [['airSuspension', 'adaptiveSuspension']],
    say: [
      'Unebenheiten (gleicht/gleichen) {x} aus.',
      'onTrips :: Auf langen Strecken trägt {x} zum Komfort bei.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      '{x} bringt Licht in den ganzen Innenraum.',
      'family :: Auch auf den hinteren Plätzen sorgt {x} für Licht.',
    ],
  },
  { of: ['sunroof'], say: ['{x} lässt Licht und frische Luft herein.'] },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack', 'roofBox']],
    say: ['Für zusätzliche Lasten gibt es {A x} und {A y}.', 'Wenn mehr mitmuss, helfen {x} und {y}.'],
  },
  {
    of: ['towHook'],
    say: [
      'Für den Anhängerbetrieb ist {x} montiert.',
      'inCountry :: Für Holz, Material oder Anhänger ist {x} schon vorhanden.',
      'atWork :: Für den Anhänger ist {x} schon vorhanden.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: ['{x} schafft Platz für lange Gegenstände.', 'Für sperrige Dinge lässt sich {x} nutzen.'],
  },
  { of: ['slidingSeats'], say: ['{x} lässt die Wahl zwischen mehr Beinfreiheit und mehr Kofferraum.'] },
  {
    of: ['powerTailgate'],
    say: ['{x} erleichtert das Beladen, wenn die Hände voll sind.', 'Das Beladen erleichtert {x}.'],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'In engen Parklücken (erleichtert/erleichtern) {x} den Zugang.',
      'cargo :: Beim Be- und Entladen am Straßenrand (hilft/helfen) {x}.',
    ],
  },
  {
    of: ['thirdRow'],
    say: ['{x} bietet Platz, wenn mehr Personen mitfahren.'],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking']],
    say: ['Für die Sicherheit an Bord sorgen {x} und {y}.'],
  },
  {
    of: ['isofix'],
    say: [
      'Kindersitze lassen sich an {D x} befestigen.',
      'family :: Die Sitze der Kinder lassen sich über {A x} sicher einsetzen.',
    ],
  },
  { of: ['keyless'], say: ['Mit {D x} kann der Schlüssel in der Tasche bleiben.'] },
  { of: [['alarm', 'tracker']], say: ['Zum Schutz vor Diebstahl ist {ein x} vorhanden.'] },
  { of: ['dashcam'], say: ['{x} zeichnet das Geschehen auf der Straße auf.'] },
];
