import type { Phrases } from '../../voice.ts';
import { driven, noted } from './fact-fragments.ts';

/** Engine, gearbox and drive in the scene they are made for. */
export const engineLinks: Phrases = [
  // diesel
  `diesel & !damaged :: {!onTrips}<{!comfortable}><{!fuelType}>Nach einer Stunde Autobahn hat der Diesel< mit {ps}> [seinen Takt gefunden|seinen Rhythmus gefunden]: ^wenig Umdrehungen, wenig Geräusch, und die lange Strecke [wird kürzer|vergeht wie von selbst]${driven}.`,
  'diesel & automatic & !damaged :: {!onTrips}<{!fuelType}>{theGear} schaltet in den höchsten Gang, der Diesel zieht mit {ps} ruhig weiter, und [auf der langen Strecke bleibt Zeit für ein Gespräch|man kommt gelassen ans Ziel]<; angetrieben werden {wheels}>.',
  'diesel & manual & !damaged :: {!onTrips}<{!fuelType}>Auf der Autobahn hat die rechte Hand wenig zu tun: ^{theGear} steht im höchsten Gang, der Diesel< mit {ps}> zieht ruhig durch, und [die Kilometer vergehen|man unterhält sich]<; angetrieben werden {wheels}>.',
  `diesel & !thirsty & !damaged :: {!frugal}<{!onTrips}><{!fuelType}>Der Diesel leistet {ps}< aus {cc}> und kommt mit niedrigen Drehzahlen aus; so bleibt auch die lange Strecke [sparsam|bezahlbar]${driven}.`,
  `diesel & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Jeden Morgen dieselbe Auffahrt: ^der Diesel< mit {ps}> zieht ruhig an, und der Arbeitsweg [kostet wenig Kraftstoff|bleibt sparsam]${driven}.`,
  `diesel & cargo & !damaged :: {!atWork}<{!fuelType}>Um sieben ist geladen, und man merkt es kaum, denn der Diesel zieht mit {ps} [von unten heraus|schon aus dem Drehzahlkeller]. zur ersten Baustelle [geht es zügig|kommt man pünktlich]${driven}.`,
  `diesel & roomy & !damaged :: {!withFamily}<{!onTrips}><{!fuelType}>Wenn die Familie sitzt und das Gepäck verstaut ist, wiegt ein Auto einiges mehr. der Diesel nimmt es mit {ps} [gelassen|ruhig], auch wenn die Autobahn [ansteigt|in die Berge führt]${driven}.`,
  // petrol
  `petrol & !strong & !damaged :: {!inCity}<{!fuelType}>Zwischen zwei Ampeln liegen in der Stadt oft nur hundert Meter. dem Benziner< mit {ps}> [genügen sie|reichen sie], um [mitzuschwimmen|in den Verkehr zu finden]${driven}.`,
  `petrol & lively & !damaged :: {!onTrips}<{!fast}><{!fuelType}>Vor einem räumt jemand die Spur, der Benziner< mit {cc}> dreht auf, und {ps} machen aus dem Überholen [eine Sache von Augenblicken|eine kurze Angelegenheit]. danach geht die lange Fahrt [ruhig|entspannt] weiter${driven}.`,
  `petrol & strong & !damaged :: {!fast}<{!fuelType}>{ps}< aus {cc}>, das liest sich wie eine Zahl, bis die Straße frei ist: ^dann [schiebt|stürmt] der Benziner los, und [das Überholen ist vorbei, ehe man es merkt|man hat die Kraft im Rücken]${driven}.`,
  `petrol & lively & !damaged :: {!fast}<{!fuelType}>Die Nadel steigt, der Spaß auch, und {ps}< aus {ccn}> spürt man im Rücken: ^so beschleunigt ein [kräftiger|sportlicher] Benziner${driven}.`,
  `petrol & !strong & !damaged :: {!forAll}<{!fuelType}>Ein Alltag besteht aus kurzen Wegen und einem langen am Wochenende, und der Benziner< mit {ps}> [ist für beides richtig bemessen|macht beides ohne Umstände]${driven}.`,
  `petrol & !thirsty & !damaged :: {!frugal}<{!fuelType}>Sparsam zu fahren heißt nicht, zu schleichen: ^aus {cc} holt der Benziner {ps}, und der Verbrauch bleibt [bescheiden|vernünftig], wenn der Fuß es [auch|ebenfalls] ist${driven}.`,
  // electric
  `electric & !damaged :: {!inCity}<{!fuelType}>Die Ampel wird grün, und man ist schon drüben: ^mit {ps} fährt {themodel} elektrisch an, und in der Stadt hört man davon [nur das Rollen der Reifen|so gut wie nichts]${driven}.`,
  `electric & !damaged :: {!commuter}<{!fuelType}>Der Arbeitstag beginnt mit einem Geräusch weniger: ^der Elektromotor< mit {ps}> setzt ein, ohne dass man es hört, und [der tägliche Weg wird stiller|der Weg ins Büro gehört den eigenen Gedanken]${driven}.`,
  `electric & !damaged :: {!comfortable}<{!fuelType}>Es gibt keinen Gang zu wechseln und nichts, was brummt. der Elektromotor gibt seine {ps} so gleichmäßig ab, dass [Ruhe einkehrt|es an Bord ruhig bleibt]${driven}.`,
  `electric & !damaged :: {!fast}<{!fuelType}>Andere Motoren müssen Drehzahl holen, ein Elektromotor nicht: ^{ps} sind da, sobald der Fuß sich senkt, und [jedes Überholen überrascht einen neu|das Überholen ist vorbei, ehe man es bedenkt]${driven}.`,
  `electric & !damaged :: {!family}<{!comfortable}><{!fuelType}>Auf der Rückfahrt schlafen die Kinder, und der Elektromotor lässt ihnen die Ruhe: ^von {ps} hört man hinten [nichts|nicht mehr als ein Summen]${driven}.`,
  `electric & !damaged :: {!onTrips}<{!fuelType}>Eine lange Reise hat elektrisch ihren eigenen Takt: ^erst mit {ps} [ruhig dahin|leise über die Autobahn], dann eine Pause, in der [geladen und gegessen|geladen] wird${driven}.`,
  `electric & !damaged :: {!stylish}<{!fuelType}>Was man an der Form sieht, setzt sich beim Fahren fort: ^der Elektromotor< mit {ps}> macht [kein Aufheben|keinen Lärm], und auch das ist Stil${driven}.`,
  `electric & !damaged :: {!forOne}<{!fuelType}>Einsteigen, losfahren, allein mit der Straße: ^der Elektromotor< mit {ps}> ist [leise genug für eigene Gedanken|so leise, dass man selbst entscheidet, was man hört]${driven}.`,
  `electric & !damaged :: <{!fuelType}>Der erste Druck aufs Pedal erklärt mehr als das Datenblatt: ^{ps}, elektrisch, [ohne Verzögerung und ohne Geräusch|sofort und fast lautlos]${driven}.`,
  // hybrid
  `hybrid & !damaged :: {!inCity}<{!frugal}><{!fuelType}>In der Stadt wird ständig gebremst, und die Energie, die sonst verloren ginge, [behält|sammelt] der Hybridantrieb< mit {ps}> für [das nächste Grün|den nächsten Start]${driven}.`,
  `hybrid & !damaged :: {!withFamily}<{!frugal}><{!fuelType}>Familienwege sind kurz und viele. der Hybridantrieb< mit {ps}> gewinnt bei jedem Bremsen [etwas Energie|ein wenig Energie] zurück, und am Wochenende [trägt er alle weiter hinaus|geht es auch weiter hinaus]${driven}.`,
  `hybrid & !damaged :: {!comfortable}<{!fuelType}>Mal hört man den Motor, mal nur den Wind: ^der Hybridantrieb verteilt seine {ps} so [leise|unauffällig], dass man [aufhört hinzuhören|die Ruhe genießt]${driven}.`,
  'hybrid & all & !damaged :: {!inCountry}<{!fuelType}>Auf dem Land entscheidet manchmal ein nasser Hang; dort bringt der Hybridantrieb seine {ps} auf {wheels}, und [man kommt hinauf|es geht ohne Zögern weiter]<; {theGear} schaltet dazu von selbst>.',
  // gas
  `lpg & !damaged :: {!thrifty}<{!frugal}><{!fuelType}>An der Zapfsäule steht Autogas, und der Betrag [wächst langsamer|bleibt kleiner], als man es gewohnt ist. für den Alltag sind {ps}< aus {cc}> [genug|völlig ausreichend]${driven}.`,
  `lpg & !damaged :: {!inCity}<{!fuelType}>Mit {ps} fährt man in der Stadt so schnell wie alle anderen, nur dass Autogas die Tankrechnung [kleiner macht|niedriger hält]${driven}.`,
  `lpg & !damaged :: {!newDriver}<{!fuelType}>Nach dem Führerschein zählt jeder Euro. mit Autogas wird das Tanken billiger, und {ps}< aus {cc}> sind am Anfang [leicht zu beherrschen|genau richtig]${driven}.`,
  `cng & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Wer jeden Tag dieselbe Strecke fährt, tankt oft. der [sparsame|genügsame] Erdgasmotor< mit {ps}> macht sich dann bezahlt${driven}.`,
  `cng & !damaged :: {!frugal}<{!thrifty}><{!fuelType}>Wer Erdgas tankt, hat vorher gerechnet: ^{ps}< aus {cc}> bringen ihn gut voran, und die Kosten für Kraftstoff bleiben [klein|überschaubar]${driven}.`,
  // gearbox
  'automatic & !silent & !damaged :: {!commuter}Anfahren, rollen, warten, wieder anfahren: ^{theGear} macht den täglichen Berufsverkehr [erträglicher|zu einer ruhigeren Stunde]<, und {theEngine}< mit {ps}> drängt dabei nicht><; angetrieben werden {wheels}>.',
  'automatic & !silent & !damaged :: {!inCity}Wo die Stadt alle hundert Meter eine Ampel aufstellt, nimmt {theGear} einem [eine Sorge ab|das Schalten ab]<; {theEngine}< mit {ps}> sorgt dafür, dass man gut vom Fleck kommt>.',
  'automatic & !silent & !damaged :: {!forSenior}Man stellt den Hebel auf D und hat mit der Technik nichts mehr zu tun: ^{theGear} [schaltet weich|erledigt das Schalten]<, {theEngine}< mit {ps}> läuft>, und man fährt [entspannt|ganz in Ruhe].',
  'automatic & !silent & !damaged :: {!comfortable}Dass {theGear} geschaltet hat, [bemerkt man am Drehzahlmesser, nicht im Rücken|hört man eher, als dass man es spürt]<; auch {theEngine}< mit {ps}> hält sich zurück>, und so wird das Fahren [leise|ruhig].',
  'automatic & !silent & all & lively & !damaged :: {!atWork}Zum Termin regnet es, zurück schneit es vielleicht; {theEngine} hält {ps} bereit, {theGear} schaltet, {theDrive} [gibt Halt|sorgt für Halt], und man kommt [gesammelt|ruhig] beim Kunden an.',
  'manual & !lively & !damaged :: {!newDriver}Die linke Hand am Lenkrad, die rechte am Hebel: ^mit {gearD} und {psn} lernt man in den ersten Monaten, [worauf es beim Fahren ankommt|wie Motor und Tempo zusammenhängen]<; {theEngine} macht es einem leicht>.',
  'manual & lively & !damaged :: {!fast}Vor der Kurve einen Gang zurück, am Scheitel Gas: ^mit {gearD} und {psn} ist Fahren [Handwerk, und zwar ein schönes|noch Handarbeit, und gerade das macht Spaß]<; {theEngine} folgt willig<, angetrieben werden {wheels}>>.',
  'manual & !lively & !damaged :: {!inCity}Der erste Gang bis zur Ecke, der zweite bis zur Ampel: ^die Stadt fährt man mit {gearD} [bald wie von selbst|nach einer Woche auswendig]<, und {theEngine}< mit {ps}> macht es einem leicht>.',
  // drive
  'all & !damaged :: {!inCountry}Im November liegt Laub auf der Landstraße, im Januar Schnee; {theDrive} [verteilt die Kraft auf alle vier Räder|nimmt alle vier Räder mit], und [man fährt trotzdem|der Weg bleibt derselbe]<. Die Kraft dafür liefert {unEngine}< mit {ps}><, dazu kommt {unGear}>>.',
  `all & !damaged :: {!safe}Sicherheit merkt man oft daran, dass nichts geschieht: ^{theDrive} [verteilt die Kraft|bringt die Kraft auf vier Räder], und die nasse Straße verliert [ihren Schrecken|viel von ihrem Schrecken]<; {theEngine} leistet {ps}<, dazu kommt {unGear}>>.`,
  'rear & lively & !damaged :: {!fast}In der Kurve spürt man, dass die Hinterräder {themodelA} schieben: ^{ps}, {drive} und eine Lenkung, die frei bleibt, mehr braucht [das Vergnügen|der Spaß] nicht<. Man fährt mit {gearD}><; verbaut ist {unEngine}< mit {cc}>>.',
  'front & !lively & small & !damaged :: {!forHer}Man dreht am Lenkrad, und {themodel} folgt: ^{drive} und {ps} [machen das Fahren leicht|ergeben ein handliches Auto]<; unter der Haube sitzt {unEngine}<, dazu kommt {unGear}>>.',
  // experience, every day
  'lively & !damaged :: {!adult}Mit der Erfahrung schätzt man Kraft, die man nicht zeigen muss: ^{theEngine}< mit {cc}> hält {ps} bereit und [bleibt dabei ruhig|drängt sich nicht auf]<; dazu kommt {unGear}>.',
  '!lively & !damaged :: {!adult}Wer viele Autos gefahren hat, fragt bei {psn} nicht, ob sie beeindrucken, sondern ob sie [genügen|reichen]; {theEngine}< mit {cc}> [läuft ruhig und genügt|kommt damit gut zurecht]<; dazu kommt {unGear}>.',
  '!damaged & !strong :: {!young}Zwischen zwei Terminen soll die Technik einfach funktionieren; {theEngine}< mit {ps}> [bringt einen zügig weiter|reicht dafür gut aus]<, und {theGear} ist schnell vertraut>.',
  '!lively & !weak & !damaged :: {!forAll}{ps} sind für den Alltag [das mittlere Maß, mit dem sich gut leben lässt|ein Maß, an dem selten etwas fehlt]<; {theEngine}< mit {cc}> bringt sie mit>.',
  // a plain truth about the figures
  `lively & !damaged :: Ein kurzer Druck aufs Pedal, und {ps}< aus {cc}> werden [spürbar|deutlich spürbar]: ^{theEngine} [zieht an|beschleunigt], und die Auffahrt ist [zu Ende, bevor man zweifelt|geschafft]${driven}.`,
  `weak & !damaged :: {ps} [beeindrucken niemanden|sind wenig auf dem Papier], doch im Verkehr von heute [fährt man damit so schnell wie alle|schwimmt man damit gut mit]<. {theEngine}< mit {cc}> dreht willig>${driven}.`,
  `!weak & !lively & !damaged :: {theEngine} leistet {ps}< aus {cc}>, [genug für die Landstraße und für die Autobahn|so viel, wie man im Alltag braucht]${driven}.`,
  `diesel & !damaged & !classic :: <{!fuelType}>Kaum hat man das Pedal berührt, zieht der Diesel< mit {cc}> [von unten heraus|aus dem Drehzahlkeller], und mit {ps} kommt man [gelassen|ruhig] voran${driven}.`,
  `petrol & !damaged & !strong & !classic :: <{!fuelType}>Ein Benziner mit {psn}< und {ccn}> ist [die unauffällige Wahl|die einfache Lösung]: ^starten, losfahren, tanken, wo man gerade ist${driven}.`,
  `hybrid & !damaged :: <{!fuelType}>Was ein anderes Auto an der Ampel verschenkt, hebt der Hybridantrieb auf. {ps}< aus {cc}> stehen bereit, und ein Teil der Energie stammt aus [der letzten Bremsung|dem Bremsen]${driven}.`,
  `lpg & !damaged :: <{!fuelType}>An der Gassäule dauert es einen Augenblick länger, [dafür zahlt man weniger|und die Rechnung fällt kleiner aus]. beim Fahren merkt man keinen Unterschied: ^{theEngine} leistet {ps}< aus {cc}>${driven}.`,
  `strong & !electric & !damaged :: Es gibt Straßen, auf denen {ps}< aus {cc}> zu viel sind, und andere, auf denen man jedes einzelne davon [nutzt|genießt]. {theEngine} [taugt für beide|ist auf beiden zu Hause]${driven}.`,
  `automatic & !silent & !damaged :: Die rechte Hand hat frei: ^{theGear} schaltet, {theEngine} liefert {ps}< aus {cc}>, und man sieht [mehr von der Straße|nach vorn]<; angetrieben werden {wheels}>.`,
  `manual & !damaged & !classic :: Mit {gearD} erfährt man {ps} Gang für Gang; {theEngine}< mit {cc}> lässt hören, wann [es Zeit ist|der nächste fällig ist]<; angetrieben werden {wheels}>.`,
  `classic & !damaged :: {theEngine} hat {ps}< und {cc}>, und man [hört jedes davon|hört, dass sie arbeiten]: ^so [klang|fuhr] ein Auto seiner Zeit${driven}.`,
  `!damaged & lively & diesel :: <{!fuelType}>{ps}< aus {cc}>: ^ein Diesel, der am Berg [nicht nachlässt|zulegt] und auf der Geraden [kaum zu hören ist|leise wird]${driven}.`,
  // for whoever repairs
  `damaged :: Wer Teile sucht, braucht die Technik genau: ^[verbaut|eingebaut] ist {unEngine}[ mit {ps}< und {ccn}>|| mit {ccn}||]${driven}.`,
  `damaged :: Für den Anruf beim Teilehändler: {engine}<, {ps}><, {ccn}><, {gear}><, {drive}>.`,
  `damaged :: In der Werkstatt lautet die erste Frage nach dem Motor. hier ist es {unEngine}[ mit {ps}< und {ccn}>|| mit {ccn}||]${driven}.`,
];

