import type { Phrases } from '../../voice.ts';
import { driven, moved, noted } from './fact-fragments.ts';

/** Engine, gearbox and drive together with what they do on the road of this buyer. */
export const engineLinks: Phrases = [
  // diesel
  `diesel & !damaged :: {!onTrips}<{!comfortable}><{!fuelType}>Auf der Autobahn ist der Diesel [zu Hause|in seinem Element]: ^mit {ps}[< aus {cc}>|] hält er das Reisetempo bei niedrigen Drehzahlen, und Sie [haben es ruhig|kommen entspannt voran]${moved}.`,
  'diesel & automatic & !damaged :: {!onTrips}<{!fuelType}>Für Ihre langen Strecken passt eins zum anderen: ^der Diesel bringt {ps}[< und {cc}>|] mit, {theGear} wählt die Gänge<, {wheels} bringen die Kraft auf die Straße>, und Sie [müssen nur noch lenken|haben wenig zu tun].',
  'diesel & manual & !damaged :: {!onTrips}<{!fuelType}>Der höchste Gang ist eingelegt, {theGear} bleibt Kilometer um Kilometer unberührt, und der Diesel zieht mit {ps} ruhig durch: ^so [fahren sich|genießen Sie] auch lange Strecken.',
  `diesel & !thirsty & !damaged :: {!frugal}<{!onTrips}><{!fuelType}>Wer lange Strecken fährt, weiß einen sparsamen Diesel zu schätzen: ^{ps}[< aus {cc}>|] ziehen {themodelA} kräftig voran, und zum Tanken [halten Sie selten an|biegen Sie nicht oft ab]${moved}.`,
  `diesel & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Auf dem täglichen Weg zur Arbeit läuft der Diesel< mit {ps}> [unaufgeregt|gleichmäßig] mit, und [tanken müssen Sie selten|an der Tankstelle halten Sie nicht oft]${moved}.`,
  `diesel & cargo & !damaged :: {!atWork}<{!fuelType}>Auch mit voller Ladung kommen Sie zügig zum nächsten Kunden, denn beim Diesel< mit {ps}> [liegt die Kraft früh an|kommt die Kraft von unten]${moved}.`,
  `diesel & roomy & !damaged :: {!withFamily}<{!onTrips}><{!fuelType}>Die ganze Familie an Bord, hinten das Gepäck: ^mit {ps}[< aus {cc}>|] hat der Diesel [genug Reserven|Kraft genug], damit es auf der Fahrt in den Urlaub auch am Berg [entspannt|zügig] weitergeht${moved}.`,
  // petrol
  `petrol & !strong & !damaged :: {!inCity}<{!fuelType}>In der Stadt [genügt Ihnen|reicht Ihnen] der Benziner< mit {ps}> vollauf: ^er nimmt willig Gas an und [kommt an der Ampel gut weg|schwimmt im Verkehr gut mit]${moved}.`,
  `petrol & lively & !damaged :: {!onTrips}<{!fast}><{!fuelType}>Wenn auf der Autobahn die Spur frei wird, [antwortet der Benziner sofort|lässt der Benziner nicht lange bitten]: ^{ps}[< aus {cc}>|] geben Ihnen beim Überholen [Reserven|Luft]${moved}.`,
  `petrol & strong & !damaged :: {!fast}<{!fuelType}>{ps}[< aus {cc}>|] sind mehr, als der Alltag verlangt, und [genau darum|eben darum] geht es: ^der Benziner beschleunigt mit Nachdruck, wann immer Sie [wollen|es möchten]${moved}.`,
  `petrol & lively & !damaged :: {!fast}<{!fuelType}>Sobald Sie das Pedal durchtreten, wird aus {ps} [Schub|spürbare Kraft]: ^der Benziner[< mit {cc}>|] [dreht willig hoch|hängt am Gas], und das Überholen ist schnell vorbei${moved}.`,
  `petrol & !strong & !damaged :: {!forAll}<{!fuelType}>Für den Alltag ist der Benziner< mit {ps}> [eine gute Wahl|richtig dimensioniert]: ^er läuft kurze Wege ohne Umstände und [kommt auch auf der Autobahn gut mit|bringt Sie ebenso übers Land]${moved}.`,
  `petrol & !thirsty & !damaged :: {!frugal}<{!fuelType}>Der Benziner [geht mit dem Kraftstoff vernünftig um|bleibt beim Tanken bescheiden], und trotzdem sind {ps}[< aus {cc}>|] da, wenn Sie [zügig|einmal schneller] vorankommen möchten${moved}.`,
  // electric
  `electric & !damaged :: {!inCity}<{!fuelType}>An der Ampel ist die Kraft da, sobald Sie das Pedal berühren: ^mit {ps} fährt {themodel} elektrisch an und rollt dabei [fast lautlos|leise] durch die Stadt${moved}.`,
  `electric & !damaged :: {!commuter}<{!fuelType}>Wenn Sie zu Hause laden, [steht {themodel} morgens bereit|beginnt der Tag ohne Tankstopp]: ^der Elektromotor< mit {ps}> bringt Sie [leise und ohne Schalten|ohne Motorlärm] ins Büro${moved}.`,
  `electric & !damaged :: {!comfortable}<{!fuelType}>Kein Brummen, keine Schaltpause: ^der Elektromotor gibt seine {ps} gleichmäßig ab, und Sie unterhalten sich in [aller Ruhe|ruhigem Ton]${moved}.`,
  `electric & !damaged :: {!fast}<{!fuelType}>Beim Elektromotor brauchen {ps} keinen Anlauf; ein Druck aufs Pedal, und {themodel} [zieht kräftig davon|beschleunigt kräftig], [lange bevor es laut werden könnte|ohne dass Sie etwas hören]${moved}.`,
  `electric & !damaged :: {!family}<{!comfortable}><{!fuelType}>Wenn die Kinder hinten schlafen, ist ein Elektromotor [die leiseste Lösung|so leise wie nötig]: ^von seinen {psn} hört man [kaum etwas|fast nichts]${moved}.`,
  `electric & !damaged :: {!onTrips}<{!fuelType}>Auf langen Strecken fährt {themodel} mit {ps} [ruhig und elektrisch|elektrisch und gelassen] dahin, und die Ladepause [nutzen Sie zum Durchatmen|wird zur Kaffeepause]${moved}.`,
  `electric & !damaged :: {!stylish}<{!fuelType}>Zum klaren Stil {ofmodel} passt der Antrieb: ^ein Elektromotor< mit {ps}>, der [seine Arbeit leise erledigt|ohne Lärm auskommt]${moved}.`,
  `electric & !damaged :: <{!fuelType}>Der Elektromotor leistet {ps} und ist vom ersten Meter an [hellwach|ganz da]; [Schalten und Kuppeln entfallen|das Anfahren geschieht ohne Ruck]${moved}.`,
  // hybrid
  `hybrid & !damaged :: {!inCity}<{!frugal}><{!fuelType}>Im Stadtverkehr [lohnt sich|macht sich bezahlt], was im Hybridantrieb steckt: ^{ps}, und mit jeder Bremsung etwas Energie für [das nächste Anfahren|die nächste Ampel]${moved}.`,
  `hybrid & !damaged :: {!withFamily}<{!frugal}><{!fuelType}>Der Hybridantrieb< mit {ps}> [passt zu den vielen kurzen Wegen einer Familie|kommt den vielen Wegen einer Familie entgegen], denn was Sie beim Bremsen gewinnen, [spart|sparen Sie] beim Anfahren Kraftstoff${moved}.`,
  `hybrid & !damaged :: {!comfortable}<{!fuelType}>Der Hybridantrieb wechselt von selbst zwischen Motor und Strom; Sie fahren mit {ps} [entspannt weiter|ruhig dahin] und merken es [kaum|höchstens am Geräusch]${moved}.`,
  'hybrid & all & !damaged :: {!inCountry}<{!fuelType}>Wenn die Straße aufs Land nass oder verschneit ist, bringt der Hybridantrieb seine {ps} auf {wheels}, und Sie [kommen sicher weiter|fahren ruhig weiter]<; {theGear} übernimmt das Schalten>.',
  // gas
  `lpg & !damaged :: {!thrifty}<{!frugal}><{!fuelType}>Sie tanken Autogas und [geben an der Säule weniger Geld aus|schonen Ihr Budget]; für [Ihre Wege|den Alltag] sind {ps}[< aus {cc}>|] [völlig ausreichend|genug]${moved}.`,
  `lpg & !damaged :: {!inCity}<{!fuelType}>Für die Stadt reichen {ps}[< aus {cc}>|] gut aus, und mit Autogas [fällt die Tankrechnung kleiner aus|tanken Sie günstiger]${moved}.`,
  `lpg & !damaged :: {!newDriver}<{!fuelType}>Als erstes Auto fährt {themodel} mit Autogas [angenehm günstig|recht günstig], und {ps}[< aus {cc}>|] lassen sich [leicht beherrschen|gut dosieren]${moved}.`,
  `cng & !damaged :: {!commuter}<{!frugal}><{!fuelType}>Wer jeden Tag pendelt, kennt seine Tankrechnung [genau|gut]; der Erdgasmotor< mit {ps}> hilft, sie [klein|im Rahmen] zu halten${moved}.`,
  `cng & !damaged :: {!frugal}<{!thrifty}><{!fuelType}>Mit Erdgas fahren Sie sparsam, die Kosten bleiben [überschaubar|im Rahmen], und {ps}[< aus {cc}>|] genügen, um [gut voranzukommen|überall mitzukommen]${moved}.`,
  // gearbox
  'automatic & !silent & !damaged :: {!commuter}Im Berufsverkehr [hat Ihr linker Fuß frei|bleibt Ihr linker Fuß untätig]: ^{theGear} übernimmt das Schalten<, {theEngine}< mit {ps}> den Rest>, und der Weg zur Arbeit [kostet weniger Nerven|wird leichter]<; angetrieben werden {wheels}>.',
  'automatic & !silent & !damaged :: {!inCity}Zwischen zwei Ampeln möchten Sie nicht [ans Schalten denken|kuppeln]; das übernimmt {theGear}<, und {theEngine}< mit {ps}> sorgt dafür, dass Sie gut vom Fleck kommen>.',
  'automatic & !silent & !damaged :: {!forSenior}Hebel auf D, und los: ^{theGear} macht das Fahren [einfach und entspannt|so bequem, wie es sein sollte]<, {theEngine}< mit {ps}> arbeitet [ruhig|leise] mit>.',
  'automatic & !silent & !damaged :: {!comfortable}{theGear} schaltet, ohne dass Sie es [merken|spüren], und {theEngine}< mit {ps}> [bleibt im Hintergrund|hält sich zurück]: ^so [angenehm ruhig|entspannt] fahren Sie jeden Tag.',
  'automatic & !silent & all & lively & !damaged :: {!atWork}Zum Termin kommen Sie bei jedem Wetter [entspannt|gut vorbereitet]: ^{theEngine} hält {ps} bereit, {theGear} schaltet von allein, {theDrive} [hilft bei Nässe|sorgt für Halt].',
  'manual & !lively & !damaged :: {!newDriver}Der Führerschein ist frisch, das Schalten üben Sie mit {theGearD} weiter, und {theEngine} ist mit {ps} [leicht zu beherrschen|gut zu dosieren]<; angetrieben werden {wheels}>.',
  'manual & lively & !damaged :: {!fast}Den richtigen Gang bestimmen Sie: ^mit {gearD} und {ps} haben Sie die Kraft [buchstäblich in der Hand|selbst in der Hand]<; {theEngine} folgt willig><, {theDrive} bringt sie auf die Straße>.',
  'manual & !lively & !damaged :: {!inCity}Kupplung, erster Gang, los: ^{theGear} verlangt in der Stadt etwas Handarbeit, [dafür bestimmen Sie das Tempo|dafür reagiert {themodel} sofort]<; {theEngine}< mit {ps}> macht [bereitwillig|willig] mit>.',
  // drive
  'all & !damaged :: {!inCountry}Nasses Laub, Schnee, ein steiler Feldweg: ^{theDrive} [verteilt die Kraft auf alle vier Räder|findet Halt], und Sie [kommen an|fahren weiter]<; {theEngine} leistet dafür {ps}><, dazu kommt {unGear}>.',
  `all & !damaged :: {!safe}Bei Regen und Schnee [hilft|unterstützt] Sie {theDrive}: ^alle vier Räder [greifen|ziehen], und Sie fahren [sicherer|mit einem sicheren Gefühl] los<; {theEngine} leistet {ps}><, dazu kommt {unGear}>.`,
  'rear & lively & !damaged :: {!fast}Vorn wird gelenkt, hinten geschoben: ^{ps} und {drive} [machen aus jeder Kurve ein Vergnügen|spüren Sie in jeder Kurve]<, und {theGear} passt dazu><; die Kraft kommt aus {unEngineD}[< mit {cc}>|]>.',
  'front & !lively & small & !damaged :: {!forHer}Leicht zu fahren ist {themodel} auch dank {driveD}: ^{er} [lenkt willig ein|folgt Ihren Händen], und {ps} sind [schnell im Griff|gut zu beherrschen]<; die Kraft kommt aus {unEngineD}><, dazu kommt {unGear}>.',
  // experience, ease, every day
  'lively & !damaged :: {!adult}Sie müssen niemandem etwas beweisen und werden {ps} gerade deshalb [genießen|zu schätzen wissen]: ^{theEngine}[< mit {cc}>|] hat Reserven, [die Sie selten brauchen|die man nicht zeigen muss]<, und {theGear} passt zu dieser Ruhe>.',
  '!lively & !damaged :: {!adult}Mit Ihrer Erfahrung wissen Sie, dass {ps} [genügen|reichen], wenn der Rest stimmt: ^{theEngine}[< mit {cc}>|] [läuft ruhig|tut seinen Dienst]<, {theGear} lässt sich leicht bedienen>.',
  '!damaged & !strong :: {!young}Für volle Tage und spontane Pläne brauchen Sie kein Datenblatt, [und hier ist es trotzdem|aber gut zu wissen ist es]: ^{unEngine}< mit {ps}>< und {gear}><, dazu {drive}>.',
  '!lively & !weak & !damaged :: {!forAll}{ps} sind im Alltag [ein gutes Maß|genau richtig], vom Einkauf bis zur Autobahnauffahrt<: ^{theEngine}[< mit {cc}>|] kommt mit beidem zurecht>.',
  // a plain truth about the figures
  `lively & !damaged :: Beim Einfädeln merken Sie, was {ps} ausmachen: ^{theEngine}[< mit {cc}>|] [zieht sofort an|beschleunigt kräftig], und [Sie sind im Verkehr|die Lücke reicht]${moved}.`,
  `weak & !damaged :: {ps} [klingen bescheiden und genügen doch|sind keine große Zahl und reichen doch], um im Verkehr mitzuhalten<; {theEngine}[< mit {cc}>|] dreht dafür willig>${moved}.`,
  `!weak & !lively & !damaged :: {theEngine} holt {ps}[< aus {cc}>|], und das [reicht|genügt] für alles, was [zwischen Haustür und Autobahn|auf der Landstraße] vorkommt${moved}.`,
  `diesel & !damaged & !classic :: <{!fuelType}>Der Diesel [zieht schon aus dem Drehzahlkeller an|muss nicht hoch drehen], und so bringen {ps}[< aus {cc}>|] Sie [ohne Hektik|gelassen] voran${moved}.`,
  `petrol & !damaged & !strong & !classic :: <{!fuelType}>Benzin tanken Sie an jeder Ecke, und {ps}[< aus {cc}>|] bringen Sie [gut|flott] weiter${moved}.`,
  `hybrid & !damaged :: <{!fuelType}>Um Strom müssen Sie sich nicht kümmern: ^der Hybridantrieb< mit {ps}> [gewinnt|holt] ihn beim Bremsen zurück und hilft damit [beim Anfahren|an der nächsten Ampel]${moved}.`,
  `lpg & !damaged :: <{!fuelType}>Am Fahren ändert Autogas nichts, an der Tankrechnung schon; {ps}[< aus {cc}>|] stehen Ihnen [weiter|wie gewohnt] zur Verfügung${moved}.`,
  `cng & !damaged :: <{!fuelType}>Erdgas tankt, wer [genau rechnet|auf die Kosten achtet]; für das Vorankommen sorgen {ps}[< aus {cc}>|]${moved}.`,
  `strong & !electric & !damaged :: {ps}[< aus {cc}>|] muss man nicht ausreizen, um sie zu [genießen|spüren]; {theEngine} hat [in jedem Gang|immer] noch etwas übrig${moved}.`,
  `automatic & !silent & !damaged :: Gas geben und lenken, mehr müssen Sie nicht tun; um alles andere kümmern sich [|auch im Stau ] {theGear} und {theEngine}< mit {ps}>[< aus {cc}>|].`,
  `manual & !damaged & !classic :: Wie viel von den {psn} Sie abrufen, entscheiden Sie mit {theGearD} selbst; {theEngine}[< mit {cc}>|] [macht mit|folgt willig]<, und {wheels} bringen die Kraft auf die Straße>.`,
  `classic & !damaged :: {theEngine} stammt aus einer anderen Zeit und leistet {ps}[< aus {cc}>|]; [^man hört ihm gern zu|^man hört, dass er arbeitet]${moved}.`,
  // what a workshop wants to know
  `damaged :: Für die Suche nach Teilen sollten Sie wissen: [^unter der Haube|^verbaut] ist {unEngine}< mit {ps}>< und {ccn}>${driven}.`,
  `damaged :: Ihre Werkstatt wird danach fragen: {engine}<, {ps}><, {ccn}><, {gear}><, {drive}>.`,
  `damaged :: Wenn Sie Ersatzteile anfragen, brauchen Sie diese Angaben: {engine}<, {ps}><, {ccn}><, {gear}><, {drive}>.`,
];

