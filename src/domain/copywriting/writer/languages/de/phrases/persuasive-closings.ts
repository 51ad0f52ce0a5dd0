import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** The last push before the invitation. */
export const persuasiveClosings = {
  damaged: [
    'Holen Sie den Kostenvoranschlag am besten vor dem Kauf ein.',
    'Nehmen Sie zur Besichtigung jemanden mit, der sich auskennt.',
    'Legen Sie die Kosten der Reparatur neben unseren Preis, dann wissen Sie, ob es sich lohnt.',
    'Ob sich die Arbeit für Sie lohnt, sehen Sie am besten vor Ort.',
  ],
  bare: [
    'Sagen Sie uns, was Sie wissen möchten, und wir antworten Ihnen gern.',
    'Für den Anfang genügt eine einzige Frage.',
    'Was hier fehlt, erzählen wir Ihnen am Telefon.',
    'Fragen Sie ruhig viel, wir nehmen uns die Zeit.',
  ],
  van: [
    'Bringen Sie Ihre Maße mit, dann sehen wir gemeinsam, was hineinpasst.',
    'Denken Sie beim Ansehen an Ihre übliche Ladung.',
    'Öffnen Sie die Türen, gehen Sie hinein und messen Sie nach.',
    'Kommen Sie mit Ihrer Packliste, dann zeigt sich schnell, ob alles seinen Platz hat.',
  ],
  electric: [
    'Setzen Sie sich hinein und erleben Sie die Ruhe selbst.',
    'Ihre Fragen zum Laden beantworten wir gern in Ruhe.',
    'Wenn Sie schon länger an ein Elektroauto denken, ist ein Besuch der nächste Schritt.',
    'Wie ruhig es an Bord ist, lässt sich schlecht beschreiben, aber leicht erleben.',
  ],
  hydrogen: [
    'Neugier ist Grund genug für einen Besuch.',
    'Wenn Sie gern früher dran sind als andere, sehen Sie {ihn} sich an.',
    'Wie das Tanken im Alltag geht, erklären wir Ihnen gern.',
  ],
  sports: [
    'Nehmen Sie am Steuer Platz, dann verstehen Sie, was gemeint ist.',
    'Die passende Strecke kennen Sie bestimmt schon, jetzt fehlt nur noch das Auto.',
    'Schauen Sie {ihn} sich in Ruhe an und setzen Sie sich hinein.',
    'Am Steuer wissen Sie nach wenigen Minuten, ob {er} zu Ihnen passt.',
  ],
  open: [
    'Machen Sie das Verdeck auf und sehen Sie nach oben.',
    'Wenn Sie sich bald entscheiden, haben Sie mehr von den schönen Tagen.',
    'Den ersten warmen Sonntag wissen Sie dann zu nutzen.',
    'Auch bei geschlossenem Verdeck lohnt sich ein genauer Blick.',
  ],
  classic: [
    'Lassen Sie sich beim Ansehen Zeit, innen wie außen.',
    'So wird heute nicht mehr gebaut, und umso genauer dürfen Sie hinsehen.',
    'Wenn Sie Autos mit Geschichte mögen, lohnt sich der Weg zu uns.',
    'Ein altes Auto prüft man ohne Eile, und so machen wir es auch.',
  ],
  fresh: [
    'Das erste Ziel suchen Sie aus.',
    'Wie die Geschichte weitergeht, bestimmen Sie.',
    'Die Sitzposition müssen Sie sich nur noch selbst einstellen.',
    'Ihr Alltag mit {ihm} kann bald beginnen.',
  ],
  firstCar: [
    'Bringen Sie gern jemanden mit, dem Sie vertrauen, denn zwei sehen mehr als einer.',
    'Stellen Sie den Sitz ein, schauen Sie hinaus, und Sie merken, ob Sie sich wohlfühlen.',
    'Kommen Sie mit allen Fragen, auch mit den kleinen.',
    'Setzen Sie sich ans Steuer, so fängt es an.',
  ],
  family: [
    'Bringen Sie ruhig alle mit, samt Kindersitzen.',
    'Lassen Sie bei der Entscheidung auch die zweite Reihe zu Wort kommen.',
    'Öffnen Sie die Türen, prüfen Sie den Kofferraum und setzen Sie sich auf jeden Platz.',
    'Ihre nächste gemeinsame Fahrt könnte schon etwas ruhiger werden.',
  ],
  wild: [
    'Sehen Sie {ihn} sich von allen Seiten an, gern auch von unten.',
    'Ihr nächster Ausflug darf dort enden, wo der Asphalt aufhört.',
    'Welchen Weg Sie als Erstes fahren, wissen Sie bestimmt schon.',
  ],
  luxury: [
    'Steigen Sie ein und schließen Sie die Tür, dann merken Sie den Unterschied.',
    'Nehmen Sie sich für die Besichtigung Zeit, wir tun es auch.',
    'Ein solches Auto sucht man ohne Eile aus.',
    'Sehen Sie {ihn} sich bei Tageslicht an.',
  ],
  city: [
    'Sie werden staunen, wie wenig Platz das braucht.',
    'Messen Sie die Lücke vor Ihrer Haustür und vergleichen Sie.',
    'Weniger Parkplatzsuche bedeutet mehr Feierabend.',
    'Steigen Sie ein und sehen Sie sich um, dann merken Sie, wie übersichtlich {er} ist.',
  ],
  budget: [
    'Die Zahlen kennen Sie jetzt, den Rest sollten Sie mit eigenen Augen sehen.',
    'Vergleichen Sie in Ruhe, dafür stehen hier alle Zahlen.',
    'Wenn die Rechnung für Sie aufgeht, sehen Sie sich den Rest vor Ort an.',
    'Nehmen Sie sich Zeit für die Entscheidung, es ist Ihr Geld.',
  ],
  gas: [
    'Rechnen Sie es einmal für Ihre Strecke durch.',
    'Wer viel fährt, merkt den Unterschied am schnellsten.',
    'Ihre Kilometer im Jahr kennen Sie, das Auto dazu zeigen wir Ihnen.',
  ],
  hybrid: [
    'Wie angenehm das im Alltag ist, erklären wir Ihnen gern am Auto.',
    'Umgewöhnen müssen Sie sich dafür kaum.',
    'Wenn Sie einen Mittelweg suchen, sollten Sie {ihn} sich ansehen.',
  ],
  style: [
    'Fotos zeigen die Linie, bei Tageslicht sehen Sie mehr.',
    'Gehen Sie einmal langsam um {ihn} herum.',
    'Ob {er} Ihnen gefällt, wissen Sie nach dem ersten Blick.',
    'Stellen Sie sich daneben, dann sehen Sie, ob es passt.',
  ],
  commuter: [
    'Denken Sie beim Platznehmen an Ihre Strecke von morgen früh.',
    'Wer täglich fährt, darf gründlich aussuchen.',
    'Ihre Strecke bleibt dieselbe, aber Sie steigen vielleicht besser gelaunt aus.',
    'Rechnen Sie Ihre Stunden am Steuer zusammen, dann lohnt sich der Besuch.',
  ],
  traveller: [
    'Denken Sie an Ihr nächstes Reiseziel und setzen Sie sich hinein.',
    'Ihr nächster Urlaub könnte schon mit der Anfahrt beginnen.',
    'Vielleicht gibt es eine weite Strecke, die Sie schon lange fahren wollten.',
    'Das nächste Ziel suchen Sie aus.',
  ],
  allRound: [
    'Gehen Sie in Gedanken Ihre Woche durch, und Sie merken, wie gut {er} passt.',
    'Wenn ein einziges Auto genügen soll, schauen Sie genau hin.',
    'Messen Sie {ihn} ruhig an einem ganz gewöhnlichen Tag.',
    'Was Sie damit vorhaben, bestimmt allein Ihr Kalender.',
  ],
} satisfies Record<Angle, Phrases>;