/** Gearbox or drive alone, once the engine has been told. */
export const gearLinks: Phrases = [
  'front & !damaged :: {theDrive} macht das Fahren [berechenbar|gutmütig], wie man es [gewohnt ist|kennt].',
  'automatic & !silent & !damaged :: {theGear} nimmt einem das Kuppeln ab, und [an der zehnten Ampel weiß man es zu schätzen|im Stau ist das viel wert].',
  'manual & !damaged :: Wer gern selbst schaltet, findet hier {unGearA} und [hat das Tempo selbst in der Hand|wählt jeden Gang selbst].',
  'all & !damaged :: {theDrive} [bewährt sich|zählt] an den wenigen Tagen, an denen [nichts anderes hilft|die Straße weiß ist].',
  'rear & lively & !damaged :: {theDrive} hält die Lenkung frei, und das [merkt man in jeder Kurve|spürt man].',
];

/** Shape, colour and doors, seen by somebody who wants something of them. */
export const identityLinks: Phrases = [
  '!km0 & !new & !company & fiveDoors & !low & !damaged :: {!family}{doors} klingen nach einer Nebensache, bis man Kinder hat: ^[jedes steigt selbst ein|hinten geht das Einsteigen wie von allein], und [so wird {er} als {look} zum Familienauto|als {look} ist {er} für die Familie gerade richtig]<; gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & wagon & !damaged :: {!withFamily}Als {look} hat {er} hinten den Platz, um den sich eine Familie sonst streitet: ^[Koffer, Roller, Zelt|Taschen und Räder] kommen mit<. Auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & wagon & !damaged :: <{!onTrips}>Man legt den letzten Koffer hinein, und die Klappe geht zu: ^für lange Reisen ist {er} als {look} [gemacht|genau richtig]<; bisher waren es {km}>.',
  '!km0 & !new & !company & mpv & !damaged :: {!family}In {einlookD} sitzt jedes Kind [auf seinem eigenen Platz|bequem], und [Streit gibt es nur um die Musik|die Fahrt beginnt ruhiger]<. {doors} machen das Einsteigen leicht><; der Tacho zeigt {km}>.',
  '!km0 & !new & !company & suv & !damaged :: <{!safe}>Von oben sieht man den Radfahrer früher und die Lücke eher; als {look} gibt {er} einem [diesen Blick|diesen Vorsprung], und das ist ein Stück Sicherheit<. Bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & suv & !damaged :: {!inCountry}Über die Hecke hinweg sieht man auf dem Land, [was hinter der Kurve kommt|ob jemand entgegenkommt]; als {look} hat {er} die [Höhe|Sitzposition] dafür<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & suv & !damaged :: {!forSenior}Man setzt sich hinein, statt hinunter, und hat gleich den Überblick: ^so [bequem|leicht] macht {er} als {look} das Einsteigen<; {km} ist {er} gelaufen>.',
  '!km0 & !new & !company & small & !damaged :: <{!easyParking}>Wo zwei Wagen zu dicht stehen, [passt {er} als {look} noch dazwischen|parkt {er} als {look} noch ein], und die Suche nach dem Parkplatz [endet früher|ist vorbei]<; der Tacho zeigt {km}>.',
  '!km0 & !new & !company & small & !damaged :: {!inCity}Für eine Stadt, die enger wird, hat {er} als {look} [das passende Maß|das richtige Format]<; gelaufen ist {er} bisher {km}>.',
  '!km0 & !new & !company & small & !damaged :: {!newDriver}Das erste Auto darf klein sein, denn man muss es erst kennenlernen: ^als {look} [ist {er} schnell vertraut|macht {er} es einem leicht]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & !damaged :: {!stylish}{farbe} ist für diese Linien [eine gute Wahl|genau die richtige Farbe], das Auge [findet nichts, was stört|bleibt daran hängen]<; vor einem steht {einbody}<, {km} gelaufen>>.',
  '!km0 & !new & !company & !damaged :: <{!beautiful}>In {farbe} tritt die Form [deutlicher hervor|klar hervor], und man sieht, wie {themodel} gezeichnet ist<; {er} ist {einbody}<, und der Tacho zeigt {km}>>.',
  '!km0 & !new & !company & coupe & !damaged :: <{!beautiful}>Die Dachlinie fällt sanft ab, und [der Blick folgt ihr bis zum Heck|das Auge folgt ihr gern]<; {incolor} kommt sie [gut|besonders gut] zur Geltung><. Bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & cabrio & !damaged :: {!forOne}Man fährt allein los und weiß noch nicht, wohin: ^als {look} ist {er} [ein Auto für spontane Stunden|dafür gemacht]<; {km} stehen auf dem Tacho>.',
  '!km0 & !new & !company & sedan & !damaged :: {!atWork}Beim Kunden fährt {er} als {look} vor, und [man muss nichts erklären|der erste Eindruck stimmt]<; {doors} machen es auch Mitfahrern leicht><. Gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & sedan & !damaged :: <{!adult}>Mit etwas Erfahrung am Steuer kommt man oft wieder bei {einlookD} an: [ein eigener Kofferraum, ein ruhiger Innenraum, Haltung|hinten das Gepäck, vorn die Ruhe]<; der Tacho zeigt {km}>.',
  '!km0 & !new & !company & cargo & !damaged :: <{!atWork}>Am Morgen vor der Arbeit steht {einlook} im Hof und [wartet auf Material|wird beladen]<; {doors} [verkürzen das Einräumen|erleichtern es]><. Auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & crossover & !damaged :: <{!forAll}>Als {look} ist {er} [ein Auto zwischen zwei Klassen|weder groß noch klein], und im Alltag ist das [ein Vorteil|die bequemste Lösung]: ^hoch genug für den Überblick, schmal genug fürs Parkhaus<. Gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & twoDoors & !van & !damaged :: {!forOne}{doors} genügen, wenn man meist allein entscheidet, [wohin es geht|wer mitfährt]<; {er} ist {einlook}< mit bisher {km}>>.',
  'used & !damaged :: Wer anruft, fragt zuerst nach den Kilometern: ^es sind {km}<. Zu sehen ist {einbody}>.',
  '!km0 & !new & !damaged :: Zu sehen ist {einbody}<, und die Anzeige steht bei {km}>.',
  '!km0 & !new & !damaged :: Morgens steht {er} als {body} vor der Tür, und [man freut sich|der Tag fängt gut an]<; der Tacho zeigt {km}>.',
  'used & !damaged :: {km} hat {er} zurückgelegt, seit {er} das Werk verlassen hat<, und heute steht {er} als {body} [auf unserem Hof|bei uns]>.',
  '!km0 & !new & !damaged :: Wer {einbodyA} sucht, wird [hier|auf unserem Hof] fündig<; die Anzeige steht bei {km}>.',
  '!km0 & !new & !company & sedan & !damaged :: Vorn die Menschen, hinten das Gepäck, beides getrennt: ^als {look} [ist {er} klassisch aufgeteilt|bleibt {er} bei dieser Aufteilung]<. Gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & hatch & !damaged :: Hinten die große Klappe, vorn ein handliches Auto: ^als {look} [nimmt {er} wenig Straße ein|erledigt {er} viel]<; die Anzeige steht bei {km}>.',
  '!km0 & !new & !company & mpv & !damaged :: Als {look} ist {er} von innen nach außen gedacht, [zuerst die Mitfahrer, dann die Form|erst der Raum, dann die Linie]<; bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & city & !damaged :: Es gibt Straßen, die für anderes als {einlookA} [nicht gemacht sind|zu eng sind]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & pickup & !damaged :: Vorn sitzt man wie im Auto, hinten lädt man wie auf einem Anhänger: ^als {look} ist {er} [für beides gut|ein Arbeitstier]<; gelaufen ist {er} {km}>.',
];