/** Gearbox or drive alone, once the engine has been told. */
export const gearLinks: Phrases = [
  'automatic & !silent & !damaged :: {theGear} nimmt Ihnen das Kuppeln ab, und das [merken Sie an jeder Ampel|schont im Stau die Nerven].',
  'manual & !damaged :: Geschaltet wird von Hand: ^mit {gearD} [bestimmen Sie selbst, wie zügig es vorangeht|entscheiden Sie über Drehzahl und Tempo].',
  'all & !damaged :: Wenn es [glatt|rutschig] wird, sind Sie froh um {theDriveA}, der alle vier Räder [ziehen lässt|mitnimmt].',
  'rear & lively & !damaged :: Mit {driveD} bleibt die Lenkung frei von Antriebskräften, und das [spüren Sie in Kurven|macht jede Kurve schöner].',
];

/** Shape, colour and doors with what they are good for. */
export const identityLinks: Phrases = [
  '!km0 & !new & !company & fiveDoors & !low & !damaged :: {!family}{themodel} hat {doors}, und [hinten steigen Ihre Kinder bequem ein|die Kinder steigen hinten ohne Hilfe ein]<; {er} ist {einlook}>< mit {km} auf dem Tacho>.',
  '!km0 & !new & !company & wagon & !damaged :: {!withFamily}Sie bekommen {einlookA}, und das heißt für Ihre Familie: ^[Koffer, Fahrrad und Kleinkram|auch das, was im letzten Moment dazukommt,] [reist mit|passt hinein]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & wagon & !damaged :: <{!onTrips}>Für lange Reisen ist {er} als {look} [wie gemacht|genau richtig]: ^das Gepäck verschwindet unter der Dachlinie, und [die Rückbank bleibt frei|oben drauf muss nichts]<. Bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & mpv & !damaged :: {!family}Vor Ihnen steht {einlook}, in dem [jedes Kind seinen Platz hat|auch die Kinder Raum um sich haben]<, und durch {doors} sind alle schnell eingestiegen><; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & suv & !damaged :: <{!safe}>Sie sitzen höher und sehen eher, was auf Sie zukommt: ^{themodel} ist {einlook}, und [diese Übersicht|der Blick über den Verkehr] gibt Sicherheit<; der Tacho zeigt {km}>.',
  '!km0 & !new & !company & suv & !damaged :: {!inCountry}Für Landstraßen und Feldwege ist {themodel} als {look} [ein guter Begleiter|eine gute Wahl], weil Sie höher sitzen und [weiter sehen|Schlaglöcher früher entdecken]<; {km} ist {er} bisher gelaufen>.',
  '!km0 & !new & !company & suv & !damaged :: {!forSenior}Der Sitz {ofmodel} hat eine angenehme Höhe, Sie steigen bequem ein und [sehen gut über den Verkehr|haben gute Übersicht]<; {er} ist {einlook}>< mit {km} auf dem Tacho>.',
  '!km0 & !new & !company & small & !damaged :: <{!easyParking}>Als {look} braucht {er} [wenig Platz|nicht viel Platz], und das merken Sie [an der ersten knappen Parklücke|bei jedem Einparken]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & small & !damaged :: {!inCity}In der Stadt ist {themodel} als {look} [im Vorteil|gut aufgehoben]: ^schmale Straßen und volle Parkplätze [schrecken Sie nicht mehr|verlieren ihren Schrecken]<; gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & small & !damaged :: {!newDriver}Zum Üben ist {er} als {look} ein dankbares erstes Auto, weil Sie [die Ecken schnell einschätzen können|die Maße bald im Gefühl haben]<. Bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & !damaged :: {!stylish}{farbe} [steht {themodelD} gut|ist für {themodelA} eine gute Wahl], denn so kommen die Linien [klar|ruhig] zur Geltung, und Sie haben ein Auge dafür<; [Sie bekommen {einbodyA}|vor Ihnen steht {einbody}]><, {km} gelaufen>.',
  '!km0 & !new & !company & !damaged :: <{!beautiful}>In {farbe} wirkt die Form {ofmodel} [besonders klar|wie aus einem Guss]<; {er} ist {einbody}><, und der Tacho zeigt {km}>.',
  '!km0 & !new & !company & coupe & !damaged :: <{!beautiful}>Ein Coupé kauft man der Linie wegen, und die {ofmodel} [kann sich sehen lassen|gefällt von jeder Seite]<: ^lackiert ist {er} {incolor}><; {km} stehen auf dem Tacho>.',
  '!km0 & !new & !company & cabrio & !damaged :: <{!forOne}>Als {look} ist {er} [ein Auto für eigene Pläne|für spontane Stunden gemacht]: ^Dach auf, losfahren, [wann Sie wollen|ohne jemanden zu fragen]<; {km} ist {er} bisher gelaufen>.',
  '!km0 & !new & !company & sedan & !damaged :: {!atWork}Vor dem Büro wie beim Kunden [macht {er} als {look} eine gute Figur|passt {er} als {look} ins Bild]<, und mit {doors} steigen auch Kollegen bequem ein><; gelaufen ist {er} {km}>.',
  '!km0 & !new & !company & sedan & !damaged :: {!adult}Mit Ihrer Erfahrung wissen Sie, was für {einlookA} spricht: ^ein eigener Kofferraum, [Ruhe im Innenraum|ein ruhiger Innenraum] und [Haltung|Substanz]<; der Tacho zeigt {km}>.',
  '!km0 & !new & !company & cargo & !damaged :: <{!atWork}>Für Ihre Arbeit bekommen Sie {einlookA}, [der mit anpackt|der Material und Werkzeug mitnimmt]<; {doors} [erleichtern das Ein- und Ausladen|machen das Beladen leichter]><; die Anzeige steht bei {km}>.',
  '!km0 & !new & !company & crossover & !damaged :: <{!forAll}>Sie bekommen {einlookA}: [etwas höher als ein Kompakter, handlicher als ein großer SUV|hoch genug für Übersicht, handlich genug fürs Parkhaus], also [ein Auto für den Alltag|für jeden Tag passend]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & twoDoors & !van & !damaged :: {!forOne}Für eigene Wege genügen {doors}: ^Sie steigen vorn bequem ein, und [was mitmuss, kommt in den Kofferraum|für die Tasche gibt es den Kofferraum]<; {er} ist {einlook}><, {km} gelaufen>.',
  '!km0 & !new & !company & sedan & !damaged :: {!body}Eine Limousine passt [vor jedes Haus|zu jedem Anlass]<; diese ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & wagon & !damaged :: {!body}Einen Kombi kauft man für alles, was [unverhofft mitmuss|sonst zu Hause bliebe]<; dieser ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & suv & !damaged :: {!body}Ein SUV ist schnell erklärt: [hoch sitzen, weit sehen, leicht einsteigen|gute Sicht und ein bequemer Einstieg]<; dieser hier ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & city & !hatch & !suv & !crossover & !damaged :: {!body}Ein Kleinwagen braucht wenig und [kann viel|erledigt viel]<; dieser ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & cabrio & !damaged :: {!body}Ein Cabrio hat zwei Gesichter, eines mit Dach und [eines ohne|ein schöneres ohne]<; dieses ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & mpv & !damaged :: {!body}Bei einem Van zählt zuerst der Raum und dann [alles andere|die Form]<; dieser ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & crossover & !damaged :: {!body}Ein Crossover vereint, was man sonst getrennt kaufen müsste: Übersicht und [Handlichkeit|handliche Maße]<; dieser ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & hatch & !damaged :: {!body}Ein Schrägheckmodell verbindet kurze Maße mit einer [großen|praktischen] Klappe<; dieses ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  '!km0 & !new & !company & pickup & !damaged :: {!body}Ein Pick-up nimmt mit, was [Sie ihm aufladen|andere zweimal fahren]<; dieser ist {color}<, hat {doors}>< und ist {km} gelaufen>>.',
  'used & fiveDoors & !low & !van & !damaged :: {doors} machen das Einsteigen hinten so [bequem|leicht] wie vorn<; {er} ist {einlook}>< mit {km} auf dem Tacho>.',
  'used & !damaged :: Bis {er} zu uns kam, ist {er} {km} gelaufen<; [jetzt steht {einlook} zum Verkauf|nun wartet {einlook} auf Sie]>.',
  '!km0 & !new & !company & !damaged :: Falls Sie {einlookA} [suchen|schon länger suchen]: ^so ein Auto haben wir<, mit {km} auf dem Tacho>.',
  'used & !damaged :: Die erste Frage am Telefon gilt meist den Kilometern: ^es sind {km}<, und [vor Ihnen steht|dazu gehört] {einlook}>.',
  '!km0 & !new & !damaged :: Die Suche nach {einlookD} [kann hier enden|hat hier vielleicht ein Ende]<: ^auf unserem Hof steht genau so ein Auto, {km} auf dem Tacho>.',
  'used & !damaged :: Von außen sehen Sie {einlookA}, [innen zeigt|von innen zeigt Ihnen] die Anzeige {km}.',
  'used & !damaged :: Auf unserem Hof finden Sie {ihn} [leicht|schnell]: ^{er} ist {einlook}< und bisher {km} gelaufen>.',
  '!km0 & !new & !damaged :: Stellen Sie sich {einlookA} [vor Ihrer Haustür|in Ihrer Einfahrt] vor<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & sedan & !damaged :: Vorn die Mitfahrer, hinten das Gepäck: ^als {look} hat {er} einen eigenen Kofferraum, und [im Innenraum bleibt es ruhig|das hält Geräusche fern]<; bisher ist {er} {km} gelaufen>.',
  '!km0 & !new & !company & hatch & !damaged :: Als {look} hat {er} die große Klappe, die Ihnen [beim Großeinkauf|beim Einladen] hilft<; {km} ist {er} bisher gelaufen>.',
  '!km0 & !new & !company & suv & !damaged :: Einsteigen, ohne sich zu bücken, und über den Vordermann hinwegsehen: ^[das bekommen Sie mit {einlookD}|dafür steht {einlook} bei uns]<; auf dem Tacho stehen {km}>.',
  '!km0 & !new & !company & mpv & !damaged :: Innen ist mehr Platz, als man von außen denkt, [wie es bei einem Van sein soll|und das ist bei einem Van der Sinn der Sache]<; {er} ist {einlook}>< und bisher {km} gelaufen>.',
  '!km0 & !new & !company & city & !damaged :: Kurz genug für [die letzte Lücke|die engste Einfahrt]: ^als {look} [passt|kommt] {er} fast überall [hin|unter]<, und {km} stehen auf dem Tacho>.',
  'used & !damaged :: Auf unserem Hof steht {er} {incolor}<, {einlook}>< mit {km} auf dem Tacho>.',
];

