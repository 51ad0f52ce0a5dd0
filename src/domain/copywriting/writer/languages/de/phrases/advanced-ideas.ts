import type { Angle } from '../../../plan/angles.ts';
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
        'Nach dem Schaden folgt nun, was man über den Rest wissen sollte.',
        'So viel zum Schaden; alles Übrige lässt sich am Fahrzeug in Ruhe prüfen.',
      ],
      closing: [
        'Den Schaden kennen Sie jetzt, das ganze Bild bekommen Sie vor Ort.',
        'Nach dem Schaden zeigen wir Ihnen gern auch alles andere.',
      ],
    },
    {
      opening: [
        `Auf einer Werkbank zählt nicht der Glanz, sondern was sich daraus machen lässt. ${damaged}`,
        `Dieses Auto gehört zu jemandem, der eine Werkbank hat und weiß, wie man sie benutzt. ${damaged}`,
      ],
      thread: [
        'Wer an der Werkbank steht, fragt als Nächstes nach der Technik.',
        'Für die Arbeit an der Werkbank zählt auch, was unbeschädigt ist.',
      ],
      closing: [
        'Wenn auf Ihrer Werkbank Platz ist, sollten wir sprechen.',
        'Ob es etwas für Ihre Werkbank ist, sehen Sie am besten selbst.',
      ],
    },
    {
      opening: [
        `Jede Reparatur beginnt mit einer ehrlichen Rechnung, und ihr größter Posten steht hier zuerst. ${damaged}`,
        `Ob sich ein Auto wie dieses lohnt, ist eine Rechenaufgabe. Der erste Posten ist der Schaden. ${damaged}`,
      ],
      thread: [
        'Die übrigen Posten der Rechnung sind Teile, Arbeitsstunden und die Technik, die bleibt.',
        'In dieselbe Rechnung gehören die Daten von Motor und Antrieb.',
      ],
      closing: [
        'Die Rechnung machen Sie am besten vor Ort zu Ende.',
        'Wenn Ihre Rechnung aufgeht, rufen Sie uns an.',
      ],
    },
    {
      opening: [
        `Manche suchen ein Auto, andere eine Aufgabe. ${damaged}`,
        `Wer gern repariert, sucht kein fertiges Auto, sondern eine Aufgabe, die sich lohnt. ${damaged}`,
      ],
      thread: [
        'Wie groß die Aufgabe ist, hängt von Teilen, Zeit und Erfahrung ab.',
        'Für die Aufgabe braucht man einen Platz, Werkzeug und einen klaren Blick auf die Technik.',
      ],
      closing: [
        'Ob die Aufgabe zu Ihnen passt, zeigt sich bei einer Besichtigung.',
        'Wenn Sie die Aufgabe reizt, sehen Sie sich alles in Ruhe an.',
      ],
    },
    {
      opening: [
        `Ein Geschäft ist dann gut, wenn beide dasselbe wissen. ${damaged}`,
        `Offenheit spart allen Zeit, deshalb steht hier das Unangenehme zuerst. ${damaged}`,
      ],
      thread: [
        'Mit derselben Offenheit geht es weiter zu den Daten.',
        'Ebenso offen sprechen wir über alles, was hier nicht steht.',
      ],
      closing: [
        'Stellen Sie uns ruhig die unbequemen Fragen, Sie bekommen offene Antworten.',
        'Was Sie sonst noch wissen müssen, sagen wir Ihnen ebenso offen.',
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
        'Ein Name sagt nicht alles, und was er nicht sagt, erklärt man am besten im Gespräch.',
        'Hinter dem Namen steht ein Auto, und das sieht man sich besser an, als lange darüber zu lesen.',
      ],
      closing: [
        'Den Namen kennen Sie, jetzt fehlt noch die Begegnung.',
        'Was der Name nicht verrät, erfahren Sie bei einem Besuch.',
      ],
    },
    {
      opening: [
        'Statt mit Behauptungen beginnen wir mit einer Frage: ^könnte {the}< aus dem Jahr {year}> zu Ihnen passen?',
        'Am Anfang jedes Autokaufs steht eine Frage. Hier lautet sie: ^passt {the}< aus dem Jahr {year}> zu Ihnen?',
      ],
      thread: [
        'Um die Frage zu beantworten, brauchen Sie mehr als diese Zeilen, und das bekommen Sie von uns.',
        'Auf eine Frage folgen weitere, und alle dürfen Sie stellen.',
      ],
      closing: [
        'Die Antwort finden Sie am ehesten vor Ort.',
        'Unsere Frage kennen Sie, nun freuen wir uns auf Ihre.',
      ],
    },
    {
      opening: [
        'Eine kurze Anzeige hat einen Vorteil: ^man redet miteinander. {thisyr} steht zum Verkauf.',
        'Viel steht hier nicht, denn das meiste lässt sich besser zeigen. {thisyr} steht zum Verkauf.',
      ],
      thread: [
        'Alles, was in einer langen Anzeige stünde, sagen wir Ihnen gern im Gespräch.',
        'Was hier kurz bleibt, wird bei einer Besichtigung ausführlich.',
      ],
      closing: [
        'Die Anzeige ist kurz, das Gespräch darf länger dauern.',
        'Notieren Sie Ihre Fragen, wir nehmen uns Zeit dafür.',
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
        'Wie in jeder Werkstatt zählt unterwegs, dass alles seinen festen Platz hat.',
        'Denn eine fahrende Werkstatt ist nur so gut wie die Ordnung in ihr.',
      ],
      closing: [
        'Richten Sie sich Ihre Werkstatt in Gedanken ein und prüfen Sie dann, ob alles hineinpasst.',
        'Ihre nächste Werkstatt könnte bei uns auf dem Hof stehen.',
      ],
    },
    {
      opening: [
        'Der Arbeitstag beginnt nicht beim Kunden, sondern am eigenen Hoftor, wenn eingeladen wird. Dort sollte {thisyr} stehen.',
        'Um halb sieben geht das Hoftor auf, und der Tag beginnt mit Einladen. {thisyr} ist für solche Morgen gebaut.',
      ],
      thread: [
        'Bis sich das Hoftor am Abend wieder schließt, wird viele Male ein- und ausgeladen.',
        'Zwischen dem Hoftor am Morgen und dem Feierabend liegen viele Wege.',
      ],
      closing: [
        'Unser Hoftor steht offen, sehen Sie sich um.',
        'Vielleicht fährt {er} bald morgens aus Ihrem Hoftor.',
      ],
    },
    {
      opening: [
        'Wer einen neuen Kollegen sucht, fragt, was er tragen kann und wie weit er geht. {thisyr} gibt gute Antworten.',
        'Gesucht wird ein Kollege für Lasten und weite Wege. {thisyr} bringt mit, was man dafür braucht.',
      ],
      thread: [
        'Ein guter Kollege fällt nicht auf, solange die Arbeit läuft.',
        'Seine Stärke als Kollege ist das Tragen, das Reden überlässt er anderen.',
      ],
      closing: [
        'Lernen Sie den neuen Kollegen kennen, bevor Sie ihn einstellen.',
        'Das Vorstellungsgespräch findet bei uns auf dem Hof statt.',
      ],
    },
    {
      opening: [
        'Ein Handwerker misst zweimal und schneidet einmal. Auch {thisAyr} sollte man zuerst nachmessen.',
        'Vor jeder guten Arbeit steht das Maßnehmen. Bei {thisDyr} ist es nicht anders.',
      ],
      thread: [
        'Nach dem Maßnehmen zählt, was das Fahrzeug im Alltag leistet.',
        'Gemessen wird am Ende nicht nur in Zentimetern, sondern am Nutzen.',
      ],
      closing: [
        'Bringen Sie den Zollstock mit und messen Sie nach.',
        'Messen Sie zweimal, dann fällt die Entscheidung leicht.',
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
        'Was fehlt, macht Platz: für ein Gespräch, für Musik oder einfach für Ruhe.',
        'Man vermisst es nicht, und nach ein paar Tagen möchte man es nicht wiederhaben.',
      ],
      closing: [
        'Was jetzt noch fehlt, ist Ihr eigener Eindruck.',
        'Setzen Sie sich hinein, und hören Sie selbst, was fehlt.',
      ],
    },
    {
      opening: [
        'Es gibt eine Zeit vor der ersten elektrischen Fahrt und eine danach{!fuelType}. {thisyr} gehört zur zweiten.',
        'Wer einmal elektrisch gefahren ist, hört andere Autos mit anderen Ohren. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Der Unterschied zeigt sich im ersten Stau, wenn nichts brummt und nichts ruckelt.',
        'Vorher hat man den Motor gehört, nachher hört man, was man hören möchte.',
      ],
      closing: [
        'Das Vorher kennen Sie, das Danach zeigen wir Ihnen gern.',
        'Zwischen vorher und nachher liegt nur ein Besuch.',
      ],
    },
    {
      opening: [
        'Abends steckt man das Telefon an und denkt nicht weiter darüber nach{!fuelType}. Mit {thisDyr}, elektrisch angetrieben, wird das Laden zu derselben Gewohnheit.',
        'Man schläft, und das Auto lädt{!fuelType}: ^{thisyr} fährt elektrisch und passt sich dem Rhythmus des Hauses an.',
      ],
      thread: [
        'Zum ruhigen Rhythmus des Ladens passt das ruhige Fahren.',
        'Auch unterwegs bleibt dieser Rhythmus: ^gleichmäßig, leise, ohne Schaltpausen.',
      ],
      closing: [
        'Ob der Rhythmus zu Ihrem Alltag passt, besprechen wir gern mit Ihnen.',
        'Wenn Sie zu Hause laden können, ist der wichtigste Schritt schon getan.',
      ],
    },
    {
      opening: [
        'Von außen sieht man {ihm} nicht an, was anders ist. Erst beim Losfahren merkt man, dass {thisyr} {runs} fährt.',
        'Das Wichtigste an diesem Auto kann man nicht sehen. {thisyr} fährt {runs}, und das spürt man sofort.',
      ],
      thread: [
        'Unsichtbar bleibt der Antrieb auch unterwegs, nur seine Ruhe fällt auf.',
        'Zu sehen gibt es wenig, zu spüren dafür ab dem ersten Meter etwas.',
      ],
      closing: [
        'Sehen allein genügt hier nicht, setzen Sie sich hinein.',
        'Was man nicht sieht, zeigen wir Ihnen gern bei einem Besuch.',
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
        'Die Zukunft fährt sich dabei erstaunlich einfach, leise und ohne Schaltpausen.',
        'Wer so früh dran ist, wird an der Ampel gefragt und antwortet bald gern.',
      ],
      closing: [
        'Die Zukunft steht bei uns auf dem Hof.',
        'Kommen Sie früh, dann haben wir Zeit für alle Fragen.',
      ],
    },
    {
      opening: [
        'Tanken wie immer, fahren wie mit Strom: ^das klingt wie ein Widerspruch, doch {thisyr} fährt {runs} und löst ihn auf.',
        'Zwei Gewohnheiten passen hier zusammen, das Tanken und das leise Fahren. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Im Alltag merkt man von der besonderen Technik vor allem die Ruhe.',
        'Der Widerspruch verschwindet nach den ersten Kilometern.',
      ],
      closing: [
        'Wie beides zusammengeht, erklären wir Ihnen gern am Auto.',
        'Wenn Sie das nicht glauben, sehen Sie es sich an.',
      ],
    },
    {
      opening: [
        'Vor manchen Autos bleiben Menschen stehen und fragen. {thisyr} fährt {runs} und gehört dazu.',
        'Neugierige erkennt man daran, dass sie stehen bleiben. Vor {thisDyr} passiert das oft, denn {er} fährt {runs}.',
      ],
      thread: [
        'Erklärt ist die Technik schnell, und danach fährt man einfach los.',
        'Die Neugier der anderen bleibt, die eigene wird zur Gewohnheit.',
      ],
      closing: [
        'Bleiben Sie ruhig stehen, wir erklären es gern.',
        'Neugier ist ein guter Grund für einen Besuch.',
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
        'Ein guter Umweg hat Kurven, und in Kurven zeigt sich, was die Technik kann.',
        'Auf dem Umweg versteht man, was die Zahlen im Datenblatt bedeuten.',
      ],
      closing: [
        'Der Weg zu uns darf gern ein Umweg sein.',
        'Den Umweg suchen Sie aus, den Schlüssel haben wir.',
      ],
    },
    {
      opening: [
        'Am Sonntagmorgen gibt es eine Stunde, in der die Landstraße leer ist. Für diese Stunde ist {thisyr} gemacht.',
        'Eine Stunde in der Woche gehört einem selbst. Mit {thisDyr} verbringt man sie am Steuer.',
      ],
      thread: [
        'In dieser Stunde zählt jede Kurve und keine Minute.',
        'Die Stunde beginnt mit dem ersten Druck aufs Pedal und endet meist zu früh.',
      ],
      closing: [
        'Eine Stunde genügt auch für den ersten Besuch bei uns.',
        'Ihre Stunde beginnt mit einem Anruf.',
      ],
    },
    {
      opening: [
        'Ein Auto kann man begründen, oder man kann es wollen. {thisyr} gehört zu denen, die man will.',
        'Vernunft ist beim Autokauf nützlich, aber sie fährt nicht mit. {thisyr} ist für alle, die das Fahren genießen.',
      ],
      thread: [
        'Für die Vernunft gibt es die Daten, für alles andere die Straße.',
        'Die Gründe liefert die Technik nach.',
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
        'Was die Hände am Lenkrad spüren, bestätigt der rechte Fuß.',
        'Die Hände melden die Straße, der Rücken die Kraft.',
      ],
      closing: [
        'Legen Sie selbst die Hände ans Lenkrad, dann wissen Sie mehr als nach jedem Text.',
        'Ihre Hände werden es schneller wissen als wir.',
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
        'Unter freiem Himmel hört man mehr, riecht mehr und hat es weniger eilig.',
        'Bei offenem Dach wird das Ziel zur Nebensache.',
      ],
      closing: [
        'Suchen Sie sich für den Besuch einen hellen Tag aus.',
        'Den Himmel können wir nicht mitverkaufen, den Blick darauf schon.',
      ],
    },
    {
      opening: [
        'Irgendwann im April kommt der erste warme Tag, und man wünscht sich ein Auto ohne Dach. {thisyr} ist darauf vorbereitet.',
        'Der Sommer ist kurz, und am schönsten ist er unterwegs. {thisyr} nutzt jeden Tag davon.',
      ],
      thread: [
        'Bis zum ersten warmen Tag ist {er} ein Auto, danach ein Vergnügen.',
        'Für solche Tage braucht man Sonne, eine Straße und etwas Zeit.',
      ],
      closing: [
        'Wer vor dem ersten warmen Tag kommt, hat mehr vom Sommer.',
        'Der Sommer ist kurz, der Weg zu uns ist es vielleicht auch.',
      ],
    },
    {
      opening: [
        'Gemähtes Gras, Lindenblüten, nasser Asphalt: ^wer offen fährt, riecht die Landschaft. In {thisDyr} gehört das dazu.',
        'In einem geschlossenen Auto sieht man die Landschaft, in einem offenen riecht man sie. {thisyr} bietet beides.',
      ],
      thread: [
        'Zu den Düften der Straße kommt der Klang des Fahrens.',
        'So wird auch der Weg zum Bäcker zu einer kleinen Reise.',
      ],
      closing: [
        'Welche Straße riecht bei Ihnen am besten?',
        'Nehmen Sie sich für die erste Begegnung einen schönen Tag.',
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
        'Aus jener Zeit stammt auch die Technik, überschaubar und gut zu verstehen.',
        'Man sieht der Form ihre Zeit an und mag sie gerade deshalb.',
      ],
      closing: [
        'Nehmen Sie sich Zeit für die Besichtigung, sie gehört dazu.',
        'Die Zeit, die man für ein solches Auto braucht, nehmen wir uns gern mit Ihnen.',
      ],
    },
    {
      opening: [
        'Es gab Autos, bei denen man alles mit der Hand bediente und jeden Handgriff spürte. {thisyr} ist so geblieben.',
        'Wo heute ein Bildschirm leuchtet, saßen früher Schalter und Hebel. In {thisDyr} kann man sie noch anfassen.',
      ],
      thread: [
        'Jeder Handgriff hat hier einen Sinn, und man lernt ihn schnell.',
        'Mit jedem Handgriff wird das Fahren wieder zu einer Tätigkeit.',
      ],
      closing: [
        'Legen Sie selbst Hand an, bei uns dürfen Sie das.',
        'Am besten versteht man {ihn} mit der Hand am Lenkrad.',
      ],
    },
    {
      opening: [
        'In manchem Familienalbum steht so ein Wagen im Hintergrund. {thisyr} könnte auf den nächsten Seiten vorn stehen.',
        'Wer in einem alten Fotoalbum blättert, bleibt oft an den Autos hängen. {thisyr} sieht aus wie aus einem solchen Bild.',
      ],
      thread: [
        'Auf dem Foto sieht man nicht, wie sich ein solches Auto fährt.',
        'Zu jedem alten Foto gehört eine Geschichte, und die geht hier weiter.',
      ],
      closing: [
        'Machen Sie bei uns das erste eigene Foto.',
        'Vielleicht beginnt mit {ihm} eine neue Seite in Ihrem Album.',
      ],
    },
    {
      opening: [
        'Nach einem bestimmten alten Auto sucht man manchmal jahrelang, und dann steht es plötzlich da. Vielleicht ist es {thisyr}.',
        'Liebhaber suchen lange und erkennen sofort, wenn sie fündig werden. {thisyr} wartet auf so jemanden.',
      ],
      thread: [
        'Wer lange gesucht hat, sieht beim Finden genau hin.',
        'Auf das Finden folgt das Prüfen, und dafür sollte man sich Zeit lassen.',
      ],
      closing: [
        'Gefunden haben Sie {ihn} schon, jetzt dürfen Sie prüfen.',
        'Vielleicht endet Ihre Suche bei einem Besuch.',
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
        'Was auf die nächsten Seiten kommt, bestimmen die Wege, die vor einem liegen.',
        'Zu einer guten Geschichte gehören viele Wege, und für die ist {er} gut gerüstet.',
      ],
      closing: [
        'Der erste Satz dieser Geschichte gehört Ihnen.',
        'Schreiben Sie die Geschichte weiter, den Schlüssel haben wir.',
      ],
    },
    {
      opening: [
        'Ein Auto zu bestellen heißt meistens, darauf zu warten. {thisyr} ist schon da.',
        'Zwischen dem Wunsch und der ersten Fahrt liegen sonst Monate des Wartens. Bei {thisDyr} entfällt das.',
      ],
      thread: [
        'Statt zu warten, kann man {ihn} ansehen, anfassen und Platz nehmen.',
        'Die Zeit, die man sonst wartet, verbringt man besser auf der Straße.',
      ],
      closing: [
        'Warten müssen Sie nur bis zu Ihrem Termin.',
        'Nennen Sie uns einen Tag, dann hat das Warten ein Ende.',
      ],
    },
    {
      opening: [
        'Mit jedem Auto übernimmt man auch Gewohnheiten. {thisyr} hat noch kaum welche und nimmt Ihre an.',
        'Sitz, Lenkrad, Lieblingssender: ^an {thisDyr} stellt man sich fast alles selbst zum ersten Mal ein.',
      ],
      thread: [
        'Gewohnheiten entstehen auf den täglichen Wegen, und dafür ist alles vorbereitet.',
        'Nach ein paar Wochen ist aus den Einstellungen das eigene Auto geworden.',
      ],
      closing: [
        'Stellen Sie sich den Sitz ein, so fängt es an.',
        'Ihre Gewohnheiten bringen Sie mit, den Rest zeigen wir Ihnen.',
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
        'Mit dem eigenen Schlüssel werden Wege möglich, für die man bisher einen Fahrplan brauchte.',
        'Ist der Schlüssel erst gedreht, lernt sich das Übrige von Fahrt zu Fahrt.',
      ],
      closing: [
        'Der Schlüssel liegt bei uns bereit.',
        'Holen Sie sich den Schlüssel und nehmen Sie einmal Platz.',
      ],
    },
    {
      opening: [
        'Irgendwann sitzt man zum ersten Mal allein im Auto, und der Beifahrersitz bleibt leer. {thisyr} macht diesen Moment leichter.',
        'Die erste Fahrt ganz allein ist ein kleiner Abschied von der Fahrschule. {thisyr} ist ein gutes Auto dafür.',
      ],
      thread: [
        'Allein fährt man ruhiger, wenn das Auto tut, was man erwartet.',
        'Auf die erste Fahrt allein folgt die zweite, und bald ist es Routine.',
      ],
      closing: [
        'Allein fahren Sie später, zum Ansehen kommen Sie gern zu zweit.',
        'Die erste Fahrt allein beginnt mit einem Besuch bei uns.',
      ],
    },
    {
      opening: [
        'Lernen fällt leichter, wenn niemand drängt. {thisyr} lässt einem Zeit.',
        'Ein guter Lehrer hat Geduld und erklärt sich nicht zu kompliziert. So ist auch {thisyr}.',
      ],
      thread: [
        'Gelernt wird auf kurzen Wegen: anfahren, abbiegen, einparken, ankommen.',
        'Mit jeder Fahrt lernt man etwas dazu und denkt etwas weniger darüber nach.',
      ],
      closing: [
        'Fragen gehören zum Lernen, stellen Sie uns Ihre.',
        'Die erste Lektion ist einfach: hineinsetzen und umsehen.',
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
        'Die zweite Reihe urteilt meist schon beim Einsteigen.',
        'Vorn zählt derweil anderes, die Ruhe am Steuer zum Beispiel.',
      ],
      closing: [
        'Bringen Sie die Prüfer aus der zweiten Reihe mit.',
        'Lassen Sie bei der Besichtigung auch die zweite Reihe zu Wort kommen.',
      ],
    },
    {
      opening: [
        'Der schwierigste Teil jeder Familienfahrt ist das Losfahren: ^Jacken, Taschen, und eine Brotdose fehlt. {thisyr} macht ihn leichter.',
        'Zwischen Frühstück und Schulhof liegen zehn hektische Minuten. Mit {thisDyr} werden sie etwas ruhiger.',
      ],
      thread: [
        'Ist man einmal losgefahren, wird es ruhig.',
        'Nach der Hektik des Losfahrens ist jede ruhige Minute am Steuer willkommen.',
      ],
      closing: [
        'Das Losfahren üben Sie am besten mit einem Ausflug zu uns.',
        'Für einen ersten Blick genügen zehn ruhige Minuten.',
      ],
    },
    {
      opening: [
        'In einem Familienauto wird gegessen, gelacht, gestritten und geschlafen, wie in einem Zimmer. {thisyr} könnte so ein Zimmer werden.',
        'Manche Familien haben ein Zimmer mehr als auf dem Grundriss steht: ^ihr Auto. {thisyr} eignet sich dafür.',
      ],
      thread: [
        'Wie in jedem Zimmer kommt es darauf an, dass sich alle wohlfühlen.',
        'Das fahrende Zimmer verbindet die anderen: Schule, Sportplatz, Zuhause.',
      ],
      closing: [
        'Treten Sie ein und sehen Sie sich um.',
        'Das Zimmer auf Rädern können Sie bei uns besichtigen.',
      ],
    },
    {
      opening: [
        'Kinder messen eine Strecke nicht in Kilometern, sondern in Liedern. In {thisDyr} darf sie etwas länger sein.',
        'Auf der Rückbank vergeht die Zeit langsamer als am Steuer. {thisyr} macht sie für beide angenehmer.',
      ],
      thread: [
        'Zwischen zwei Liedern hört man, wie ruhig es im Auto sein kann.',
        'Während hinten gesungen wird, sitzt man vorn entspannt.',
      ],
      closing: [
        'Wie viele Lieder sind es bis zu uns?',
        'Kommen Sie mit allen, die auf der Rückbank mitreden.',
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
        'Hinter dem Asphalt zählen Übersicht, Kraft und eine ruhige Hand.',
        'Der letzte Kilometer ist der beste Test für die Technik.',
      ],
      closing: [
        'Welcher Platz liegt bei Ihnen hinter dem Asphalt?',
        'Zu uns kommen Sie auf fester Straße, danach haben Sie die Wahl.',
      ],
    },
    {
      opening: [
        'Bei Sonne fährt jedes Auto gut, bei schlechtem Wetter lernt man es kennen. {thisyr} ist dafür gebaut.',
        'Es regnet seit Tagen, der Weg ist aufgeweicht, und jemand muss trotzdem los. Am besten mit {thisDyr}.',
      ],
      thread: [
        'Auf nassem Boden merkt man, wofür die Technik da ist.',
        'Schlechtes Wetter gehört zum Plan, wenn man so ein Auto fährt.',
      ],
      closing: [
        'Besuchen Sie uns ruhig bei Regen.',
        'Auf gutes Wetter müssen Sie für den Besuch nicht warten.',
      ],
    },
    {
      opening: [
        'Auf der Landkarte ist es nur ein dünner Strich, in Wirklichkeit ein Weg zum See. {thisyr} ist für solche Striche gemacht.',
        'Wer gern Landkarten liest, interessiert sich für die dünnen Linien. {thisyr} fährt auch dorthin.',
      ],
      thread: [
        'Die dünnen Linien sind selten eben, dafür sieht man mehr.',
        'Unterwegs auf den dünnen Linien zählt, worauf man sich setzt und was einen antreibt.',
      ],
      closing: ['Bringen Sie Ihre Landkarte mit.', 'Welche dünne Linie möchten Sie als Erstes fahren?'],
    },
  ],
  luxury: [
    {
      opening: [
        'Man schließt die Tür, und der Lärm bleibt draußen. Bei {thisDyr} beginnt damit jede Fahrt.',
        'Wie gut ein Auto gemacht ist, hört man, wenn die Tür ins Schloss fällt. {thisyr} schließt man gern.',
      ],
      thread: [
        'Hinter der geschlossenen Tür geht es ruhig weiter, auch wenn draußen viel los ist.',
        'Diese Ruhe hinter der Tür nimmt man mit auf jede Strecke.',
      ],
      closing: [
        'Öffnen Sie bei uns die Tür und schließen Sie sie von innen.',
        'Unsere Tür steht Ihnen ebenfalls offen.',
      ],
    },
    {
      opening: [
        'Es gibt Autos, in denen man nach der Ankunft noch einen Moment sitzen bleibt. {thisyr} gehört dazu.',
        'Man ist angekommen, und trotzdem steigt niemand sofort aus. In {thisDyr} kommt das vor.',
      ],
      thread: [
        'Sitzen bleibt man gern, wo nichts drückt und nichts stört.',
        'Solche Momente entstehen unterwegs, wenn alles leise und selbstverständlich geht.',
      ],
      closing: [
        'Bleiben Sie bei uns ruhig einen Moment länger sitzen.',
        'Nehmen Sie sich einen Moment Zeit und setzen Sie sich hinein.',
      ],
    },
    {
      opening: [
        'Sorgfalt sieht man oft erst beim zweiten Hinsehen. {thisyr} hat dieses zweite Hinsehen verdient.',
        'Gute Arbeit drängt sich nicht auf, man entdeckt sie nach und nach. Bei {thisDyr} ist es so.',
      ],
      thread: [
        'Beim zweiten Hinsehen bemerkt man, wie stimmig alles zusammenpasst.',
        'Die gleiche Sorgfalt spürt man beim Fahren.',
      ],
      closing: ['Schauen Sie bei uns gern zweimal hin.', 'Für das zweite Hinsehen nehmen wir uns Zeit.'],
    },
  ],
  city: [
    {
      opening: [
        'Wer in der Stadt lebt, denkt in Lücken: ^Parklücken, Lücken im Verkehr, Lücken im Tag. {thisyr} passt in die meisten.',
        'Zwischen zwei parkenden Autos bleibt oft eine Lücke, die allen zu klein ist. Für {thisAyr} könnte sie reichen.',
      ],
      thread: [
        'Lücken gibt es auch im Verkehr, und wer handlich fährt, nutzt sie.',
        'Wer in jede Lücke passt, kommt entspannter durch den Tag.',
      ],
      closing: [
        'Für Ihren Besuch finden wir bestimmt eine Lücke.',
        'Messen Sie die Lücke vor Ihrer Haustür und kommen Sie vorbei.',
      ],
    },
    {
      opening: [
        'Drei Erledigungen an einem Nachmittag, und danach ist noch Zeit für einen Kaffee. Mit {thisDyr} geht die Rechnung auf.',
        'Post, Apotheke, Getränke, und der Kaffee zu Hause ist noch warm. {thisyr} macht kurze Wege noch etwas kürzer.',
      ],
      thread: [
        'Kurze Wege gelingen am besten mit einem Auto, das wenig Umstände macht.',
        'Zwischen den Erledigungen bleibt so die Zeit, auf die es ankommt.',
      ],
      closing: [
        'Kommen Sie auf einen Kaffee und sehen Sie sich um.',
        'Ein Besuch bei uns passt noch zwischen zwei Erledigungen.',
      ],
    },
    {
      opening: [
        'Jede Stadt hat ihren Takt, und man kann gegen ihn fahren oder mit ihm. {thisyr} fährt mit.',
        'Zwischen Rot und Grün hat jede Stadt ihren eigenen Rhythmus. {thisyr} passt sich ihm an.',
      ],
      thread: [
        'Im Takt der Ampeln merkt man, wie leicht sich ein Auto fährt.',
        'Wer mit dem Takt der Stadt fährt, kommt gelassener an.',
      ],
      closing: [
        'Kommen Sie vorbei, wenn der Takt Ihres Tages es erlaubt.',
        'Der Takt gibt es vor: anhalten, aussteigen, ansehen.',
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
        'In die Spalte mit dem Nutzen gehört, was man jeden Tag davon hat.',
        'Posten für Posten wird aus dem Zettel eine Entscheidung.',
      ],
      closing: [
        'Das Ergebnis tragen Sie selbst ein, am besten nach einem Besuch.',
        'Wenn auf Ihrem Zettel das Richtige herauskommt, melden Sie sich.',
      ],
    },
    {
      opening: [
        'Was braucht man von einem Auto wirklich? {thisyr} gibt darauf eine einfache Antwort.',
        'Beim Autokauf hilft eine einfache Frage: ^nötig oder nur schön? {thisyr} hat vor allem das Nötige.',
      ],
      thread: [
        'Das Nötige ist hier nicht wenig, man sieht es an den Daten.',
        'Wer beim Nötigen bleibt, zahlt nicht für das, was er nie benutzt.',
      ],
      closing: [
        'Was Sie wirklich brauchen, wissen Sie am besten.',
        'Prüfen Sie in Ruhe, ob {er} alles Nötige für Sie mitbringt.',
      ],
    },
    {
      opening: [
        'Geld, für das man lange gearbeitet hat, gibt man nicht gedankenlos aus. {thisyr} ist etwas für Menschen, die so denken.',
        'Wer weiß, wie lange er für sein Geld arbeitet, kauft überlegt. Für solche Käufer ist {thisyr} interessant.',
      ],
      thread: [
        'Überlegt kaufen heißt, zuerst auf das zu sehen, was man jeden Tag nutzt.',
        'Deshalb stehen hier Daten statt großer Worte.',
      ],
      closing: [
        'Überlegen Sie in Ruhe, und fragen Sie uns, was Sie noch wissen müssen.',
        'Ob {er} Ihr Geld wert ist, entscheiden Sie am besten vor Ort.',
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
        'Zwischen zwei Tankstopps fährt man damit wie mit jedem anderen Auto.',
        'Gelassen fährt man auch sonst, denn am Steuer ändert das Gas nichts.',
      ],
      closing: [
        'Rechnen Sie einmal aus, wie oft Sie an der Säule stehen.',
        'An der Säule denken Sie künftig vielleicht an etwas Schöneres.',
      ],
    },
    {
      opening: [
        'Wer viele Kilometer fährt, zahlt viele kleine Beträge, und am Jahresende sind sie groß. {thisyr} fährt {runs}.',
        'Auf weiten Wegen werden kleine Unterschiede zu großen Summen. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Die Summe wächst mit jedem Kilometer, umso mehr zählt jeder einzelne.',
        'Wer in Summen rechnet, denkt über das nächste Tanken hinaus.',
      ],
      closing: [
        'Ziehen Sie die Summe für Ihre Strecke und sprechen Sie mit uns.',
        'Welche Summe dabei herauskommt, hängt von Ihren Wegen ab; rechnen Sie nach.',
      ],
    },
    {
      opening: [
        'Vernunft ist selten in Mode, aber sie zahlt sich aus. {thisyr} fährt {runs}.',
        'Man muss nicht fahren, was alle fahren. {thisyr} fährt {runs}, aus guten Gründen.',
      ],
      thread: [
        'Am Steuer merkt man von dieser Vernunft nichts, an der Tankstelle umso mehr.',
        'Vernünftig heißt dabei nicht langweilig.',
      ],
      closing: [
        'Vernünftige Fragen beantworten wir am liebsten.',
        'Die Mode wechselt, Ihre täglichen Wege bleiben.',
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
        'Wer von beiden gerade arbeitet, merkt man am Steuer kaum.',
        'An jeder Ampel wechselt die Arbeitsteilung, und man muss sich um nichts kümmern.',
      ],
      closing: [
        'Lernen Sie beide Seiten kennen, am besten vor Ort.',
        'Auch beim Ansehen gilt: ^zu zweit geht es leichter.',
      ],
    },
    {
      opening: [
        'Wer bremst, verliert, heißt es. {thisyr} fährt {runs} und gewinnt beim Bremsen etwas zurück.',
        'Bei den meisten Autos ist Bremsen verlorene Energie. {thisyr} fährt {runs} und hebt einen Teil davon auf.',
      ],
      thread: [
        'Was beim Bremsen gewonnen wird, hilft beim nächsten Anfahren.',
        'So wird aus jedem Halt ein leichterer Start.',
      ],
      closing: [
        'Den nächsten Start machen Sie am besten selbst, vom Fahrersitz aus.',
        'Bremsen Sie kurz bei uns, es lohnt sich.',
      ],
    },
    {
      opening: [
        'Nicht jeder Wechsel muss ein Sprung sein, oft genügt ein Schritt. {thisyr} fährt {runs}.',
        'Es gibt einen Weg zwischen dem Gewohnten und dem Neuen. {thisyr} fährt {runs} und nimmt ihn.',
      ],
      thread: [
        'Gewohnt bleibt das Tanken, neu ist die Ruhe beim Anrollen.',
        'Der Schritt ist klein, aber man spürt ihn an jeder Ampel.',
      ],
      closing: [
        'Der erste Schritt ist ein Besuch bei uns.',
        'Ob Ihnen der Schritt gefällt, merken Sie schnell.',
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
        'Beim Umdrehen bleibt der Blick an der Linie hängen, beim Einsteigen an den Details.',
        'Was man beim Blick zurück nicht sieht, spürt man beim Fahren.',
      ],
      closing: [
        'Ob Sie sich umdrehen, merken Sie nach Ihrem Besuch bei uns.',
        'Werfen Sie den ersten Blick vor Ort, der zweite kommt von allein.',
      ],
    },
    {
      opening: [
        'Am Anfang jedes Autos steht eine Linie auf einem Blatt Papier. An {thisDyr} kann man sie noch erkennen.',
        'Eine gute Linie kann man mit dem Finger nachfahren. An {thisDyr} gelingt das vom Bug bis zum Heck.',
      ],
      thread: [
        'Zur Linie gehört die Technik darunter, und die passt dazu.',
        'Im Alltag sieht man die Linie nicht mehr jeden Tag, freut sich aber, wenn man sie bemerkt.',
      ],
      closing: [
        'Fahren Sie die Linie selbst nach, am besten bei Tageslicht.',
        'Was als Linie auf Papier begann, steht heute auf unserem Hof.',
      ],
    },
    {
      opening: [
        'Gefallen ist schneller als Denken: ^das Auge hat entschieden, bevor der Kopf rechnet. {thisyr} hat gute Aussichten.',
        'Beim Autokauf entscheidet zuerst das Auge, dann der Kopf. {thisyr} möchte beide überzeugen.',
      ],
      thread: [
        'Für den Kopf gibt es die Daten, und die können sich sehen lassen.',
        'Das Auge ist schon zufrieden, jetzt ist der Kopf an der Reihe.',
      ],
      closing: [
        'Lassen Sie Ihr Auge entscheiden, den Kopf beraten wir gern.',
        'Wenn Auge und Kopf einig sind, rufen Sie uns an.',
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
        'Bei der zehnten Fahrt zählt, was bei der ersten kaum auffiel: ^ein guter Sitz und etwas Ruhe.',
        'Was auf einer Fahrt angenehm ist, ist es bei der zehnten immer noch.',
      ],
      closing: [
        'Nehmen Sie sich neben den zehn Fahrten eine elfte vor, zu uns.',
        'Die elfte Fahrt der Woche könnte zu uns führen.',
      ],
    },
    {
      opening: [
        'Zwischen Haustür und Arbeit liegt eine Stunde, die niemand bezahlt. Mit {thisDyr} ist sie wenigstens gut verbracht.',
        'Die Zeit im Auto steht in keinem Kalender, und doch ist es Lebenszeit. {thisyr} macht mehr daraus.',
      ],
      thread: [
        'In dieser Zeit hört man Musik, denkt nach oder hat einfach Ruhe.',
        'So wird aus verlorener Zeit ein Stück vom eigenen Tag.',
      ],
      closing: [
        'Eine halbe Stunde Ihrer Zeit genügt für den ersten Besuch.',
        'Rechnen Sie Ihre Zeit am Steuer zusammen, dann lohnt sich der Besuch.',
      ],
    },
    {
      opening: [
        'Wecker, Kaffee, Autotür: ^die meisten Arbeitstage beginnen gleich. Mit {thisDyr} beginnen sie etwas besser.',
        'Wie ein Arbeitstag wird, entscheidet sich oft schon auf dem Weg dorthin. {thisyr} sorgt für einen ruhigen Anfang.',
      ],
      thread: [
        'Am Morgen will man keine Überraschungen, sondern einfach losfahren.',
        'Ein guter Anfang ist, wenn das Auto keine Aufmerksamkeit verlangt.',
      ],
      closing: ['Beginnen Sie einen Ihrer Tage bei uns.', 'Es muss ja nicht vor dem ersten Kaffee sein.'],
    },
  ],
  traveller: [
    {
      opening: [
        'Eine gute Reise erkennt man daran, wie man ankommt. Aus {thisDyr} steigt man ausgeruht aus.',
        'Ob eine Reise schön war, entscheidet sich oft auf den letzten Kilometern. {thisyr} macht auch die angenehm.',
      ],
      thread: [
        'Wie man ankommt, hängt davon ab, wie man unterwegs gesessen hat.',
        'Vor der Ankunft liegen viele Stunden, und sie dürfen leicht sein.',
      ],
      closing: [
        'Kommen Sie zuerst einmal bei uns an.',
        'Für die Ankunft bei uns brauchen Sie nur einen Termin.',
      ],
    },
    {
      opening: [
        'Es gibt Ziele, die man jahrelang verschiebt, weil sie so weit weg sind. Mit {thisDyr} rücken sie näher.',
        'Jeder hat ein Ziel, das immer etwas zu weit weg war. {thisyr} ist für solche Strecken gemacht.',
      ],
      thread: [
        'Weite Ziele erreicht man am besten mit Ruhe, einem guten Sitz und etwas Ausdauer.',
        'Ist das Ziel weit, wird der Weg wichtiger.',
      ],
      closing: [
        'Welches Ziel schieben Sie schon am längsten auf?',
        'Ihr Ziel kennen Sie, das Auto dafür zeigen wir Ihnen.',
      ],
    },
    {
      opening: [
        'Der Koffer ist gepackt, und plötzlich freut man sich auf die Fahrt. Mit {thisDyr} beginnt der Urlaub an der Haustür.',
        'Früher begann der Urlaub am Strand, heute darf er im Auto beginnen. {thisyr} ist ein guter Ort dafür.',
      ],
      thread: [
        'Unterwegs merkt man, ob man im Auto nur sitzt oder schon im Urlaub ist.',
        'Der Koffer liegt hinten, vor einem liegt die Straße, mehr braucht es nicht.',
      ],
      closing: [
        'Bringen Sie Ihren Koffer mit und probieren Sie, wie er hineinpasst.',
        'Bis zum nächsten Urlaub ist noch Zeit für einen Besuch.',
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
        'Was am Montag nützlich ist, stört am Sonntag nicht.',
      ],
      closing: [
        'An welchem Tag der Woche dürfen wir Sie erwarten?',
        'Suchen Sie sich einen der sieben Tage für den Besuch aus.',
      ],
    },
    {
      opening: [
        'Ein gutes Taschenmesser hat man immer dabei und braucht es für alles Mögliche. {thisyr} ist das Gleiche auf Rädern.',
        'Das beste Werkzeug ist das, das man ständig benutzt. So ein Werkzeug ist {thisyr}.',
      ],
      thread: [
        'Ein gutes Werkzeug fällt erst auf, wenn man es einmal nicht hat.',
        'Wie jedes gute Werkzeug liegt {er} leicht in der Hand.',
      ],
      closing: [
        'Ob das Werkzeug zu Ihnen passt, merken Sie, wenn Sie es in die Hand nehmen.',
        'Nehmen Sie das Lenkrad einmal in die Hand.',
      ],
    },
    {
      opening: [
        'Am meisten schätzt man Dinge, über die man nicht nachdenken muss. {thisyr} gehört dazu.',
        'Ein gutes Auto drängt sich nicht in den Vordergrund, man fährt einfach. {thisyr} ist so gedacht.',
      ],
      thread: [
        'Wer nicht über das Auto nachdenken muss, hat den Kopf frei für anderes.',
        'Selbstverständlich wirkt, was gut zusammenpasst.',
      ],
      closing: [
        'Denken Sie jetzt einmal gründlich nach, danach müssen Sie es nicht mehr.',
        'Beim Nachdenken helfen wir gern, am besten vor Ort.',
      ],
    },
    {
      opening: [
        'Einkauf, Bahnhof, Gartenmarkt, Wochenende: ^auf der Liste eines Autos steht viel. {thisyr} erledigt sie ohne Aufhebens.',
        'Wer eine Liste macht, wofür er ein Auto braucht, schreibt lange. {thisyr} kann das meiste davon.',
      ],
      thread: [
        'Für eine lange Liste braucht man vor allem ein gutmütiges Auto.',
        'Punkt für Punkt wird die Liste kürzer, und das Auto bleibt dasselbe.',
      ],
      closing: ['Was steht auf Ihrer Liste ganz oben?', 'Setzen Sie einen Besuch bei uns auf Ihre Liste.'],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;
