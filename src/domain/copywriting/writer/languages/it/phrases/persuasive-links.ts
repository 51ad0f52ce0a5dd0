import type { Phrases } from '../../voice.ts';
import { both, drive, look, shift, travelled } from './fact-fragments.ts';
import { when } from './when.ts';

/** What the car is, and what that means to this reader. */
export const identityLinks: Phrases = [
  ...[
    // who sits behind
    `fiveDoors :: {!family}Con {doors} i bambini salgono dietro [da soli, mentre tu carichi le borse|senza che tu debba spostare un sedile]: ${look}< del {year}><, con {km}>.`,
    'roomy & fiveDoors :: {!withFamily}[Tra spesa, sport e scuola|Dal sabato mattina alla domenica sera], in famiglia serve [spazio che si riempie e si svuota in fretta|qualcosa che si carica senza fatica]: è {unbody}< {colb}> a {doors}< del {year}><, e finora ha percorso {km}>.',
    `fiveDoors & !roomy & car :: {!withFamily}In famiglia {doors} [servono tutte|non sono un di più]: [nessuno scavalca nessuno|ognuno sale dalla sua parte]<. ${look}< del {year}><, e ha {km}>>.`,
    'roomy :: {!family}Passeggino, zaini, poi la bici: [il bello {ofbody} è che ci stanno tutti|in {unbody} ci stanno], anche quando i bambini crescono. [{auto} è {color}< e ha {km}>||Finora ha percorso {km}||{auto} è del {year}].',
    'wagon :: {!family}Il bagagliaio {ofbody}< del {year}> è quello che [ti salva il sabato mattina|serve a chi ha figli]: borse sotto, passeggino sopra, e i bambini [stanno larghi|hanno i piedi liberi][. {auto} è {color}< e ha {km}>||. Ha {km}||].',
    // town and parking
    'hatch :: {!easyParking}In retromarcia sai sempre dove finisce, subito dietro il lunotto, come in ogni {body}: [il parcheggio lo indovini al primo colpo|anche il posto stretto diventa una manovra normale][. È {color}< e ha {km}>||. Ha {km}||].',
    `small :: {!easyParking}Il posto tra due auto, quello che [guardavi e lasciavi perdere|gli altri saltano], qui lo provi, [e di solito ci entri|e al primo colpo]: ${look}< del {year}><, e ha percorso {km}>.`,
    `city :: {!inCity}È {unbody}< {colb}>< del {year}>, e in città le misure [vengono prima di tutto|sono quelle giuste]: [passi nelle vie del centro|superi le doppie file] senza trattenere il respiro${travelled}.`,
    `small & fiveDoors :: {!inCity}Con {doors} [dai un passaggio a tutti|fai salire gli amici dietro] e in città [parcheggi lo stesso|non ingombri la via]: ${look}<, e finora ha percorso {km}>.`,
    `tall & !cargo & !van & !mpv :: {!inCity}Nel traffico, seduti più in alto, si vede [che cosa fa quello due macchine avanti|dove si ferma la fila], e in città si guida [d’anticipo|con più calma]: ${look}< del {year}><, con {km}>.`,
    // looks
    `!van :: {!stylish}In {colm} le linee {ofbody}< del {year}> [si leggono da lontano|non passano inosservate]: se scegli anche con gli occhi, [parti dal profilo|fai prima un giro intorno]${travelled}.`,
    '{!beautiful}La carrozzeria {colf} [lascia in vista ogni linea|si guarda volentieri da ogni lato], [e il disegno non ha niente di troppo|e le proporzioni sono quelle giuste]<: è {unbody}< del {year}>><. Ha {km}>.',
    `cabrio :: {!stylish}In {colm}, con la capote giù, [le linee si vedono tutte|si nota da lontano]: per chi ama lo stile [è già un buon motivo|basta una giornata di sole]${travelled}[< e {doors}>|].`,
    'low :: {!rare}In {colm} [per strada se ne incrociano poche|di così se ne vedono poche in giro], e chi è appassionato si volta[. È {unbody}< del {year}><, con {km}>||. Ha {km}||].',
    '{!exclusive}Che sia qualcosa di diverso [lo capisci prima ancora di aprire la portiera|si vede da lontano], [e da vicino contano i dettagli|poi vengono i particolari][. È {unbody}< {colb}>< del {year}>< e ha {km}>||. Ha {km}||].',
    '!van :: {!stylish}Sotto casa, tra le altre, {it} riconosci dal colore, {colm}, [e dalla linea|prima ancora che dalla linea]: chi tiene allo stile [sa che conta|ci fa caso].',
    // people
    `twoDoors & !cargo :: {!forOne}Ti bastano {doors}, se parti quando vuoi e [il sedile accanto è per la borsa|viaggi con poco bagaglio]: ${look}< del {year}><, con {km}>.`,
    `tall & fiveDoors & !cargo :: {!forSenior}È {unbody}< {colb}> a {doors}< del {year}>, e ci si siede senza piegarsi: [scendi con i piedi già a terra|anche la commissione più breve resta comoda]${travelled}.`,
    `small & fiveDoors :: {!forSenior}Si sale, si vede bene intorno e si parte con calma: è {unbody}< {colb}> a {doors}< del {year}>, [poca lunghezza da tenere d’occhio e porte comode|facile da girare anche in un cortile]${travelled}.`,
    `fiveDoors & car :: {!young}Una telefonata degli amici, [due borse|le chiavi], {doors} che si chiudono, e si parte: ${look}< del {year}><, con {km}>.`,
    '!cargo :: {!adult}Chi guida da anni parte dai dati: {unbody}< {colb}>< del {year}><, {doors}><, {km}>. Poi [si siede al volante e giudica|viene a vedere, e il resto lo capisce da sé].',
    `small & !strong :: {!newDriver}Per una prima auto le misure contano: {unbody}< {colb}>[< a {doors}>|]< del {year}> ha gli angoli [facili da indovinare|dove te li aspetti], e [i primi parcheggi riescono meglio|si prende confidenza in fretta]${travelled}.`,
    `!manyKm & !classic :: {!commuter}Finora ha percorso {km}; [da lunedì c’è la tua strada di ogni giorno|adesso tocca al tuo tragitto di ogni giorno]. ${look}[< del {year}>|< a {doors}>], [e ci si sta seduti bene|e si guida comodi anche alle sette di mattina].`,
    // work and roads
    `sedan :: {!atWork}Dal cliente arrivi con {unbody}< {colb}>[< a {doors}>|]< del {year}>, [che si presenta bene senza dare nell’occhio|e la prima impressione è già fatta]${travelled}.`,
    `van :: {!atWork}È {unbody}< {colb}>< del {year}>, e [un mezzo da lavoro si giudica|per lavorare lo giudichi] da come si carica: [apri, riempi e parti|dentro ci sta la giornata intera]${travelled}.`,
    `pickup :: {!atWork}È {unbody}< {colb}>[< a {doors}>|]< del {year}>: davanti [si viaggia puliti|la cabina], dietro il cassone, e il lavoro resta fuori dall’abitacolo${travelled}.`,
    `tall & car & !mpv :: {!inCountry}[Buche, dossi, l’erba in mezzo alla carreggiata|La strada bianca, il fosso, la salita]: in campagna [guidi guardando oltre le siepi|serve stare un po’ più alti da terra]. ${look}< del {year}><, con {km}>.`,
    'wagon :: {!onTrips}Nel bagagliaio {ofbody}< del {year}> [le valigie ci stanno tutte|entrano anche le cose dell’ultimo minuto], e nei viaggi lunghi [nessuno tiene una borsa sulle ginocchia|si parte senza lasciare a casa niente][. {auto} è {color}< e ha {km}>||. Ha {km}||].',
    `sedan :: {!onTrips}È {unbody}< {colb}>< del {year}>, [la forma che taglia meglio l’aria|bassa e lunga quanto serve], e nei viaggi lunghi [il fruscio resta fuori|lo apprezzi dopo la prima ora]${travelled}.`,
    `mpv :: {!onTrips}{!withFamily}In viaggio, e in tanti, [conta lo spazio per le ginocchia|ognuno vuole il suo posto]: ${look}[< a {doors}>|], e in famiglia si arriva ancora amici${travelled}.`,
    `car :: {!forAll}[Oggi la spesa, domani l’autostrada|In settimana l’ufficio, la domenica fuori]: [un’auto sola basta|è un’auto per tutti i giorni]. ${look}${travelled}.`,
    `suv :: {!withFamily}Carichi il bagagliaio senza piegarti, e [i più piccoli li sistemi all’altezza giusta|anche i nonni salgono volentieri]: in famiglia contano cose così. ${look}[< a {doors}>|]<, e ha {km}>.`,
    // how far it has gone
    `fewKm :: {!lasting}{km} sono [un inizio|una partenza], per chi {it} compra pensando agli anni che verranno: [la strada da fare è tutta da decidere|il grosso della strada è ancora tuo]<. ${look}< del {year}>>.`,
    `!fewKm :: {!lasting}Chi compra per tenere a lungo guarda prima i chilometri: qui sono {kmn}[, e da adesso li conti tu|, e la scheda te li dice subito]<. ${look}< del {year}>>.`,
    `fewKm :: Di strada ne ha fatta poca, {km}: [quasi tutta quella che verrà è tua|il resto è da fare con te]<. ${look}[< a {doors}>|]< del {year}>>.`,
    'classic :: Dal {year} a oggi ha percorso {km}<. È {color}>, e [la linea dice da sola di che anni è|va guardat@ da vicino, con calma].',
  ].map((phrase) => when('!km0 & !new & !damaged', phrase)),
];

