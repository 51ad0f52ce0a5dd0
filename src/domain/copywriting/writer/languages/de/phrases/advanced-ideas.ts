import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/** What has to be repaired stands in the first paragraph, whatever the idea. */
const damaged =
  '[{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>';

/** Ideas that carry an advanced text from its first line to its last, for each angle. */
export const ideas = {
  damaged: [
    {
      opening: [
        `Die meisten Anzeigen beginnen mit dem schönsten Foto, diese beginnt mit dem Schaden. ${damaged}`,
        `Wer ein beschädigtes Auto verkauft, sollte mit dem Schaden anfangen. ${damaged}`,
      ],
      thread: [
        'Nach dem Schaden folgt nun, [was man über den Rest wissen sollte|was es sonst noch zu wissen gibt].',
        'So viel zum Schaden; alles Übrige [lässt sich am Fahrzeug in Ruhe prüfen|zeigt eine ruhige Besichtigung].',
      ],
      closing: [
        'Den Schaden kennen Sie jetzt, [das ganze Bild bekommen Sie vor Ort|alles Weitere sehen Sie vor Ort].',
        'Nach dem Schaden [zeigen wir Ihnen gern auch alles andere|sehen Sie bei uns auch den Rest].',
      ],
    },
    {
      opening: [
        `Auf einer Werkbank zählt nicht der Glanz, sondern was sich daraus machen lässt. ${damaged}`,
        `Dieses Auto gehört zu jemandem, der eine Werkbank hat und weiß, wie man sie benutzt. ${damaged}`,
      ],
      thread: [
        'Wer an der Werkbank steht, [fragt als Nächstes nach der Technik|will als Nächstes wissen, welche Technik verbaut ist].',
        'Für die Arbeit an der Werkbank [zählt auch, was unbeschädigt ist|ist auch wichtig, was heil geblieben ist].',
      ],
      closing: [
        'Wenn auf Ihrer Werkbank Platz ist, [sollten wir sprechen|rufen Sie uns an].',
        'Ob es etwas für Ihre Werkbank ist, [sehen Sie am besten selbst|beurteilen Sie am besten selbst].',
      ],
    },
    {
      opening: [
        `Jede Reparatur beginnt mit einer ehrlichen Rechnung, und ihr größter Posten steht hier zuerst. ${damaged}`,
        `Ob sich ein Auto wie dieses lohnt, ist eine Rechenaufgabe. Der erste Posten ist der Schaden. ${damaged}`,
      ],
      thread: [
        'Die übrigen Posten der Rechnung sind [Teile, Arbeitsstunden und die Technik, die bleibt|die Teile, die Stunden in der Werkstatt und die vorhandene Technik].',
        'In dieselbe Rechnung [gehören die Daten von Motor und Antrieb|gehört auch, was unter der Haube steckt].',
      ],
      closing: [
        'Die Rechnung [machen Sie am besten vor Ort zu Ende|schließen Sie am besten bei uns ab].',
        'Wenn Ihre Rechnung aufgeht, [rufen Sie uns an|sollten wir reden].',
      ],
    },
    {
      opening: [
        `Manche suchen ein Auto, andere eine Aufgabe. ${damaged}`,
        `Wer gern repariert, sucht kein fertiges Auto, sondern eine Aufgabe, die sich lohnt. ${damaged}`,
      ],
      thread: [
        'Wie groß die Aufgabe ist, [hängt von Teilen, Zeit und Erfahrung ab|bestimmen Teile, Zeit und Erfahrung].',
        'Für die Aufgabe braucht man einen Platz, [Werkzeug und einen klaren Blick auf die Technik|Werkzeug und Kenntnis der Technik].',
      ],
      closing: [
        'Ob die Aufgabe zu Ihnen passt, [zeigt sich bei einer Besichtigung|sehen Sie am Fahrzeug selbst].',
        'Wenn Sie die Aufgabe reizt, [sehen Sie sich alles in Ruhe an|kommen Sie vorbei und sehen Sie nach].',
      ],
    },
    {
      opening: [
        `Ein Geschäft ist dann gut, wenn beide dasselbe wissen. ${damaged}`,
        `Offenheit spart allen Zeit, deshalb steht hier das Unangenehme zuerst. ${damaged}`,
      ],
      thread: [
        'Mit derselben Offenheit [geht es weiter zu den Daten|nennen wir die Daten].',
        'Ebenso offen [sprechen wir über alles, was hier nicht steht|beantworten wir, was hier nicht steht].',
      ],
      closing: [
        'Stellen Sie uns ruhig die unbequemen Fragen, [Sie bekommen offene Antworten|wir antworten offen].',
        'Was Sie sonst noch wissen müssen, [sagen wir Ihnen ebenso offen|erfahren Sie von uns ebenso offen].',
      ],
    },
  ],
  bare: [
    {
      opening: [
        'Manchmal genügt ein Name, um zu wissen, ob man weiterlesen möchte. {thisyr} steht zum Verkauf.',
        'Wer diesen Namen kennt, hat schon ein Bild vor Augen. {thisyr} steht zum Verkauf.',
      ],
      thread: [
        'Ein Name sagt nicht alles, und was er nicht sagt, [erklärt man am besten im Gespräch|klärt ein Gespräch].',
        'Hinter dem Namen steht ein Auto, und [das sieht man sich besser an, als lange darüber zu lesen|wer es sehen will, kommt vorbei].',
      ],
      closing: [
        'Den Namen kennen Sie, [jetzt fehlt noch die Begegnung|das Auto noch nicht].',
        'Was der Name nicht verrät, [erfahren Sie bei einem Besuch|erzählen wir Ihnen gern].',
      ],
    },
    {
      opening: [
        'Statt mit Behauptungen beginnen wir mit einer Frage: ^könnte {the}< aus dem Jahr {year}> zu Ihnen passen?',
        'Am Anfang jedes Autokaufs steht eine Frage. Hier lautet sie: ^passt {the}< aus dem Jahr {year}> zu Ihnen?',
      ],
      thread: [
        'Um die Frage zu beantworten, brauchen Sie mehr als diese Zeilen, und [das bekommen Sie von uns|den Rest sagen wir Ihnen gern].',
        'Auf eine Frage folgen weitere, und [alle dürfen Sie stellen|wir hören jede gern].',
      ],
      closing: [
        'Die Antwort [finden Sie am ehesten vor Ort|geben Sie sich vor Ort am besten selbst].',
        'Unsere Frage kennen Sie, [nun freuen wir uns auf Ihre|jetzt sind Sie an der Reihe].',
      ],
    },
    {
      opening: [
        'Eine kurze Anzeige hat einen Vorteil: ^man redet miteinander. {thisyr} steht zum Verkauf.',
        'Viel steht hier nicht, denn das meiste lässt sich besser zeigen. {thisyr} steht zum Verkauf.',
      ],
      thread: [
        'Alles, was in einer langen Anzeige stünde, [sagen wir Ihnen gern im Gespräch|besprechen wir lieber mit Ihnen].',
        'Was hier kurz bleibt, [wird bei einer Besichtigung ausführlich|führen wir bei einem Besuch gern aus].',
      ],
      closing: [
        'Die Anzeige ist kurz, [das Gespräch darf länger dauern|für das Gespräch nehmen wir uns Zeit].',
        'Notieren Sie Ihre Fragen, [wir nehmen uns Zeit dafür|wir gehen sie in Ruhe durch].',
      ],
    },
  ],
  van: [
    {
      opening: [
        'Jeder Handwerker weiß, dass die Werkstatt dort ist, wo das Werkzeug liegt. In {thisDyr} fährt sie mit.',
        'Eine gute Werkstatt hat alles in Reichweite, auch wenn sie Räder hat. Dafür ist {thisyr} gebaut.',
      ],
      thread: [
        'Wie in jeder Werkstatt zählt unterwegs, dass [alles seinen festen Platz hat|man jedes Teil sofort findet].',
        'Denn eine fahrende Werkstatt ist [nur so gut wie die Ordnung in ihr|nur brauchbar, wenn jedes Teil seinen Platz hat].',
      ],
      closing: [
        'Richten Sie sich Ihre Werkstatt in Gedanken ein und [prüfen Sie dann, ob alles hineinpasst|messen Sie bei uns nach].',
        'Ihre nächste Werkstatt [könnte bei uns auf dem Hof stehen|steht vielleicht schon auf unserem Hof].',
      ],
    },
    {
      opening: [
        'Der Arbeitstag beginnt nicht beim Kunden, sondern am eigenen Hoftor, wenn eingeladen wird. Dort sollte {thisyr} stehen.',
        'Um halb sieben geht das Hoftor auf, und der Tag beginnt mit Einladen. {thisyr} ist für solche Morgen gebaut.',
      ],
      thread: [
        'Bis sich das Hoftor am Abend wieder schließt, [wird viele Male ein- und ausgeladen|wird oft geladen und oft gefahren].',
        'Zwischen dem Hoftor am Morgen und dem Feierabend [liegen viele Wege|liegt ein langer Arbeitstag].',
      ],
      closing: [
        'Unser Hoftor steht offen, [sehen Sie sich um|kommen Sie herein].',
        'Vielleicht fährt {er} bald morgens aus Ihrem Hoftor.',
      ],
    },
    {
      opening: [
        'Wer einen neuen Kollegen sucht, fragt, was er tragen kann und wie weit er geht. {thisyr} gibt gute Antworten.',
        'Gesucht wird ein Kollege für Lasten und weite Wege. {thisyr} bringt mit, was man dafür braucht.',
      ],
      thread: [
        'Ein guter Kollege [fällt nicht auf, solange die Arbeit läuft|redet nicht viel und ist da, wenn man ihn braucht].',
        'Seine Stärke als Kollege ist das Tragen, [das Reden überlässt er anderen|und darin ist er gut].',
      ],
      closing: [
        'Lernen Sie den neuen Kollegen kennen, [bevor Sie ihn einstellen|am besten bei einem Rundgang].',
        'Das Vorstellungsgespräch [findet bei uns auf dem Hof statt|führen Sie bei uns, wann immer es passt].',
      ],
    },
    {
      opening: [
        'Ein Handwerker misst zweimal und schneidet einmal. Auch {thisAyr} sollte man zuerst nachmessen.',
        'Vor jeder guten Arbeit steht das Maßnehmen. Bei {thisDyr} ist es nicht anders.',
      ],
      thread: [
        'Nach dem Maßnehmen zählt, [was das Fahrzeug im Alltag leistet|wie {er} sich im Alltag bewährt].',
        'Nicht nur die Zentimeter zählen, [sondern auch der Nutzen im Alltag|sondern auch, was die Arbeit leichter macht].',
      ],
      closing: [
        'Bringen Sie den Zollstock mit und [messen Sie nach|prüfen Sie jede Ecke].',
        'Messen Sie zweimal, [dann fällt die Entscheidung leicht|entscheiden müssen Sie nur einmal].',
      ],
    },
  ],
  electric: [
    {
      opening: [
        'Es gibt Dinge, die man erst bemerkt, wenn sie fehlen. In {thisDyr} fehlt das Motorgeräusch, denn {er} fährt {runs}.',
        'Der Fortschritt besteht manchmal im Weglassen. {thisyr} fährt {runs} und lässt Lärm und Schalten weg.',
      ],
      thread: [
        'So bleibt Ruhe für ein Gespräch, für Musik [oder für die eigenen Gedanken|oder für gar nichts].',
        'Man vermisst den Lärm nicht, und nach ein paar Tagen [möchte man ihn nicht wiederhaben|hat man ihn vergessen].',
      ],
      closing: [
        'Was jetzt noch fehlt, ist Ihr [eigener|persönlicher] Eindruck.',
        'Setzen Sie sich hinein, und [hören Sie selbst, was fehlt|achten Sie auf das, was nicht zu hören ist].',
      ],
    },
    {
      opening: [
        'Es gibt eine Zeit vor der ersten elektrischen Fahrt und eine danach{!fuelType}. {thisyr} gehört zur zweiten.',
        'Wer einmal elektrisch gefahren ist, hört andere Autos mit anderen Ohren. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Der Unterschied zeigt sich im ersten Stau, [wenn nichts brummt und nichts ruckelt|wenn es trotzdem still bleibt].',
        'Vorher hat man den Motor gehört, [nachher hört man Musik|nachher hört man das Gespräch neben sich].',
      ],
      closing: [
        'Das Vorher kennen Sie, das Danach [zeigen wir Ihnen gern|steht bei uns auf dem Hof].',
        'Zwischen vorher und nachher [liegt nur ein Besuch|liegt vielleicht nur ein Nachmittag bei uns].',
      ],
    },
    {
      opening: [
        'Abends steckt man das Telefon an und denkt nicht weiter darüber nach{!fuelType}. Mit {thisDyr}, elektrisch angetrieben, wird das Laden zu derselben Gewohnheit.',
        'Man schläft, und das Auto lädt{!fuelType}: ^{thisyr} fährt elektrisch und passt sich dem Rhythmus des Hauses an.',
      ],
      thread: [
        'Zum ruhigen Rhythmus des Ladens [passt das ruhige Fahren|kommt die Ruhe unterwegs].',
        'Auch unterwegs bleibt dieser Rhythmus: [gleichmäßig, leise, ohne Schaltpausen|leise und ohne Eile].',
      ],
      closing: [
        'Ob der Rhythmus zu Ihrem Alltag passt, [besprechen wir gern mit Ihnen|überlegen wir gern gemeinsam].',
        'Wenn Sie zu Hause laden können, [ist der wichtigste Schritt schon getan|brauchen Sie sonst nicht viel].',
      ],
    },
    {
      opening: [
        'Von außen sieht man {ihm} nicht an, was anders ist. Erst beim Losfahren merkt man, dass {thisyr} {runs} fährt.',
        'Das Wichtigste an diesem Auto kann man nicht sehen. {thisyr} fährt {runs}, und das spürt man sofort.',
      ],
      thread: [
        'Unsichtbar bleibt der Antrieb auch unterwegs, [nur seine Ruhe fällt auf|man merkt ihn an der Ruhe].',
        'Zu sehen gibt es wenig, [zu spüren dafür ab dem ersten Meter etwas|doch schon der erste Meter fährt sich anders].',
      ],
      closing: [
        'Sehen allein genügt hier nicht, [setzen Sie sich hinein|nehmen Sie Platz].',
        'Was man nicht sieht, [zeigen wir Ihnen gern bei einem Besuch|erklären wir Ihnen gern am Auto].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Manche warten auf die Zukunft, andere fahren schon mit ihr. {thisyr} fährt {runs}.',
        'Wer früh dran ist, hat mehr zu erzählen. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Die Zukunft fährt sich dabei erstaunlich einfach, [leise und ohne Schaltpausen|nämlich leise und gleichmäßig].',
        'Wer so früh dran ist, wird an der Ampel gefragt und [antwortet bald gern|erzählt bald von selbst].',
      ],
      closing: [
        'Die Zukunft [steht bei uns auf dem Hof|können Sie bei uns besichtigen].',
        'Kommen Sie früh, [dann haben wir Zeit für alle Fragen|Fragen gibt es bestimmt genug].',
      ],
    },
    {
      opening: [
        'Tanken wie immer, fahren wie mit Strom: ^das klingt wie ein Widerspruch, doch {thisyr} fährt {runs} und löst ihn auf.',
        'Zwei Gewohnheiten passen hier zusammen, das Tanken und das leise Fahren. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Im Alltag merkt man von der besonderen Technik [vor allem die Ruhe|nur, dass es leise ist].',
        'Der Widerspruch verschwindet [nach den ersten Kilometern|sobald man fährt].',
      ],
      closing: [
        'Wie beides zusammengeht, [erklären wir Ihnen gern am Auto|zeigen wir Ihnen am Auto selbst].',
        'Wenn Sie das nicht glauben, [sehen Sie es sich an|überzeugen Sie sich selbst].',
      ],
    },
    {
      opening: [
        'Vor manchen Autos bleiben Menschen stehen und fragen. {thisyr} fährt {runs} und gehört dazu.',
        'Neugierige erkennt man daran, dass sie stehen bleiben. Vor {thisDyr} passiert das oft, denn {er} fährt {runs}.',
      ],
      thread: [
        'Erklärt ist die Technik schnell, und [danach fährt man einfach los|verstanden noch schneller].',
        'Die Neugier der anderen bleibt, [die eigene wird zur Gewohnheit|man selbst gewöhnt sich daran].',
      ],
      closing: [
        'Bleiben Sie ruhig stehen, [wir erklären es gern|und fragen Sie].',
        'Neugier ist [ein guter Grund für einen Besuch|als Einladung genug].',
      ],
    },
  ],
  sports: [
    {
      opening: [
        'Es gibt den kurzen Weg nach Hause, und es gibt den schönen. Wer {thisAyr} fährt, nimmt den schönen.',
        'Manche Umwege fährt man, weil das Navi sie vorschlägt, andere, weil man Lust darauf hat. {thisyr} macht Lust auf die zweiten.',
      ],
      thread: [
        'Ein guter Umweg hat Kurven, und in Kurven zeigt sich, [was die Technik kann|was ein Fahrwerk wert ist].',
        'Auf dem Umweg versteht man, [was die Zahlen im Datenblatt bedeuten|wozu all die Technik gut ist].',
      ],
      closing: [
        'Der Weg zu uns [darf gern ein Umweg sein|darf gern der schönere sein].',
        'Den Umweg suchen Sie aus, [den Schlüssel haben wir|das Auto zeigen wir Ihnen].',
      ],
    },
    {
      opening: [
        'Am Sonntagmorgen gibt es eine Stunde, in der die Landstraße leer ist. Für diese Stunde ist {thisyr} gemacht.',
        'Eine Stunde in der Woche gehört einem selbst. Mit {thisDyr} verbringt man sie am Steuer.',
      ],
      thread: [
        'In dieser Stunde [zählt jede Kurve und keine Minute|sieht niemand auf die Uhr].',
        'Die Stunde beginnt mit dem ersten Druck aufs Pedal und [endet meist zu früh|vergeht schneller als jede andere].',
      ],
      closing: [
        'Eine Stunde [genügt auch für den ersten Besuch bei uns|sollten Sie für den Besuch bei uns mitbringen].',
        'Ihre Stunde [beginnt mit einem Anruf|könnte bei uns anfangen].',
      ],
    },
    {
      opening: [
        'Ein Auto kann man begründen, oder man kann es wollen. {thisyr} gehört zu denen, die man will.',
        'Vernunft ist beim Autokauf nützlich, aber sie fährt nicht mit. {thisyr} ist für alle, die das Fahren genießen.',
      ],
      thread: [
        'Für die Vernunft gibt es die Daten, [für alles andere die Straße|den Rest klärt die erste Kurve].',
        'Gründe dafür [liefert auch die Technik|stehen im Datenblatt].',
      ],
      closing: [
        'Bringen Sie die Vernunft ruhig mit, vielleicht gefällt {er} ihr.',
        'Ob Sie {ihn} wollen, wissen Sie nach den ersten Minuten am Steuer.',
      ],
    },
    {
      opening: [
        'Wie ein Auto fährt, spürt man zuerst mit den Händen. Bei {thisDyr} merkt man es am Lenkrad.',
        'Manche Dinge lassen sich nicht erklären, man muss sie in der Hand haben. Das Lenkrad von {thisDyr} gehört dazu.',
      ],
      thread: [
        'In der ersten Kurve spüren die Hände am Lenkrad, [was das Auto vorhat|wie viel Halt da ist].',
        'Mit den Händen spürt man die Straße, [mit dem Rücken die Kraft|mit dem rechten Fuß die Kraft].',
      ],
      closing: [
        'Legen Sie selbst die Hände ans Lenkrad, [dann wissen Sie mehr als nach jedem Text|mehr braucht es für ein Urteil nicht].',
        'Ihre Hände werden es [schneller wissen als wir|Ihnen sagen].',
      ],
    },
  ],
  open: [
    {
      opening: [
        'Öffnet man das Dach, gehört der Himmel zur Fahrt. Dafür wurde {thisyr} gebaut.',
        'Mit offenem Dach wird aus einer bekannten Straße eine neue. {thisyr} verändert so fast jeden Weg.',
      ],
      thread: [
        'Unter freiem Himmel hört man mehr, riecht mehr und [hat es weniger eilig|kommt gern etwas später an].',
        'Bei offenem Dach [wird das Ziel zur Nebensache|ist jeder Weg ein Ausflug].',
      ],
      closing: [
        'Suchen Sie sich für den Besuch [einen hellen Tag aus|einen Tag ohne Wolken aus].',
        'Den Himmel können wir nicht mitverkaufen, [den Blick darauf schon|das Auto dazu schon].',
      ],
    },
    {
      opening: [
        'Irgendwann im April kommt der erste warme Tag, und man wünscht sich ein Auto ohne Dach. {thisyr} ist darauf vorbereitet.',
        'Der Sommer ist kurz, und am schönsten ist er unterwegs. {thisyr} nutzt jeden Tag davon.',
      ],
      thread: [
        'Am ersten warmen Tag geht das Dach auf, und [der Winter ist vergessen|die Fahrt wird zum Ausflug].',
        'Für solche Tage braucht man Sonne, [eine Straße und etwas Zeit|eine freie Straße und keinen Termin].',
      ],
      closing: [
        'Wer vor dem ersten warmen Tag kommt, [hat mehr vom Sommer|verpasst keinen davon].',
        'Der Sommer ist kurz, [der Weg zu uns ist es vielleicht auch|warten Sie mit dem Besuch nicht zu lange].',
      ],
    },
    {
      opening: [
        'Gemähtes Gras, Lindenblüten, nasser Asphalt: ^wer offen fährt, riecht die Landschaft. In {thisDyr} gehört das dazu.',
        'In einem geschlossenen Auto sieht man die Landschaft, in einem offenen riecht man sie. {thisyr} bietet beides.',
      ],
      thread: [
        'Zu den Düften der Straße kommt [der Klang des Fahrens|das Geräusch des Windes].',
        'So wird auch der Weg zum Bäcker [zu einer kleinen Reise|zum Ausflug].',
      ],
      closing: [
        'Welche Straße riecht bei Ihnen [am besten|nach Sommer]?',
        'Nehmen Sie sich für die erste Begegnung [einen schönen Tag|ein paar sonnige Stunden].',
      ],
    },
  ],
  classic: [
    {
      opening: [
        'Die Zeit verändert fast alles, gute Formen lässt sie in Ruhe. {thisyr} ist ein Beispiel dafür.',
        'Manche Autos werden alt, andere werden zu einem Stück Zeit. {thisyr} gehört zu den zweiten.',
      ],
      thread: [
        'Aus jener Zeit stammt auch die Technik, [überschaubar und gut zu verstehen|schlicht und mit einem Blick zu erfassen].',
        'Man sieht der Form ihre Zeit an[ und mag sie gerade deshalb|, und das macht ihren Reiz aus].',
      ],
      closing: [
        'Nehmen Sie sich Zeit für die Besichtigung, [sie gehört dazu|hier gibt es viel zu sehen].',
        'Die Zeit, die man für ein solches Auto braucht, [nehmen wir uns gern mit Ihnen|haben wir bei einer Besichtigung auch].',
      ],
    },
    {
      opening: [
        'Es gab Autos, bei denen man alles mit der Hand bediente und jeden Handgriff spürte. {thisyr} ist so geblieben.',
        'Wo heute ein Bildschirm leuchtet, saßen früher Schalter und Hebel. In {thisDyr} kann man sie noch anfassen.',
      ],
      thread: [
        'Jeder Handgriff hat hier einen Sinn, und [man lernt ihn schnell|man möchte ihn nicht missen].',
        'Mit jedem Handgriff wird das Fahren [wieder zu einer Tätigkeit|wieder zu etwas Eigenem].',
      ],
      closing: [
        'Legen Sie selbst Hand an, [bei uns dürfen Sie das|Anfassen ist erlaubt].',
        'Am besten versteht man {ihn} mit der Hand am Lenkrad.',
      ],
    },
    {
      opening: [
        'In manchem Familienalbum steht so ein Wagen im Hintergrund. {thisyr} könnte auf den nächsten Seiten vorn stehen.',
        'Wer in einem alten Fotoalbum blättert, bleibt oft an den Autos hängen. {thisyr} sieht aus wie aus einem solchen Bild.',
      ],
      thread: [
        'Auf dem Foto sieht man nicht, [wie sich ein solches Auto fährt|wie es klingt und riecht].',
        'Zu jedem alten Foto gehört eine Geschichte, und [die geht hier weiter|man darf sie fortsetzen].',
      ],
      closing: [
        'Machen Sie bei uns [das erste eigene Foto|ein neues Foto].',
        'Vielleicht beginnt mit {ihm} eine neue Seite in Ihrem Album.',
      ],
    },
    {
      opening: [
        'Nach einem bestimmten alten Auto sucht man manchmal jahrelang, und dann steht es plötzlich da. Vielleicht ist es {thisyr}.',
        'Liebhaber suchen lange und erkennen sofort, wenn sie fündig werden. {thisyr} wartet auf so jemanden.',
      ],
      thread: [
        'Wer lange gesucht hat, [sieht beim Finden genau hin|darf sich beim Prüfen Zeit lassen].',
        'Auf das Finden folgt das Prüfen, und [dafür sollte man sich Zeit lassen|beides gehört zusammen].',
      ],
      closing: [
        'Gefunden haben Sie {ihn} schon, jetzt dürfen Sie prüfen.',
        'Vielleicht endet Ihre Suche [bei einem Besuch|auf unserem Hof].',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        'Ein neues Heft schlägt man mit Vorfreude auf, weil noch fast alles hineingeschrieben werden kann. {thisyr} ist so ein Anfang.',
        'Wer ein Auto von Anfang an fährt, schreibt seine Geschichte selbst. Bei {thisDyr} stehen die ersten Seiten noch offen.',
      ],
      thread: [
        'Was auf die nächsten Seiten kommt, bestimmen [die Wege, die vor einem liegen|die nächsten Kilometer].',
        'Zu einer guten Geschichte gehören viele Wege, und für die ist {er} gut gerüstet.',
      ],
      closing: [
        'Der erste Satz dieser Geschichte [gehört Ihnen|beginnt mit Ihrem Besuch].',
        'Schreiben Sie die Geschichte weiter, [den Schlüssel haben wir|das Auto dazu steht bei uns].',
      ],
    },
    {
      opening: [
        'Ein Auto zu bestellen heißt meistens, darauf zu warten. {thisyr} ist schon da.',
        'Zwischen dem Wunsch und der ersten Fahrt liegen sonst Monate des Wartens. Bei {thisDyr} entfällt das.',
      ],
      thread: [
        'Statt zu warten, kann man {ihn} ansehen, anfassen und Platz nehmen.',
        'Die Zeit, die man sonst wartet, [verbringt man besser auf der Straße|fährt man hier schon].',
      ],
      closing: [
        'Warten müssen Sie nur[ bis zu Ihrem Termin|, bis wir aufschließen].',
        'Nennen Sie uns einen Tag, [dann hat das Warten ein Ende|länger warten Sie nicht].',
      ],
    },
    {
      opening: [
        'Mit jedem Auto übernimmt man auch Gewohnheiten. {thisyr} hat noch kaum welche und nimmt Ihre an.',
        'Sitz, Lenkrad, Lieblingssender: ^an {thisDyr} stellt man sich fast alles selbst zum ersten Mal ein.',
      ],
      thread: [
        'Gewohnheiten entstehen auf den täglichen Wegen, und [dafür ist alles vorbereitet|die kommen von selbst].',
        'Nach ein paar Wochen ist aus den Einstellungen [das eigene Auto geworden|ein vertrautes Auto geworden].',
      ],
      closing: [
        'Stellen Sie sich den Sitz ein, [so fängt es an|der Rest ergibt sich].',
        'Ihre Gewohnheiten bringen Sie mit, [den Rest zeigen wir Ihnen|das Auto steht bei uns].',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        'Ein Autoschlüssel wiegt wenig, aber der erste eigene verändert viel. Der von {thisDyr} wäre ein guter Anfang.',
        'Den ersten eigenen Autoschlüssel vergisst niemand. Dieser hier gehört zu {thisDyr}.',
      ],
      thread: [
        'Mit dem eigenen Schlüssel werden Wege möglich, [für die man bisher einen Fahrplan brauchte|die vorher zu umständlich waren].',
        'Ist der Schlüssel erst gedreht, [lernt sich das Übrige von Fahrt zu Fahrt|kommt der Rest mit der Übung].',
      ],
      closing: [
        'Der Schlüssel [liegt bei uns bereit|hängt bei uns am Brett].',
        'Holen Sie sich den Schlüssel und [nehmen Sie einmal Platz|sehen Sie sich um].',
      ],
    },
    {
      opening: [
        'Irgendwann sitzt man zum ersten Mal allein im Auto, und der Beifahrersitz bleibt leer. {thisyr} macht diesen Moment leichter.',
        'Die erste Fahrt ganz allein ist ein kleiner Abschied von der Fahrschule. {thisyr} ist ein gutes Auto dafür.',
      ],
      thread: [
        'Allein fährt man ruhiger, [wenn das Auto tut, was man erwartet|wenn nichts einen überrascht].',
        'Auf die erste Fahrt allein folgt die zweite, und [bald ist es Routine|irgendwann zählt man nicht mehr].',
      ],
      closing: [
        'Allein fahren Sie später, [zum Ansehen kommen Sie gern zu zweit|zur Besichtigung bringen Sie gern jemanden mit].',
        'Die erste Fahrt allein beginnt [mit einem Besuch bei uns|mit einem Blick ins Auto].',
      ],
    },
    {
      opening: [
        'Lernen fällt leichter, wenn niemand drängt. {thisyr} lässt einem Zeit.',
        'Ein guter Lehrer hat Geduld und erklärt sich nicht zu kompliziert. So ist auch {thisyr}.',
      ],
      thread: [
        'Gelernt wird auf kurzen Wegen: [anfahren, abbiegen, einparken, ankommen|abbiegen, einfädeln, einparken].',
        'Mit jeder Fahrt lernt man etwas dazu und [denkt etwas weniger darüber nach|fährt ein wenig gelassener].',
      ],
      closing: [
        'Fragen gehören zum Lernen, [stellen Sie uns Ihre|wir beantworten sie gern].',
        'Die erste Lektion ist einfach: [hineinsetzen und umsehen|einsteigen und Sitz einstellen].',
      ],
    },
  ],
  family: [
    {
      opening: [
        'Über ein Familienauto entscheiden nicht nur die, die vorn sitzen. {thisyr} sollte man deshalb auch von hinten beurteilen.',
        'Die strengsten Prüfer eines Familienautos sitzen in der zweiten Reihe. {thisyr} darf sich ihnen stellen.',
      ],
      thread: [
        'Die zweite Reihe urteilt meist [schon beim Einsteigen|schneller als die erste].',
        'Vorn zählt derweil anderes, [die Ruhe am Steuer zum Beispiel|etwa ein entspannter Weg].',
      ],
      closing: [
        'Bringen Sie die Prüfer [aus der zweiten Reihe mit|am besten gleich mit].',
        'Lassen Sie bei der Besichtigung [auch die zweite Reihe zu Wort kommen|auch hinten jemanden Probe sitzen].',
      ],
    },
    {
      opening: [
        'Der schwierigste Teil jeder Familienfahrt ist das Losfahren: ^Jacken, Taschen, und eine Brotdose fehlt. {thisyr} macht ihn leichter.',
        'Zwischen Frühstück und Schulhof liegen zehn hektische Minuten. Mit {thisDyr} werden sie etwas ruhiger.',
      ],
      thread: [
        'Ist man einmal losgefahren, [wird es ruhig|hat jeder seinen Platz].',
        'Nach der Hektik des Losfahrens ist [jede ruhige Minute am Steuer willkommen|man um etwas Ruhe am Steuer froh].',
      ],
      closing: [
        'Das Losfahren üben Sie am besten [mit einem Ausflug zu uns|mit einem Besuch bei uns].',
        'Für einen ersten Blick genügen [zehn ruhige Minuten|zehn Minuten bei uns].',
      ],
    },
    {
      opening: [
        'In einem Familienauto wird gegessen, gelacht, gestritten und geschlafen, wie in einem Zimmer. {thisyr} könnte so ein Zimmer werden.',
        'Manche Familien haben ein Zimmer mehr, als auf dem Grundriss steht: ihr Auto. {thisyr} eignet sich dafür.',
      ],
      thread: [
        'Wie in jedem Zimmer kommt es darauf an, [dass sich alle wohlfühlen|wie man darin sitzt].',
        'Das fahrende Zimmer verbindet die anderen: [Schule, Sportplatz, Zuhause|das Kinderzimmer, die Küche, die Schule].',
      ],
      closing: [
        'Treten Sie ein und [sehen Sie sich um|schließen Sie die Tür hinter sich].',
        'Das Zimmer auf Rädern [können Sie bei uns besichtigen|steht bei uns offen].',
      ],
    },
    {
      opening: [
        'Kinder messen eine Strecke nicht in Kilometern, sondern in Liedern. In {thisDyr} darf sie etwas länger sein.',
        'Auf der Rückbank vergeht die Zeit langsamer als am Steuer. {thisyr} macht sie für beide angenehmer.',
      ],
      thread: [
        'Zwischen zwei Liedern hört man[, wie ruhig es im Auto sein kann| wenig, und das ist angenehm].',
        'Während hinten gesungen wird, [sitzt man vorn entspannt|bleibt man vorn gelassen].',
      ],
      closing: [
        'Wie viele Lieder sind es [bis zu uns|von Ihrer Haustür bis zu unserem Hof]?',
        'Kommen Sie mit allen, [die auf der Rückbank mitreden|die mitfahren und mitsingen].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        'Die schönsten Plätze liegen selten an einer asphaltierten Straße. {thisyr} fährt auch den letzten Kilometer.',
        'Wo der Asphalt aufhört, drehen viele um. Mit {thisDyr} kann man weiterfahren.',
      ],
      thread: [
        'Hinter dem Asphalt zählen [Übersicht, Kraft und eine ruhige Hand|gute Sicht und eine ruhige Hand].',
        'Der letzte Kilometer ist [oft der schlechteste und der schönste|meist der schönste].',
      ],
      closing: [
        'Welcher Platz liegt bei Ihnen [hinter dem Asphalt|am Ende des Feldwegs]?',
        'Zu uns kommen Sie auf fester Straße, [danach haben Sie die Wahl|für den Rückweg gilt das nicht mehr].',
      ],
    },
    {
      opening: [
        'Bei Sonne fährt jedes Auto gut, bei schlechtem Wetter lernt man es kennen. {thisyr} ist für solche Tage gemacht.',
        'Es regnet seit Tagen, der Weg ist aufgeweicht, und jemand muss trotzdem los. Am besten mit {thisDyr}.',
      ],
      thread: [
        'Auf nassem Boden merkt man, [wofür die Technik da ist|was einen Wagen ausmacht].',
        'Schlechtes Wetter gehört zum Plan, [wenn man so ein Auto fährt|und man fährt trotzdem].',
      ],
      closing: [
        'Besuchen Sie uns [ruhig bei Regen|gern auch bei Regen].',
        'Auf gutes Wetter [müssen Sie für den Besuch nicht warten|kommt es beim Ansehen nicht an].',
      ],
    },
    {
      opening: [
        'Auf der Landkarte ist es nur ein dünner Strich, in Wirklichkeit ein Weg zum See. {thisyr} ist für solche Striche gemacht.',
        'Wer gern Landkarten liest, interessiert sich für die dünnen Linien. {thisyr} fährt auch dorthin.',
      ],
      thread: [
        'Die dünnen Linien sind selten eben, [dafür sieht man mehr|und gerade das macht sie schön].',
        'Unterwegs auf den dünnen Linien zählt, [dass man gut sitzt und gut vorankommt|ein guter Sitz und ein kräftiger Antrieb].',
      ],
      closing: [
        'Bringen Sie [Ihre Landkarte mit|die Karte ruhig mit].',
        'Welche dünne Linie möchten Sie [als Erstes fahren|einmal ganz bis zum Ende fahren]?',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        'Man schließt die Tür, und der Lärm bleibt draußen. Bei {thisDyr} beginnt damit jede Fahrt.',
        'Wie gut ein Auto gemacht ist, hört man, wenn die Tür ins Schloss fällt. {thisyr} schließt man gern.',
      ],
      thread: [
        'Hinter der geschlossenen Tür geht es ruhig weiter, [auch wenn draußen viel los ist|und draußen bleibt draußen].',
        'Diese Ruhe hinter der Tür [nimmt man mit auf jede Strecke|begleitet einen, wohin man auch fährt].',
      ],
      closing: [
        'Öffnen Sie bei uns die Tür und [schließen Sie sie von innen|hören Sie, wie sie schließt].',
        'Unsere Tür [steht Ihnen ebenfalls offen|ist für Sie auch offen].',
      ],
    },
    {
      opening: [
        'Es gibt Autos, in denen man nach der Ankunft noch einen Moment sitzen bleibt. {thisyr} gehört dazu.',
        'Man ist angekommen, und trotzdem steigt niemand sofort aus. In {thisDyr} kommt das vor.',
      ],
      thread: [
        'Sitzen bleibt man gern, [wo nichts drückt und nichts stört|wo man gut sitzt].',
        'Solche Momente entstehen unterwegs, [wenn alles leise und selbstverständlich geht|wenn nichts stört].',
      ],
      closing: [
        'Bleiben Sie bei uns ruhig [einen Moment länger sitzen|so lange sitzen, wie Sie möchten].',
        'Nehmen Sie sich einen Moment Zeit und [setzen Sie sich hinein|schließen Sie die Tür].',
      ],
    },
    {
      opening: [
        'Sorgfalt sieht man oft erst beim zweiten Hinsehen. {thisyr} hat dieses zweite Hinsehen verdient.',
        'Gute Arbeit drängt sich nicht auf, man entdeckt sie nach und nach. Bei {thisDyr} ist es so.',
      ],
      thread: [
        'Beim zweiten Hinsehen bemerkt man, [wie stimmig alles zusammenpasst|wie sorgfältig alles gemacht ist].',
        'Die gleiche Sorgfalt [spürt man beim Fahren|setzt sich unterwegs fort].',
      ],
      closing: [
        'Schauen Sie bei uns [gern zweimal hin|in Ruhe genau hin].',
        'Für das zweite Hinsehen [nehmen wir uns Zeit|lassen wir Ihnen Zeit].',
      ],
    },
  ],
  city: [
    {
      opening: [
        'Wer in der Stadt lebt, denkt in Lücken: ^Parklücken, Lücken im Verkehr, Lücken im Tag. {thisyr} passt in die meisten.',
        'Zwischen zwei parkenden Autos bleibt oft eine Lücke, die allen zu klein ist. Für {thisAyr} könnte sie reichen.',
      ],
      thread: [
        'Lücken gibt es auch im Verkehr, und [wer handlich fährt, nutzt sie|ein handliches Auto findet sie].',
        'Wer in jede Lücke passt, [kommt entspannter durch den Tag|sucht nicht lange nach einem Parkplatz].',
      ],
      closing: [
        'Für Ihren Besuch [finden wir bestimmt eine Lücke|halten wir einen Platz frei].',
        'Messen Sie die Lücke vor Ihrer Haustür und [kommen Sie vorbei|vergleichen Sie bei uns].',
      ],
    },
    {
      opening: [
        'Drei Erledigungen an einem Nachmittag, und danach ist noch Zeit für einen Kaffee. Mit {thisDyr} geht die Rechnung auf.',
        'Post, Apotheke, Getränke, und der Kaffee zu Hause ist noch warm. {thisyr} macht kurze Wege noch etwas kürzer.',
      ],
      thread: [
        'Kurze Wege gelingen am besten mit einem Auto, [das wenig Umstände macht|in das man einfach einsteigt].',
        'Zwischen den Erledigungen bleibt so die Zeit, [auf die es ankommt|die sonst im Verkehr bliebe].',
      ],
      closing: [
        'Kommen Sie auf einen Kaffee und [sehen Sie sich um|bleiben Sie, solange Sie möchten].',
        'Ein Besuch bei uns [passt noch zwischen zwei Erledigungen|dauert kaum länger als ein Einkauf].',
      ],
    },
    {
      opening: [
        'Jede Stadt hat ihren Takt, und man kann gegen ihn fahren oder mit ihm. {thisyr} fährt mit.',
        'Zwischen Rot und Grün hat jede Stadt ihren eigenen Rhythmus. {thisyr} passt sich ihm an.',
      ],
      thread: [
        'Im Takt der Ampeln merkt man, [wie leicht sich ein Auto fährt|ob ein Auto einem liegt].',
        'Wer mit dem Takt der Stadt fährt, [kommt gelassener an|ärgert sich weniger].',
      ],
      closing: [
        'Kommen Sie vorbei, [wenn der Takt Ihres Tages es erlaubt|wenn gerade Zeit ist].',
        'Der Takt gibt es vor: [anhalten, aussteigen, ansehen|einmal halten und hereinkommen].',
      ],
    },
  ],
  budget: [
    {
      opening: [
        'Am Küchentisch liegt ein Zettel mit zwei Spalten, links die Kosten, rechts der Nutzen. {thisyr} gehört auf diesen Zettel.',
        'Gute Entscheidungen fallen oft am Küchentisch, mit Papier und Bleistift. {thisyr} hält dem stand.',
      ],
      thread: [
        'In die Spalte mit dem Nutzen gehört, [was man jeden Tag davon hat|jeder Weg, der leichter wird].',
        'Posten für Posten wird aus dem Zettel [eine Entscheidung|ein Ergebnis].',
      ],
      closing: [
        'Das Ergebnis tragen Sie selbst ein, [am besten nach einem Besuch|nachdem Sie alles gesehen haben].',
        'Wenn auf Ihrem Zettel das Richtige herauskommt, [melden Sie sich|sprechen wir weiter].',
      ],
    },
    {
      opening: [
        'Was braucht man von einem Auto wirklich? {thisyr} gibt darauf eine einfache Antwort.',
        'Beim Autokauf hilft eine einfache Frage: ^nötig oder nur schön? {thisyr} hat vor allem das Nötige.',
      ],
      thread: [
        'Das Nötige ist hier nicht wenig, [man sieht es an den Daten|die Daten zeigen es].',
        'Wer beim Nötigen bleibt, zahlt nicht für das, [was er nie benutzt|was nur im Prospekt glänzt].',
      ],
      closing: [
        'Was Sie wirklich brauchen, [wissen Sie am besten|sehen Sie, wenn Sie davorstehen].',
        'Prüfen Sie in Ruhe, ob {er} alles Nötige für Sie mitbringt.',
      ],
    },
    {
      opening: [
        'Geld, für das man lange gearbeitet hat, gibt man nicht gedankenlos aus. {thisyr} ist etwas für Menschen, die so denken.',
        'Wer weiß, wie lange er für sein Geld arbeitet, kauft überlegt. Für solche Käufer ist {thisyr} interessant.',
      ],
      thread: [
        'Überlegt kaufen heißt, zuerst auf das zu sehen, [was man jeden Tag nutzt|was bleibt, wenn die Neuheit vergeht].',
        'Deshalb stehen hier Daten [statt großer Worte|und keine Versprechen].',
      ],
      closing: [
        'Überlegen Sie in Ruhe, und [fragen Sie uns, was Sie noch wissen müssen|rufen Sie an, wenn etwas offen ist].',
        'Ob {er} Ihr Geld wert ist, entscheiden Sie [am besten vor Ort|bei uns auf dem Hof].',
      ],
    },
  ],
  gas: [
    {
      opening: [
        'An der Zapfsäule schaut jeder auf die laufende Anzeige. Wer mit {thisDyr} dort steht, schaut gelassener zu, denn {er} fährt {runs}.',
        'Beim Tanken läuft eine Anzeige, die niemand gern sieht. {thisyr} fährt {runs} und nimmt ihr den Schrecken.',
      ],
      thread: [
        'Zwischen zwei Tankstopps fährt man damit [wie mit jedem anderen Auto|ganz wie gewohnt].',
        'Gelassen fährt man auch sonst, [denn am Steuer ändert das Gas nichts|man merkt vom Gas am Steuer nichts].',
      ],
      closing: [
        'Rechnen Sie einmal aus, [wie oft Sie an der Säule stehen|was Sie im Monat tanken].',
        'An der Säule denken Sie künftig [vielleicht an etwas Schöneres|seltener an den Preis].',
      ],
    },
    {
      opening: [
        'Wer viele Kilometer fährt, zahlt viele kleine Beträge, und am Jahresende sind sie groß. {thisyr} fährt {runs}.',
        'Auf weiten Wegen werden kleine Unterschiede zu großen Summen. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Der Unterschied wächst mit jedem Kilometer, [und wer viel fährt, merkt ihn zuerst|und am Jahresende sieht man ihn].',
        'Wer so rechnet, sieht [nicht nur auf die nächste Tankfüllung|auf das ganze Jahr].',
      ],
      closing: [
        'Ziehen Sie die Summe für Ihre Strecke und [sprechen Sie mit uns|bringen Sie sie zum Besuch mit].',
        'Welche Summe dabei herauskommt, hängt von Ihren Wegen ab; [rechnen Sie nach|die kennen Sie am besten].',
      ],
    },
    {
      opening: [
        'Vernünftig zu fahren zahlt sich aus. {thisyr} fährt {runs}.',
        'Man muss nicht fahren, was alle fahren. {thisyr} fährt {runs}, aus guten Gründen.',
      ],
      thread: [
        'Am Steuer merkt man von dieser Vernunft nichts, [an der Tankstelle umso mehr|an der Tankstelle schon].',
        'Vernünftig heißt dabei [nicht langweilig|nicht, auf Freude zu verzichten].',
      ],
      closing: [
        'Vernünftige Fragen [beantworten wir am liebsten|hören wir gern].',
        'Die Mode wechselt, [Ihre täglichen Wege bleiben|die Tankrechnung kommt jede Woche].',
      ],
    },
  ],
  hybrid: [
    {
      opening: [
        'Zwei, die sich die Arbeit teilen, haben es leichter. {thisyr} fährt {runs}.',
        'Gute Arbeitsteilung erkennt man daran, dass man sie nicht bemerkt. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Wer von beiden gerade arbeitet, [merkt man am Steuer kaum|hört man höchstens].',
        'An jeder Ampel wechselt die Arbeitsteilung, und [man muss sich um nichts kümmern|das geschieht von selbst].',
      ],
      closing: [
        'Lernen Sie beide Seiten kennen, [am besten vor Ort|bei uns auf dem Hof].',
        'Auch beim Ansehen gilt: ^[zu zweit geht es leichter|zwei sehen mehr als einer].',
      ],
    },
    {
      opening: [
        'Wer bremst, verliert, heißt es. {thisyr} fährt {runs} und gewinnt beim Bremsen etwas zurück.',
        'Bei den meisten Autos ist Bremsen verlorene Energie. {thisyr} fährt {runs} und hebt einen Teil davon auf.',
      ],
      thread: [
        'Was beim Bremsen gewonnen wird, [hilft beim nächsten Anfahren|ist an der nächsten Ampel wieder da].',
        'So wird aus jedem Halt [ein leichterer Start|ein kleiner Gewinn].',
      ],
      closing: [
        'Den nächsten Start machen Sie am besten selbst, [vom Fahrersitz aus|nachdem Sie Platz genommen haben].',
        'Bremsen Sie kurz bei uns, [es lohnt sich|wir haben Zeit].',
      ],
    },
    {
      opening: [
        'Nicht jeder Wechsel muss ein Sprung sein, oft genügt ein Schritt. {thisyr} fährt {runs}.',
        'Es gibt einen Weg zwischen dem Gewohnten und dem Neuen. {thisyr} fährt {runs} und nimmt ihn.',
      ],
      thread: [
        'Gewohnt bleibt das Tanken, [neu ist die Ruhe beim Anrollen|nur leiser fährt man los].',
        'Der Schritt ist klein, aber [man spürt ihn an jeder Ampel|zurück möchte man ihn kaum].',
      ],
      closing: [
        'Der erste Schritt ist [ein Besuch bei uns|ein Anruf bei uns].',
        'Ob Ihnen der Schritt gefällt, [merken Sie schnell|wissen Sie nach einer Besichtigung].',
      ],
    },
  ],
  style: [
    {
      opening: [
        'Man parkt, geht ein paar Schritte und dreht sich noch einmal um. Bei {thisDyr} passiert das fast von selbst.',
        'Ob einem ein Auto gefällt, merkt man daran, dass man sich nach dem Parken umdreht. Nach {thisDyr} dreht man sich um.',
      ],
      thread: [
        'Beim Umdrehen bleibt der Blick an der Linie hängen, [beim Einsteigen an den Details|und erst dann geht man weiter].',
        'Was man beim Blick zurück nicht sieht, [spürt man beim Fahren|merkt man unterwegs].',
      ],
      closing: [
        'Ob Sie sich umdrehen, merken Sie [nach Ihrem Besuch bei uns|wenn Sie wieder gehen].',
        'Werfen Sie den ersten Blick vor Ort, [der zweite kommt von allein|für den zweiten lassen wir Ihnen Zeit].',
      ],
    },
    {
      opening: [
        'Am Anfang jedes Autos steht eine Linie auf einem Blatt Papier. An {thisDyr} kann man sie noch erkennen.',
        'Eine gute Linie kann man mit dem Finger nachfahren. An {thisDyr} gelingt das vom Bug bis zum Heck.',
      ],
      thread: [
        'Zur Linie gehört die Technik darunter, und [die passt dazu|auch sie ist stimmig].',
        'Im Alltag sieht man die Linie nicht mehr jeden Tag, [freut sich aber, wenn man sie bemerkt|an manchem Morgen bleibt man trotzdem stehen].',
      ],
      closing: [
        'Fahren Sie die Linie selbst nach, [am besten bei Tageslicht|mit dem Auge oder mit der Hand].',
        'Was als Linie auf Papier begann, [steht heute auf unserem Hof|können Sie heute bei uns ansehen].',
      ],
    },
    {
      opening: [
        'Gefallen ist schneller als Denken: ^das Auge hat entschieden, bevor der Kopf rechnet. {thisyr} hat gute Aussichten.',
        'Beim Autokauf entscheidet zuerst das Auge, dann der Kopf. {thisyr} möchte beide überzeugen.',
      ],
      thread: [
        'Für den Kopf gibt es die Daten, und [die können sich sehen lassen|die liest man am besten in Ruhe].',
        'Das Auge ist schon zufrieden, [jetzt ist der Kopf an der Reihe|nun darf der Kopf fragen].',
      ],
      closing: [
        'Lassen Sie Ihr Auge entscheiden, [den Kopf beraten wir gern|der Kopf bekommt von uns die Antworten].',
        'Wenn Auge und Kopf einig sind, [rufen Sie uns an|fehlt nur noch ein Termin].',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        'Fünf Tage hin, fünf Tage zurück: ^wer pendelt, fährt zehnmal in der Woche denselben Weg. {thisyr} macht jede dieser Fahrten angenehmer.',
        'Zehn Fahrten zur Arbeit und zurück, jede Woche wieder. Mit {thisDyr} zählt man sie vielleicht nicht mehr.',
      ],
      thread: [
        'Bei der zehnten Fahrt zählt, was bei der ersten kaum auffiel: [ein guter Sitz und etwas Ruhe|dass man gut sitzt und nichts stört].',
        'Was auf einer Fahrt angenehm ist, [ist es bei der zehnten immer noch|wird mit jeder weiteren wichtiger].',
      ],
      closing: [
        'Nehmen Sie sich neben den zehn Fahrten [eine elfte vor, zu uns|einen Besuch bei uns vor].',
        'Die elfte Fahrt der Woche [könnte zu uns führen|wäre ein Besuch bei uns].',
      ],
    },
    {
      opening: [
        'Zwischen Haustür und Arbeit liegt eine Stunde, die niemand bezahlt. Mit {thisDyr} ist sie wenigstens gut verbracht.',
        'Die Zeit im Auto steht in keinem Kalender, und doch ist es Lebenszeit. {thisyr} macht mehr daraus.',
      ],
      thread: [
        'In dieser Zeit hört man Musik, denkt nach [oder hat einfach Ruhe|oder schweigt].',
        'So wird aus verlorener Zeit [ein Stück vom eigenen Tag|Zeit für sich].',
      ],
      closing: [
        'Eine halbe Stunde Ihrer Zeit [genügt für den ersten Besuch|reicht, um sich ein Bild zu machen].',
        'Rechnen Sie Ihre Zeit am Steuer zusammen, [dann lohnt sich der Besuch|dann wissen Sie, was ein guter Sitz wert ist].',
      ],
    },
    {
      opening: [
        'Wecker, Kaffee, Autotür: ^die meisten Arbeitstage beginnen gleich. Mit {thisDyr} beginnen sie etwas besser.',
        'Wie ein Arbeitstag wird, entscheidet sich oft schon auf dem Weg dorthin. {thisyr} sorgt für einen ruhigen Anfang.',
      ],
      thread: [
        'Am Morgen will man keine Überraschungen, [sondern einfach losfahren|sondern seine Ruhe].',
        'Ein guter Anfang ist es schon, [wenn man bequem sitzt und nichts stört|wenn man einsteigt und einfach losfährt].',
      ],
      closing: [
        'Beginnen Sie einen Ihrer Tage [bei uns|auf unserem Hof].',
        'Es muss ja nicht [vor dem ersten Kaffee sein|gleich um sieben sein].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        'Eine gute Reise erkennt man daran, wie man ankommt. Aus {thisDyr} steigt man ausgeruht aus.',
        'Ob eine Reise schön war, entscheidet sich oft auf den letzten Kilometern. {thisyr} macht auch die angenehm.',
      ],
      thread: [
        'Wie man ankommt, hängt davon ab, [wie man unterwegs gesessen hat|ob man unterwegs Ruhe hatte].',
        'Vor der Ankunft liegen viele Stunden, und [sie dürfen leicht sein|auf jede davon kommt es an].',
      ],
      closing: [
        'Kommen Sie zuerst einmal [bei uns an|auf unserem Hof an].',
        'Für die Ankunft bei uns [brauchen Sie nur einen Termin|genügt ein kurzer Anruf].',
      ],
    },
    {
      opening: [
        'Es gibt Ziele, die man jahrelang verschiebt, weil sie so weit weg sind. Mit {thisDyr} rücken sie näher.',
        'Jeder hat ein Ziel, das immer etwas zu weit weg war. {thisyr} ist für solche Strecken gemacht.',
      ],
      thread: [
        'Weite Ziele erreicht man am besten [mit Ruhe, einem guten Sitz und etwas Ausdauer|ohne Eile und gut gesessen].',
        'Ist das Ziel weit, [wird der Weg wichtiger|zählt, worin man sitzt].',
      ],
      closing: [
        'Welches Ziel schieben Sie schon [am längsten auf|immer wieder auf]?',
        'Ihr Ziel kennen Sie, [das Auto dafür zeigen wir Ihnen|das Auto steht bei uns].',
      ],
    },
    {
      opening: [
        'Der Koffer ist gepackt, und plötzlich freut man sich auf die Fahrt. Mit {thisDyr} beginnt der Urlaub an der Haustür.',
        'Früher begann der Urlaub am Strand, heute darf er im Auto beginnen. {thisyr} ist ein guter Ort dafür.',
      ],
      thread: [
        'Unterwegs merkt man, [ob man im Auto nur sitzt oder schon im Urlaub ist|wie früh ein Urlaub anfangen kann].',
        'Der Koffer liegt hinten, vor einem liegt die Straße, [mehr braucht es nicht|alles Weitere hat Zeit].',
      ],
      closing: [
        'Bringen Sie Ihren Koffer mit und [probieren Sie, wie er hineinpasst|laden Sie ihn probeweise ein].',
        'Bis zum nächsten Urlaub [ist noch Zeit für einen Besuch|schaffen Sie es bestimmt einmal zu uns].',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'Eine Woche hat sieben Tage, und keiner ist wie der andere. {thisyr} passt zu jedem davon.',
        'Montag Büro, Mittwoch Baumarkt, Sonntag See: ^für so eine Woche genügt ein einziges Auto, zum Beispiel {thisyr}.',
      ],
      thread: [
        'Jeder Tag der Woche verlangt etwas anderes, und {er} stellt sich darauf ein.',
        'Am Montag soll ein Auto praktisch sein, [am Sonntag bequem|am Sonntag darf es gern Freude machen].',
      ],
      closing: [
        'An welchem Tag der Woche [dürfen wir Sie erwarten|haben Sie Zeit für einen Besuch]?',
        'Suchen Sie sich einen Tag [für den Besuch aus|für eine Besichtigung aus].',
      ],
    },
    {
      opening: [
        'Ein gutes Taschenmesser hat man immer dabei und braucht es für alles Mögliche. {thisyr} ist das Gleiche auf Rädern.',
        'Das beste Werkzeug ist das, das man ständig benutzt. So ein Werkzeug ist {thisyr}.',
      ],
      thread: [
        'Ein gutes Werkzeug nimmt man jeden Tag zur Hand, [ohne lange nachzudenken|und ebenso steigt man hier ein].',
        'Wie jedes gute Werkzeug liegt {er} leicht in der Hand.',
      ],
      closing: [
        'Ob das Werkzeug zu Ihnen passt, merken Sie, [wenn Sie es in die Hand nehmen|sobald Sie am Steuer sitzen].',
        'Nehmen Sie das Lenkrad [einmal in die Hand|bei uns in die Hand].',
      ],
    },
    {
      opening: [
        'Am meisten schätzt man Dinge, über die man nicht nachdenken muss. {thisyr} gehört dazu.',
        'Ein gutes Auto drängt sich nicht in den Vordergrund, man fährt einfach. {thisyr} ist so gedacht.',
      ],
      thread: [
        'Wer nicht über das Auto nachdenken muss, [hat den Kopf frei für anderes|denkt an das, was wirklich ansteht].',
        'So wird das Fahren [selbstverständlich|zur einfachsten Sache des Tages].',
      ],
      closing: [
        'Denken Sie jetzt einmal gründlich nach, [danach müssen Sie es nicht mehr|am besten vor dem Auto].',
        'Beim Nachdenken helfen wir gern, [am besten vor Ort|auch am Telefon].',
      ],
    },
    {
      opening: [
        'Einkauf, Bahnhof, Gartenmarkt, Wochenende: ^auf der Liste eines Autos steht viel. {thisyr} erledigt sie ohne Aufhebens.',
        'Wer eine Liste macht, wofür er ein Auto braucht, schreibt lange. {thisyr} kann das meiste davon.',
      ],
      thread: [
        'Für eine lange Liste braucht man vor allem [ein gutmütiges Auto|eines, das mitmacht].',
        'Punkt für Punkt wird die Liste kürzer, und [das Auto bleibt dasselbe|man fährt immer noch gern].',
      ],
      closing: [
        'Was steht auf Ihrer Liste [ganz oben|an erster Stelle]?',
        'Setzen Sie einen Besuch bei uns [auf Ihre Liste|gleich mit auf die Liste].',
      ],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;
