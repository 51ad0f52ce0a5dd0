import type { Phrases } from '../../voice.ts';
import { both, drive, look, shift, travelled } from './fact-fragments.ts';
import { when } from './when.ts';

/** What the car is, seen from the life of whoever will drive it. */
export const identityLinks: Phrases = [
  ...[
    // who sits behind
    `fiveDoors :: {!family}Chi accompagna i figli apre le porte di dietro [decine di volte a settimana|a ogni fermata]: è {unbody}< {colb}> a {doors}< del {year}>, e [ci si infila con lo zaino in spalla|nessuno deve scavalcare nessuno]${travelled}.`,
    'roomy :: {!withFamily}Il sabato di una famiglia si misura in borse: [la spesa, la piscina, la torta per i nonni|quelle della spesa, quelle dello sport]. Il posto per tutte c’è, perché si tratta {ofbody}< {colb}>< a {doors}>< del {year}><, con {km}>.',
    `fiveDoors & !roomy & car :: {!withFamily}Anche in famiglia si viaggia spesso in due, ma quando si è in quattro {doors} [fanno la differenza|servono tutte]<: ${look}< e ha {km}>>.`,
    `roomy :: {!family}I bambini crescono in fretta, [e con loro le cose da portare|e il bagagliaio se ne accorge per primo]: ${look}< a {doors}>< del {year}><, con {km}>, [e dove oggi sta il passeggino domani staranno gli sci|e di spazio ce n’è anche per le bici].`,
    'mpv :: {!withFamily}Una gita di famiglia si decide in tanti e si fa seduti larghi: {it} guardi e vedi {unbody}< {colb}>< a {doors}>< del {year}><, con {km}>, [dove a ogni posto si sta comodi|con il soffitto alto e il posto per tutti].',
    `suv & fiveDoors :: {!withFamily}Allacciare una cintura a chi è ancora piccolo riesce meglio se non ci si deve chinare: in famiglia [è il primo pregio|è il pregio meno raccontato] {ofbody}< {colb}> a {doors}${travelled}.`,
    // town and parking
    'hatch :: {!easyParking}Dietro il lunotto non c’è altro, ed è il bello di ogni {body}: in retromarcia [si capisce dove finisce|lo spazio si misura a occhio], e [il parcheggio riesce al primo tentativo|i posti corti smettono di fare paura]<. È {color}<, è del {year}>[, ha {doors}< e {km}>||, ha {km}||]>.',
    `small :: {!easyParking}Il posto davanti al bar, quello tra il furgone e il lampione, [si prova|diventa un parcheggio]: ${look}< a {doors}>< del {year}><, con {km}>, e [basta una manovra|di lunghezza ne ha poca].`,
    `city :: {!inCity}Le vie del centro sono nate prima delle auto, e si vede: [per passarci conta occupare poco|lì le misure contano più della potenza]. È {unbody}< {colb}>< a {doors}>< del {year}>${travelled}.`,
    `small & fiveDoors :: {!inCity}In città si sale in quattro per fare due isolati, [e poi bisogna parcheggiare|e si scende in doppia fila]: {doors} e misure ridotte sono la risposta più semplice<. ${look}<, con {km}>>.`,
    `tall & !cargo & !van & !mpv :: {!inCity}Nel traffico chi siede più in alto vede [la coda prima degli altri|due macchine più avanti], e la città pesa meno: ${look}< a {doors}>< del {year}><, con {km}>.`,
    // looks
    '!van :: {!stylish}Prima della scheda si guarda la linea, e quella {ofbody} in {colm} [si guarda volentieri|resta in mente]: lo stile, qui, [comincia dalla fiancata|si vede anche da ferm@][. Ha {doors}< e {km}>||. Ha {km}||].',
    '{!beautiful}La carrozzeria {colf} [lascia leggere le linee|fa risaltare il disegno]: [c’è proporzione tra i volumi|ogni tratto sembra al suo posto]<. È {unbody}< a {doors}>< del {year}>><. Ha percorso {km}>.',
    'low :: {!rare}{colf} e con {doors}, [al semaforo non se ne incrocia un’altra|è di quelle che si vedono poche volte l’anno]<: è {unbody}<, e ha percorso {km}>>.',
    `{!exclusive}Nel parcheggio {it} riconosci [prima di leggere la targa|in mezzo alle altre]: ${look}< a {doors}>, [con un’aria poco comune|con dettagli che le altre non hanno]${travelled}.`,
    // people
    `twoDoors & !cargo :: {!forOne}Chi decide da sé quando partire [conta poco su chi sale dietro|viaggia leggero], e {doors} gli bastano: ${look}<, con {km}>.`,
    `tall & fiveDoors & !cargo :: {!forSenior}Si sale senza piegarsi e [si è già seduti|si scende con i piedi a terra]: è {unbody}< {colb}> a {doors}< del {year}>, e [ogni fermata costa meno fatica|la calma comincia dalla portiera]${travelled}.`,
    `small & fiveDoors :: {!forSenior}È {unbody}< {colb}> a {doors}< del {year}>: [si sale comodi e si vede bene intorno|si guida con calma e si gira in poco spazio], e uscire per una commissione resta una cosa da niente${travelled}.`,
    `!cargo :: {!young}Le giornate piene cambiano programma [tre volte prima di sera|dopo una telefonata]: avere le chiavi in tasca [vuol dire poter dire di sì|toglie ogni scusa]. ${look}< a {doors}>< del {year}><, con {km}>.`,
    '!cargo :: {!adult}Chi ha avuto molte auto salta gli aggettivi e va ai dati: {unbody}< {colb}><, {doors}><, {km}>. [Il resto lo giudica dal vivo|Poi si siede, guarda, e decide].',
    `small & !strong :: {!newDriver}La prima auto si impara angolo per angolo, e [con queste misure bastano pochi giorni|quando le misure sono piccole si fa presto]: ${look}< a {doors}>< del {year}>${travelled}.`,
    `!manyKm & !classic & !cargo :: {!commuter}Di strada ne ha già fatta, {km}; [la prossima è quella tra casa e lavoro|adesso viene la tua, casa e ufficio, ogni giorno]<. ${look}< a {doors}>< del {year}>>, [e alle sette di mattina conta soprattutto starci comodi|e per quella strada la prima cosa è stare comodi].`,
    // work and roads
    `sedan :: {!atWork}Dal cliente arrivi con {unbody}< {colb}>< a {doors}>< del {year}>, e [il lavoro comincia già nel parcheggio|ti presenti bene senza strafare]${travelled}.`,
    `van :: {!atWork}Il lavoro comincia quando si chiude il portellone: ${look}< a {doors}>< del {year}><, con {km}>, e [dentro ci sta la giornata|quello che serve parte insieme a te].`,
    `pickup :: {!atWork}È {unbody}< {colb}>< a {doors}>< del {year}>: le persone davanti, il lavoro dietro, e [il cantiere non entra in cabina|la polvere resta nel cassone]${travelled}.`,
    `tall & car & !mpv :: {!inCountry}Tra la provinciale e il cortile c’è un tratto che [sulla carta è una strada|d’inverno cambia faccia]: in campagna [qualche centimetro in più da terra si apprezza lì|stare un po’ più alti serve a questo]. ${look}< a {doors}>< del {year}>${travelled}.`,
    'wagon :: {!onTrips}Prima di un viaggio lungo c’è sempre [una borsa di troppo|qualcuno che torna indietro a prendere una cosa]: nel bagagliaio {ofbody} c’è ancora posto<. È {color}<, è del {year}>[, ha {doors}< e {km}>||, ha {km}||]>.',
    'sedan :: {!onTrips}È {unbody}< {colb}>< a {doors}>< del {year}><, con {km}>, e nei viaggi lunghi la forma si sente: [il vento scivola via e si parla a voce bassa|si arriva con meno rumore nelle orecchie].',
    `{!forAll}Lunedì le commissioni, giovedì la tangenziale, domenica la gita: ${look}< a {doors}>< del {year}>, [una forma per tutti i giorni|e va bene tutti i giorni]${travelled}.`,
    `{!comfortable}Ci si accorge di stare comodi quando non ci si pensa più, [e il rumore resta fuori|e a bordo si parla a voce bassa]. ${look}< a {doors}>< del {year}><, con {km}>.`,
    // how far it has gone
    `fewKm :: {!lasting}Chi {it} compra per tenerl@ anni comincia da {km}: [di strada da fare ne resta molta|quasi tutta la strada è ancora da fare]<. ${look}< a {doors}>< del {year}>>.`,
    `!fewKm :: {!lasting}Chi pensa di tenerl@ a lungo guarda prima di tutto quanta strada ha fatto: {km}, [da leggere insieme all’anno|e da qui riparte il conto]<. ${look}< a {doors}>< del {year}>>.`,
    `manyKm & priced :: <{!thrifty}>{km} si notano, ed è giusto partire da lì: [il prezzo ne tiene conto|più avanti c’è il prezzo, e vanno letti insieme]<. ${look}< a {doors}>< del {year}>>.`,
    `fewKm :: {km} sono poca strada: [la parte lunga viene adesso|quella che conta deve ancora cominciare]<. ${look}< a {doors}>< del {year}>>.`,
    'classic :: Nel {year} [si disegnava in un altro modo|le auto avevano altre proporzioni]: oggi ha {km}[<, è {color}> e ha {doors}|| ed è {color}||], e [si guarda da vicino|merita di essere guardat@ con calma].',
  ].map((phrase) => when('!km0 & !new & !damaged', phrase)),
];

