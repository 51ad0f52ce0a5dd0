import type { StylePhrases } from '../../voice.ts';
import { goodDealLinks, lastingLinks } from './persuasive-links.ts';

/** What the seller wants felt, as a benefit for "Sie". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Mit Kindern zählt jede ruhige Minute, und {themodel} [macht das Einsteigen und Losfahren einfacher|schenkt Ihnen unterwegs einige davon].',
      'Ob Kindergarten, Sportverein oder Wochenende am See: ^mit {themodelD} [bringen Sie Ihre Familie bequem ans Ziel|hat Ihre Familie ein Auto für alle Wege].',
      'Auch wenn hinten gesungen und gestritten wird, [behalten Sie vorn die Ruhe|fahren Sie entspannt]; so ein Auto tut einer Familie gut.',
      'Ihre Kinder steigen ein, Sie verstauen die Taschen, und schon [geht es los|sind Sie unterwegs].',
      'fiveDoors :: Durch die hinteren Türen steigen Kinder bequem ein, und [das Anschnallen geht schneller|Sie müssen sich nicht verrenken].',
      'roomy :: Für Kinder, Rucksäcke und das, was im letzten Moment dazukommt, haben Sie [genug Platz|Platz genug].',
      'Für Familien ist {themodel} [ein dankbares Auto|eine gute Wahl], weil {er} [den Alltag mit Kindern leichter macht|auf kurzen wie auf langen Wegen bequem bleibt].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Wenn Sie den Führerschein noch nicht lange haben, hilft Ihnen ein Auto, das [klar reagiert|sich leicht fahren lässt], und so fährt {themodel}.',
      '!strong :: Als erstes Auto ist {themodel} [gutmütig und leicht zu verstehen|dankbar]: ^nach wenigen Fahrten [kommt die Routine|fahren Sie, ohne nachzudenken].',
      '!strong :: Die ersten Kilometer allein fahren Sie mit {themodelD} [ohne Herzklopfen|in Ruhe], weil nichts Sie überrascht.',
      '!strong & small :: Die Abmessungen haben Sie nach wenigen Fahrten im Gefühl, und dann [wächst das Vertrauen schnell|ist auch das erste Einparken geschafft].',
      '!strong :: Fahranfänger kommen mit {themodelD} schnell zurecht, denn [die Bedienung ist einfach|alles ist leicht zu lernen].',
      'Beim ersten eigenen Auto zählt, dass Sie sich [am Steuer wohlfühlen|sicher fühlen]; nehmen Sie sich für {themodelA} deshalb Zeit.',
    ],
    Pendolare: [
      'Wer jeden Tag zur Arbeit pendelt, verbringt viel Zeit im Auto; in {themodelD} [ist sie gut verbracht|wird sie angenehmer].',
      '[Auf dem täglichen Weg ins Büro|Morgens auf dem Arbeitsweg] hören Sie [in Ruhe Nachrichten|Ihre Musik], und {themodel} fährt [gleichmäßig|unaufgeregt] dahin.',
      'Ihr Arbeitsweg bleibt gleich lang, aber mit {themodelD} [steigen Sie ausgeruhter aus|fahren Sie ihn gern].',
      'Auch nach der hundertsten Fahrt zur Arbeit [werden Sie {themodelA} gern nehmen|bleibt {themodel} ein angenehmer Begleiter].',
      'Morgens hin, abends zurück: ^als Pendler merken Sie schnell, [wie angenehm {themodel} fährt|was ein gutes Auto ausmacht].',
    ],
    'Attento allo stile': [
      'Sie haben Sinn für Stil, und {themodel} zeigt ihn [ohne laut zu werden|in klaren Linien].',
      'Die Form {ofmodel} erkennen Sie [auf den ersten Blick|schon von Weitem], und sie [gefällt auch aus der Nähe|gefällt auch beim zweiten Hinsehen].',
      'Mit {themodelD} beweisen Sie Geschmack, [ohne ein Wort zu sagen|und zwar jeden Tag].',
      'Wenn Sie Dinge auch nach ihrer Form aussuchen, wird Ihnen {themodel} [gefallen|auf Anhieb gefallen].',
      'Ihr Blick wird an [den Proportionen|der Seitenlinie] hängen bleiben; {themodel} ist [stimmig gezeichnet|eine schöne Erscheinung].',
    ],
    'Attento al budget': [
      'Ihr Budget steht fest? Dann [vergleichen Sie in Ruhe|legen Sie daneben], was {themodel} kostet und was Sie dafür [bekommen|erhalten].',
      '[Sie achten auf Ihr Geld, und deshalb|Ihr Geld geben Sie nicht leichtfertig aus; deshalb] [finden Sie hier klare Zahlen|sagen wir Ihnen genau, was Sie bekommen].',
      '!damaged :: Gut zu fahren muss nicht viel kosten, und {themodel} ist [ein gutes Beispiel dafür|dafür eine Überlegung wert].',
      'Wer überlegt kauft, gibt Geld nur für das aus, was er braucht; {themodel} [passt zu dieser Rechnung|ist dafür ein guter Kandidat].',
      '!damaged :: Rechnen Sie nach: ^bei {themodelD} [zahlen Sie nicht für Überflüssiges|bleiben die Kosten überschaubar].',
    ],
  },
  uses: {
    Città: [
      'In der Stadt fährt sich {themodel} [leicht und übersichtlich|ohne Anstrengung], auch wenn es [eng wird|im Feierabendverkehr zäh vorangeht].',
      'Enge Straßen, kurze Ampelphasen, wenig Platz: ^mit {themodelD} [kommen Sie entspannt durch die Stadt|bleiben Sie gelassen].',
      'Ob Innenstadt oder Wohnviertel, Sie erledigen Ihre Wege [ohne Umstände|schnell und ohne Ärger].',
      'small :: In der Stadt kommen Sie mit {themodelD} auch dort durch, wo es für größere Autos [eng wird|zu schmal ist].',
      'automatic & !silent :: Im Stadtverkehr brauchen Sie nur Gas und Bremse, das [macht jeden Stau leichter|schont die Nerven].',
      'silent :: Durch die Stadt fahren Sie [leise|fast lautlos], und der Lärm [bleibt draußen|kommt höchstens von den anderen].',
      'hybrid :: In der Stadt hilft Ihnen der elektrische Teil bei jedem Anfahren, und [das merken Sie an jeder Ampel|Sie rollen oft leise los].',
    ],
    'Viaggi lunghi': [
      'Auf langen Strecken sitzen Sie [entspannt|bequem] und [kommen ausgeruht an|haben am Ziel noch Kraft für den Abend].',
      'Meer, Berge oder Verwandtschaft: ^mit {themodelD} wird auch die lange Strecke [ein schöner Teil der Reise|angenehm].',
      'Auf der Autobahn fährt {themodel} [ruhig dahin|gleichmäßig], und Sie [unterhalten sich|hören in Ruhe Musik].',
      'diesel :: Auf langen Strecken ist der Diesel in seinem Element, und Sie [fahren entspannt weiter|halten seltener an].',
      'silent :: Auf langen Fahrten genießen Sie die Stille, an die Sie sich [schnell gewöhnen|gern gewöhnen].',
      'Ihre nächste Reise darf ruhig weiter sein, denn {themodel} [fährt sich auch nach Stunden angenehm|ist ein guter Reisewagen].',
    ],
    Campagna: [
      'Auf dem Land sind die Wege länger und kurviger, und mit {themodelD} [fahren Sie sie gern|machen sie Freude].',
      'Wenn Sie außerhalb der Stadt wohnen, brauchen Sie ein Auto, das [auf schmalen Straßen ruhig bleibt|jeden Tag mitmacht]; {themodel} [tut das|ist so eines].',
      'Über Land, durch Alleen und Dörfer fährt {themodel} [so, dass man gern die längere Strecke nimmt|angenehm ruhig].',
      'all :: Wenn der Weg aufs Land nass oder verschneit ist, helfen Ihnen vier angetriebene Räder [sicher weiter|weiter].',
      'tall :: Auf Landstraßen und Feldwegen sehen Sie aus der höheren Sitzposition [früher, was kommt|mehr von der Strecke].',
      'Auf Ihren Landstraßen kennen Sie jede Kurve, und mit {themodelD} [fahren Sie sie noch lieber|freuen Sie sich darauf].',
    ],
    Lavoro: [
      'car :: Beruflich viel unterwegs? In {themodelD} kommen Sie [entspannt zum nächsten Termin|gut vorbereitet beim Kunden an].',
      'car :: Zwischen zwei Terminen haben Sie in {themodelD} [Ruhe zum Nachdenken|einen angenehmen Arbeitsplatz].',
      'cargo :: Was Sie für Ihre Arbeit brauchen, laden Sie morgens ein, und {themodel} [bringt es überallhin|fährt es den ganzen Tag mit].',
      'cargo :: Für Ihren Betrieb ist {themodel} ein guter Helfer: einladen, losfahren, [beim Kunden ausladen|arbeiten].',
      'Auf dem Weg zur Arbeit und zu Kunden [macht {themodel} wenig Umstände|leistet {themodel} gute Dienste].',
    ],
    'Uso familiare': [
      'Einkauf, Schule, Urlaub: ^{themodel} macht mit Ihrer Familie [jeden Weg mit|alles mit].',
      'Im Familienalltag zählt, dass alles einfach geht, und {themodel} [macht es Ihnen leicht|nimmt Ihnen einiges ab].',
      'roomy :: Ihre Familie hat Platz, und auch das Gepäck [kommt unter|findet seinen Ort].',
      'fiveDoors :: Ihre Familie steigt hinten so bequem ein wie vorn, und das [mehrmals am Tag|jedes Mal].',
      'Vom kurzen Weg zur Schule bis zur Fahrt in die Ferien [hat Ihre Familie ein Auto für alles|ist Ihre Familie gut unterwegs].',
    ],
    'Uso misto': [
      'Im Alltag wechseln Ihre Wege ständig, und {themodel} [kommt mit allen zurecht|stellt sich auf jeden ein].',
      'Unter der Woche zur Arbeit, am Wochenende hinaus: ^für beides [genügt Ihnen ein einziges Auto|sind Sie mit {themodelD} gut gerüstet].',
      'Vom Einkauf um die Ecke bis zum Wochenendausflug fahren Sie {themodelA} [gleich gern|ohne umzudenken].',
      'Für den Alltag brauchen Sie ein Auto, das [alles ein wenig kann|jeden Tag passt], und das ist {themodel}.',
      'Ob Baumarkt oder Bergsee, im Alltag [sind Sie mit {themodelD} flexibel|haben Sie mit {themodelD} die freie Wahl].',
    ],
  },
  points: {
    Sicurezza: [
      '{themodel} [liegt ruhig auf der Straße|reagiert berechenbar], und das gibt Ihnen bei jedem Wetter ein sicheres Gefühl.',
      'Wenn vorn jemand plötzlich bremst, ist es gut, ein Auto zu fahren, dessen Reaktionen Sie [kennen|sicher einschätzen können].',
      'Sie fühlen sich sicher, weil {themodel} genau das tut, [was Sie erwarten|was Ihre Hände vorgeben].',
      'tall :: Aus der höheren Sitzposition sehen Sie früher, was vorn geschieht, und fahren [sicherer|mit mehr Sicherheit].',
      'all :: Bei Regen und Schnee geben Ihnen vier angetriebene Räder [ein Plus an Sicherheit|zusätzliche Sicherheit].',
    ],
    'Bassi consumi': [
      '!electric & !hydrogen :: Der Verbrauch bleibt niedrig, und das merken Sie [bei jedem Tanken|am Monatsende].',
      '!electric & !hydrogen :: {themodel} fährt sparsam, [ohne dass Sie dafür schleichen müssen|auch wenn Sie viel unterwegs sind].',
      'diesel :: Wenn Sie viel fahren, [zahlt sich der niedrige Verbrauch des Diesels aus|werden Sie den sparsamen Diesel schätzen].',
      'petrol :: Der Benziner gibt sich genügsam, sodass Sie [seltener tanken|an der Tankstelle weniger ausgeben].',
      'hybrid :: Weil {themodel} beim Bremsen Energie zurückgewinnt, [sinkt der Verbrauch gerade in der Stadt|fahren Sie sparsamer].',
      'lpg :: Mit Gas fahren Sie sparsam und [tanken mit leichterem Herzen|merken es an jeder Tankrechnung].',
      'cng :: Mit Erdgas bleibt Ihre Tankrechnung [überschaubar|klein].',
      'electric :: {themodel} geht sparsam mit der Energie um, und [beim Bremsen kommt ein Teil davon zurück|mit ruhigem Fuß kommen Sie weiter].',
      'hydrogen :: {themodel} geht sparsam mit der Energie um, die {er} an Bord hat.',
    ],
    'Performance / Sportività': [
      'lively :: Ein Druck aufs Pedal genügt, und {themodel} [zieht kräftig an|beschleunigt mit Nachdruck]; das macht beim Überholen Freude.',
      'lively :: Sie haben immer genug Kraft in Reserve, [beim Einfädeln wie beim Überholen|auch wenn es bergauf geht].',
      'lively :: Auf einer kurvigen Strecke zeigt {themodel}, [wie viel Temperament in {ihm} steckt|dass Fahren Spaß machen darf].',
      '!lively :: {themodel} fährt lebendig und lenkt willig ein, sodass [auch Kurven Spaß machen|Sie gern die kurvige Strecke nehmen].',
      '!lively :: Auch ohne große Zahlen fährt {themodel} [flott|lebendig], und auf Landstraßen [macht das Spaß|merken Sie es schnell].',
      'strong :: Die Leistung reicht immer, und gerade deshalb [fahren Sie gelassen|müssen Sie sie selten ausreizen].',
      'electric :: Beim Losfahren ist die volle Kraft sofort da, [ohne Verzögerung und ohne Lärm|und das überrascht jedes Mal neu].',
      'low :: Sie sitzen tief und nah an der Straße, wie es sich für einen sportlichen Wagen gehört.',
    ],
    'Comfort / Silenziosità': [
      'Der Innenraum ist leise genug, um [sich in normalem Ton zu unterhalten|Musik wirklich zu hören], und Sie steigen entspannt aus.',
      'Sie sitzen bequem, hören wenig von der Straße und [kommen ausgeruht an|genießen die Ruhe].',
      'Nach einem langen Tag tut es gut, sich in {themodelA} zu setzen: ^[es ist ruhig|Sie sitzen bequem], und der Heimweg wird zur Pause.',
      'Auch nach Stunden sitzen Sie in {themodelD} [bequem|entspannt], und das spüren Sie beim Aussteigen.',
      'silent :: Ohne Motorgeräusch ist es an Bord so leise, dass [jedes Gespräch leichter fällt|selbst der Stau ruhig wird].',
    ],
    'Design / Stile': [
      'Das Design {ofmodel} ist [klar und stimmig|eigenständig], und Sie werden sich gern danach umdrehen.',
      'Die Linien {ofmodel} gefallen auf den ersten Blick, und [mit der Zeit noch mehr|sie nutzen sich nicht ab].',
      'Gehen Sie einmal um {themodelA} herum: ^die Form ist [von jeder Seite stimmig|bis ins Heck sauber gezeichnet].',
      'Wenn Ihnen gutes Design wichtig ist, werden Sie {themodelA} [gern vor der Tür stehen sehen|jeden Morgen gern ansehen].',
    ],
    'Caratteristiche esclusive': [
      '{themodel} hat einen eigenen Charakter, den Sie [beim Einsteigen spüren|an vielen Details bemerken].',
      'Sie möchten nicht fahren, was alle fahren? {themodel} [bietet Ihnen das Besondere|hebt sich mit besonderen Details ab].',
      'Das Besondere an {themodelD} entdecken Sie [nach und nach|erst auf den zweiten Blick], und gerade das macht Freude.',
      'Die besonderen Details {ofmodel} [machen den Unterschied|fallen Ihnen schon beim Einsteigen auf]: ^Sie fahren etwas Eigenes.',
    ],
    'Rapporto qualità-prezzo': [
      ...goodDealLinks,
      'priced & !damaged :: Vergleichen Sie ruhig: ^für diesen Preis bekommen Sie [viel Auto|einen klaren Gegenwert].',
      'priced & !damaged :: Preis und Gegenwert passen bei {themodelD} zusammen, [das zeigt jeder Vergleich|davon können Sie sich überzeugen].',
      'priced & !damaged :: Für Ihr Geld bekommen Sie ein Auto, das [im Alltag hält, was Sie davon erwarten|den Alltag gut erledigt].',
      'priced & damaged :: Legen Sie neben den Preis, was die Reparatur kostet, dann [wissen Sie, ob sich die Rechnung lohnt|kennen Sie den ganzen Betrag].',
      'priced & damaged :: Der Preis trägt dem Schaden Rechnung; [vergleichen Sie in Ruhe|rechnen Sie die Reparatur hinzu und vergleichen Sie].',
      '!priced :: Über den Preis sprechen wir gern mit Ihnen, [persönlich|am Telefon oder vor Ort], und dann vergleichen Sie.',
    ],
    'Edizione limitata / Rarità': [
      'Einen Wagen wie {themodelA} sehen Sie selten, und [beim Parken werden Sie darauf angesprochen|Kenner drehen sich danach um].',
      'So etwas wird nicht oft angeboten; wenn Sie schon länger suchen, [wissen Sie, wie selten es ist|sehen Sie sich {themodelA} bald an].',
      'Mit {themodelD} fahren Sie etwas Seltenes, das [kaum jemand vor der Tür stehen hat|an der nächsten Ampel kein zweites Mal steht].',
    ],
    'Facile parcheggio': [
      'Rückwärts in die Lücke, einmal nachlenken, fertig: ^{themodel} ist [schnell|leicht] eingeparkt.',
      'Ob Parkhaus oder Seitenstreifen, {themodelA} stellen Sie ab, [ohne dass jemand einweisen muss|bevor hinter Ihnen jemand hupt].',
      'Für {themodelA} genügt Ihnen [oft die Lücke|auch die Lücke], die zwischen zwei [großen Autos|Lieferwagen] übrig bleibt; so ist das Parken schnell erledigt.',
      'Einparken geht mit {themodelD} [in einem Zug|ohne langes Rangieren], auch wenn die Lücke knapp ist.',
      'Die Parklücke, an der Sie sonst vorbeifahren, [reicht Ihnen jetzt|nehmen Sie künftig].',
      'Beim Rangieren haben Sie {themodelA} gut im Blick, und [das Parken dauert nur einen Moment|Parkhäuser verlieren ihren Schrecken].',
      'Sie finden schneller einen Parkplatz, weil {themodel} [wenig Platz braucht|in Lücken passt, die andere auslassen].',
    ],
    'Valore a lungo termine': [
      ...lastingLinks,
      '{themodel} ist ein Auto, das Sie [über Jahre fahren können|lange behalten werden], weil die Form [zeitlos ist|nicht so schnell altert].',
      'Wenn Sie nicht alle paar Jahre wechseln möchten, [passt {themodel} gut zu Ihnen|ist {themodel} eine gute Wahl].',
      'Was Ihnen heute gefällt, soll auch in Jahren noch Freude machen, und {themodel} [ist zeitlos genug dafür|ist so ein Auto].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Sie fahren, wann und wohin Sie wollen, und {themodel} [passt genau zu dieser Freiheit|ist dabei ein unkomplizierter Begleiter].',
      'Spontan losfahren, allein oder zu zweit: ^mit {themodelD} [sind Sie unabhängig|haben Sie alle Freiheit].',
      'Für Ihre eigenen Wege ist {themodel} [genau groß genug|genau richtig], und Sie zahlen nicht für Platz, den Sie nicht brauchen.',
    ],
    'Perfetta per over 70': [
      'Sie steigen bequem ein, haben eine gute Übersicht und [fahren in Ihrem eigenen Tempo|finden jeden Schalter auf Anhieb].',
      'Einfach zu bedienen und ruhig zu fahren: ^in {themodelD} [bleibt jede Fahrt entspannt|sind Sie ohne Hektik unterwegs].',
      'Klare Anzeigen und ein bequemer Sitz machen das Fahren [angenehm einfach|entspannt und leicht].',
    ],
  },
  types: {
    Compatta: [
      'Kompakt heißt bei {themodelD}: ^Sie kommen [in die Tiefgarage|durch die Altstadt], ohne lange zu [zirkeln|rangieren].',
      'Das kompakte Format {ofmodel} merken Sie [beim Wenden|auf jedem vollen Supermarktparkplatz], wo [andere zweimal ansetzen|andere lange suchen].',
      'Außen kompakt, innen bequem: ^mit {themodelD} fahren Sie [nicht mehr Auto, als Sie brauchen|genau so viel Auto, wie Sie brauchen].',
      'Kompakte Autos wie {themodel} passen auch dann noch, wenn der Nachbar [schief parkt|den Strich nicht so genau nimmt].',
      'Die kompakten Abmessungen merken Sie [im Parkhaus|in engen Straßen|in kleinen Garagen], [und auf der Autobahn vermissen Sie trotzdem nichts|ohne sich drinnen beengt zu fühlen].',
      'Weil {themodel} kompakt gebaut ist, [passt {er} in fast jede Garage|finden Sie leichter einen Platz].',
      '[Sie bekommen|Vor Ihnen steht] ein kompaktes Auto, das [handlich bleibt und im Alltag viel erledigt|außen wenig Platz braucht].',
    ],
    Citycar: [
      'Für die Stadt hat {themodel} [genau die richtigen Maße|das passende Format].',
      'Gassen, Höfe, Rampen: ^in der Stadt kommen Sie mit {themodelD} [fast überall durch|gut zurecht].',
    ],
    SUV: [
      'Als SUV bietet Ihnen {themodel} [eine höhere Sitzposition|bequemes Einsteigen] und einen guten Überblick.',
      'Sie sitzen höher, wie es sich für einen SUV gehört, und [sehen mehr vom Verkehr|steigen bequem ein].',
    ],
    'Station wagon': [
      'Als Kombi nimmt {themodel} auch mit, was [sperrig ist|in anderen Autos zu Hause bleibt].',
      'Den Vorteil eines Kombis merken Sie [beim Großeinkauf|vor jeder Urlaubsfahrt], wenn alles hineinpasst.',
    ],
    Crossover: [
      'Als Crossover verbindet {themodel} [eine höhere Sitzposition mit handlichen Maßen|Übersicht und Handlichkeit], und Sie müssen sich nicht entscheiden.',
      'Vom Crossover haben Sie die höhere Sitzposition, ohne dass [das Einparken schwerer wird|Sie ein großes Auto bewegen].',
    ],
    Sportiva: [
      'Die sportliche Ader {ofmodel} spüren Sie [am Lenkrad|vom ersten Meter an].',
      'Sportlich ist {themodel} nicht nur beim Anblick, sondern auch [in Kurven|beim Gasgeben].',
    ],
    Fuoristrada: [
      'Wenn der Asphalt aufhört, [fahren Sie im Gelände einfach weiter|kommt {themodel} auch im Gelände voran].',
      'Schotter, Wiese, Waldweg: ^{themodel} ist für Gelände gebaut, und Sie [erreichen auch entlegene Plätze|fahren gelassen darüber].',
    ],
    Monovolume: [
      'In einem Van haben alle Mitfahrer Raum um sich, und [niemand sitzt beengt|auch das Gepäck kommt unter].',
      'Als Van bietet {themodel} Ihnen [viel nutzbaren Raum|Platz für alle, die mitfahren].',
    ],
    Supercar: [
      'Einen Supersportwagen wie {themodelA} kauft man nicht aus Vernunft, sondern [für Stunden, an die man sich erinnert|aus Freude am Fahren].',
      'Ein Supersportwagen verlangt Ihre ganze Aufmerksamkeit und [belohnt sie mit jeder Kurve|gibt sie Ihnen vielfach zurück].',
    ],
    'Auto di lusso': [
      'Die gehobene Klasse spüren Sie [an der Ruhe unterwegs|schon beim Schließen der Tür].',
      '{themodel} gehört zur gehobenen Klasse, und Sie merken es [auf jeder Fahrt|an vielen Kleinigkeiten].',
      'Elegant und ruhig: ^so kommen Sie mit {themodelD} [überall|zu jedem Anlass] an.',
    ],
  },
};

function adult(): string[] {
  return [
    'Wer viele Autos kennt, prüft schneller und genauer; [gehen Sie bei {themodelD} ruhig so vor|{themodel} hält einem erfahrenen Urteil stand].',
    'Jede Mode müssen Sie nicht mehr mitmachen; {themodel} [überzeugt auch so|gefällt auch ohne sie].',
    'Sie haben schon viele Autos gefahren und [wissen, worauf es ankommt|lassen sich von Äußerlichkeiten nicht beeindrucken]; {themodel} [überzeugt mit Substanz|dürfen Sie daran messen].',
    'Mit Ihrer Erfahrung merken Sie schnell, [ob ein Auto Substanz hat|wie gut {themodel} fährt].',
    'Wenn Sie genau wissen, was Sie wollen, [sehen Sie sich {themodelA} in Ruhe an|dürfen Sie {themodelA} gern daran messen].',
    'Wer seit Jahren fährt wie Sie, [lässt sich nicht blenden|braucht keine Effekte]: ^gefragt ist [ein Auto mit Substanz|ein Auto, das im Alltag überzeugt].',
    'Ihre Ansprüche sind mit den Jahren gewachsen, und {themodel} [wird ihnen gerecht|ist ein Auto für solche Ansprüche].',
  ];
}

function young(): string[] {
  return [
    'Was am Wochenende ansteht, wissen Sie am Donnerstag noch nicht? Mit {themodelD} [können Sie das offenlassen|fahren Sie einfach los, wenn es feststeht].',
    'Ein Anruf, eine Tasche, und Sie sind unterwegs: ^für spontane Pläne ist {themodel} [unkompliziert genug|ein guter Partner].',
    'Ihr Kalender ist voll, und oft kommt es anders als geplant; {themodel} [macht jeden Wechsel mit|steht bereit, wenn Sie losmüssen].',
    'Nach der Arbeit zu Freunden, am Wochenende weiter weg: ^mit {themodelD} [entscheiden Sie spontan|sind Sie unabhängig].',
    'Sie sind viel unterwegs und [planen ungern lange im Voraus|mögen es unkompliziert]; dafür ist {themodel} [genau richtig|gut geeignet].',
    'Zwischen Job, Freunden und spontanen Plänen brauchen Sie ein Auto, das [einfach fährt|keine Umstände macht].',
    'Für Ihre vielen Termine und die Pläne am Wochenende [haben Sie mit {themodelD} immer ein Auto zur Hand|ist {themodel} beweglich genug].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'Sie steigen ein, finden alles auf Anhieb und [fahren entspannt los|haben nach allen Seiten gute Sicht]; so einfach darf es sein.',
    '{themodel} lässt sich leicht fahren, leicht einparken und [einfach bedienen|gut überblicken], und das macht den Tag angenehmer.',
    'Die Übersicht ist gut, die Bedienung einfach, und Sie [haben den Kopf frei für anderes|fahren ohne Anstrengung].',
    'tall :: Dank der guten Übersicht fällt Ihnen das Fahren mit {themodelD} [leicht|besonders leicht].',
  ];
}