/** What moves it, and what that is good for on this reader's road. */
export const engineLinks: Phrases = [
  ...[
    // electric
    `electric :: {!inCity}<{!fuelType}>In città {thecv} del motore elettrico [si usano a piccole dosi|{it} muovono un soffio alla volta]: [uno scatto al verde|una spinta fuori dalla rotonda], e torna il silenzio${both}.`,
    `electric :: {!commuter}<{!fuelType}>La coda delle otto, con un motore elettrico< da {cv}>, [perde il rumore e gli strappi|si fa con un piede solo]: ogni mattina [arrivi con meno stanchezza|ti accorgi che il tragitto pesa meno]${shift}.`,
    `electric :: {!comfortable}<{!fuelType}>Il motore elettrico< da {cv}> non vibra e non alza la voce: [senti la musica, chi ti parla e poco altro|dopo un’ora la testa è ancora leggera], ed è questo il comfort che [si nota di più|resta]${both}.`,
    'electric :: {!fast}<{!fuelType}>{cv} elettrici si sentono [nel primo metro|appena sfiori il pedale]: nessun giro da aspettare, e [il sorpasso dura un respiro|ogni rotonda ha un’uscita divertente]<. La spinta arriva {onwheels}>.',
    `electric :: {!forAll}<{!fuelType}>Per tutti i giorni un motore elettrico< da {cv}> chiede poco: [un pedale, due mani, nessuna marcia|parti, vai, la sera {it} attacchi alla presa]${both}.`,
    `electric :: {!onTrips}<{!fuelType}>Nei viaggi lunghi il motore elettrico< da {cv}> tiene l’andatura [senza un ronzio|in silenzio], e [si parla a voce bassa|anche chi sta dietro si addormenta]${both}.`,
    `electric :: {!easyParking}<{!fuelType}>In manovra il motore elettrico< da {cv}> si dosa al centimetro: [un filo di pedale|avanti piano, indietro piano], e il parcheggio [si fa senza strappi|riesce anche se dietro hanno fretta]${both}.`,
    `electric :: {!frugal}<{!fuelType}>Il motore elettrico< da {cv}> riprende un po’ di energia ogni volta che rallenti: [più guidi con calma, meno consumi|nel traffico è lì che si fa la differenza]${shift}.`,
    `electric :: {!atWork}<{!fuelType}>Tra un cliente e l’altro il motore elettrico< da {cv}> [ti lascia telefonare in pace|porta il suo silenzio], e il lavoro comincia [con la testa sgombra|già in ordine]${both}.`,
    // diesel
    `diesel & automatic :: {!onTrips}<{!fuelType}>In autostrada il diesel< da {cv}> gira basso e regolare, {il:gear} sceglie la marcia, e [a te resta la strada|nei viaggi lunghi tu fai solo il programma]${drive}.`,
    `diesel & manual :: {!onTrips}<{!fuelType}>Metti l’ultima marcia e lascia lavorare il diesel< da {cv}>: nei viaggi lunghi {il:gear} [lo tocchi al casello e poco più|quasi te lo dimentichi]${drive}.`,
    `diesel & !manual & !automatic :: {!onTrips}<{!fuelType}>Il diesel< da {cv}> [ama le strade che non finiscono subito|trova il passo e lo tiene]: nei viaggi lunghi [un pieno porta lontano|ci si ferma quando si ha fame, non prima]${both}.`,
    `diesel & !thirsty :: {!frugal}<{!fuelType}>Il motore diesel[ da {cc} e {cv}||< da {cv}>] lavora a pochi giri, e [i consumi contenuti|i consumi bassi] nascono da lì: [dal benzinaio ti vedono di rado|macini strada e la lancetta scende piano]${shift}.`,
    `diesel :: {!commuter}<{!fuelType}>{cv} diesel [spingono già in basso|non chiedono di tirare le marce]: sulla strada di ogni giorno [riprendi il passo dopo il semaforo senza pensarci|il trattore lo passi e rientri senza fretta]${both}.`,
    `diesel & car :: {!atWork}<{!fuelType}>Se per lavoro macini strada, {thecv} del diesel [tengono l’andatura e non stancano|sono quelli che non ti fanno arrivare tardi]${shift}[<, la trazione è {driveadj}>|].`,
    `diesel & cargo :: {!atWork}<{!fuelType}>A pieno carico conta la spinta in basso, e {thecv} del motore diesel[< da {cc}>|] [la danno subito|sono lì per quello]: al lavoro riparti dal semaforo senza tirare le marce${both}.`,
    `diesel & all :: {!inCountry}<{!fuelType}>Su una salita bagnata {thecv} del diesel arrivano {onwheels} e [si sale senza slittare|le foglie sull’asfalto fanno meno paura]: in campagna [capita più spesso di quanto si dica|è tranquillità, più che potenza]${shift}.`,
    `diesel & !small :: {!withFamily}<{!fuelType}>Con la famiglia e i bagagli a bordo il diesel< da {cv}> [non si affatica|ha la spinta che serve]: [le salite le prende con calma|riprende già a bassi giri]${both}.`,
    `diesel & automatic :: {!family}<{!fuelType}>Con i bambini dietro si guida meglio senza strappi, e il diesel< da {cv}> con {il:gear} [scorre via liscio|non ne dà]: [chi dorme continua a dormire|nessuno si sveglia al semaforo]${drive}.`,
    `diesel & all :: {!fast}<{!fuelType}>{thecv} del diesel[< da {cc}>|] si scaricano {onwheels}: [premi e la spinta è già lì|in salita il sorpasso dura poco], asciutto o bagnato che sia${shift}.`,
    // petrol
    `petrol & strong :: {!fast}<{!fuelType}>Con {cv} a benzina basta mezzo pedale: [il sorpasso è già finito|la spinta non finisce mai prima della salita]<, e {il:gear} tiene il ritmo>[${drive}|<. La potenza va {onwheels}>].`,
    `petrol & !lively :: {!inCity}<{!fuelType}>Il motore a benzina< da {cv}> [parte dolce e si scalda in fretta|è pronto appena parti]: in città, [tra un semaforo e l’altro|per tragitti di dieci minuti], è quello che serve${both}.`,
    `petrol & weak & manual :: {!newDriver}<{!fuelType}>{cv} [non mettono soggezione|bastano per imparare bene]: il motore a benzina risponde per gradi e con {il:gear} prendi confidenza una marcia alla volta${drive}.`,
    `petrol & manual & !lively :: {!fast}<{!fuelType}>Il divertimento, con {cv} a benzina e {il:gear}, te lo costruisci tu: [una scalata prima della curva|la marcia giusta], il motore che sale, e [la strada di casa diventa interessante|tra le curve non serve altro]${drive}.`,
    'rear & lively :: {!fast}{thecv} spingono da dietro, {onwheels}: fuori dalle curve [lo senti nella schiena|lo sterzo resta libero, e viene voglia di rifarle]<; il motore è {fuelm}<, il cambio {gearadj}>>.',
    `petrol & strong :: {!onTrips}<{!fuelType}>Di {cv}, in autostrada, ne usi una parte: [il motore a benzina gira tranquillo|il motore a benzina quasi non si sente], e [gli altri li tieni per il sorpasso|nei viaggi lunghi la riserva è tranquillità]${both}.`,
    `petrol & strong :: {!forAll}<{!fuelType}>{cv} a benzina sanno anche andare piano: [in coda|tutti i giorni], {il:gear} li tiene [quieti|a bada], e la domenica [cambia musica|li lasci andare]${drive}.`,
    `petrol & !strong :: {!forAll}<{!fuelType}>Per tutti i giorni il motore a benzina< da {cv}> va bene [per la spesa e per la gita|così com’è]: silenzioso al minimo, svelto quando serve${both}.`,
    `petrol & !lively :: {!young}<{!fuelType}>Il motore a benzina< da {cv}> è [svelto in partenza|pronto] e non complica le giornate piene: [tra lezioni, lavoro e serate|con l’agenda che cambia ogni giorno] conta poter partire subito${shift}.`,
    'petrol & !lively :: {!forHer}<{!fuelType}>Il motore a benzina< da {cv}> risponde con dolcezza e {il:gear} [si usa con naturalezza|entra senza sforzo]: guidare [resta semplice|è facile], anche [a fine giornata|quando hai altro per la testa].',
    `petrol & all :: {!inCountry}<{!fuelType}>Quando l’asfalto finisce il motore a benzina< da {cv}> muove {wheels}, e in campagna [si sale dove altri tornano indietro|la strada bianca resta una strada]${shift}.`,
    `petrol & !thirsty :: {!frugal}<{!fuelType}>Dal motore a benzina[ da {cc} e {cv}||< da {cv}>] non si pretende più del necessario, e [i consumi restano contenuti|al distributore si spende il giusto]: [il pieno dura|il piede leggero fa il resto]${shift}.`,
    `classic & manual & car :: Il motore {fuelm}< da {cv}> si ascolta, {il:gear} si sente nella mano: [si guida con tutti i sensi|niente filtri tra te e la strada]${drive}.`,
    // hybrid
    `hybrid :: {!inCity}<{!fuelType}>A ogni semaforo il motore ibrido< da {cv}> mette via l’energia della frenata e te la ridà alla partenza: [in città si frena di continuo, e il conto torna|più la città è lenta, più serve]${shift}.`,
    `hybrid :: {!frugal}<{!fuelType}>{cv} e consumi contenuti vanno d’accordo perché il motore è ibrido: [quello che la frenata di solito butta, qui resta|la frenata ricarica, la partenza ringrazia]${both}.`,
    `hybrid :: {!comfortable}<{!fuelType}>L’ibrido< da {cv}> parte morbido e fa poco rumore: [nelle code il comfort si sente|anche in colonna si resta comodi]${shift}.`,
    `hybrid & all :: {!inCountry}<{!fuelType}>Dove finisce l’asfalto {thecv} dell’ibrido arrivano {onwheels}: in campagna si sale [senza slittare|con un filo di gas], e [il bosco resta silenzioso|a bordo si parla a voce bassa]${shift}.`,
    `hybrid :: {!family}<{!fuelType}>Scuola, palestra, spesa: per i giri con i bambini, tutti brevi, il motore ibrido< da {cv}> [è quello giusto|dà il meglio], perché recupera a ogni fermata${both}.`,
    `hybrid :: {!commuter}<{!fuelType}>Stop, riparti, stop: la tua strada di ogni giorno è [quella per cui si fa un ibrido|il terreno dell’ibrido]<; {thecv} li usi [quando si libera|fuori dalla tangenziale]>${shift}.`,
    // gas
    `lpg :: {!frugal}<{!fuelType}>Il motore è a GPL[<, {cv}>|], e [al distributore si vede|dal benzinaio te ne accorgi]: [fare il pieno pesa meno|la stessa strada, una spesa più leggera]${shift}.`,
    `lpg :: {!inCity}<{!fuelType}>Girare tutto il giorno in città, con il motore a GPL< da {cv}>, [costa meno di quanto pensi|fa meno male al portafoglio]${shift}[${both}|].`,
    `lpg :: {!newDriver}<{!fuelType}>Per i primi mesi di patente un motore a GPL< da {cv}> è [tranquillo da guidare e leggero al distributore|una scelta che lascia qualche euro in tasca]${both}.`,
    `cng :: {!commuter}<{!fuelType}>Il motore a metano< da {cv}> è fatto per chi la strada la fa tutti i giorni: [più ne fai, più te ne accorgi|il pieno costa poco e il tragitto resta quello]${shift}.`,
    `cng :: {!frugal}<{!fuelType}>Chi sceglie il metano di solito [ha fatto bene i conti|sa quanto spende a settimana]: [il motore ha {cv}, e||] sui consumi si risparmia${shift}.`,
    // whoever drives, whatever burns
    `!cargo :: {!adult}Con la tua esperienza [ascolterai prima il motore|guarderai prima la meccanica]: {un:engine} da {cv}${both}.`,
    `{!beautiful}Dietro una bella linea c’è {un:engine}< da {cv}>, [e le due cose stanno bene insieme|il resto che serve per godersela]${both}.`,
    `{!stylish}Lo stile lo vedono tutti; quello che senti tu è {un:engine}< da {cv}>[, pronto quando lo chiedi|]${both}.`,
    `car :: {!forOne}Decidi all’ultimo e parti: [sotto il piede hai|a portarti c’è] {un:engine}< da {cv}>${both}.`,
    `petrol & !strong & car :: {!family}<{!fuelType}>Con i bambini dietro [si guida dolce|correre non serve], e il motore a benzina< da {cv}> [risponde senza strappi|gira silenzioso]${both}.`,
    `!strong :: {!thrifty}Per non spendere più del necessario va bene {un:engine}< da {cv}>, [quanto basta per le strade che fai|che ha la potenza che serve e non di più]${both}.`,
    `petrol & !strong & car :: {!withFamily}<{!fuelType}>Per i giri di famiglia il motore a benzina< da {cv}> [fa quello che serve|non chiede attenzioni]: [la spesa, lo sport, una domenica fuori|tanti tragitti brevi, ogni tanto uno lungo]${both}.`,
    `automatic & !silent :: {!easyParking}Parcheggiare con {il:gear} è [più semplice|questione di un pedale]: {un:engine}< da {cv}> avanza al minimo e tu [guardi gli specchi|pensi solo al volante]${drive}.`,
    `car & !classic :: {!lasting}Per tenerl@ a lungo serve una meccanica [che ti vada bene anche tra qualche anno|scelta senza pensare alle mode]: {un:engine}< da {cv}>${both}.`,
    `combustion & !automatic & !classic :: {!comfortable}{un:engine}< da {cv}> [si sente poco|resta in sottofondo]: [si parla senza alzare la voce|dopo un’ora la testa è ancora leggera], ed è comodità anche questa${both}.`,
    `!strong & car :: {!goodDeal}Nel prezzo c’è {un:engine}< da {cv}>, [la potenza che serve e non quella da esibire|quello che basta per usarl@ ogni giorno]${both}.`,
    `offroad :: {!rare}Di così se ne trovano poche, e la meccanica [va con il resto|non è da meno]: {un:engine}< da {cv}>${both}.`,
    `diesel & manual :: <{!fuelType}>Seconda, terza, e il diesel< da {cv}> [ha già fatto il suo|è al passo]: [spinge in basso e non chiede fretta|con lui si cambia poco]${both}.`,
    `petrol & !strong & !classic :: <{!fuelType}>Il motore a benzina< da {cv}> è [di quelli che non si notano|facile da capire]: [parte, gira regolare, risponde|fa poco rumore e fa strada]${both}.`,
    `petrol & strong & automatic :: <{!fuelType}>Piano sa andare, con {il:gear}; poi affondi, e {cv} a benzina [cambiano discorso|si fanno sentire tutti]${drive}.`,
    `hybrid & automatic :: <{!fuelType}>Tu freni e il motore ibrido< da {cv}> ricarica, tu riparti e lui restituisce: [non devi fare niente|{il:gear} pensa al resto]${drive}.`,
    // gearbox and drive
    `automatic & !silent :: {!commuter}Ogni mattina la stessa coda, ma [la frizione non c’è|il piede sinistro non lavora]: {il:gear} pensa alle marce, mentre {un:engine}< da {cv}> fa il resto${drive}.`,
    'automatic & !silent :: {!inCity}Semaforo, pedoni, rotonda: in città {il:gear} [ti toglie cento gesti al giorno|fa sparire la frizione dai pensieri]<, e {un:engine}< da {cv}> ti porta fuori dall’incrocio senza strappi>.',
    'automatic & !silent :: {!forSenior}Con {il:gear} si guida [con calma e con due pedali|senza frizione e senza fretta]: {un:engine}< da {cv}> risponde dolce, e [i comandi restano pochi|le code stancano meno].',
    `automatic & !silent :: {!comfortable}{il:gear} cambia senza farsi sentire, {un:engine}< da {cv}> resta in sottofondo: [il comfort è fatto di queste cose|a bordo si sta comodi e si parla piano]${drive}.`,
    `all & !cargo :: {!safe}Quando piove la spinta si divide {onwheels}, e [il volante resta tranquillo|la strada smette di fare paura]: è lì che la sicurezza si sente<; il motore è {fuelm}<, ha {cv}>>${shift}.`,
    `all :: {!onTrips}Se il viaggio finisce in montagna, a gennaio, sei già a posto: la trazione è {driveadj}<, il motore {fuelm}[ ha {cv}||]>${shift}.`,
    `manual & !lively & car :: {!inCountry}Tra i saliscendi della campagna {il:gear} ti fa scegliere la marcia giusta [prima della salita|un attimo prima della curva], e {un:engine}< da {cv}> [ti segue|risponde]${drive}.`,
    `front & !lively & car :: {!safe}La {drive} [tira dritto anche se sbagli un po’|perdona le piccole incertezze], e {un:engine}< da {cv}> non ha reazioni brusche: [la sicurezza è anche questo|si guida tranquilli]${shift}.`,
    `front & !lively & car :: {!newDriver}Per imparare, la {drive} è la più facile: [tira nella direzione in cui giri il volante|le reazioni sono prevedibili], e {un:engine}< da {cv}> non ha fretta${shift}.`,
    'lively & !strong :: {!onTrips}Con {cv} [il camion lo passi e rientri|la salita dell’autostrada non si nota]: nei viaggi lunghi la riserva [toglie stanchezza|serve a stare tranquilli]<; il motore è {fuelm}<, il cambio {gearadj}>>.',
    'lively & !strong :: {!family}{cv} vogliono dire [immettersi in tangenziale senza ansia, anche con i bambini che cantano|sorpassare in fretta, anche con i figli e le valigie]<; il motore è {fuelm}<, il cambio {gearadj}>>.',
  ].flatMap((phrase) => usualDriveUnsaid(when('!damaged', phrase))),
];