/** What moves it, on the road this reader drives. */
export const engineLinks: Phrases = [
  ...[
    // electric
    `electric :: {!inCity}<{!fuelType}>Al verde {thecv} del motore elettrico arrivano [prima del rumore degli altri|tutti insieme, e in silenzio]: in città se ne usa una parte, [quanto basta per uscire dall’incrocio|il resto rimane di riserva]${both}.`,
    `electric :: {!commuter}<{!fuelType}>La strada di ogni mattina, con un motore elettrico< da {cv}>, [cambia prima nelle orecchie e poi nelle spalle|perde il rumore]: [niente marce, niente strappi|in coda basta un pedale]${both}.`,
    `electric :: {!comfortable}<{!fuelType}>Il comfort, su un’elettrica, è soprattutto quello che manca: [vibrazioni, rumore, cambi di marcia|il rumore, le scosse]. Restano {cv}, la strada<, la {drive}> e [la voce di chi hai accanto|la musica che hai scelto]${shift}.`,
    'electric :: {!fast}<{!fuelType}>{cv} elettrici hanno una risposta che [sorprende la prima volta e diverte le altre|si impara in una rotonda]: niente giri da far salire, [il sorpasso è già cominciato|la spinta è dove la cerchi]<. La forza arriva {onwheels}>.',
    `electric :: {!forAll}<{!fuelType}>Il motore elettrico< da {cv}> sta bene nella vita di tutti i giorni per una ragione semplice: [non c’è niente da imparare|si parte, si va e la sera si attacca la presa]${both}.`,
    `electric :: {!onTrips}<{!fuelType}>Nei viaggi lunghi il motore elettrico< da {cv}> tiene la velocità senza che si senta, e [le conversazioni durano di più|la stanchezza arriva dopo]${both}.`,
    `electric :: {!easyParking}<{!fuelType}>Parcheggiare con il motore elettrico< da {cv}> è questione di centimetri e di un pedale: [si avanza quasi a passo d’uomo|niente frizione, niente scatti]${both}.`,
    `electric :: {!frugal}<{!fuelType}>Ogni volta che si rallenta il motore elettrico< da {cv}> riprende un po’ di energia, e [la discesa di casa diventa un piccolo guadagno|i consumi si tengono bassi anche così]${both}.`,
    // diesel
    `diesel & automatic :: {!onTrips}<{!fuelType}>In autostrada, dopo il casello, il diesel< da {cv}><, {cc},> trova il suo giro, {il:gear} si fa dimenticare e [il viaggio diventa conversazione|restano la strada e chi è a bordo]${drive}.`,
    `diesel & manual :: {!onTrips}<{!fuelType}>C’è un momento, in autostrada, in cui si mette l’ultima marcia e il diesel< da {cv}><, {cc},> fa il resto: da lì {il:gear} [si tocca di rado|riposa fino al casello]${drive}.`,
    `diesel & !manual & !automatic :: {!onTrips}<{!fuelType}>Il diesel[ da {cv} e {cc}||< da {cv}>] è nato per le strade che non finiscono subito: [in viaggio trova un passo e lo tiene|un pieno, e il viaggio si fa di fila]${both}.`,
    `diesel & !thirsty :: {!frugal}<{!fuelType}>Pochi giri, molta strada: il diesel[ da {cv} e {cc}||< da {cv}>] lavora così, e i consumi contenuti [sono la conseguenza|si vedono a fine mese]${both}.`,
    `diesel :: {!commuter}<{!fuelType}>Per chi fa ogni giorno la stessa statale {thecv} del diesel< da {cc}> vogliono dire [una ripresa senza scalare|un sorpasso in meno di cui preoccuparsi], all’andata e al ritorno${both}.`,
    `diesel & car :: {!atWork}<{!fuelType}>Chi per lavoro vive in autostrada conosce il valore di un diesel[ da {cv}< e {cc}>||< da {cc}>]: [si riparte dopo la riunione senza pensare al pieno|il passo è regolare, la testa resta all’appuntamento]${both}.`,
    `diesel & cargo :: {!atWork}<{!fuelType}>Il carico si sente alla prima salita, ed è lì che {thecv} del diesel< da {cc}> [mostrano a che cosa servono|si fanno trovare]: spinta in basso, marcia giusta, e il lavoro va avanti${both}.`,
    `diesel & all :: {!inCountry}<{!fuelType}>L’ultima salita prima di casa, [con le foglie bagnate|dopo tre giorni di pioggia], mette alla prova tutti: qui {thecv} del diesel< da {cc}> si dividono {onwheels}, e in campagna è quello che conta${shift}.`,
    `diesel & !small :: {!withFamily}<{!fuelType}>Tutta la famiglia, i bagagli, una salita: il diesel[ da {cv}< e {cc}>||< da {cc}>] [non cambia tono|spinge già in basso], e [dietro continuano a dormire|a bordo nessuno se ne accorge]${both}.`,
    `diesel & automatic :: {!family}<{!fuelType}>I bambini si addormentano quando la macchina va liscia: il diesel[ da {cv}< e {cc}>||< da {cc}>] spinge piano, {il:gear} non dà scosse, e [si arriva prima che si sveglino|il silenzio dura]${drive}.`,
    `diesel & all :: {!fast}<{!fuelType}>Asciutto o pioggia, {thecv} del diesel< da {cc}> passano {onwheels}: le prestazioni si usano [con naturalezza|senza pensarci due volte], [una salita, un sorpasso|fuori da un tornante]${shift}.`,
    // petrol
    'petrol & strong :: {!fast}<{!fuelType}>{cv} a benzina cambiano il senso di un rettilineo: [la spinta arriva con mezzo pedale|il sorpasso dura un attimo], {il:gear} [segue|tiene il ritmo]<, e la potenza arriva {onwheels}>.',
    `petrol & strong :: {!onTrips}<{!fuelType}>In viaggio {thecv} del motore a benzina< da {cc}> servono soprattutto a non essere usati: [il motore gira basso e la riserva è lì|la riserva dà calma], e un sorpasso torna a essere una cosa breve${both}.`,
    `petrol & strong :: {!forAll}<{!fuelType}>Tutti i giorni {thecv} del motore a benzina< da {cc}> si comportano bene: in coda vanno al passo, poi una domenica [si apre la strada|li si lascia andare]${both}.`,
    `petrol & !lively :: {!inCity}<{!fuelType}>In città si fanno tragitti di dieci minuti, e un motore a benzina[ da {cv}< e {cc}>||< da {cc}>] [si scalda presto e parte dolce|è già pronto al primo semaforo]${both}.`,
    `petrol & weak & manual :: {!newDriver}<{!fuelType}>{cv} lasciano il tempo di imparare: il motore a benzina< da {cc}> sale per gradi, {il:gear} chiede di ascoltarlo, e [dopo un mese si cambia senza pensarci|la confidenza arriva una marcia alla volta]${drive}.`,
    `petrol & manual & !lively :: {!fast}<{!fuelType}>Il piacere, con {cv} a benzina e {il:gear}, si fa a mano: [una scalata, il motore che sale|la marcia giusta], due curve, e la strada del ritorno si allunga volentieri${drive}.`,
    'rear & lively :: {!fast}Fuori dalle curve {thecv} si sentono nella schiena, perché arrivano {onwheels}: [lo sterzo resta libero|chi guida per gusto sa che differenza fa]<. Il motore è {fuelm}< da {cc}><, il cambio {gearadj}>>.',
    `petrol & !strong :: {!forAll}<{!fuelType}>Per la spesa, per l’ufficio, per la gita, il motore a benzina[ da {cv}< e {cc}>||< da {cc}>] [ha sempre la misura giusta|fa quello che deve senza farsi notare]: tutti i giorni non si chiede di più${both}.`,
    `petrol & !lively :: {!young}<{!fuelType}>Si decide tutto all’ultimo, di solito: il motore a benzina[ da {cv}< e {cc}>||< da {cc}>] parte subito e non chiede cerimonie, [ed è quello che serve nelle giornate piene|e l’agenda può cambiare ancora]${both}.`,
    `petrol & all :: {!inCountry}<{!fuelType}>Dove l’asfalto diventa ghiaia il motore a benzina[ da {cv}< e {cc}>||< da {cc}>] spinge {wheels}, e in campagna [la strada arriva un po’ più lontano|si smette di fare inversione]${shift}.`,
    `petrol & !thirsty :: {!frugal}<{!fuelType}>Al motore a benzina[ da {cv} e {cc}||< da {cv}>] si chiede il giusto, e i consumi [restano contenuti|seguono]: [con il piede leggero il pieno dura|a fine mese la differenza si vede]${both}.`,
    `classic & manual & car :: Il motore {fuelm}[ da {cv} e {cc}||< da {cv}>] si sente, {il:gear} si impugna: [guidare così chiede attenzione e dà qualcosa in cambio|tra la mano e la strada c’è poco]${drive}.`,
    // hybrid and gas
    `hybrid :: {!inCity}<{!fuelType}>In città si frena più di quanto si acceleri, e il motore ibrido[ da {cv}< e {cc}>||< da {cc}>] [ne fa una risorsa|ci guadagna]: l’energia di un semaforo serve per ripartire al prossimo${both}.`,
    `hybrid :: {!frugal}<{!fuelType}>Consumi contenuti con {cv} non sono una contraddizione: il motore ibrido< da {cc}> recupera in frenata [quello che altrimenti andrebbe perso|una parte di quello che spende]${both}.`,
    `hybrid :: {!comfortable}<{!fuelType}>Il motore ibrido[ da {cv}< e {cc}>||< da {cc}>] riparte morbido, e il comfort si nota proprio lì, [ai semafori e nelle code|dove di solito ci si innervosisce]${both}.`,
    `hybrid & all :: {!inCountry}<{!fuelType}>Per arrivare in fondo alla strada bianca {thecv} dell’ibrido si dividono {onwheels}: in campagna si va [piano e senza rumore|con un filo di gas e le ruote ben piantate]${shift}.`,
    `hybrid :: {!family}<{!fuelType}>Asilo, spesa, nuoto: i giri con i bambini sono fatti di fermate, e il motore ibrido[ da {cv}< e {cc}>||< da {cc}>] [le mette a frutto una per una|a ogni fermata recupera qualcosa]${both}.`,
    `hybrid & all :: {!safe}<{!fuelType}>Sul bagnato {thecv} dell’ibrido si dividono {onwheels}, e [la sicurezza è un volante che resta fermo|ci si fida presto]${shift}.`,
    `lpg :: {!inCity}<{!fuelType}>I giri di città costano soprattutto in carburante, e il motore a GPL[ da {cv}< e {cc}>||< da {cc}>] [aiuta proprio lì|alleggerisce il conto]${both}.`,
    `lpg :: {!newDriver}<{!fuelType}>Chi comincia guida per il gusto di farlo, un giro in più ogni sera: con il motore a GPL[ da {cv}< e {cc}>||< da {cc}>] [costa meno|il pieno lo permette]${both}.`,
    `lpg :: {!young}<{!fuelType}>Una deviazione in più, una serata dall’altra parte della città: con il motore a GPL[ da {cv}< e {cc}>||< da {cc}>] [la spesa resta piccola|si decide senza guardare il distributore]${both}.`,
    `cng :: {!commuter}<{!fuelType}>Più la strada di ogni giorno è lunga, più il metano ha senso: il motore[ ha {cv} e {cc}|| ha {cv}] e il pieno costa poco${both}.`,
    `cng :: {!frugal}<{!fuelType}>Il metano è una scelta di conti fatti bene: il motore[ ha {cv} e {cc}|| ha {cv}], e sui consumi [si risparmia un pieno dopo l’altro|la differenza si vede a fine mese]${both}.`,
    // whoever drives, whatever burns
    `!cargo :: {!adult}Chi guida da anni [apre il cofano prima delle portiere|chiede subito della meccanica]: {un:engine}[ da {cv}< e {cc}>||< da {cc}>]${both}.`,
    `{!beautiful}Sotto una bella linea c’è {un:engine}[ da {cv}< e {cc}>||< da {cc}>], [e la forma trova un senso appena si muove|il disegno, in strada, fa il resto]${both}.`,
    `{!stylish}Lo stile si guarda da fermi; poi c’è {un:engine}[ da {cv}< e {cc}>||< da {cc}>], [e si guarda passare|che lo porta in giro]${both}.`,
    `car :: {!forOne}Si decide da sé, spesso tardi: {un:engine}[ da {cv}< e {cc}>||< da {cc}>] [è pronto quando lo sei tu|permette di farlo]${both}.`,
    `petrol & !strong & car :: {!family}<{!fuelType}>Con i bambini a bordo la fretta non serve, e il motore a benzina[ da {cv}< e {cc}>||< da {cc}>] [gira quieto|risponde senza strappi]${both}.`,
    `!strong :: {!thrifty}Spendere con criterio comincia anche da qui, da {un:engine}[ da {cv}< e {cc}>||< da {cc}>]: [quanto serve, senza cavalli da mantenere|la potenza per ogni giorno e non di più]${both}.`,
    `petrol & !strong & car :: {!withFamily}<{!fuelType}>Una famiglia fa molti tragitti brevi e qualcuno lungo: il motore a benzina[ da {cv}< e {cc}>||< da {cc}>] [va bene per entrambi|si scalda presto e poi tiene il passo]${both}.`,
    `automatic & !silent :: {!easyParking}Con {il:gear} la manovra è lenta quanto si vuole: {un:engine}[ da {cv}< e {cc}>||< da {cc}>] avanza al minimo, [gli occhi restano sugli specchi|il parcheggio diventa una questione di volante]${drive}.`,
    `car & !classic :: {!lasting}Chi {it} terrà a lungo guarda anche la meccanica, [perché ci convivrà per anni|più che le mode]: {un:engine}[ da {cv}< e {cc}>||< da {cc}>]${both}.`,
    `combustion & !automatic & !classic :: {!comfortable}{un:engine}[ da {cv}< e {cc}>||< da {cc}>] resta sotto la conversazione, e [il comfort si misura così|si viaggia comodi anche per questo]${both}.`,
    `!strong & car :: {!goodDeal}Quello che si paga comprende {un:engine}[ da {cv}< e {cc}>||< da {cc}>], [potenza da usare ogni giorno|senza cifre da esibire]${both}.`,
    `tall :: {!rare}Tra le poche che si incontrano, questa ha {un:engine}[ da {cv}< e {cc}>||< da {cc}>]${both}.`,
    `diesel & manual :: <{!fuelType}>Il diesel[ da {cv} e {cc}||< da {cv}>] [riprende senza scalare|si lascia guidare a bassi giri], [una marcia alla volta|con poche cambiate]${both}.`,
    `petrol & !strong & !classic :: <{!fuelType}>Il motore a benzina[ da {cv} e {cc}||< da {cv}>] è di quelli discreti: [al minimo quasi tace, in salita risponde|parte dolce e cresce con la strada]${both}.`,
    `petrol & strong & automatic :: <{!fuelType}>Con {il:gear} in coda si va al passo; fuori, {cv} a benzina [accorciano la salita|fanno breve ogni sorpasso]${drive}.`,
    `hybrid & automatic :: <{!fuelType}>Rallentare, con il motore ibrido[ da {cv}< e {cc}>||< da {cc}>], non è mai tempo perso: [l’energia torna alla ripartenza|quello che si recupera si usa dopo], e {il:gear} [non dà scosse|fa da sé]${drive}.`,
    `cargo & manual :: <{!fuelType}>Quando il mezzo è carico si lavora di marce, e {il:gear} [è lì per quello|si usa con naturalezza]: {un:engine}[ da {cv}< e {cc}>||< da {cc}>] [spinge senza fretta|porta avanti il resto]${drive}.`,
    // gearbox and drive
    `automatic & !silent :: {!commuter}La coda di ogni mattina stanca soprattutto il piede sinistro: {il:gear} lo lascia riposare, [andata e ritorno|fino al parcheggio], e {un:engine}< da {cv}> porta avanti il resto${drive}.`,
    `automatic & !silent :: {!forSenior}Due pedali e comandi chiari: con {il:gear} [si guida con calma|non c’è fretta], mentre {un:engine}< da {cv}> risponde in modo dolce${drive}.`,
    `automatic & !silent :: {!comfortable}{un:engine}< da {cv}> resta in sottofondo e {il:gear} cambia senza farsi notare: [il comfort comincia da questi silenzi|si sta comodi anche perché non c’è niente da fare]${drive}.`,
    'all & !cargo :: {!safe}La sicurezza si capisce in una curva bagnata, quando la spinta si divide {onwheels} e [il volante non si muove|non succede niente]<: il motore è {fuelm}< da {cc}><, ha {cv}><, il cambio è {gearadj}>>.',
    `manual & car & !lively :: {!inCountry}Le strade di campagna si guidano con la mano destra, e {il:gear} [è lì per quello|dà il ritmo]: {un:engine}[ da {cv}< e {cc}>||< da {cc}>] sale e scende con le colline${drive}.`,
    `front & !lively & car :: {!newDriver}Per imparare la {drive} è la più semplice: [va dove si gira il volante|le reazioni si capiscono presto], e {un:engine}[ da {cv}< e {cc}>||< da {cc}>] lascia il tempo di pensare${shift}.`,
    'lively & !strong :: {!onTrips}{cv} si apprezzano nell’ultima ora di un viaggio lungo, quando [un sorpasso deve essere breve|la salita arriva e la velocità resta quella]<: il motore è {fuelm}< da {cc}><, il cambio è {gearadj}<, la trazione {driveadj}>>>.',
    'lively & !strong :: {!family}L’immissione in tangenziale, con i bambini dietro, è il posto giusto per {cv}: [si entra e si è già al passo degli altri|ci si mette un attimo]<. Il motore è {fuelm}< da {cc}><, il cambio è {gearadj}<, la trazione {driveadj}>>>.',
  ].flatMap((phrase) => usualDriveUnsaid(when('!damaged', phrase))),
];