/** The kilometres with what they mean, when nothing else is known of the past. */
export const historyLinks: Phrases = [
  '!withHistory & fewKm & used & !damaged :: <{!lasting}>Erst {km} stehen auf dem Tacho, Sie können {ihn} also noch [lange|viele Jahre] fahren.',
  '!withHistory & manyKm & !damaged :: {km} sind eine Strecke, [das sagen wir ohne Umschweife|und wir reden nicht darum herum]; nehmen Sie sich für die Besichtigung [Zeit|also Zeit].',
  '!withHistory & used & !fewKm & !manyKm & !damaged :: Auf dem Tacho stehen {km}; wie {er} heute dasteht, [sehen Sie am besten selbst|zeigen wir Ihnen gern].',
];

/** A price with its warranty and kilometres, in one thought. */
export const dealLinks: Phrases = [
  `warranted & newDriver & !damaged :: <{!newDriver}>Für das erste eigene Auto ergeben {price} und {warranty} [eine Rechnung, die man versteht|einen ruhigen Anfang]${noted}.`,
  `warranted & thrifty & !damaged :: <{!thrifty}>Für Ihr Budget heißt das: {price}, {warranty} inbegriffen<, bei {km} auf dem Tacho>${noted}.`,
  `warranted & family & !damaged :: <{!family}>Wer Kinder hat, mag beim Auto keine Überraschungen, deshalb bekommen Sie zum Preis von {price} [gleich|auch] {warranty} dazu${noted}.`,
  `warranted & safe & !damaged :: <{!safe}>Sicher fahren ist das eine, sicher kaufen das andere: ^{themodel} kostet {price}, und Sie [erhalten|bekommen] {warranty} dazu${noted}.`,
  `warranted & commuter & !damaged :: <{!commuter}>Wenn Sie jeden Tag auf das Auto angewiesen sind, zählt auch, was nach dem Kauf gilt: ^für {price} bekommen Sie {warranty} [dazu|gleich mit]${noted}.`,
  `warranted & onTrips & !damaged :: <{!onTrips}>Bevor Sie zur ersten langen Reise aufbrechen, ist das Wichtigste [geklärt|geregelt]: {price}, und {warranty} [kaufen Sie mit|bekommen Sie dazu]${noted}.`,
  `warranted & atWork & !damaged :: <{!atWork}>Für die Kalkulation Ihres Betriebs: ^{themodel} kostet {price}, {warranty} [inbegriffen|eingerechnet]${noted}.`,
  `warranted & lasting & !damaged :: <{!lasting}>Wer {themodelA} lange behalten möchte, hat mit {warrantyD} einen ruhigen Start, und zwar für {price}${noted}.`,
  `warranted & !damaged :: Mit {km}, {warrantyD} und einem Preis von {price} [haben Sie die Eckdaten beisammen|liegt alles Wichtige auf dem Tisch]${noted}.`,
  `warranted & !damaged :: {price} kostet {themodel}, und [damit Sie beruhigt losfahren|weil auch danach alles passen soll], geben wir {warranty} dazu${noted}.`,
  `warranted & recent & !damaged :: So jung und schon für {price} zu haben, [und das|dazu] mit {warrantyD}: ^[da lohnt sich der Vergleich|auf einen Neuwagen müssten Sie warten]${noted}.`,
  `warranted & !damaged :: Fehlt noch [das Geschäftliche|der Preis]: {price}, und {warranty} [bekommen Sie dazu|erhalten Sie dazu]${noted}.`,
  `warranted & inCity & !damaged :: <{!inCity}>Ihr neuer Begleiter für die Stadt kostet {price}, und Sie bekommen {warranty} [dazu|gleich dazu]${noted}.`,
  `warranted & withFamily & !damaged :: <{!withFamily}>Für die Familienkasse [heißt das|bedeutet das] {price}, und {warranty} bekommen Sie [dazu|gleich mit]${noted}.`,
  `warranted & fast & !damaged :: <{!fast}>Fahrspaß hat einen Preis, hier sind es {price}, und {warranty} [bekommen Sie dazu|erhalten Sie dazu]${noted}.`,
  `warranted & beautiful & !damaged :: <{!beautiful}>Schönheit allein kauft niemand, deshalb [auch dies|auch das Nüchterne]: {price}, {warranty} inbegriffen${noted}.`,
  `warranted & stylish & !damaged :: <{!stylish}>Nach dem Auge [entscheidet|urteilt] der Kopf, und der erfährt: {price}, {warranty} eingeschlossen${noted}.`,
  `warranted & adult & !damaged :: <{!adult}>Sie haben schon einige Autos gekauft und fragen zuerst nach dem Preis und gleich danach nach der Garantie: ^es sind {price} und {warranty}${noted}.`,
  `warranted & young & !damaged :: <{!young}>Damit Ihre Pläne nicht am Auto hängen bleiben: ^{themodel} kostet {price}, [inklusive {warrantyD}|{warranty} inbegriffen]${noted}.`,
  `warranted & frugal & !damaged :: <{!frugal}>Wer beim Fahren spart, rechnet auch beim Kauf: {price}, {warranty} [inbegriffen|eingeschlossen]${noted}.`,
  `warranted & comfortable & !damaged :: <{!comfortable}>Zur Ruhe unterwegs passt die Ruhe nach dem Kauf: ^für {price} [bekommen Sie|gibt es] {warranty} mit${noted}.`,
  `warranted & !damaged :: Zum Schluss die Zahl, die [noch fehlt|Sie wissen wollten]: {price}, {warranty} inbegriffen${noted}.`,
  `warranted & !damaged :: Sie zahlen {price} und fahren mit {warrantyD} [nach Hause|vom Hof]${noted}.`,
  `warranted & !damaged :: Reden wir über Geld: ^{themodel} kostet {price}, und {warranty} [bekommen Sie dazu|legen wir dazu]${noted}.`,
  `warranted & !damaged :: [Das alles|Das Ganze] bekommen Sie für {price}, {warranty} mitgerechnet${noted}.`,
  `warranted & used & !damaged :: Ein {used} [mit|samt] {warrantyD}, und das für {price}: ^so lautet [unser Angebot|das Angebot an Sie]${noted}.`,
  `!warranted & !unwarranted & !damaged :: Reden wir über Geld: ^{themodel} kostet [Sie|] {price}${noted}.`,
  `!warranted & !unwarranted & !damaged :: [Das alles|Das Ganze] bekommen Sie für {price}${noted}.`,
  `!warranted & !unwarranted & thrifty & !damaged :: <{!thrifty}>Ihr Budget braucht eine klare Zahl, und die lautet {price}${noted}.`,
  `!warranted & !unwarranted & !damaged :: Was Sie dafür ausgeben, [steht fest|ist schnell gesagt]: {price}${noted}.`,
  `!warranted & !unwarranted & !damaged :: {themodel} kann für {price} [bald|schon bald] vor Ihrer Tür stehen${noted}.`,
  `unwarranted & used & !damaged :: {price} kostet {themodel}; eine Garantie gibt es nicht{!warranty}, umso genauer [dürfen|sollten] Sie vor dem Kauf hinsehen${noted}.`,
  `unwarranted & classic :: Bei einem Wagen dieses Alters gehört keine Garantie{!warranty} zum Preis von {price}; [sehen Sie deshalb genau hin|nehmen Sie sich für die Prüfung deshalb Zeit]${noted}.`,
  `unwarranted & damaged :: {price} ohne Garantie{!warranty} sind der Ausgangspunkt Ihrer Rechnung, die Reparatur [kommt hinzu|rechnen Sie dazu]${noted}.`,
  `unwarranted & damaged :: Zum Preis von {price} kommt für Sie die Reparatur; eine Garantie gibt es [auf dieses Auto nicht|nicht]{!warranty}${noted}.`,
];