/** The kilometres with what they mean, when nothing else is known of the past. */
export const historyLinks: Phrases = [
  '!withHistory & fewKm & used & !damaged :: <{!lasting}>Nach erst {km} [hat die Geschichte {ofmodel} kaum begonnen|liegt das meiste noch vor {ihm}], und man hat {ihn} noch lange.',
  '!withHistory & manyKm & !damaged :: {km} sind eine stattliche Strecke; wer {themodelA} ansieht, sollte [sich Zeit nehmen|genau hinsehen].',
  '!withHistory & used & !fewKm & !manyKm & !damaged :: {km} liegen hinter {ihm}; [was davon zu sehen ist, zeigt die Besichtigung|man sieht {ihn} sich am besten selbst an].',
];

/** A price with its warranty and kilometres, in one thought. */
export const dealLinks: Phrases = [
  `warranted & newDriver & !damaged :: <{!newDriver}>Für das erste eigene Auto zahlt man hier {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & thrifty & !damaged :: <{!thrifty}>Auf dem Zettel mit den Ausgaben steht nun eine Zahl: {price}, {warranty} [eingeschlossen|inbegriffen]${noted}.`,
  `warranted & family & !damaged :: <{!family}>Vieles lässt sich mit Kindern nicht planen, der Preis schon: ^{themodel} kostet[ als {used}|] {price}, und man [bekommt|erhält] {warranty} dazu${noted}.`,
  `warranted & safe & !damaged :: <{!safe}>Zur Sicherheit auf der Straße gehört eine beim Kauf: {price}, {warranty} [eingeschlossen|inklusive]${noted}.`,
  `warranted & commuter & !damaged :: <{!commuter}>Wer täglich fahren muss, denkt beim Kauf auch an übermorgen: ^{themodel} kostet[ als {used}|] {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & onTrips & !damaged :: <{!onTrips}>Vor der ersten langen Reise [steht|kommt] eine einfache Rechnung: {price}, und {warranty} [erhält man dazu|bekommt man dazu]${noted}.`,
  `warranted & atWork & !damaged :: <{!atWork}>In die Kalkulation des Betriebs gehören [zwei Angaben|diese Angaben]: {price} und {warranty}${noted}.`,
  `warranted & lasting & !damaged :: <{!lasting}>Wer lange behalten will, fängt gern ruhig an: ^für {price} [gibt es {themodelA} mit|steht {themodel} da, mit] {warrantyD}${noted}.`,
  `warranted & !damaged :: {km}, {warranty}, {price}: ^mit diesen drei Angaben [lässt sich {themodel} einordnen|ist der Kauf umrissen]${noted}.`,
  `warranted & !damaged :: {price} kostet {themodel}[ als {used}|], und mit {warrantyD} [kauft man etwas Ruhe dazu|ist auch für die erste Zeit vorgesorgt]${noted}.`,
  `warranted & inCity & !damaged :: <{!inCity}>Das eigene Auto für die Stadt kostet[ als {used}|] {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & withFamily & !damaged :: <{!withFamily}>Am Küchentisch, wenn die Familie rechnet, stehen zwei Posten auf dem Blatt: {price} und {warranty}${noted}.`,
  `warranted & fast & !damaged :: <{!fast}>Auch Fahrspaß lässt sich beziffern: {price}, und {warranty} [erhält man dazu|bekommt man mit]${noted}.`,
  `warranted & beautiful & !damaged :: <{!beautiful}>Schöne Dinge haben ihren Preis, hier beträgt er {price}, {warranty} [inbegriffen|eingerechnet]${noted}.`,
  `warranted & stylish & !damaged :: <{!stylish}>Wenn das Auge zugestimmt hat, [liest|prüft] der Kopf: {price}, {warranty} eingeschlossen${noted}.`,
  `warranted & adult & !damaged :: <{!adult}>Erfahrene Käufer fragen zuerst nach den Zahlen: {price}, {warranty} inbegriffen${noted}.`,
  `warranted & young & !damaged :: <{!young}>Damit sich planen lässt: ^{themodel} kostet[ als {used}|] {price}, und man [bekommt|erhält] {warranty} dazu${noted}.`,
  `warranted & comfortable & !damaged :: <{!comfortable}>Entspannt fahren, entspannt kaufen: ^für {price} [bekommt man|erhält man] {warranty} dazu${noted}.`,
  `warranted & frugal & !damaged :: <{!frugal}>Gespart wird unterwegs, bezahlt wird einmal: {price}, {warranty} [inbegriffen|inklusive]${noted}.`,
  `warranted & rare & !damaged :: <{!rare}>Was man selten findet, hat hier einen klaren Preis: {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & forOne & !damaged :: <{!forOne}>Unabhängig zu sein kostet in diesem Fall {price}, {warranty} [eingeschlossen|inklusive]${noted}.`,
  `!warranted & !unwarranted & thrifty & !damaged :: <{!thrifty}>Wer sein Geld zusammenhält, will die Zahl früh wissen: {price}${noted}.`,
  `!warranted & !unwarranted & !damaged :: Bleibt der Preis, und der ist [schnell genannt|einfach]: {price}${noted}.`,
  `!warranted & !unwarranted & !damaged :: {price} kostet {themodel}[, ohne langes Rechnen|, und damit ist das Wichtigste gesagt]${noted}.`,
  `unwarranted & used & !damaged :: {price} kostet {themodel}, eine Garantie gibt es nicht{!warranty}; umso [genauer|gründlicher] sollte man {ihn} vor dem Kauf ansehen${noted}.`,
  `unwarranted & classic :: Ein Auto dieses Alters wird ohne Garantie{!warranty} verkauft; {price} zahlt, wer es [gründlich angesehen hat|vorher in Ruhe geprüft hat]${noted}.`,
  `unwarranted & damaged :: {price}, ohne Garantie{!warranty}: ^das ist die [erste|obere] Zeile der Rechnung, die Reparatur steht darunter${noted}.`,
  `unwarranted & damaged :: Eine Garantie gibt es nicht{!warranty}; zu {price} [kommt|rechnet man] die Reparatur hinzu, und erst diese Summe zählt${noted}.`,
];