/** The price and what comes with it, in this reader's own sum. */
export const dealLinks: Phrases = [
  ...[
    'thrifty & warranted :: <{!thrifty}>Chi tiene i conti vuole sapere quanto e per che cosa: {price}, e dentro c’è la {warranty}[<; {auto} è {used}>|].',
    'thrifty & warranted :: <{!thrifty}>La spesa si scrive in una riga: [{auto}, {used},||{themodel},] a {price} con {warranty}.',
    'goodDeal & warranted :: <{!goodDeal}>Se conviene lo dicono il prezzo e le garanzie: {price} da una parte, la {warranty} dall’altra<. {dealNotes}>.',
    'goodDeal & warranted :: <{!goodDeal}>A {price}, con {warranty}, [il confronto con gli altri annunci si può fare a voce alta|il prezzo si spiega da sé][<; {auto} è {used}>|].',
    'newDriver & warranted :: <{!newDriver}>Cominciare a guidare ha già le sue emozioni; il conto, almeno, è semplice: {price}, {warranty} compresa.',
    'family & warranted :: Nel bilancio di una famiglia {price} si discutono a tavola, e la {warranty} [aiuta a dire di sì|è un buon argomento][<; {auto} è {used}>|].',
    'commuter & warranted :: Da dividere per tutte le mattine dell’anno ci sono {price}, e la {warranty} [non si paga a parte|è già dentro].',
    'lasting & warranted :: Chi {it} sceglie per tenerl@ spende {price} una volta, e parte con la {warranty}[<; {auto} è {used}>|].',
    'atWork & warranted :: Per chi ci lavora un giorno fermo è un giorno perso: anche per questo nel prezzo, {price}, c’è la {warranty}.',
    'young & !dear & warranted :: {price} sono il prezzo di [tante partenze decise all’ultimo|un po’ di indipendenza], e la {warranty} è compresa[<; {auto} è {used}>|].',
    'dear & warranted :: {price} meritano una decisione presa con calma, e la {warranty} [la rende più leggera|aiuta a prenderla][<; {auto} è {used}>|].',
    'onTrips & warranted :: Il prossimo viaggio comincia da {price}, con la {warranty} [già compresa|nel prezzo][<; {auto} è {used}>|].',
    'warranted :: {auto} [è {used} e|] costa {price}: la {warranty} serve a [partire tranquilli|togliersi un pensiero].',
    'warranted :: {used}, sì, ma con la {warranty}: [il prezzo è di|costa] {price}.',
    'warranted :: Di {unveicolo} {used} si chiede prima il prezzo, {price}, e subito dopo la garanzia: qui c’è [la|anche la] {warranty}<. {dealNotes}>.',
    'warranted :: [A conti fatti|Alla fine] sono {price} per {unveicolo} {used} che [porta con sé la|ha dalla sua la] {warranty}.',
    'comfortable & warranted :: Anche i conti lasciano tranquilli: {price}, con {warranty}[<; {auto} è {used}>|].',
    'inCity & warranted :: Per i chilometri di città, pochi e ripetuti, il prezzo è di {price}, e la {warranty} [è compresa|non si paga a parte].',
    'fast & warranted :: Il piacere di guidare, qui, costa {price}, {warranty} compresa[<; {auto} è {used}>|].',
    'beautiful & warranted :: Sulla linea ognuno ha il suo gusto; sul prezzo c’è poco da interpretare: {price}, con {warranty}.',
    'inCountry & warranted :: Per portarl@ sulle tue strade, quelle fuori città, servono {price}, e la {warranty} [è già nel prezzo|parte con te].',
    'warranted :: Sul foglio restano due righe, il prezzo di {price} e la {warranty}[<; {auto} è {used}>|].',
    'manyKm & warranted :: Accanto ai chilometri, che sono molti, vanno messi il prezzo di {price} e la {warranty}.',
    'thrifty & !warranted & !unwarranted :: <{!thrifty}>Per chi guarda alla spesa il dato è questo, {price}: [confrontalo, con calma|il resto del ragionamento è tuo]<. {dealNotes}>.',
    'lasting & !warranted & !unwarranted :: Divisi per gli anni in cui {it} terrai, {price} [si leggono in un altro modo|cambiano peso].',
    '!warranted & !unwarranted :: Si parla di {price}, e [alle domande rispondiamo di persona|ogni voce si può discutere di persona].',
    'thrifty & unwarranted :: <{!thrifty}>Chi bada alla spesa metta in conto due cose: il prezzo, {price}, e il fatto che la garanzia non c’è{!warranty}<. {dealNotes}>.',
    'goodDeal & unwarranted :: <{!goodDeal}>A {price} si compra senza garanzia{!warranty}, e [conviene saperlo prima di fare il confronto|il prezzo va letto così].',
    'unwarranted :: Il prezzo è di {price} e la garanzia non è prevista{!warranty}: [per questo una visita fatta bene vale doppio|conviene guardare tutto con calma, prima]<. {dealNotes}>.',
  ].map((phrase) => when('!damaged', phrase)),
  'damaged & thrifty :: <{!thrifty}>Al prezzo di {price}[, con {warranty}||, senza garanzia{!warranty}||] manca una voce, la riparazione: [chi tiene ai conti la chiede prima|il totale, e solo quello, dice se la spesa sta in piedi]<. {dealNotes}>.',
  'damaged & goodDeal :: <{!goodDeal}>{price}[, con {warranty}||, senza garanzia{!warranty}||], e poi il lavoro: [se insieme restano sotto il prezzo di {un} in ordine, conviene|la convenienza è in quella somma]<. {dealNotes}>.',
];