/** Value for money, said with the price itself. */
export const goodDealLinks: Phrases = [
  'warranted & !damaged :: {!goodDeal}Vergleichen Sie ruhig die Preise: ^für {price} bekommen Sie {themodelA}< mit {km}> und {warranty} [dazu|obendrein].',
  'warranted & !damaged :: {!goodDeal}{price}, {warranty} inbegriffen: ^legen Sie [ruhig andere Preise daneben|andere Angebote daneben, dann sehen Sie den Gegenwert].',
  'warranted & !damaged :: {!goodDeal}Zum Preis von {price} gehört mehr als das Auto: ^Sie bekommen {warranty}, und [auch das ist Geld wert|das gehört in jeden Vergleich].',
  'warranted & used & !damaged :: {!goodDeal}Bei einem Preis von {price} und {warrantyD} müssen Sie [nicht lange rechnen|für einen Vergleich nicht weit suchen].',
  '!warranted & !unwarranted & !damaged :: {!goodDeal}Für {price} bekommen Sie ein Auto, das [Ihren Alltag gut erledigt|jeden Tag seinen Zweck erfüllt]; vergleichen Sie in Ruhe, [was andere für diesen Preis bieten|was Ihr Geld anderswo bekommt].',
  '!warranted & !unwarranted & !damaged :: {!goodDeal}{price} sind für {themodelA}< mit {km}> ein Preis, [mit dem sich rechnen lässt|den Sie gern vergleichen dürfen].',
];