/** Value for money, said with the price itself. */
export const goodDealLinks: Phrases = [
  'warranted & !damaged :: {!goodDeal}Neben dem Preis von {price} stehen {warranty}< und {km}>; mit diesen Angaben lässt sich [in Ruhe|Zeile für Zeile] vergleichen.',
  'warranted & !damaged :: {!goodDeal}Ein Preis sagt erst etwas, wenn man weiß, was dazugehört: ^für {price} bekommt man hier [auch|außerdem] {warranty}.',
  'warranted & !damaged :: {!goodDeal}Man darf den Preis von {price} gegen jedes andere Angebot halten, [solange man|wenn man] {warranty} mitrechnet.',
  '!warranted & !unwarranted & !damaged :: {!goodDeal}{price} für {themodelA}< mit {km}>: ^ob der Preis stimmt, zeigt [jeder|ein] Vergleich.',
];

/** Keeping it long, said with the price or the kilometres. */
export const lastingLinks: Phrases = [
  'warranted & priced & !damaged :: {!lasting}Auf die Jahre verteilt, die man {themodelA} fährt, werden aus {price} [kleine Beträge|viele kleine Beträge]; {warranty} bekommt man [zum Anfang|für den Start] dazu.',
  'fewKm & !damaged :: {!lasting}{km} sind bei einem Auto, das man [lange|über Jahre] behalten will, [kaum ein Anfang|noch nicht viel].',
];

