import type { Argument } from '../../../../argument/arguments.ts';

/** What cameras, driver aids, lights and screens do in the reader's day. */
export const driveReasons: readonly Argument[] = [
  // parking
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      '{x} und {y} nehmen dem Rangieren den Schrecken.',
      'Zentimeterarbeit vor der Garagenwand: ^{y} melden den Abstand, {x} liefert das Bild dazu.',
      'inCity :: In der engsten Lücke der Straße sagen {y} Bescheid, und {x} zeigt, was hinter Ihnen steht.',
      'family :: Ob hinterm Auto noch ein Roller liegt, zeigt {x}, und {y} piepen rechtzeitig.',
      'commuter :: Im Parkhaus am Büro passt das Auto mit {D x} und {D y} in einem Zug in die Bucht.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'parkingSensors'], 'parkAssist'],
    say: [
      'Beim Einparken hilft {y} am Lenkrad, und {x} behalten die Umgebung im Auge.',
      'inCity :: {x} und {y} machen aus jeder zweiten Lücke der Stadt eine passende.',
    ],
  },
  {
    of: ['rearCamera', 'blindSpot'],
    say: [
      'Was Sie nicht sehen, sehen zwei andere: ^{x} schaut nach hinten, {y} zur Seite.',
      'commuter :: {y} meldet, wer sich im Berufsverkehr neben Sie geschoben hat, und am Ziel hilft {x} in die Lücke.',
    ],
  },
  {
    of: ['rearCamera'],
    say: [
      'Statt den Hals zu verrenken, schauen Sie aufs Display: ^{x} zeigt beim Zurücksetzen, ob der Weg frei ist.',
      'van :: Nach hinten sieht man im Transporter nichts, deshalb ist {x} auf jedem engen Hof Gold wert.',
      'family :: Liegt hinterm Auto noch ein Dreirad? {x} zeigt es, bevor Sie losrollen.',
      'newDriver :: Rückwärts einparken lernt sich schneller, wenn {x} mitschaut.',
      'commuter :: Im engen Parkhaus am Büro zeigt {x}, wie weit es noch bis zum Pfeiler ist.',
      'onTrips & car :: Vor fremden Hotels parkt man gelassener, wenn {x} nach hinten schaut.',
    ],
  },
  {
    of: ['surroundCamera'],
    say: [
      'Mit {D x} sehen Sie den Wagen von oben, samt Bordstein und Poller.',
      'family :: Wer rund ums Auto noch herumspringt, zeigt {x}, bevor Sie losfahren.',
      'tall :: So groß {auto} ist, so genau sieht man mit {D x}, was unten neben den Rädern steht.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      '{x} (piept/piepen), bevor es teuer wird.',
      'easyParking :: Wie viel Luft noch bleibt, (sagt/sagen) {x}, also trauen Sie sich auch in die knappe Lücke.',
      'inCity :: Stoßstange an Stoßstange parken, ohne eine zu berühren: ^dafür (sorgt/sorgen) {x}.',
      'newDriver :: Das Gefühl für die Länge kommt mit der Zeit, bis dahin (hilft/helfen) {x}.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      'Lücke gefunden? Dann hilft {x} beim Einlenken.',
      'easyParking :: Vor der engsten Lücke am Straßenrand müssen Sie nicht mehr weiterfahren, {x} hilft hinein.',
      'family :: Wenn hinten einer quengelt und hinter Ihnen einer hupt, ist {x} die beste Hilfe beim Einparken.',
    ],
  },
  // on the road
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      '{x} hält den Abstand, {y} achtet auf die Linie, und der Freitagnachmittag auf der Autobahn wird erträglich.',
      'onTrips :: Wenn die Etappe lang wird, fahren {x} und {y} aufmerksam mit.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      '{x} schaut nach vorn, {y} in den toten Winkel, und Sie haben den Kopf frei.',
      'commuter :: Kolonne, Spurwechsel, Kolonne: ^{x} und {y} nehmen dem Arbeitsweg die Schärfe.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} bremst und beschleunigt mit dem Vordermann, Ihr rechter Fuß hat Pause.',
      'commuter :: In der Kolonne hält {x} den Abstand, und Sie kommen mit freiem Kopf im Büro an.',
      'onTrips :: Auf der Autobahn stellen Sie {A x} ein und rollen mit, statt ständig nachzuregeln.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'Tempo einstellen, Fuß vom Gas: ^auf freier Strecke übernimmt {x}.',
      'onTrips :: Auf der Autobahn übernimmt {x} das Gas, und der rechte Fuß darf sich strecken.',
      'inCountry :: Auf der langen Landstraße hält {x} das Tempo, und der Blitzer am Ortseingang geht leer aus.',
      'commuter :: Auf dem Heimweg hält {x} das Tempo, und der Feierabend beginnt schon unterwegs.',
      'family :: Mit {D x} bleibt es beim vereinbarten Tempo, auch wenn hinten gerade Streit ausbricht.',
    ],
  },
  {
    of: ['assistSystems', 'blindSpot'],
    say: [
      '{x} und {y} fahren aufmerksam mit, wenn der Tag lang war.',
      'family :: Mit der Familie an Bord ist es gut, wenn {x} und {y} ein Auge auf den Verkehr haben.',
      'commuter :: Abends auf der vollen Autobahn haben {x} und {y} noch Konzentration übrig.',
    ],
  },
  {
    of: ['blindSpot', 'laneAssist'],
    say: ['{x} meldet den Nachbarn auf der Nebenspur, {y} hält Sie in Ihrer.'],
  },
  {
    of: ['blindSpot'],
    say: [
      'Setzt neben Ihnen jemand zum Überholen an, hat {x} ihn längst gesehen.',
      'commuter :: Auf der mehrspurigen Einfallstraße meldet {x}, wer sich gerade neben Sie schiebt.',
      'safe :: Vor dem Spurwechsel schaut {x} dorthin, wo kein Spiegel hinreicht.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      'onTrips :: Wenn die Fahrt lang wird, achtet {x} mit Ihnen auf die Linie.',
      'Auf der Autobahn achtet {x} mit auf die Spur.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'safe :: Bremst vorn jemand überraschend, ist {x} schon wach.',
      'inCity :: Springt an der Ampel einer zwischen den Autos hervor, reagiert {x} mit.',
      'Für den einen Moment, in dem man nicht hinsieht, gibt es {A x}.',
    ],
  },
  {
    of: ['assistSystems'],
    say: [
      'Im dichten Verkehr (entlastet/entlasten) Sie {x}, am Ende eines langen Tages merkt man das.',
      'onTrips :: Auf langen Autobahnfahrten (fährt/fahren) {x} aufmerksam mit.',
      'family :: Während hinten diskutiert wird, (behält/behalten) {x} mit Ihnen die Straße im Blick.',
    ],
  },
  {
    of: ['headUp', ['laserLights', 'matrixLights', 'nightVision']],
    say: [
      'Nachts auf der Autobahn ergänzen sich {y} und {x}: ^Sie sehen weit voraus und lesen das Tempo, ohne den Blick zu senken.',
    ],
  },
  {
    of: ['headUp', 'navigation'],
    say: ['{y} kennt den Weg zum Termin, {x} hält Ihnen die Hinweise direkt vor die Augen.'],
  },
  {
    of: ['headUp'],
    say: ['Tempo und Hinweise stehen dank {D x} im Blickfeld, die Augen bleiben auf der Straße.'],
  },
  {
    of: [['matrixLights', 'laserLights', 'nightVision']],
    say: [
      '{x} (macht/machen) aus einer dunklen Bundesstraße eine helle.',
      'onTrips :: Für die letzten Stunden vor dem Ziel gibt es {A x}.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights', 'adaptiveLights']],
    say: [
      'Für die dunkle Jahreszeit (bringt/bringen) {x} gutes Licht mit.',
      'commuter :: Im Winter fahren Sie im Dunkeln los und kommen im Dunkeln heim, {x} (macht/machen) den Weg hell.',
      'inCountry :: Auf der Landstraße ohne Laternen (zeigt/zeigen) {x} auch den Waldrand.',
      'onTrips :: Wenn sich die Reise bis in die Nacht zieht, (leuchtet/leuchten) {x} die Strecke aus.',
      'family :: Abends vom Training nach Hause (leuchtet/leuchten) {x} den Weg aus.',
    ],
  },
  // screens
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'iPhone oder Android, das ist hier egal: ^über {A x} und {A y} laufen Karten und Musik auf dem Display.',
      'young :: Die Playlist für die Fahrt kommt vom Handy, über {A x} oder {A y}.',
      'inCity :: Den schnellsten Weg durch die Stadt zeigt das eigene Handy, per {x0} oder {y0} direkt auf dem Display.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: ['Navigieren können Sie mit {D y} oder über {A x}, verfahren also kaum noch.'],
  },
  {
    of: ['carPlay', 'infotainment'],
    say: [
      'Auf {D y} läuft {x}: ^Musik, Karten und Anrufe kommen vom iPhone.',
      'young :: Handy in die Tasche, Playlist an: ^auf {D y} läuft {x}.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      'Karten, Musik und Anrufe vom iPhone laufen über {A x}.',
      'commuter :: Der Podcast für den Arbeitsweg läuft über {A x} vom iPhone.',
      'young :: Die Playlist für den Abend läuft über {A x} vom iPhone.',
    ],
  },
  {
    of: [['androidAuto', 'phoneLink']],
    say: [
      'Karten und Musik vom Telefon laufen über {A x}.',
      'commuter :: Der Podcast für den Arbeitsweg kommt vom Telefon, über {A x}.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{x} bringt Sie auch durch fremde Städte.',
      'atWork :: Zum nächsten Kunden lotst Sie {x}.',
      'onTrips :: {x} findet auch das Ferienhaus am Ende des Feldwegs.',
      'family :: Zum Auswärtsspiel in ein Dorf, das keiner kennt, lotst Sie {x}.',
      'inCity :: Durch Einbahnstraßen und Baustellen lotst Sie {x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      'Tempo und Fahrdaten haben Sie mit {D x} klar vor Augen.',
      'onTrips :: Route, Tempo, Restweg: ^mit {D x} genügt ein kurzer Blick hinters Lenkrad.',
      'commuter :: Im Berufsverkehr genügt mit {D x} ein kurzer Blick, und Sie wissen, was Sie wissen müssen.',
      'family :: Alles Wichtige steht im {x0} direkt vor Ihnen, der Blick bleibt bei der Straße und bei den Kindern.',
    ],
  },
  {
    of: ['audio'],
    say: [
      'Auf der Heimfahrt darf {x} ruhig lauter werden.',
      'onTrips :: Lange Strecken klingen besser mit {D x}.',
      'young :: Die Lieblingsplatte klingt hier so, wie sie gemeint war, dank {D x}.',
    ],
  },
  { of: ['wirelessCharging'], say: ['Während der Fahrt lädt das Telefon auf {D x}, ohne Kabelsalat.'] },
  { of: ['remoteApp'], say: ['Vom Sofa aus nachsehen, ob abgeschlossen ist: ^dafür gibt es {A x}.'] },
];
