import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** Ideas that carry an advanced text from its first line to its last, for each angle. */
export const ideas = {
  damaged: [
    {
      opening: [
        'Auf der Werkbank zählt nur, was da ist. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Eine Werkbank fragt nicht nach Glanz. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Auf dieselbe Werkbank gehören die Daten der Technik.',
        'Neben dem Schaden liegt auf der Werkbank auch der Rest.',
      ],
      closing: [
        'Ob daraus ein Auftrag wird, entscheidet Ihre Werkbank.',
        'Wenn auf Ihrer Werkbank Platz ist, sprechen wir.',
      ],
    },
    {
      opening: [
        'Wer offen anfängt, spart allen Zeit. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Offenheit ist der kürzeste Weg zu einem Geschäft. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Ebenso offen folgt nun das, was unberührt bleibt: die Daten.',
        'Mit derselben Offenheit weiter zu den Zahlen.',
      ],
      closing: [
        'Offen, wie wir angefangen haben, beantworten wir auch Ihre Fragen.',
        'Die unbequemen Fragen sind uns die liebsten.',
      ],
    },
    {
      opening: [
        'Das schlechteste Foto zeigen wir zuerst. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Üblich ist das schönste Foto, wir nehmen das andere. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Nach diesem Bild kommen die übrigen: Technik, Daten, Preis.',
        'Die anderen Bilder sind ruhiger, sie zeigen die Technik.',
      ],
      closing: [
        'Das letzte Bild machen Sie selbst, vor Ort.',
        'Fotos enden irgendwo, dann hilft nur Hinfahren.',
      ],
    },
    {
      opening: [
        'Eine Rechnung beginnt mit dem größten Posten. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Zuerst der Posten, der wehtut. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Die übrigen Posten sind bekannt und stehen hier.',
        'Auf der anderen Seite der Rechnung steht die Technik.',
      ],
      closing: ['Den Strich darunter ziehen Sie.', 'Rechnen Sie zu Ende, dann rufen Sie an.'],
    },
    {
      opening: [
        'Ein Befund gehört auf den Tisch, bevor man über Geld spricht. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Der Befund kommt vor dem Preis. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: ['Zum Befund gehören die technischen Daten.', 'Danach die Stammdaten, wie in jeder Akte.'],
      closing: [
        'Eine zweite Meinung ist willkommen, bringen Sie sie mit.',
        'Den Befund kennen Sie, die Diagnose stellen Sie selbst.',
      ],
    },
    {
      opening: [
        'Manche suchen ein Auto, andere eine Aufgabe. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Wer eine Aufgabe sucht, ist hier richtig. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Die Aufgabe hat einen Rahmen, und der steht in den Daten.',
        'Womit man dabei arbeitet, zeigt die Technik.',
      ],
      closing: [
        'Nehmen Sie die Aufgabe an, beginnt sie mit einer Besichtigung.',
        'Ob die Aufgabe zu Ihnen passt, sehen Sie vor Ort.',
      ],
    },
    {
      opening: [
        'Die Karten liegen offen, auch die schlechte. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Wir legen die schlechte Karte zuerst. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Auf der Hand bleiben die technischen Daten.',
        'Die übrigen Karten heißen Motor, Kilometer und Preis.',
      ],
      closing: ['Jetzt sind Sie am Zug.', 'Ausgespielt wird bei der Besichtigung.'],
    },
    {
      opening: [
        'Ein Teil der Arbeit steht noch aus. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
        'Hier ist etwas unterbrochen worden. [{thisyr} ist {eincond}<: {damage}>||{thisyr} ist instand zu setzen<: {damage}>||{thisyr} {damageClauses}].< {states}.>',
      ],
      thread: [
        'Was ohne Arbeit bleibt, lässt sich in Zahlen sagen.',
        'Die fertige Hälfte besteht aus Technik und Daten.',
      ],
      closing: ['Die andere Hälfte könnte Ihre sein.', 'Wer zu Ende bringen will, beginnt mit einem Besuch.'],
    },
  ],
  bare: [
    {
      opening: [
        'Manchmal genügt ein Name. {thisyr} stellt sich damit vor.',
        '{car}: ein Name, und wer ihn kennt, hat schon ein Bild. {thisyr} steht zum Verkauf.',
      ],
      thread: [
        'Ein Name sagt nicht alles, das wissen wir; der Rest will gesehen werden.',
        'Hinter dem Namen steht ein Auto, und das zeigt man besser, als dass man es beschreibt.',
      ],
      closing: [
        'Den Namen haben Sie, jetzt fehlt die Begegnung.',
        'Alles, was der Name verschweigt, erfahren Sie bei einem Besuch.',
      ],
    },
    {
      opening: [
        'Diese Anzeige ist eine Frage: ^wäre {the}< von {year}> etwas für Sie?',
        'Beginnen wir mit einer Frage statt mit Behauptungen. Passt {the}< von {year}> zu Ihnen?',
      ],
      thread: [
        'Auf eine Frage gehört eine Gegenfrage, und die dürfen Sie stellen.',
        'Fragen sind umsonst, Antworten bei uns auch.',
      ],
      closing: [
        'Ihre Frage kann kurz sein, die Antwort wird es auch.',
        'Wir haben gefragt, jetzt sind Sie dran.',
      ],
    },
    {
      opening: [
        'Ein leeres Blatt hat Vorteile, man kann es selbst füllen. {thisyr} liefert nur die Überschrift.',
        'Viel steht hier nicht, und das ist Absicht: ^{thisyr} soll man sehen.',
      ],
      thread: [
        'Auf das Blatt gehört, was Sie bei der Besichtigung notieren.',
        'Die Zeilen darunter schreiben Sie vor Ort.',
      ],
      closing: ['Bringen Sie einen Stift mit.', 'Wenn das Blatt voll ist, wissen Sie, was Sie wollen.'],
    },
  ],
  van: [
    {
      opening: [
        'Ein Laderaum ist die Werkstatt, die mitfährt. So versteht sich {thisyr}.',
        'Manche Werkstatt hat Räder. {thisyr} ist eine davon.',
      ],
      thread: [
        'In einer Werkstatt zählt, dass jeder Griff sitzt, unterwegs ebenso.',
        'Werkzeug, das man findet, ist halbe Arbeit; dafür ist Platz.',
      ],
      closing: [
        'Ihre Werkstatt könnte ab morgen fahren.',
        'Kommen Sie mit Ihrem Werkzeug im Kopf und prüfen Sie, ob es passt.',
      ],
    },
    {
      opening: [
        'Der Arbeitstag fängt am Hoftor an. Dort steht {thisyr}.',
        'Halb sieben, das Tor geht auf, und {thisyr} rollt hinaus.',
      ],
      thread: [
        'Zwischen Hoftor und Feierabend liegen Türen, Kisten, Treppen.',
        'Bis zum Abend wird mehrmals ein- und ausgeladen, das Tor bleibt so lange offen.',
      ],
      closing: [
        'Am Abend schließt sich das Tor, und es war ein guter Tag.',
        'Sehen Sie am Tor vorbei, dann zeigen wir Ihnen den Rest.',
      ],
    },
    {
      opening: [
        'Ein Kollege, der nie Pause macht, ist selten. {thisyr} kommt dem nahe.',
        'Gesucht wird ein Kollege für Lasten und Wege. {thisyr} bewirbt sich.',
      ],
      thread: [
        'Was so ein Kollege können muss, steht in wenigen Zeilen.',
        'Seine Stärke ist das Tragen, das Reden überlässt er anderen.',
      ],
      closing: [
        'Das Vorstellungsgespräch findet bei uns statt.',
        'Stellen Sie ihn auf die Probe, bevor Sie ihn einstellen.',
      ],
    },
    {
      opening: [
        'Maß nehmen ist der Anfang jeder Arbeit. Bei {thisDyr} darf man damit beginnen.',
        'Handwerker messen zweimal. {thisyr} hält beiden Messungen stand.',
      ],
      thread: ['Gemessen wird nicht nur in Zentimetern, auch im Nutzen.', 'Nach dem Maß kommt die Technik.'],
      closing: ['Bringen Sie den Zollstock mit.', 'Zweimal messen, einmal entscheiden.'],
    },
  ],
  electric: [
    {
      opening: [
        'Was fehlt, macht den Unterschied: kein Geräusch, kein Schalten, kein Auspuff{!fuelType}. {thisyr}, elektrisch angetrieben, lebt vom Weglassen.',
        'Gutes entsteht oft durch Weglassen. {thisyr} fährt {runs} und lässt den Lärm weg.',
      ],
      thread: [
        'Wo der Lärm fehlt, bleibt Platz: für Musik, Gespräch oder nichts.',
        'Man vermisst das Fehlende erstaunlich wenig.',
      ],
      closing: [
        'Was noch fehlt, ist Ihr Eindruck.',
        'Lassen Sie den Zweifel weg und setzen Sie sich hinein.',
      ],
    },
    {
      opening: [
        'Es gibt ein Vorher und ein Nachher, dazwischen liegt die erste Fahrt mit Strom{!fuelType}. {thisyr} ist elektrisch und steht für das Nachher.',
        'Wer einmal leise gefahren ist, hört danach anders. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Vorher hörte man den Motor, nachher hört man die Straße.',
        'Das Nachher beginnt im ersten Stau, wenn nichts brummt.',
      ],
      closing: [
        'Das Vorher kennen Sie, das Nachher zeigen wir Ihnen.',
        'Zwischen beidem liegt nur ein Termin.',
      ],
    },
    {
      opening: [
        'Am Abend einstecken, am Morgen losfahren{!fuelType}: ^{thisyr}, elektrisch, folgt dem Rhythmus des Hauses.',
        'Ein Auto, das schläft, wenn Sie schlafen{!fuelType}: ^{thisyr} lädt in dieser Zeit Strom und fährt elektrisch.',
      ],
      thread: [
        'Der Rhythmus bleibt auch unterwegs: ruhig, gleichmäßig, ohne Gangwechsel.',
        'So regelmäßig wie das Laden ist auch das Fahren.',
      ],
      closing: [
        'Ob der Rhythmus zu Ihrem passt, lässt sich herausfinden.',
        'Wenn Ihr Haus eine Steckdose hat, ist der Anfang gemacht.',
      ],
    },
    {
      opening: [
        'Strom ist unsichtbar, seine Wirkung nicht. {thisyr} fährt {runs}.',
        'Man sieht dem Wagen nicht an, was er kann. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Spürbar wird die Wirkung am ersten Meter, ganz ohne Ansage.',
        'Unsichtbar bleibt der Antrieb auch während der Fahrt, man hört ihn nicht.',
      ],
      closing: [
        'Unsichtbares muss man erleben, am besten bei uns.',
        'Sehen allein genügt hier nicht, setzen Sie sich hinein.',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Wer früh ankommt, hat die Straße für sich. {thisyr} fährt {runs} und ist früh dran.',
        'Manche warten auf die Zukunft, manche tanken sie. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Früh dran zu sein heißt auch, Fragen zu beantworten, an jeder Ampel.',
        'Die Zukunft fährt übrigens leise und ohne Schaltpausen.',
      ],
      closing: [
        'Kommen Sie früh, dann haben wir Zeit für alle Fragen.',
        'Die Zukunft steht bei uns auf dem Hof.',
      ],
    },
    {
      opening: [
        'Aus dem Auspuff kommt Wasser{!fuelType}. Mit diesem Satz könnte man {thisAyr}, angetrieben mit Wasserstoff, vorstellen.',
        'Tanken wie gewohnt, fahren wie mit Strom: ^{thisyr} fährt {runs}.',
      ],
      thread: [
        'Dahinter steht Technik, die man im Alltag kaum bemerkt.',
        'Der Rest der Fahrt ist angenehm unspektakulär.',
      ],
      closing: [
        'Wer es nicht glaubt, sieht es sich an.',
        'Über den einen Satz hinaus erklären wir gern auch den Rest.',
      ],
    },
    {
      opening: [
        'Selten ist ein Auto, das erst erklärt werden will. {thisyr} fährt {runs}.',
        'Neugierige erkennt man daran, dass sie stehen bleiben. Vor {thisDyr} bleiben viele stehen, denn {er} fährt {runs}.',
      ],
      thread: [
        'Erklärt ist es schnell, und dann fährt man einfach los.',
        'Die Neugier weicht nach kurzer Zeit der Gewohnheit.',
      ],
      closing: ['Bleiben Sie stehen, wir erklären es gern.', 'Neugier ist der beste Grund für einen Besuch.'],
    },
  ],
  sports: [
    {
      opening: [
        'Es gibt den kurzen Weg nach Hause und den richtigen. {thisyr} kennt nur den richtigen.',
        'Der Umweg ist das eigentliche Ziel. {thisyr} ist dafür gebaut.',
      ],
      thread: [
        'Ein Umweg besteht aus Kurven, und Kurven brauchen Kraft am Ausgang.',
        'Auf dem Umweg merkt man, was die Zahlen bedeuten.',
      ],
      closing: [
        'Den Umweg suchen Sie aus, den Schlüssel haben wir.',
        'Der Weg zu uns darf gern ein Umweg sein.',
      ],
    },
    {
      opening: [
        'Sonntag, sechs Uhr, die Straße ist leer. Für diese Stunde gibt es {thisAyr}.',
        'Eine Stunde in der Woche gehört einem selbst. {thisyr} weiß, was man damit anfängt.',
      ],
      thread: [
        'In dieser Stunde zählt jeder Meter und keine Minute.',
        'Die Stunde beginnt mit dem Anlassen und endet meist zu früh.',
      ],
      closing: [
        'Reservieren Sie sich diese Stunde, wir sind da.',
        'Eine Stunde genügt auch für den ersten Besuch.',
      ],
    },
    {
      opening: [
        'Vernunft ist eine gute Eigenschaft, man sollte sie nur nicht übertreiben. {thisyr} hilft dabei.',
        'Ein Auto kann man begründen oder wollen. {thisyr} will man.',
      ],
      thread: ['Die Gründe liefern die Daten nach.', 'Für den Verstand gibt es immerhin Zahlen.'],
      closing: [
        'Bringen Sie die Vernunft ruhig mit, sie darf zusehen.',
        'Wollen ist erlaubt; ansehen sowieso.',
      ],
    },
    {
      opening: [
        'Manche Dinge versteht man mit den Händen. {thisyr} gehört dazu.',
        'Ein Lenkrad kann erzählen. Das von {thisDyr} tut es.',
      ],
      thread: [
        'Was die Hände melden, bestätigt der rechte Fuß.',
        'Die Hände spüren die Straße, der Rest des Körpers die Kraft.',
      ],
      closing: [
        'Legen Sie die Hände an, der Rest ergibt sich.',
        'Ihre Hände werden es schneller wissen als wir.',
      ],
    },
    {
      opening: [
        'Man kann ein Gespräch führen, ohne ein Wort zu sagen. {thisyr} spricht über Lenkung und Pedal.',
        'Fragen stellt der Fuß, Antworten gibt {thisyr}.',
      ],
      thread: [
        'Das Gespräch wird lebhaft, sobald die Straße sich windet.',
        'Auf jede Frage folgt die Antwort ohne Umschweife.',
      ],
      closing: ['Führen Sie das Gespräch selbst, wir hören nicht mit.', 'Das erste Wort haben Sie.'],
    },
  ],
  open: [
    {
      opening: [
        'Das Dach ist offen, und plötzlich gehört der Himmel dazu. {thisyr} wurde dafür gemacht.',
        'Über dem Kopf nichts als Wetter. {thisyr} nimmt es, wie es kommt.',
      ],
      thread: [
        'Unter freiem Himmel wird jede Strecke eine andere.',
        'Was bleibt, wenn das Dach verschwindet, ist der Klang der Straße.',
      ],
      closing: ['Suchen Sie sich einen hellen Tag aus.', 'Den Himmel stellen wir nicht in Rechnung.'],
    },
    {
      opening: [
        'Der Sommer ist eine Frage der Vorbereitung. {thisyr} ist vorbereitet.',
        'Irgendwann im April kommt der Tag. {thisyr} wartet darauf.',
      ],
      thread: [
        'An diesem Tag zählen Luft, Licht und ein wenig Technik.',
        'Bis dahin ist {er} ein Auto, ab dann ein Vergnügen.',
      ],
      closing: [
        'Kümmern Sie sich vor dem ersten warmen Tag darum.',
        'Der Sommer ist kurz, das Ansehen dauert nicht lange.',
      ],
    },
    {
      opening: [
        'Man riecht die Straße, bevor man sie sieht: Linden, Regen, Heu. {thisyr} hat dafür kein Dach.',
        'Gemähtes Gras riecht man nur offen. {thisyr} fährt gern daran vorbei.',
      ],
      thread: [
        'Zu den Gerüchen gehört das Geräusch des Motors.',
        'Der Rest ist Gleiten, von einem Duft zum nächsten.',
      ],
      closing: ['Welche Straße riecht bei Ihnen am besten?', 'Folgen Sie der Nase, dann kommen Sie zu uns.'],
    },
  ],
  classic: [
    {
      opening: [
        'Zeit vergeht, Haltung bleibt. {thisyr} ist ein Beispiel.',
        'Man sieht den Jahren nach und bleibt bei einem Auto hängen: {thisyr}.',
      ],
      thread: [
        'Aus jener Zeit stammt auch die Technik, ehrlich und überschaubar.',
        'Die Haltung zeigt sich an Linien, die niemand mehr so zieht.',
      ],
      closing: [
        'Nehmen Sie sich Zeit, das Auto hat es auch getan.',
        'Ein Besuch lohnt sich, Zeit haben wir.',
      ],
    },
    {
      opening: [
        'Es gab Autos, bei denen man noch Hebel zog. {thisyr} ist eines geblieben.',
        'Drehen, ziehen, drücken: ^{thisyr} wird mit der Hand gefahren.',
      ],
      thread: [
        'Jeder Handgriff hat einen Sinn, und man sieht ihn.',
        'Die Technik ist so klar wie die Bedienung.',
      ],
      closing: [
        'Legen Sie selbst Hand an, bei uns dürfen Sie das.',
        'Mit der Hand auf dem Blech versteht man es am besten.',
      ],
    },
    {
      opening: [
        'Ein Foto aus dem Album, nur in Farbe und mit Motor. So steht {thisyr} da.',
        'In manchem Familienalbum parkt so ein Wagen im Hintergrund. {thisyr} ist nach vorn getreten.',
      ],
      thread: ['Wer umblättert, kommt zu den Daten.', 'Unter das Foto gehören ein paar Zahlen.'],
      closing: [
        'Vielleicht beginnt mit {ihm} eine neue Seite im Album.',
        'Machen Sie Ihr eigenes Foto, bei uns auf dem Hof.',
      ],
    },
    {
      opening: [
        'Suchen kann man jahrelang, finden geht schnell. {thisyr} lässt sich finden.',
        'Liebhaber suchen nicht, sie warten. {thisyr} könnte das Ende des Wartens sein.',
      ],
      thread: ['Wer gefunden hat, schaut genau hin.', 'Nach dem Warten kommt das Prüfen.'],
      closing: [
        'Die Suche endet mit einem Besuch, oder sie beginnt damit.',
        'Gefunden haben Sie {ihn} schon, jetzt prüfen Sie.',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        'Die erste Seite ist noch leer. {thisyr} hat sein Buch gerade erst aufgeschlagen.',
        'Ein neues Heft hat einen eigenen Geruch. {thisyr} auch.',
      ],
      thread: ['Was hineingeschrieben wird, bestimmt, wer fährt.', 'Auf die erste Seite gehören die Daten.'],
      closing: ['Der erste Satz gehört Ihnen.', 'Schreiben Sie weiter, wir reichen den Schlüssel.'],
    },
    {
      opening: [
        'Warten ist eine Tugend, aber keine notwendige. {thisyr} ist schon da.',
        'Bestellen, warten, noch einmal warten: ^{thisyr} lässt das aus.',
      ],
      thread: [
        'Das Gesparte an Zeit kann man in Kilometer umrechnen.',
        'Statt eines Liefertermins gibt es hier Daten.',
      ],
      closing: [
        'Warten müssen Sie nur bis zu Ihrem Termin.',
        'Wann haben Sie Zeit? Wir müssen nicht liefern lassen.',
      ],
    },
    {
      opening: [
        'Ein Auto, das noch keine Gewohnheiten hat, nimmt Ihre an. {thisyr} ist so weit.',
        'Sitz, Spiegel, Sender: ^bei {thisDyr} ist fast alles noch einzustellen.',
      ],
      thread: [
        'Gewohnheiten entstehen aus Wegen, und die Technik steht bereit.',
        'Eingestellt ist bisher nur das, was in den Daten steht.',
      ],
      closing: ['Stellen Sie den Sitz ein, dann fängt es an.', 'Die Gewohnheiten bringen Sie mit.'],
    },
  ],
  firstCar: [
    {
      opening: [
        'Ein eigener Schlüssel wiegt wenig und verändert viel. {thisyr} gehört an einen ersten Schlüsselbund.',
        'Am Anfang steht ein Schlüssel. Zu {thisDyr} gehört ein solcher.',
      ],
      thread: [
        'Mit dem Schlüssel kommen Wege, die vorher ein Fahrplan waren.',
        'Der Schlüssel dreht sich, und alles Weitere ist leicht zu lernen.',
      ],
      closing: [
        'Der Schlüssel liegt bei uns.',
        'Holen Sie sich den Schlüssel wenigstens einmal zum Platznehmen.',
      ],
    },
    {
      opening: [
        'Zum ersten Mal allein: ^der Beifahrersitz ist leer, die Straße auch. {thisyr} macht keine große Sache daraus.',
        'Das erste Mal allein am Steuer hat seinen eigenen Klang. {thisyr} bleibt dabei leise.',
      ],
      thread: [
        'Allein heißt nicht verlassen, wenn das Auto verständlich antwortet.',
        'Nach dem ersten Mal kommt das zweite, und dann die Routine.',
      ],
      closing: [
        'Beim Ansehen dürfen Sie gern zu zweit kommen.',
        'Allein fahren, gemeinsam aussuchen: ^so geht es am besten.',
      ],
    },
    {
      opening: [
        'Lernen geht leichter, wenn niemand drängt. {thisyr} drängt nicht.',
        'Ein guter Lehrer wiederholt sich ohne Ungeduld. {thisyr} ist so einer.',
      ],
      thread: [
        'Gelernt wird auf kurzen Wegen, Tag für Tag.',
        'Zum Unterricht gehören Einparken, Anfahren, Abbiegen.',
      ],
      closing: ['Die erste Stunde geben wir, beim Ansehen.', 'Fragen stellen gehört zum Lernen, tun Sie es.'],
    },
  ],
  family: [
    {
      opening: [
        'Über ein Familienauto wird hinten abgestimmt. {thisyr} stellt sich dieser Wahl.',
        'Die strengsten Prüfer sitzen in der zweiten Reihe. {thisyr} hat nichts dagegen.',
      ],
      thread: [
        'Das Ergebnis der Abstimmung fällt meist beim Einsteigen.',
        'Vorn entscheidet derweil die Technik mit.',
      ],
      closing: ['Bringen Sie die Prüfer mit.', 'Abgestimmt wird bei uns auf dem Hof.'],
    },
    {
      opening: [
        'Zwischen Frühstück und Schulhof liegen zehn hektische Minuten. {thisyr} nimmt einige davon ab.',
        'Losfahren ist der schwierigste Teil jeder Familienfahrt. {thisyr} erleichtert ihn.',
      ],
      thread: ['Ist man einmal unterwegs, wird es ruhiger.', 'Nach dem Anschnallen übernimmt die Technik.'],
      closing: [
        'Zehn Minuten haben Sie bestimmt für einen ersten Blick.',
        'Planen Sie das Losfahren einmal zu uns.',
      ],
    },
    {
      opening: [
        'Ein Wohnzimmer mit vier Rädern, so wird jedes Familienauto eines Tages genannt. {thisyr} auch.',
        'Manche Zimmer haben ein Lenkrad. {thisyr} könnte so eines für Ihre Familie werden.',
      ],
      thread: [
        'In einem Zimmer wird gelebt: gelacht, gegessen, geschlafen.',
        'Wie in jedem Zimmer kommt es auf Platz und Ruhe an.',
      ],
      closing: ['Treten Sie ein und sehen Sie sich um.', 'Das Zimmer ist zu besichtigen.'],
    },
    {
      opening: [
        'Kinder messen Strecken in Liedern. In {thisDyr} reicht es für viele.',
        'Die Zeit auf der Rückbank vergeht anders als vorn. {thisyr} ist für beide Zeiten gemacht.',
      ],
      thread: [
        'Zwischen zwei Liedern merkt man, wie der Wagen rollt.',
        'Vorn zählt derweil anderes, zum Beispiel die Technik.',
      ],
      closing: ['Wie viele Lieder sind es bis zu uns?', 'Lassen Sie die Rückbank mitreden.'],
    },
  ],
  wild: [
    {
      opening: [
        'Der Asphalt endet immer vor dem schönsten Platz. {thisyr} fährt dann weiter.',
        'Hinter dem Schild beginnt der gute Teil des Weges. {thisyr} kennt keine Scheu.',
      ],
      thread: [
        'Weiterfahren verlangt Kraft, Übersicht und Gelassenheit.',
        'Auf losem Grund zählt, was unter dem Blech steckt.',
      ],
      closing: [
        'Welcher Platz liegt bei Ihnen hinter dem Asphalt?',
        'Bis zu uns ist die Straße befestigt, danach nicht mehr unbedingt.',
      ],
    },
    {
      opening: [
        'Das Wetter wird schlecht, und jemand greift zum Schlüssel. Es ist der von {thisDyr}.',
        'Regen ist auch nur Wasser. {thisyr} sieht es so.',
      ],
      thread: [
        'Bei schlechtem Wetter lernt man ein Auto am besten kennen.',
        'Auf nassem Boden zeigt sich, wozu die Technik da ist.',
      ],
      closing: ['Besuchen Sie uns ruhig bei Regen.', 'Das Wetter dürfen Sie sich aussuchen.'],
    },
    {
      opening: [
        'Karten haben weiße Flecken, Autos haben Räder. {thisyr} bringt beides zusammen.',
        'Auf der Karte ist es nur ein dünner Strich. {thisyr} macht einen Weg daraus.',
      ],
      thread: [
        'Dünne Striche sind selten eben, dafür ist die Technik da.',
        'Wer Striche nachfährt, sollte wissen, womit.',
      ],
      closing: ['Bringen Sie Ihre Karte mit.', 'Wo Ihr Strich hinführt, wissen nur Sie.'],
    },
  ],
  luxury: [
    {
      opening: [
        'Man schließt die Tür, und der Ton der Welt ändert sich. So beginnt es bei {thisDyr}.',
        'Eine Tür fällt leise ins Schloss. Mehr Einleitung braucht {thisyr} nicht.',
      ],
      thread: [
        'Hinter der Tür geht es so weiter, gedämpft und genau.',
        'Die Ruhe hinter der Tür hat technische Gründe.',
      ],
      closing: [
        'Öffnen Sie die Tür, und schließen Sie sie von innen.',
        'Unsere Tür steht Ihnen ebenfalls offen.',
      ],
    },
    {
      opening: [
        'Es gibt Autos, in denen man gern noch einen Augenblick sitzen bleibt. {thisyr} ist so ein Fall.',
        'Angekommen, und doch steigt niemand aus. In {thisDyr} kommt das vor.',
      ],
      thread: [
        'Sitzen bleiben kann man nur, wo nichts drückt und nichts dröhnt.',
        'Der Augenblick verlängert sich von selbst.',
      ],
      closing: [
        'Bleiben Sie bei uns ruhig einen Augenblick sitzen.',
        'Einen Augenblick Zeit, mehr verlangt der erste Besuch nicht.',
      ],
    },
    {
      opening: [
        'Sorgfalt ist das, was man erst beim zweiten Mal sieht. {thisyr} hat viele zweite Male.',
        'Gute Arbeit drängt sich nicht auf. {thisyr} hält es ebenso.',
      ],
      thread: [
        'Beim zweiten Hinsehen fällt auf, wie ruhig die Technik arbeitet.',
        'Zur Sorgfalt gehört, dass alles seine Stelle hat.',
      ],
      closing: ['Schauen Sie zweimal hin.', 'Für das zweite Hinsehen haben wir Zeit.'],
    },
  ],
  city: [
    {
      opening: [
        'Eine Stadt besteht aus Lücken. {thisyr} passt in die meisten.',
        'Zwischen zwei parkenden Autos bleibt oft noch Platz. {thisyr} nutzt ihn.',
      ],
      thread: [
        'Lücken gibt es auch im Verkehr, und mit flinker Antwort nutzt man sie.',
        'Wer in Lücken denkt, kommt entspannter an.',
      ],
      closing: [
        'Bei uns ist eine Lücke für Sie frei.',
        'Welche Lücke vor Ihrer Tür ist zu klein für alle anderen?',
      ],
    },
    {
      opening: [
        'Drei Wege an einem Nachmittag, und noch Zeit für Kaffee. So rechnet {thisyr}.',
        'Der Kaffee ist noch warm, die Besorgung schon erledigt: ^{thisyr} kennt die Stadt.',
      ],
      thread: [
        'Kurze Wege verlangen kurzes Nachdenken und leichte Bedienung.',
        'Zwischen Kaffee und Heimweg liegt die Stadt mit ihren Ampeln.',
      ],
      closing: ['Kommen Sie auf einen Kaffee, das Auto steht davor.', 'Zeit für einen Blick ist immer.'],
    },
    {
      opening: [
        'Man kann gegen die Stadt fahren oder mit ihr. {thisyr} fährt mit.',
        'Eine Stadt hat ihren eigenen Takt. {thisyr} hält ihn.',
      ],
      thread: [
        'Im Takt von Rot und Grün zeigt sich, wie leicht ein Auto geht.',
        'Mitzufahren heißt, wenig Platz zu brauchen und wenig Aufhebens.',
      ],
      closing: ['Kommen Sie im Takt Ihrer Stadt vorbei.', 'Fahren Sie mit, wenigstens bis zu uns.'],
    },
  ],
  budget: [
    {
      opening: [
        'Eine gute Rechnung braucht keinen Rotstift. {thisyr} lässt sich sauber rechnen.',
        'Mit dem Bleistift liest man anders als mit dem Herzen. {thisyr} verträgt den Bleistift.',
      ],
      thread: ['Auf die Habenseite gehört die Technik.', 'Posten für Posten kommt man zum Ergebnis.'],
      closing: ['Das Ergebnis tragen Sie selbst ein.', 'Rechnen Sie nach, dann melden Sie sich.'],
    },
    {
      opening: [
        'Nötig oder nur schön? {thisyr} hat sich für das Nötige entschieden.',
        'Was braucht man wirklich? {thisyr} gibt eine knappe Antwort.',
      ],
      thread: ['Das Nötige ist hier nicht wenig.', 'Zur knappen Antwort gehören ein paar Daten.'],
      closing: [
        'Wenn Ihnen das Nötige reicht, reicht auch ein Anruf.',
        'Was Sie wirklich brauchen, wissen Sie am besten.',
      ],
    },
    {
      opening: [
        'Für Geld hat jemand gearbeitet, man gibt es nicht gedankenlos aus. {thisyr} respektiert das.',
        'Wer weiß, wie lange er dafür gearbeitet hat, kauft anders. {thisyr} ist etwas für solche Käufer.',
      ],
      thread: [
        'Respekt heißt hier: klare Daten, keine Ausschmückung.',
        'Dafür bekommt man Technik, die ihre Arbeit tut.',
      ],
      closing: ['Prüfen Sie, ob es Ihre Arbeit wert ist.', 'Ihr Geld, Ihre Entscheidung, unsere Auskunft.'],
    },
  ],
  gas: [
    {
      opening: [
        'An der Zapfsäule denkt jeder an etwas anderes, meist an Geld. {thisyr} fährt {runs}.',
        'Der Zähler an der Säule läuft, und man schaut zu. Mit {thisDyr} schaut man gelassener, {er} fährt {runs}.',
      ],
      thread: [
        'Zwischen zwei Tankstopps liegt das eigentliche Leben.',
        'Gelassen fährt man auch sonst, denn der Antrieb drängt nicht.',
      ],
      closing: [
        'An der Säule denken Sie dann an etwas anderes.',
        'Wie oft stehen Sie dort? Rechnen Sie es einmal aus.',
      ],
    },
    {
      opening: [
        'Wer weit muss, wählt mit Bedacht. {thisyr} fährt {runs}.',
        'Viele Kilometer sind viele kleine Beträge. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Die Summe wächst täglich, umso mehr zählt jeder Summand.',
        'Bedacht zeigt sich auch in der übrigen Technik.',
      ],
      closing: ['Ziehen Sie die Summe für Ihre Strecke.', 'Bedachte Käufer fragen nach, wir antworten.'],
    },
    {
      opening: [
        'Gegen den Strom zu schwimmen kann sehr vernünftig sein. {thisyr} fährt {runs}.',
        'Die Mode fährt etwas anderes. {thisyr} fährt {runs} und rechnet.',
      ],
      thread: ['Vernunft fährt sich überraschend normal.', 'Am Steuer merkt man von alledem nichts.'],
      closing: ['Vernünftige Fragen beantworten wir am liebsten.', 'Moden wechseln, Ihre Strecke bleibt.'],
    },
  ],
  hybrid: [
    {
      opening: [
        'Zwei, die sich die Arbeit teilen, streiten selten. {thisyr} fährt {runs}.',
        'Der eine zieht, der andere hilft. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Wer gerade arbeitet, merkt man am Steuer kaum.',
        'Die Arbeitsteilung wechselt mit jeder Ampel.',
      ],
      closing: ['Lernen Sie beide kennen.', 'Zu zweit geht es leichter, auch beim Ansehen.'],
    },
    {
      opening: [
        'Nichts geht verloren, es wird nur aufgehoben. So bremst {thisyr}, {runs} unterwegs.',
        'Bremsen kann man bereuen oder nutzen. {thisyr} fährt {runs} und nutzt es.',
      ],
      thread: ['Das Aufgehobene hilft beim nächsten Start.', 'So wird aus jedem Halt ein kleiner Anfang.'],
      closing: ['Heben Sie sich einen Termin für uns auf.', 'Den nächsten Start machen Sie selbst.'],
    },
    {
      opening: [
        'Ein Schritt in die neue Richtung, ohne die alte zu verlassen: ^{thisyr} fährt {runs}.',
        'Nicht jeder Wechsel muss ein Sprung sein. {thisyr} fährt {runs}.',
      ],
      thread: [
        'Der Schritt ist klein, spürbar ist er an jeder Ampel.',
        'Gewohnt bleibt das Tanken, neu ist die Ruhe beim Anrollen.',
      ],
      closing: ['Der erste Schritt führt zu uns.', 'Ob Ihnen der Schritt gefällt, merken Sie schnell.'],
    },
  ],
  style: [
    {
      opening: [
        'Man parkt, geht, und dreht sich noch einmal um. Der Grund dafür ist {thisyr}.',
        'Es gibt einen Blick zurück, den nur wenige Autos bekommen. {thisyr} bekommt ihn.',
      ],
      thread: [
        'Der Blick bleibt an der Linie hängen, dann am Licht darauf.',
        'Hinter dem, was man sieht, steckt Technik.',
      ],
      closing: ['Werfen Sie den ersten Blick bei uns.', 'Ob Sie sich umdrehen, werden Sie ja sehen.'],
    },
    {
      opening: [
        'Eine Linie, mit einem Zug gezogen: ^an diese Hand denkt man bei {thisDyr}.',
        'Am Anfang war ein Strich auf Papier. Daraus wurde auch {thisyr}.',
      ],
      thread: [
        'Der Strich führt vom Scheinwerfer bis zum Heck, darunter arbeitet die Technik.',
        'Zum Strich kamen später die Zahlen.',
      ],
      closing: [
        'Fahren Sie die Linie mit den Augen nach, am besten bei uns.',
        'Was auf Papier begann, steht jetzt auf dem Hof.',
      ],
    },
    {
      opening: [
        'Geschmack braucht keine Begründung. {thisyr} verlangt auch keine.',
        'Gefallen ist schneller als Denken. {thisyr} rechnet damit.',
      ],
      thread: [
        'Die Begründung kommt trotzdem, in Form von Daten.',
        'Das Denken holt auf, sobald man die Zahlen liest.',
      ],
      closing: [
        'Gefällt Ihnen, was Sie lesen? Sehen ist besser.',
        'Über Geschmack streiten wir nicht, wir zeigen.',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        'Fünf Tage, zehn Fahrten, jede Woche wieder. {thisyr} macht sie mit.',
        'Zweimal am Tag dieselbe Strecke: ^{thisyr} kennt das Prinzip.',
      ],
      thread: [
        'Bei der zehnten Fahrt zählt, was bei der ersten kaum auffiel.',
        'Aus Fahrten werden Wochen, und das Gleichmaß der Technik wird wichtig.',
      ],
      closing: [
        'Nehmen Sie die elfte Fahrt und kommen Sie zu uns.',
        'Die zehn Fahrten der nächsten Woche sind schon gezählt.',
      ],
    },
    {
      opening: [
        'Zwischen Haustür und Werktor liegt eine Stunde, die niemand bezahlt. {thisyr} macht sie wertvoller.',
        'Die Zeit am Steuer steht in keinem Kalender. {thisyr} gibt sie zurück.',
      ],
      thread: [
        'Zurückgegeben wird sie in Form von Ruhe.',
        'In dieser Zeit hört man Nachrichten, Musik oder nichts.',
      ],
      closing: ['Rechnen Sie Ihre Stunden zusammen.', 'Eine halbe Stunde genügt für den Besuch.'],
    },
    {
      opening: [
        'Morgens grau, abends grau, dazwischen ein Auto. {thisyr} bringt Licht hinein.',
        'Der Wecker, der Kaffee, {thisyr}: so fangen Tage an.',
      ],
      thread: ['Was danach kommt, fährt sich leicht.', 'Am Anfang des Tages will man keine Überraschungen.'],
      closing: ['Beginnen Sie einen Tag bei uns.', 'Es muss ja nicht vor dem ersten Kaffee sein.'],
    },
  ],
  traveller: [
    {
      opening: [
        'Der Horizont rückt nicht näher, aber man kommt weit. {thisyr} hat es auf ihn abgesehen.',
        'Ein Strich am Ende der Straße, das ist das Ziel. {thisyr} fährt darauf zu.',
      ],
      thread: [
        'Bis dahin zählen Ruhe, Sitz und ein Motor mit Ausdauer.',
        'Unterwegs zum Horizont wird die Technik zum Reisegefährten.',
      ],
      closing: ['Der Horizont beginnt bei uns auf dem Hof.', 'Ihr nächstes Ziel kennen nur Sie.'],
    },
    {
      opening: [
        'Gute Reisen erkennt man an der Ankunft. {thisyr} kommt ausgeruht an.',
        'Ankommen und noch Lust auf den Abend haben: ^{thisyr} reist so.',
      ],
      thread: [
        'Wie man ankommt, entscheidet sich unterwegs.',
        'Vor der Ankunft liegen Stunden, und die sollen leicht sein.',
      ],
      closing: ['Kommen Sie zuerst bei uns an.', 'Den Abend haben Sie danach noch vor sich.'],
    },
    {
      opening: [
        'Der Koffer ist gepackt, die Richtung offen. {thisyr} stellt keine Fragen.',
        'Irgendwohin, Hauptsache weit: ^{thisyr} versteht diesen Satz.',
      ],
      thread: ['Weit fährt, wer nicht ermüdet.', 'Die Richtung darf offen bleiben, die Daten sind es nicht.'],
      closing: [
        'Sagen Sie uns, wohin, oder sagen Sie es nicht.',
        'Mit dem Koffer in der Hand probiert man am besten den Kofferraum.',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'Eine Woche hat sieben verschiedene Tage. {thisyr} passt zu allen.',
        'Montag, Mittwoch, Sonntag: drei Leben und ein Schlüssel. Es ist der von {thisDyr}.',
      ],
      thread: [
        'Was am Montag trägt, muss am Sonntag nicht stören.',
        'Jeder Tag verlangt etwas anderes, die Technik bleibt dieselbe.',
      ],
      closing: ['An welchem Tag sehen wir Sie?', 'Suchen Sie sich einen der sieben Tage aus.'],
    },
    {
      opening: [
        'Ein Schweizer Taschenmesser passt in jede Tasche. {thisyr} passt in jede Woche.',
        'Werkzeug, das man immer dabeihat, ist meist das beste. {thisyr} ist so gedacht.',
      ],
      thread: [
        'Man klappt auf, was man gerade braucht.',
        'Nicht jede Klinge ist groß, aber jede hat ihren Zweck.',
      ],
      closing: ['Nehmen Sie es einmal in die Hand.', 'Ob das Werkzeug passt, merkt man beim Benutzen.'],
    },
    {
      opening: [
        'Am besten ist ein Auto, über das man nicht nachdenken muss. {thisyr} kommt dem nahe.',
        'Selbstverständlich ist ein großes Wort für ein Auto. Bei {thisDyr} darf man es benutzen.',
      ],
      thread: [
        'Wer nicht über das Auto nachdenkt, denkt an Besseres.',
        'Selbstverständlich wirken Dinge, die zusammenpassen.',
      ],
      closing: [
        'Denken Sie einmal gründlich nach, dann nie wieder.',
        'Das Nachdenken erledigen wir gern gemeinsam.',
      ],
    },
    {
      opening: [
        'Man kann viele Hüte tragen oder einen, der immer passt. {thisyr} ist so ein Hut.',
        'Für jede Gelegenheit etwas anderes im Schrank? {thisyr} spart Platz.',
      ],
      thread: [
        'Passend für vieles wird man nur, wenn die Grundlage stimmt.',
        'Die Gelegenheiten wechseln, die Daten bleiben.',
      ],
      closing: ['Probieren Sie, ob Ihnen das steht.', 'Anprobieren lässt sich das bei uns.'],
    },
    {
      opening: [
        'Der Einkauf, der Zug, die Gartenarbeit, der See: ^{thisyr} ist bei allem dabei.',
        'Aufzählen könnte man viel, fahren muss man es mit einem Auto. {thisyr} stellt sich zur Verfügung.',
      ],
      thread: [
        'Bei allem dabei zu sein verlangt vor allem Gutmütigkeit.',
        'Hinter der Liste steht eine Technik, die mitmacht.',
      ],
      closing: ['Was steht auf Ihrer Liste?', 'Setzen Sie den Besuch bei uns auf die Liste.'],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;