/** Keeping it long, said with the kilometres or the warranty. */
export const lastingLinks: Phrases = [
  'warranted & priced & !damaged :: {!lasting}Wenn Sie {themodelA} [über Jahre|lange] fahren, verteilt sich der Preis von {price} auf viele Kilometer, und {warranty} [bekommen Sie zum Start|bekommen Sie zum Anfang] dazu.',
  'fewKm & !damaged :: {!lasting}{km} sind erst der Anfang; Sie können {themodelA} [noch lange|über viele Jahre] behalten.',
  '!warranted & !unwarranted & !damaged :: {!lasting}{price} zahlen Sie einmal, gefahren wird [über Jahre|lange]: ^so gerechnet ist {themodel} [eine vernünftige Wahl|eine Anschaffung auf Dauer].',
];

/** What a thing on board does on the roads of this buyer. */
export const featureLinks: Phrases = [
  'onTrips :: Auf der Autobahn überlassen Sie das Tempo {roadHelpD} und [haben den Fuß frei|lehnen sich zurück].',
  'commuter :: Auf der täglichen Strecke sind Sie froh um {roadHelpA}, weil [das ständige Gasgeben entfällt|der rechte Fuß Pause hat].',
  'inCity :: Mit {parkHelpD} [wird die enge Lücke vor dem Haus zur Kleinigkeit|verlieren volle Parkhäuser ihren Schrecken].',
  'newDriver :: Beim ersten Einparken müssen Sie nicht raten, Sie haben {parkHelpA} [an Ihrer Seite|als Hilfe].',
  'easyParking :: Wenn die Lücke knapp ist, [verlassen Sie sich auf|haben Sie] {parkHelpA}, und [der Lack bleibt heil|es gelingt beim ersten Versuch].',
  'atWork :: Zum nächsten Kunden finden Sie mit {wayHelpD}, [auch wenn Sie die Adresse nicht kennen|ohne unterwegs anzuhalten].',
  'onTrips :: Auch in einer fremden Stadt [finden Sie hin|kommen Sie ans Ziel], denn Sie haben {wayHelpA} an Bord.',
  'family :: Kindersitze sind mit {childHelpD} [schnell befestigt|im Nu fest], und die Abfahrt mit den Kindern [geht leichter|verzögert sich nicht].',
  'withFamily :: Auf engen Parkplätzen [steigt Ihre Familie bequem ein|drücken Sie niemandem eine Beule], denn Sie haben {doorHelpA}.',
  'family :: Mit {seatHelpD} [fahren auch die Freunde Ihrer Kinder mit|müssen Sie beim Ausflug niemanden zu Hause lassen].',
  'inCountry :: Auf dem Land gibt es immer [etwas|Sperriges] zu transportieren, und dafür haben Sie {loadHelpA}.',
  'atWork :: Für Ihre Arbeit praktisch: ^mit {loadHelpD} bekommen Sie mehr mit, [als innen Platz hat|als man von außen denkt].',
  'commuter :: Am Wintermorgen vor der Arbeit [wärmen Sie sich mit {coldHelpD}|schalten Sie zuerst {coldHelpA} ein].',
  'inCountry :: Wenn auf dem Land der Frost kommt, [freuen Sie sich über|schätzen Sie] {coldHelpA}.',
  'onTrips :: In den Süden fahren Sie mit {coolHelpD} [auch im August gern|auch im Hochsommer bei angenehmer Temperatur].',
  'inCity :: Wenn die Stadt im Sommer glüht, [bleibt es mit {coolHelpD} drinnen angenehm|sind Sie froh um {coolHelpA}].',
  'young :: Wenn sich der Plan unterwegs ändert, telefonieren Sie mit {talkHelpD}, ohne die Hände vom Lenkrad zu nehmen.',
  'newDriver :: Beide Hände bleiben am Lenkrad, wenn das Telefon klingelt: ^Sie [haben|nutzen] {talkHelpA}.',
  'fast :: Zum sportlichen Charakter passt es, dass Sie {sportHelpA} [mitkaufen|bekommen].',
  'withFamily :: Mit {lightHelpD} [haben auch die Kinder hinten etwas zu sehen|wird es hinten hell und freundlich].',
  'stylish :: Mit {lightHelpD} kommt Licht in den Innenraum, und [die Linie gewinnt noch|das steht dem Auto gut].',
];
