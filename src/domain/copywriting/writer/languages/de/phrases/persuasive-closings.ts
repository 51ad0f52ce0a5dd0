import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** The last push before the invitation. */
export const persuasiveClosings = {
  damaged: [
    'Holen Sie den Kostenvoranschlag [am besten vor dem Kauf ein|ein, bevor Sie unterschreiben].',
    'Nehmen Sie zur Besichtigung jemanden mit, [der sich auskennt|der schon einmal geschraubt hat].',
    'Legen Sie die Kosten der Reparatur neben unseren Preis, [dann wissen Sie, ob es sich lohnt|und entscheiden Sie dann].',
    'Ob sich die Arbeit für Sie lohnt, [sehen Sie am besten vor Ort|beurteilen Sie am besten am Auto selbst].',
  ],
  bare: [
    'Sagen Sie uns, was Sie wissen möchten, und [wir antworten Ihnen gern|Sie bekommen eine klare Antwort].',
    'Für den Anfang [genügt eine einzige Frage|reicht Ihre erste Frage].',
    'Was hier fehlt, [erzählen wir Ihnen am Telefon|hören Sie von uns].',
    'Fragen Sie ruhig viel, [wir nehmen uns die Zeit|dafür sind wir da].',
  ],
  van: [
    'Bringen Sie die Maße Ihrer Ladung mit, [dann sehen wir gemeinsam, was hineinpasst|und wir messen gemeinsam nach].',
    'Denken Sie beim Ansehen [an Ihre übliche Ladung|an das, was Sie jeden Tag mitnehmen].',
    'Öffnen Sie die Türen, [gehen Sie hinein und messen Sie nach|steigen Sie ein und sehen Sie sich den Laderaum an].',
    'Kommen Sie mit Ihrer Packliste, [dann zeigt sich schnell, ob alles seinen Platz hat|wir gehen sie gemeinsam durch].',
  ],
  electric: [
    'Setzen Sie sich hinein und [erleben Sie die Ruhe selbst|lassen Sie sich alles zeigen].',
    'Ihre Fragen zum Laden [beantworten wir gern in Ruhe|nehmen wir gern der Reihe nach durch].',
    'Wenn Sie schon länger an ein Elektroauto denken, [ist ein Besuch der nächste Schritt|schauen Sie es sich jetzt einmal an].',
    'Wie ruhig es an Bord ist, lässt sich schlecht beschreiben, [aber leicht erleben|aber sofort bemerken].',
  ],
  hydrogen: [
    'Neugier ist [Grund genug für einen Besuch|ein guter Anlass, uns zu besuchen].',
    'Wenn Sie gern früher dran sind als andere, sehen Sie {ihn} sich an.',
    'Wie das Tanken im Alltag geht, [erklären wir Ihnen gern|zeigen wir Ihnen gern Schritt für Schritt].',
  ],
  sports: [
    'Nehmen Sie am Steuer Platz, [dann verstehen Sie, was gemeint ist|das sagt mehr als jede Anzeige].',
    'Die passende Strecke kennen Sie bestimmt schon, [jetzt fehlt nur noch das Auto|das Auto dazu steht bei uns].',
    'Schauen Sie {ihn} sich in Ruhe an und [setzen Sie sich hinein|nehmen Sie Platz].',
    'Am Steuer wissen Sie nach wenigen Minuten, ob {er} zu Ihnen passt.',
  ],
  open: [
    'Öffnen Sie das Verdeck und [nehmen Sie Platz|setzen Sie sich hinein].',
    'Wenn Sie sich bald entscheiden, [haben Sie mehr von den schönen Tagen|fahren Sie noch in diesem Jahr offen].',
    'Den ersten warmen Sonntag [wissen Sie dann zu nutzen|verbringen Sie dann unterwegs].',
    'Auch bei geschlossenem Verdeck [lohnt sich ein genauer Blick|gibt es viel zu sehen].',
  ],
  classic: [
    'Lassen Sie sich beim Ansehen Zeit, [innen wie außen|denn hier lohnt jedes Detail den Blick].',
    'So wird heute nicht mehr gebaut, und [umso genauer dürfen Sie hinsehen|gerade deshalb lohnt der Besuch].',
    'Wenn Sie Autos mit Geschichte mögen, [lohnt sich der Weg zu uns|werden Sie hier länger stehen bleiben].',
    'Ein altes Auto prüft man ohne Eile, und [so machen wir es auch|bringen Sie also etwas Zeit mit].',
  ],
  fresh: [
    'Das erste Ziel [suchen Sie aus|bestimmen Sie].',
    'Wie die Geschichte weitergeht, [bestimmen Sie|liegt bei Ihnen].',
    'Die Sitzposition [müssen Sie sich nur noch selbst einstellen|finden Sie am besten gleich bei uns].',
    'Ihr Alltag mit {ihm} kann bald beginnen.',
  ],
  firstCar: [
    'Bringen Sie gern jemanden mit, dem Sie vertrauen, [denn zwei sehen mehr als einer|und entscheiden Sie gemeinsam].',
    'Stellen Sie den Sitz ein, schauen Sie hinaus, und [Sie merken, ob Sie sich wohlfühlen|Sie wissen, ob es passt].',
    'Kommen Sie mit allen Fragen, [auch mit den kleinen|keine ist zu klein].',
    'Setzen Sie sich ans Steuer und [lassen Sie sich Zeit|probieren Sie alles in Ruhe aus].',
  ],
  family: [
    'Bringen Sie ruhig alle mit, [samt Kindersitzen|auch die Kleinsten].',
    'Lassen Sie bei der Entscheidung [auch die zweite Reihe zu Wort kommen|ruhig auch die Kinder mitreden].',
    'Öffnen Sie die Türen, prüfen Sie den Kofferraum und [setzen Sie sich auf jeden Platz|sehen Sie nach, wo das Gepäck bliebe].',
    'Ihre nächste gemeinsame Fahrt könnte [schon etwas ruhiger werden|bei uns auf dem Hof beginnen].',
  ],
  wild: [
    'Sehen Sie {ihn} sich von allen Seiten an, gern auch von unten.',
    'Ihr nächster Ausflug darf dort enden, [wo der Asphalt aufhört|wo andere umkehren].',
    'Welchen Weg Sie als Erstes fahren, [wissen Sie bestimmt schon|überlegen Sie sich am besten schon jetzt].',
  ],
  luxury: [
    'Steigen Sie ein und schließen Sie die Tür, [dann merken Sie den Unterschied|dann hören Sie, was wir meinen].',
    'Nehmen Sie sich für die Besichtigung Zeit, [wir tun es auch|ein solches Auto verdient das].',
    'Ein solches Auto sucht man [ohne Eile aus|in Ruhe aus].',
    'Sehen Sie {ihn} sich bei Tageslicht an.',
  ],
  city: [
    'Sie werden staunen, [wie wenig Platz {er} braucht|wie leicht {er} sich abstellen lässt].',
    'Messen Sie die Lücke vor Ihrer Haustür und [vergleichen Sie|legen Sie unsere Maße daneben].',
    'Weniger Parkplatzsuche bedeutet [mehr Feierabend|mehr Zeit zu Hause].',
    'Steigen Sie ein und sehen Sie sich um, dann merken Sie, wie übersichtlich {er} ist.',
  ],
  budget: [
    'Die Zahlen kennen Sie jetzt, [den Rest sollten Sie mit eigenen Augen sehen|es fehlt noch der Eindruck vor Ort].',
    'Vergleichen Sie in Ruhe, [dafür stehen hier alle Zahlen|die Zahlen kennen Sie ja].',
    'Wenn die Rechnung für Sie aufgeht, [sehen Sie sich den Rest vor Ort an|fehlt nur noch der Blick aufs Auto].',
    'Nehmen Sie sich Zeit für die Entscheidung, [es ist Ihr Geld|wir drängen nicht].',
  ],
  gas: [
    'Rechnen Sie es einmal [für Ihre Strecke durch|für Ihr Jahr durch].',
    'Wer viel fährt, merkt den Unterschied [am schnellsten|schon im ersten Monat].',
    'Ihre Kilometer im Jahr kennen Sie, [das Auto dazu zeigen wir Ihnen|alles andere rechnen wir gern mit Ihnen durch].',
  ],
  hybrid: [
    'Wie angenehm das im Alltag ist, [erklären wir Ihnen gern am Auto|sehen Sie am besten selbst].',
    'Umgewöhnen [müssen Sie sich dafür kaum|dauert nur ein paar Fahrten].',
    'Wenn Sie einen Mittelweg suchen, sollten Sie {ihn} sich ansehen.',
  ],
  style: [
    'Fotos zeigen die Linie, [bei Tageslicht sehen Sie mehr|die Wirkung sieht man erst vor Ort].',
    'Gehen Sie einmal langsam um {ihn} herum.',
    'Ob {er} Ihnen gefällt, wissen Sie nach dem ersten Blick.',
    'Stellen Sie sich daneben, [dann sehen Sie, ob es passt|mehr müssen wir nicht sagen].',
  ],
  commuter: [
    'Denken Sie beim Platznehmen [an Ihre Strecke von morgen früh|an Ihren nächsten Montagmorgen].',
    'Wer täglich fährt, [darf gründlich aussuchen|sollte vorher Probe sitzen].',
    'Ihre Strecke bleibt dieselbe, aber [Sie steigen vielleicht besser gelaunt aus|die Laune vielleicht nicht].',
    'Rechnen Sie Ihre Stunden am Steuer zusammen, [dann wissen Sie, wie viel ein bequemes Auto wert ist|dann wissen Sie, worauf es ankommt].',
  ],
  traveller: [
    'Denken Sie an Ihr nächstes Reiseziel und setzen Sie sich hinein.',
    'Ihr nächster Urlaub [könnte schon mit der Anfahrt beginnen|darf ruhig etwas weiter weg sein].',
    'Vielleicht gibt es eine weite Strecke, [die Sie schon lange fahren wollten|die noch auf Sie wartet].',
    'Das nächste Ziel [suchen Sie aus|kennen Sie vielleicht schon].',
  ],
  allRound: [
    'Gehen Sie in Gedanken Ihre Woche durch, und Sie merken, wie gut {er} passt.',
    'Wenn ein einziges Auto genügen soll, [schauen Sie genau hin|prüfen Sie es an Ihrem Alltag].',
    'Messen Sie {ihn} ruhig an einem ganz gewöhnlichen Tag.',
    'Was Sie damit vorhaben, [bestimmt allein Ihr Kalender|wissen Sie selbst am besten].',
  ],
} satisfies Record<Angle, Phrases>;