/** The price, what is in it, and what that means to whoever counts. */
export const dealLinks: Phrases = [
  ...[
    'thrifty & warranted :: <{!thrifty}>Se tieni i conti, le voci sono due: {price} di prezzo e la {warranty}, [già compresa|che è inclusa]<. {dealNotes}>.',
    'thrifty & warranted :: <{!thrifty}>Con {price} [sai subito dove arriva la spesa|spendi una volta e sai quanto], e la {warranty} [ti copre le spalle|toglie qualche pensiero al portafoglio].',
    'goodDeal & warranted :: <{!goodDeal}>{price}, {warranty} compresa: [confronta pure|mettil@ accanto agli annunci che hai già salvato], il prezzo regge il confronto.',
    'goodDeal & warranted :: <{!goodDeal}>La domanda è che cosa hai in cambio di {price}: quello che hai letto fin qui e la {warranty}. [A noi il conto sembra giusto: controllalo|Se conviene, lo decidi tu]<. {dealNotes}>.',
    'newDriver & warranted :: <{!newDriver}>Per una prima auto {price} e la {warranty} fanno [un conto semplice|un inizio tranquillo]: [impari a guidare senza altri pensieri|si comincia con i conti in ordine]<. {dealNotes}>.',
    'family & warranted :: Con una famiglia le spese impreviste [bastano già|non mancano]: qui la {warranty} è compresa, e il prezzo è di {price}<. {auto} è {used}>.',
    'withFamily & warranted :: In famiglia si decide in più teste, e i numeri aiutano: {price}, con {warranty}<; {auto} è {used}>.',
    'commuter & warranted :: Prova a dividerlo per tutte le mattine che ti porterà al lavoro: il prezzo è di {price}, e la {warranty} [c’è già|è compresa].',
    'atWork & warranted :: Per chi ci lavora [un fermo costa più di tutto|ogni giorno fermo è un costo]: {inprice} c’è anche la {warranty}.',
    'lasting & warranted :: Chi {it} compra per tenerl@ paga {price} una volta sola, e parte con la {warranty}<; {auto} è {used}>.',
    'safe & warranted :: Anche sulla carta [si viaggia tranquilli|niente sorprese]: il prezzo è di {price}, la {warranty} è compresa<; {auto} è {used}>.',
    'dear & warranted :: {price} sono una cifra da pesare con calma: [dentro c’è anche la {warranty}|comprende la {warranty}], e [a ogni domanda rispondiamo di persona|ogni voce te la spieghiamo di persona].',
    'cheap & warranted :: [Con|Per] {price} ti porti a casa anche la {warranty}: [per un’auto di questa fascia conta|a questo prezzo è una tranquillità in più].',
    'young & !dear & warranted :: Con {price} [smetti di chiedere passaggi|parti quando decidi tu], e la {warranty} [è compresa|ti lascia la testa libera per il resto].',
    'stylish & warranted :: Per {un} [scelt@ anche con gli occhi|che piace a prima vista] chiediamo {price}, {warranty} compresa<; {auto} è {used}>.',
    'adult & warranted :: A chi ha esperienza bastano due dati, il prezzo di {price} e la {warranty}<; {auto} è {used}>.',
    'onTrips & warranted :: Tra te e il prossimo viaggio ci sono {price}, e la {warranty} è già compresa.',
    'inCity & warranted :: Girare in città costa già abbastanza: qui il prezzo è di {price}, e la {warranty} [non si paga a parte|è compresa].',
    'warranted :: {price} è la cifra [da tenere a mente|su cui ragionare]: [dentro c’è la|comprende la] {warranty}.',
    'warranted :: {auto} è {used}, ma non parti senza rete: c’è la {warranty}, e il prezzo è di {price}.',
    'warranted :: Da una parte {price}, dall’altra {themodel} e la {warranty}: [la decisione si può prendere con calma|il conto è presto fatto]<. {dealNotes}>.',
    'warranted :: Insieme alle chiavi ricevi la {warranty}, e il prezzo è di {price}.',
    'warranted & fiveDoors & comfortable :: Comod@ anche nei conti: {price}, {warranty} compresa.',
    'warranted & inCountry :: Per le tue strade fuori città chiediamo {price}, e [nel prezzo c’è la {warranty}|la {warranty} è compresa].',
    'warranted & fast :: Il divertimento costa {price}, {warranty} compresa<; {auto} è {used}>.',
    'warranted & easyParking :: Parcheggiarl@ costa poca fatica, comprarl@ {price}, {warranty} compresa.',
    'warranted & beautiful :: Che piaccia si vede; quanto costa te lo diciamo noi: {price}, con {warranty}.',
    'warranted :: {used}, sì, ma [non senza tutele|con le spalle coperte]: c’è la {warranty}, e il prezzo è di {price}.',
    'warranted :: Prima domanda, quanto costa: {price}. Seconda, se c’è la garanzia: sì, la {warranty}[|, già compresa].',
    'warranted & manyKm :: I chilometri sono quelli che hai letto; a bilanciarli ci sono il prezzo, {price}, e la {warranty}.',
    'warranted & fewKm :: {price} per una strada appena cominciata, con la {warranty}: [il confronto fallo tu|mettil@ accanto agli altri annunci]<. {dealNotes}>.',
    'thrifty & !warranted & !unwarranted :: <{!thrifty}>{price}: [è il numero da mettere accanto al tuo budget|con il budget in mano, è il primo numero da guardare]<; {auto} è {used}>.',
    'goodDeal & !warranted & !unwarranted :: <{!goodDeal}>Il prezzo è di {price}: [confrontalo con chi vuoi|guardalo accanto ad anno e chilometri], conviene se [regge il tuo confronto|i numeri tornano anche a te].',
    '!warranted & !unwarranted & young & !dear :: Il prezzo è di {price}: [parti quando decidi tu|niente più passaggi da chiedere]<; {auto} è {used}>.',
    '!warranted & !unwarranted :: Il prezzo è di {price}, e [ne parliamo guardandol@ insieme|alle tue domande rispondiamo di persona]<; {auto} è {used}>.',
    'thrifty & unwarranted :: <{!thrifty}>La spesa è di {price} e la garanzia non c’è{!warranty}: [mettilo in conto|tieni un margine nel budget] prima di decidere<. {dealNotes}><; {auto} è {used}>.',
    'goodDeal & unwarranted :: <{!goodDeal}>A {price} si compra senza garanzia{!warranty}: [il prezzo va letto così, e conviene guardare tutto di persona|se conviene lo decidi dopo averl@ guardat@ bene]<. {dealNotes}>.',
    'manyKm & unwarranted :: {price}, senza garanzia{!warranty}: [con questi chilometri è il patto, detto prima|i chilometri li conosci, e adesso conosci anche il resto]<. {dealNotes}><; {auto} è {used}>.',
    'commuter & unwarranted :: Ti serve tutti i giorni, quindi sappilo: {price}, e la garanzia non è compresa{!warranty}<. {dealNotes}><; {auto} è {used}>. Vieni a guardarl@ con [calma|un meccanico].',
  ].map((phrase) => when('!damaged', phrase)),
  'damaged & thrifty :: <{!thrifty}>Si parte da {price}[, con {warranty}||, senza garanzia{!warranty}||]; [il resto della spesa te lo dice l’officina|aggiungi ricambi e ore, e hai la spesa vera]<. {dealNotes}>.',
  'damaged & goodDeal :: <{!goodDeal}>{price}[, con {warranty}||, senza garanzia{!warranty}||], più il lavoro: [se la somma resta sotto {un} in ordine, conviene|conviene solo se la somma ti convince]<. {dealNotes}>.',
  'damaged :: Il prezzo, {price}[, con {warranty}||, senza garanzia{!warranty}||], è quello di {unveicolo} da [riparare|rimettere a posto]: [il preventivo portalo con te|il conto finale lo fai tu]<. {dealNotes}>.',
];