/** Its past, and why it matters to this reader. */
export const historyLinks: Phrases = [
  ...[
    'lasting :: Chi pensa agli anni che verranno guarda anche quelli passati: {auto} ha {history}<, e {predicates}>.',
    'adult :: Con l’esperienza si impara a chiedere le carte: qui c’è da dire che {auto} ha {history}<, e {predicates}>.',
    'thrifty :: Nei conti entra anche il passato: {auto} ha {history}<, e {predicates}>.',
    'safe :: Ci si fida più volentieri quando si conosce la storia: {auto} ha {history}<, e {predicates}>.',
    'fast :: Anche chi guarda alle prestazioni chiede del passato: {auto} ha {history}<, e {predicates}>.',
  ].map((phrase) => when('!damaged', phrase)),
];

/** The equipment, and the road on which it is used. */
export const equipmentLinks: Phrases = [
  ...[
    'onTrips :: Per i viaggi, e per tutto quello che viene in mezzo, ci sono {manyThings}.',
    'commuter :: Nella strada di ogni giorno ti tengono compagnia {manyThings}.',
    'family :: Chi viaggia con i bambini troverà {things}.',
    'atWork :: Durante le giornate di lavoro hai con te {things}.',
    'inCity :: In città, e appena fuori, ti saranno utili {manyThings}.',
    'comfortable :: A bordo si sta bene anche grazie a quello che c’è: {things}.',
    'stylish :: A chi guarda i particolari segnaliamo {things}.',
    'thrifty :: Senza aggiungere altro alla spesa, hai già {things}.',
    'newDriver :: Chi comincia trova già a bordo {things}.',
  ].map((phrase) => when('!damaged', phrase)),
];

/** Front-wheel drive is what a reader expects: it may go without saying. */
function usualDriveUnsaid(phrase: string): string[] {
  if (!phrase.includes(both)) return [phrase];
  return [when('front', phrase.replace(both, `[${shift}|${both}]`)), when('!front', phrase)];
}