/** What a thing on board does on the roads of this buyer. */
export const featureLinks: Phrases = [
  'onTrips :: Auf der Autobahn übergibt man das Tempo {roadHelpD} und hat [den Fuß|den Kopf] frei für [die Strecke|anderes].',
  'commuter :: Wer täglich dieselbe Strecke fährt, [möchte|mag] {roadHelpA} [bald nicht mehr hergeben|nach einer Woche nicht mehr missen].',
  'inCity :: Im Parkhaus, zwischen zwei Pfeilern, [lernt|beginnt] man {parkHelpA} zu schätzen.',
  'newDriver :: Beim ersten Einparken ohne Fahrlehrer [tut es gut|beruhigt es], {parkHelpA} zu haben.',
  'easyParking :: Die letzten Zentimeter der Lücke [schätzt man nicht mehr, man hat {parkHelpA}|überlässt man {parkHelpD}].',
  'atWork :: Eine neue Adresse, zehn Minuten Zeit: ^mit {wayHelpD} [findet man den Kunden trotzdem|kommt man trotzdem pünktlich].',
  'onTrips :: In der fremden Stadt, am Ende der langen Fahrt, ist man froh um {wayHelpA}.',
  'family :: Der Kindersitz [sitzt|hält] mit {childHelpD} beim ersten Klick, und [die Fahrt beginnt ohne Seufzer|alle sind früher unterwegs].',
  'withFamily :: Auf dem engen Parkplatz vor der Schule [bewährt sich|hilft] es, {doorHelpA} zu haben, wenn [alle gleichzeitig hinauswollen|daneben jemand dicht geparkt hat].',
  'family :: Mit {seatHelpD} fährt auch mit, wer [auf dem Schulhof noch gefragt hat|erst am Morgen gefragt hat].',
  'inCountry :: Holz, ein Anhänger, ein altes Fahrrad: ^wer auf dem Land lebt, findet für {loadHelpA} [jede Woche|bald] einen Grund.',
  'atWork :: Was nicht hineinpasst, kommt trotzdem mit zur Arbeit, denn [es gibt|man hat] {loadHelpA}.',
  'commuter :: An einem Januarmorgen ist der Weg zur Arbeit mit {coldHelpD} [um einige Grade freundlicher|ein anderer].',
  'inCountry :: Der Frost kommt auf dem Land früher, und dann [ist man froh um|schätzt man] {coldHelpA}.',
  'onTrips :: Im August, auf halber Strecke in den Süden, [möchte man|will man] {coolHelpA} nicht mehr missen.',
  'inCity :: Der Asphalt glüht, die Ampel ist rot, und mit {coolHelpD} [bleibt man gelassen|wartet man im Kühlen].',
  'young :: Das Telefon klingelt, der Plan ändert sich, und dank {talkHelpD} bleiben [die Hände|beide Hände] am Lenkrad.',
  'fast :: Wer gern sportlich fährt, [bekommt dazu|findet dazu] {sportHelpA}.',
  'withFamily :: Unter {lightHelpD} zählen die Kinder [Wolken|Brücken], und die Fahrt wird kürzer.',
  'stylish :: Durch {lightHelpA} fällt Licht auf [das Interieur|den Innenraum], und die Form wirkt [von innen|auch von innen].',
];