/** Its past, and why it matters to this reader. */
export const historyLinks: Phrases = [
  'lasting & !damaged :: Chi compra per tenere vuole conoscere il passato: {auto} ha {history}<, e {predicates}>.',
  'lasting & !damaged :: Per tenerl@ a lungo conta anche come è stat@ tenut@ finora: ha {history}<, e {predicates}>.',
  'thrifty & !damaged :: Chi sta attento alla spesa guarda anche le carte: {auto} ha {history}<, e {predicates}>.',
  'safe & !damaged :: La fiducia comincia dal passato: {auto} ha {history}<, e {predicates}>.',
  'adult & !damaged :: È la prima cosa che chiede chi se ne intende: ha {history}<, e {predicates}>.',
  'fast & !damaged :: Prima delle prestazioni, il passato: {auto} ha {history}<, e {predicates}>.',
  'commuter & !damaged :: Se la strada è tanta, il passato conta: {auto} ha {history}<, e {predicates}>.',
];

/** The equipment, and the road on which it is used. */
export const equipmentLinks: Phrases = [
  ...[
    'onTrips :: Per la strada lunga, e per il resto, hai {things}.',
    'commuter :: Per la strada di ogni giorno, e per il resto, trovi {things}.',
    'family :: A bordo, per voi e per i bambini, ci sono {manyThings}.',
    'withFamily & !family :: In famiglia torneranno utili {manyThings}.',
    'cargo & atWork :: Per lavorare hai {things}.',
    'car & atWork :: Nelle giornate di lavoro puoi contare su {things}.',
    'inCity :: Per i giri in città, e per quando ne esci, hai {things}.',
    'fast :: Chi guida per gusto apprezzerà {things}.',
    'comfortable :: Per viaggiare a tuo agio hai {things}.',
    'thrifty :: Nel prezzo trovi già {things}.',
    'stylish :: Chi guarda i dettagli trova {things}.',
    'newDriver :: Per cominciare hai già a bordo {things}.',
    'inCountry :: Fuori città ti saranno utili anche {manyThings}.',
  ].map((phrase) => when('!damaged', phrase)),
];

/** Front-wheel drive is what a reader expects: it goes without saying. */
function usualDriveUnsaid(phrase: string): string[] {
  if (!phrase.includes(both)) return [phrase];
  return [when('front', phrase.replace(both, shift)), when('!front', phrase)];
}
