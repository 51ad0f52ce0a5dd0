import type { Argument } from '../../../../argument/arguments.ts';

/** What driver aids, cameras, lights and the telephone are good for, in neutral words. */
export const assistReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Beim Rangieren zeigt {x} das Bild nach hinten, {y} melden den Abstand.',
      'inCity :: In engen Parklücken der Stadt helfen {x} und {y}.',
      '{x} und {y} erleichtern das Einparken und das Rückwärtsfahren.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'parkingSensors'], 'parkAssist'],
    say: [
      'Beim Einparken unterstützen {x} und {y}.',
      'inCity :: Für das Einparken in der Stadt gibt es {A x} und {A y}.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      '{x} zeigt beim Zurücksetzen, was hinter dem Heck liegt.',
      'cargo :: Auch mit voller Ladung zeigt {x}, was hinter dem Heck liegt.',
      'inCity :: Beim Ausparken am Straßenrand zeigt {x}, was hinter dem Wagen liegt.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      '{x} zeigt das Umfeld des Wagens von allen Seiten.',
      'Auch niedrige Hindernisse neben dem Wagen macht {x} sichtbar.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{x} melden beim Einparken den Abstand zum Hindernis.',
      'In engen Lücken zeigen {x} an, wie viel Platz bleibt.',
    ],
  },
  {
    of: ['parkAssist'],
    say: ['{x} hilft beim Einfahren in die Parklücke.', 'Das Einparken erleichtert {x}.'],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'Auf der Autobahn unterstützen {x} und {y} den Fahrer.',
      'commuter :: Auf dem täglichen Weg entlasten {x} und {y} den Fahrer.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      '{x} hält den Abstand, {y} meldet Fahrzeuge neben dem Wagen.',
      'Auf mehrspurigen Straßen helfen {x} und {y}.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} hält den Abstand zum Vordermann, auch über längere Strecken.',
      'onTrips :: Auf langen Fahrten entlastet {x} den Fahrer.',
      'commuter :: Im dichten Berufsverkehr hält {x} den Abstand zum Vordermann.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'Auf freier Strecke hält {x} die gewählte Geschwindigkeit.',
      'onTrips :: Auf der Autobahn hält {x} die Geschwindigkeit, und der Fuß kann ruhen.',
    ],
  },
  {
    of: ['blindSpot', 'laneAssist'],
    say: ['Beim Spurwechsel und beim Spurhalten helfen {x} und {y}.'],
  },
  { of: ['blindSpot'], say: ['{x} meldet beim Spurwechsel Fahrzeuge, die im Spiegel nicht zu sehen sind.'] },
  {
    of: ['emergencyBraking'],
    say: [
      '{x} kann eingreifen, wenn vorn plötzlich gebremst wird.',
      '{x} achtet auf Hindernisse vor dem Wagen.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      '{x} hilft dabei, in der Spur zu bleiben.',
      'onTrips :: Auf langen Fahrten hilft {x} beim Spurhalten.',
    ],
  },
  {
    of: ['assistSystems'],
    say: ['{x} (unterstützt/unterstützen) den Fahrer auf der Autobahn und im Stadtverkehr.'],
  },
  {
    of: ['headUp'],
    say: [
      '{x} zeigt wichtige Angaben im Blickfeld des Fahrers.',
      'Mit {D x} bleibt der Blick auf der Straße.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights']],
    say: [
      'Bei Nacht (leuchtet/leuchten) {x} die Straße gut aus.',
      'Für Fahrten bei Dunkelheit gibt es {A x}.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights', 'adaptiveLights']],
    say: [
      'Bei Dunkelheit sorgen {x} für gutes Licht.',
      'onTrips :: Auf der Rückfahrt am Abend sorgen {x} für gutes Licht.',
      'inCountry :: Auf unbeleuchteten Landstraßen leuchten {x} den Weg aus.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      'Den Weg weisen {y} oder {x}.',
      'commuter :: Auf dem täglichen Weg helfen {y} und {x}, die passende Strecke zu finden.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Karten und Musik vom Telefon laufen über {A x} und {A y}.',
      'Das Smartphone lässt sich über {A x} oder {A y} verbinden.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: ['Über {A x} laufen Karten und Musik vom Telefon.'],
  },
  {
    of: ['navigation'],
    say: [
      '{x} führt auch auf unbekannten Strecken ans Ziel.',
      'atWork :: Den Weg zum nächsten Termin zeigt {x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: ['{x} zeigt Geschwindigkeit und Fahrdaten auf einem Bildschirm.'],
  },
  {
    of: ['audio'],
    say: ['Für die Musik an Bord sorgt {x}.', 'onTrips :: Auf langen Fahrten sorgt {x} für guten Klang.'],
  },
  { of: ['wirelessCharging'], say: ['{x} lädt das Telefon ohne Kabel.'] },
  { of: ['remoteApp'], say: ['Einige Funktionen lassen sich dank {D x} vom Telefon aus bedienen.'] },
];
