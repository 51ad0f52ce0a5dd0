import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a scene with this car in it. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'I bambini [si sistemano in fretta|hanno il loro posto], gli zaini anche, e [la mattina comincia con un minuto di anticipo|si parte senza dimenticare nessuno].',
      'fiveDoors :: Una portiera che si apre comoda, una cintura allacciata, un giocattolo da recuperare: con i figli ogni partenza è così, [e qui riesce più facile|e {themodel} l’asseconda].',
      'Chi ha bambini carica sempre [una cosa in più|qualcosa all’ultimo momento], e [un angolo libero si trova|{themodel} lo mette in conto].',
      'Alle otto la scuola, alle cinque la piscina, in mezzo una merenda sul sedile: [per chi ha figli l’auto è una stanza di casa|con i bambini la giornata passa anche da qui].',
      'roomy :: I figli crescono e con loro [le biciclette, i borsoni, gli amici da accompagnare|il bagaglio]: lo spazio [tiene il passo|non si fa mancare].',
      'Dopo la seconda curva [i bambini dormono|dei bambini non si sente più la voce], e [chi guida si gode un po’ di pace|il viaggio diventa un momento tranquillo].',
      'Ai bambini resterà [il ricordo delle soste e delle canzoni|il finestrino, con il mondo che passa]; a te, [la calma con cui ci si arriva|la comodità di ogni partenza].',
      'Chi viaggia con i figli chiede [poche cose|tre cose], salire in fretta, stare comodi, arrivare sereni, [e qui le trova|e {themodel} le prende sul serio].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Con la patente da poco, ogni rotatoria [sembra un esame|chiede coraggio]: [comandi leggeri e reazioni dolci aiutano|{themodel} suggerisce senza alzare la voce].',
      '!strong :: La prima settimana si guida con le spalle rigide, [la seconda un po’ meno|poi passa]: [la confidenza arriva così, una strada alla volta|con un’auto semplice passa prima].',
      '!strong & small :: Chi comincia a guidare impara prima [le misure|dove finisce il cofano], poi tutto il resto: qui [bastano pochi parcheggi|si fa in un pomeriggio].',
      'I primi viaggi senza nessuno accanto [si ricordano a lungo|hanno un sapore speciale], e [meritano un’auto che non metta soggezione|{themodel} ne diventa parte].',
      '!strong :: Alla prima auto si chiede [pazienza|chiarezza]: [{themodel} lascia il tempo di imparare|qui i comandi si capiscono da soli e gli errori si correggono con calma].',
      '!strong :: Per chi ha appena cominciato a guidare [contano le cose semplici|non serve altro]: comandi leggibili, [una buona visuale|reazioni prevedibili], il tempo di prendere confidenza.',
    ],
    Pendolare: [
      'La mattina è ancora buio, la sera lo è di nuovo: [in mezzo c’è la tua strada di ogni giorno, e qui pesa meno|chi va e torna ogni giorno sa quanto conti stare comodi].',
      'Chi fa ogni giorno lo stesso tragitto [conosce ogni semaforo|lo percorre a memoria]: [quello che cambia è come ci si arriva|a cambiare è il modo di arrivare in fondo].',
      'Tra casa e lavoro c’è un tempo che [non compare in agenda|nessuno conta]: [con {themodel} torna a essere tuo|una radio accesa, un pensiero, la strada che scorre].',
      'Il tragitto quotidiano non si accorcia, ma [si può scendere con più energie|lo si può fare con meno fatica], e [dopo un mese te ne accorgi|la sera si sente].',
      'Ogni mattina le stesse curve: {themodel} le [prende con calma|fa scorrere], [e tu arrivi con la testa già al resto della giornata|e la giornata comincia meglio].',
      'Per chi viaggia ogni giorno la regolarità è [un riposo|una forma di comodità]: [niente strappi, niente sorprese|si parte, si arriva, si pensa ad altro].',
    ],
    'Attento allo stile': [
      'Chi ama lo stile [ci gira intorno prima di aprire la portiera|comincia dal profilo e poi cerca i particolari], e [non resta deluso|trova linee che si tengono].',
      'La luce della sera, sulle fiancate, [trova riflessi che a mezzogiorno non c’erano|mette in risalto ogni linea]: [è un piacere per chi ha occhio|lo stile vive di queste cose].',
      'Arrivare con {themodel} è un modo di presentarsi [che non ha bisogno di parole|discreto], e [lo stile fa il resto|chi ha gusto lo capisce].',
      'Le linee hanno [una loro calma|coerenza], [da un’estremità all’altra|dal frontale alla coda], e [allo stile non si chiede altro|l’occhio le segue volentieri].',
      'Per chi sceglie anche con gli occhi conta [la prima impressione, e poi la centesima|che piaccia ancora tra qualche mese]: [questo disegno regge|queste proporzioni non stancano].',
      'Parcheggiat@ in fila con altre auto si fa notare per [misura|proporzioni], [non per volume|senza chiedere attenzione], ed è [una forma di stile|quello che cerca chi ama lo stile].',
    ],
    'Attento al budget': [
      '!damaged :: Chi ha un budget preciso [mette in fila anno, chilometri e prezzo|legge prima i numeri]: [qui si fa in fretta|qui sono tutti in vista], e [i conti si fanno con calma|il confronto è facile].',
      '!damaged :: La spesa è quella che leggi, e [in cambio c’è sostanza|quello che paghi è quello che userai].',
      '!damaged :: Spendere con criterio [non toglie il gusto di scegliere|vuol dire guardare la sostanza], e {themodel} [lo dimostra|è una scelta di quel tipo].',
      '!damaged :: Il superfluo [resta fuori dal conto|qui non si paga]: [un bene per chi tiene d’occhio la spesa|il budget va tutto in quello che serve].',
      '!damaged :: Con la penna in mano, voce per voce, [il budget regge|la spesa si spiega]: [è il modo migliore per guardarl@|chi fa bene i conti apprezzerà].',
      '!damaged :: A chi confronta gli annunci uno per uno {themodel} offre [numeri chiari|un termine di paragone], e una spesa da valutare con calma.',
      'damaged :: Chi ha un budget preciso [lo divide in due|ne fa due parti]: [quello che si paga oggi e quello che si pagherà in officina|l’acquisto da una parte, il lavoro dall’altra]. È la somma che deve tornare.',
      'damaged :: La spesa arriva in due volte, [prima il prezzo, poi la riparazione|all’acquisto e in officina]: conoscerle entrambe prima [è il modo per non sbagliare|toglie ogni sorpresa].',
      'damaged :: Qui si può [spendere meno|risparmiare] solo se il lavoro costa il giusto: [chi tiene ai conti parte dal preventivo|per questo i conti si cominciano dall’officina].',
      'damaged :: Il budget va misurato sul totale: [il prezzo si legge subito, il resto lo scrive chi ripara|al prezzo manca ancora la voce dell’officina].',
    ],
  },
  uses: {
    Città: [
      'In città [riparte, si infila, si ferma|si muove con agilità], e [il traffico perde un po’ del suo peso|le strade strette smettono di preoccupare].',
      'Una strada stretta, un furgone in doppia fila, un semaforo: [in città si passa con meno fatica|la città si prende con più calma], [una via dopo l’altra|anche nell’ora di punta].',
      'silent :: La città continua con i suoi clacson e i suoi cantieri; qui dentro [arriva attutita|c’è silenzio], [e la coda diventa una pausa|e al semaforo si riparte senza un suono].',
      'automatic & !silent :: In coda gli altri lavorano di frizione; [il tuo piede sinistro riposa|tu no], e [anche il traffico delle sei si sopporta|la città stanca meno].',
      'hybrid :: La città, con le sue cento fermate, è il posto in cui [il sistema ibrido lavora di più|ogni frenata torna utile], [e si riparte quasi in silenzio|un semaforo dopo l’altro].',
      'small :: Strade strette, sensi unici, un furgone in doppia fila: [con queste misure la città si attraversa|ci si passa], [senza trattenere il fiato|e con un certo gusto].',
      'Un quartiere dopo l’altro, [prende il ritmo della città|si lascia guidare con facilità], [e il centro sembra più vicino|tra una commissione e la successiva].',
    ],
    'Viaggi lunghi': [
      'Nei viaggi lunghi [trova un’andatura e la mantiene|il tempo passa in fretta], e [all’arrivo ci sono ancora energie per la serata|la schiena non si lamenta].',
      'Le regioni scorrono nei finestrini e [le conversazioni arrivano fino in fondo|nessuno chiede di fermarsi prima]: [è così che un viaggio lungo diventa corto|in autostrada ci si sta bene].',
      'diesel :: Quando l’autostrada si fa dritta, il diesel [trova il suo passo e non lo lascia|prende il largo], e [i chilometri si sommano senza farsi contare|il viaggio lungo pesa meno].',
      'silent :: Sui viaggi lunghi il silenzio si accumula [strada facendo|ora dopo ora], [e all’arrivo ce n’è ancora|come una riserva di calma].',
      'C’è un viaggio che rimandi da tempo: [con {themodel} viene voglia di metterlo in agenda|la distanza non è più una buona scusa].',
      'Dopo ore di autostrada [si scende con le spalle rilassate|il posto di guida è ancora comodo], e [la meta è un piacere, non una liberazione|del viaggio resta la parte bella].',
    ],
    Campagna: [
      'In campagna le strade girano intorno alle case e salgono quando ne hanno voglia: {themodel} [le asseconda|le prende con calma], [curva dopo curva|senza fretta].',
      'Prima il fango, poi la polvere, poi le foglie: le stagioni, in campagna, [passano sotto le ruote|si leggono sulle strade], e [ogni giorno si esce lo stesso|{themodel} le attraversa tutte].',
      'all :: La brina di gennaio e il fango di novembre, [sulle strade di campagna|tra un filare e l’altro], si affrontano con la trazione su tutte le ruote, [e con un’altra calma|senza farne un’impresa].',
      'tall :: Da lassù lo sguardo passa oltre le siepi, e in campagna [è un piacere di tutti i giorni|aiuta più di quanto si creda].',
      'La strada bianca, il cancello, il cortile: [tornare a casa, in campagna, è parte del piacere|la campagna si vive così], e [{themodel} ci sta bene|la si ritrova ogni sera].',
      'Tra un paese e l’altro [c’è sempre una curva fatta bene|la strada merita attenzione]: [in campagna si guida anche per il gusto di farlo|è il lato migliore di vivere fuori città].',
    ],
    Lavoro: [
      'cargo :: Il lavoro comincia dal carico: [se quello è in ordine, il resto segue|qui si fa presto], [e la prima consegna è già in tasca|e la giornata parte bene].',
      'cargo :: A fine giornata si contano [i giri fatti e la fatica|le consegne]: [con un mezzo così il lavoro rende|è lì che si misura un mezzo da lavoro].',
      'cargo :: Gli attrezzi al loro posto, il materiale dietro, la strada davanti: [il lavoro viaggia così|è tutto quello che serve per lavorare bene].',
      'car :: Tra un appuntamento e l’altro l’abitacolo è [l’unica stanza in cui nessuno bussa|il posto in cui riordinare le idee], e [il lavoro ne guadagna|dal cliente si arriva più lucidi].',
      'car :: Nelle giornate di lavoro la strada è [parte del mestiere|un’attività in più], e [farla comodi cambia l’umore con cui si arriva|{themodel} la alleggerisce].',
      'car :: Le telefonate rimandate, un’idea buona, dieci minuti di silenzio prima del cliente: [il lavoro passa anche da questo sedile|capita tutto qui, in una giornata di lavoro].',
      'Dal primo impegno di lavoro all’ultimo [tiene il tuo passo|ti accompagna], [anche quando gli orari si accavallano|senza aggiungere fatica alla fatica].',
    ],
    'Uso familiare': [
      'Il sabato della famiglia ha un suo disordine, [borse, cugini, una torta da tenere dritta|fatto di borse e di ritardi]: [qui dentro ci sta tutto|si parte lo stesso, e di buonumore].',
      'roomy :: In famiglia c’è sempre un ultimo oggetto da caricare, e [un angolo, di solito, salta fuori|lo spazio lo accoglie].',
      'fiveDoors :: Si sale da tutte le parti, si parla tutti insieme, e [in qualche modo si parte|la famiglia è già in viaggio].',
      'Dalla recita alla gita al lago, [tiene insieme la famiglia e i suoi orari|fa parte della squadra], [una settimana dopo l’altra|con naturalezza].',
      'La vita di famiglia è piena di piccoli viaggi, e {themodel} [si presta volentieri|li rende più semplici].',
    ],
    'Uso misto': [
      'Oggi in centro, domani lontano: [cambia la strada, non la comodità|ogni giorno ha il suo percorso], e [non c’è bisogno di un’altra auto|si parte sempre con la stessa chiave].',
      'La giornata può cominciare tra i palazzi e finire davanti a un campo: [è l’uso di tutti i giorni, e qui riesce facile|{themodel} non cambia umore].',
      'Un po’ di centro, un po’ di provinciale, [la domenica una strada nuova|ogni tanto l’autostrada]: [la tua settimana è fatta così|ogni giorno trova il suo passo].',
      'Passare dall’ufficio alla gita, nello stesso pomeriggio, è questione di [una svolta|una freccia messa dall’altra parte], [e l’auto va bene per entrambi|senza cambiare auto].',
      'Spesa, colloquio, cena da amici fuori porta: nella vita di ogni giorno [si va dove chiama la giornata|{themodel} si adatta].',
      'Le strade di tutti i giorni [non sono mai le stesse|cambiano più spesso di quanto sembri], e [farle volentieri è già molto|chi è versatile le fa tutte].',
    ],
  },
  points: {
    Sicurezza: [
      'La sicurezza, al volante, è sapere [che cosa farà l’auto un istante prima che lo faccia|come risponderà]: [qui si impara presto|{themodel} si lascia leggere].',
      'tall :: Da seduti in alto lo sguardo arriva prima, e [chi vede prima guida con più sicurezza|c’è più tempo per decidere, cioè più sicurezza].',
      'all :: Sull’asfalto lucido di pioggia la trazione su ogni ruota [dà sicurezza|rassicura], [come una mano sulla spalla|e si smette di pensarci].',
      'Chi hai accanto si addormenta: [è il segno che si sente al sicuro|vuol dire che si fida], [e la strada scorre tranquilla|e tu guidi con più calma].',
      'Le reazioni sono [prevedibili|composte], [anche quando la strada non lo è|curva dopo curva], e [la sicurezza nasce lì|guidare diventa un gesto sereno].',
      'Piove, è tardi, mancano ancora molti chilometri: è in quei momenti che la sicurezza [si sente|di una guida stabile fa la differenza].',
    ],
    'Bassi consumi': [
      'diesel :: Il diesel lavora [a passo lungo|con regolarità] e [consuma con misura|si ferma di rado al distributore], [come chi sa di avere molta strada davanti|viaggio dopo viaggio].',
      'hybrid :: Ogni frenata mette da parte [qualcosa|un po’ di energia], e la partenza dopo [costa meno|la usa]: [i consumi ne tengono conto|è così che i consumi scendono].',
      'petrol :: Il motore [si accontenta di poco|consuma con misura], [se il piede è leggero|nelle giornate normali], e [il pieno arriva dopo, con comodo|il distributore può aspettare].',
      'electric :: L’energia viene spesa [con giudizio|senza sprechi], [soprattutto quando il piede è leggero|e nelle discese qualcosa torna indietro].',
      'lpg :: Il gas cambia poco alla guida e [parecchio alla cassa|molto alla spesa del mese]: [chi fa strada lo apprezza subito|i consumi smettono di essere un pensiero].',
      'cng :: Con il metano [la strada costa meno|i consumi pesano poco sul bilancio], e [chi viaggia tanto può permettersi di allungare|ogni pieno lo ricorda].',
      'hydrogen :: L’energia di bordo viene usata con [misura|giudizio], [anche nei tratti veloci|e il viaggio prosegue tranquillo].',
      '!electric & !hydrogen :: I consumi sono di quelli che [si dimenticano|si guardano una volta e poi basta], e [la spesa resta al suo posto|a fine mese è una buona notizia].',
    ],
    'Performance / Sportività': [
      'electric :: La spinta è lì, [senza attesa e senza rumore|nell’istante in cui la cerchi]: [lo scatto sorprende la prima volta, poi diventa un’abitudine|un sorpasso dura il tempo di pensarlo].',
      'lively & !electric :: C’è un punto, salendo di giri, in cui il motore [cambia voce|cambia passo], e [le prestazioni smettono di essere un numero|si allunga la strada per sentirlo ancora].',
      'lively :: Le prestazioni contano nei momenti brevi, [un sorpasso, l’uscita da un tornante|un’immissione, una salita], e [lì la risposta è piena|lì {themodel} si fa sentire].',
      'strong :: Basta sfiorare l’acceleratore perché [la strada si faccia più corta|tutto si metta a correre], e [il resto della potenza rimane lì, in attesa|il difficile, semmai, è smettere].',
      'low :: Seduti in basso, con la strada a un passo, [ogni curva si sente nelle mani|si guida con il corpo oltre che con le mani]: [la sportività è tutta qui|ed è un divertimento].',
      '!lively :: Lo spirito è vivace e [non ha bisogno di grandi numeri|si accontenta di poco]: [gli basta una strada con qualche idea|qualche curva, e si sorride].',
      '!lively :: Il divertimento è fatto di leggerezza: [una curva presa bene|una marcia scalata al momento giusto|un passo svelto], [una strada vuota|la strada di casa dal lato più lungo].',
    ],
    'Comfort / Silenziosità': [
      'Dentro [si parla piano e ci si capisce|il mondo abbassa il volume]: il comfort [è fatto di questo|comincia da lì], e [dura quanto il viaggio|la stanchezza aspetta].',
      'Fuori la strada fa il suo rumore; [dentro ne arriva poco|qui si conversa], e [il comfort si misura la sera, quando si scende riposati|le ore passano comode].',
      'silent :: Il silenzio lascia spazio [alle voci, alla musica, a un pensiero finito|a tutto il resto], ed è [la forma di comfort più semplice|la prima cosa a cui ci si abitua].',
      'Si arriva con le spalle basse, [come dopo un’ora di divano|senza il ronzio nelle orecchie]: [è il comfort a fare la differenza|segno che comodità e silenzio hanno fatto il loro lavoro].',
      'automatic & !silent :: L’andatura scorre senza scosse, [e chi legge non alza gli occhi dalla pagina|il caffè resta nella tazza]: [il comfort è anche questo|si viaggia comodi].',
      'Il rumore resta fuori, le buche [si sentono meno|arrivano smorzate], e [il viaggio si fa comodo|a bordo si sta comodi], [qualunque sia la distanza|anche dopo qualche ora].',
    ],
    'Design / Stile': [
      'Di tre quarti, con la luce giusta, [si capisce quanto lavoro c’è nel disegno|il disegno dà il meglio di sé]: [linee pulite e nessun gesto di troppo|ogni volume è al suo posto].',
      'Il disegno [non alza la voce|è discreto], eppure [lo si ricorda|ci si volta], [e capita anche il giorno dopo|un istante dopo essere passati].',
      'Le linee sono quelle di chi [sapeva dove fermarsi|ha tolto invece di aggiungere], e [lo stile ci guadagna|per questo non stancano].',
      'È il genere di forma a cui si gira intorno [prima di aprire la portiera|con le chiavi già in mano], [per vedere come cambia la linea|senza un motivo preciso].',
      'Bell@ [da ferm@|nel traffico], e [più ancora in movimento|anche in un parcheggio qualsiasi]: [le proporzioni sono riuscite|le linee fanno la loro parte].',
    ],
    'Caratteristiche esclusive': [
      'C’è [quel poco di diverso|qualcosa] che basta a [non confonderl@ con altre|riconoscerl@ nel traffico], [e si scopre da vicino|un dettaglio dopo l’altro].',
      'equipped :: La dotazione racconta scelte precise, di qualcuno che sapeva che cosa voleva, [e la differenza si nota|e non è un elenco qualsiasi].',
      'Chi cerca qualcosa di diverso [comincia dai dettagli|sa dove guardare], e qui [ne trova di poco comuni|i dettagli non mancano].',
      'Ha una personalità [tutta sua|fuori dal coro], di quelle che [si riconoscono a distanza|non cercano il consenso di tutti].',
    ],
    'Rapporto qualità-prezzo': [
      'damaged :: {=quote}Il prezzo è metà del conto: l’altra metà [la scrive l’officina|è la riparazione], e [conviene conoscerla prima|solo insieme dicono se conviene].',
      'damaged :: Chi sa quanto costa il lavoro [sa anche leggere il prezzo|ha già metà della risposta]: [il resto è un preventivo|gli altri si facciano aiutare].',
      'damaged :: La convenienza si calcola [in officina|con il preventivo accanto], [prima di trattare|non sull’annuncio].',
      '!damaged :: Metti il prezzo accanto a quello che offre, [riga per riga|con calma]: [il conto si fa in fretta|le due colonne si assomigliano].',
      '!damaged :: Per quello che costa [c’è di che essere contenti|offre parecchio], e [lo si capisce con l’uso|il confronto lo conferma].',
      '!damaged :: Tra il prezzo e la sostanza c’è [equilibrio|un accordo], e [lo si vede dai numeri|basta leggerli insieme].',
      '!damaged :: Il prezzo lo si paga una volta, [il resto lo si usa ogni giorno|la qualità si usa ogni giorno]: {themodel} [va guardat@ così|regge il ragionamento].',
    ],
    'Edizione limitata / Rarità': [
      'Una rarità si riconosce da come [ci si volta al semaforo|qualcuno chiede di dare un’occhiata]: [di esemplari così se ne vedono pochi|con {themodel} capita].',
      'Ne incontri una ogni tanto, [e la segui con lo sguardo|quasi mai due volte nello stesso mese]: la rarità [è parte del piacere|ha il suo fascino].',
      'Tra mille auto in colonna [si riconosce subito|fa voltare chi se ne intende]: [di così non se ne vedono molte|la rarità ha questo di bello].',
      'Chi cerca una rarità [ha imparato ad aspettare|conosce la pazienza]: [l’attesa può finire qui|esemplari così non passano spesso].',
    ],
    'Facile parcheggio': [
      'small :: Tra due auto c’è un varco che [gli altri non considerano|sembra uno scherzo]: per parcheggiare basta, [e le chiavi sono già in tasca|e la serata comincia puntuale].',
      'small :: L’ultima manovra della giornata, il parcheggio sotto casa, [riesce al primo colpo|dura un attimo], [anche quando piove|e si sale con la testa leggera].',
      'tall & !van :: Dall’alto la manovra di parcheggio [perde il mistero|si capisce prima di farla]: [si vede dove finisce la carrozzeria|quanto manca lo dicono gli occhi].',
      '!long :: Trovare posto resta una fortuna, [parcheggiare no|entrarci diventa facile]: [le misure aiutano|è questione di misure, e queste sono giuste].',
      'In manovra è docile, e [anche il parcheggio più scomodo diventa possibile|parcheggiare smette di essere un pensiero].',
    ],
    'Valore a lungo termine': [
      'Fra qualche anno conterà [come ci si sta seduti|quello che resta comodo e utile]: [è una scelta da tenere|è su questo che {themodel} punta].',
      'Certe scelte si capiscono [negli anni|con il tempo]: [non per la novità, per la sostanza|qui la sostanza c’è].',
      'Le mode [passano in fretta|hanno fretta], e [chi tiene l’auto a lungo lo sa|un’auto si tiene per anni]: [meglio scegliere con calma|{themodel} guarda più in là].',
      'Si compra oggi e si giudica [tra qualche anno|a lungo andare]: {themodel} è una scelta [da fare con lo sguardo lungo|che accetta il giudizio].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Il sedile accanto può restare vuoto o riempirsi [all’ultimo momento|con una telefonata]: [decide chi ha le chiavi|la libertà è questa].',
      'I programmi migliori si fanno in un minuto, quando [c’è una persona sola da convincere|si decide da sé]: [una borsa, una direzione|poi basta prendere le chiavi].',
      'Chi si muove da sé [cambia idea all’incrocio|può girare dove non era previsto], e {themodel} [non ha obiezioni|ci sta].',
      '!roomy :: Poco bagaglio, molta libertà: [per chi decide da sé è la misura giusta|basta un’idea per partire].',
    ],
    'Perfetta per over 70': [
      'tall :: Ci si siede come su una sedia di casa, e [la strada è già tutta in vista|si vede bene in ogni direzione].',
      'automatic & !low :: Due pedali, una leva, nessuna fretta: guidare [torna un piacere quieto|è semplice come deve essere].',
      '!low & fiveDoors :: Salire, scendere, dare un passaggio: [i gesti sono facili|tutto riesce comodo], e [la cortesia viene da sé|si esce più volentieri].',
      '!low :: I comandi si spiegano da soli, [la strada si lascia leggere|si vede bene tutto intorno], e [si guida con la calma di chi non ha fretta|ogni uscita resta facile].',
      'La serenità, al volante, è fatta di cose semplici: [comandi chiari, buona visuale|salire comodi, vedere bene], [nessuna fretta|il tempo per guardarsi intorno].',
    ],
  },
  types: {
    Compatta: [
      'Compatt@ com’è, lascia agli altri [la fatica delle manovre|il problema dello spazio], [e si tiene per sé la comodità|e a bordo si sta comodi lo stesso].',
      'Nelle misure compatte c’è [una comodità che si scopre presto|un’idea pratica]: [si gira in poco spazio|si trova posto prima], [e a bordo non manca niente|e non si rinuncia a stare comodi].',
      'Essere compatt@ vuol dire [entrare dove serve|occupare il giusto], e in strada è [una libertà|un vantaggio] di tutti i giorni.',
      'Da fuori è compatt@, da dentro [non si direbbe|sembra qualcosa di più]: [le misure sono state spese bene|lo spazio è al posto giusto].',
      'Le misure compatte [sono quelle giuste|aiutano più di quanto si creda]: [abbastanza fuori, abbastanza dentro|si passa, si gira, si riparte].',
      'Una compatta si apprezza [nel garage condominiale|nelle strade con le auto sui due lati], dove [pochi centimetri decidono|ogni manovra conta], e poi [si guida come le altre|sulla strada aperta non fa rimpiangere niente].',
      'Compatt@ vuol dire [raccolt@ fuori|poco ingombro], non scomod@: [a bordo ci si sta bene|chi sale si sistema senza fatica].',
    ],
    Citycar: [
      'Le citycar sono nate per le strade strette, e [si vede da come gira|qui la tradizione è rispettata].',
      'Della citycar ha la prontezza e [il buonumore|l’agilità], [e la città se ne accorge|buona per ogni scorciatoia].',
    ],
    SUV: [
      'Da SUV guarda la strada dall’alto, [e ci si abitua in fretta|e chi sale se ne accorge subito].',
      'Del SUV ha la seduta alta: [si sale senza piegarsi e si vede lontano|si vede oltre la fila davanti], e [dopo una settimana manca solo quando si scende|la strada sembra più larga].',
      'Il SUV è una scelta di [presenza e di vista|comodità e di vista]: [ci si siede in alto|si sale senza piegarsi], e la strada si legge meglio.',
    ],
    'Station wagon': [
      'Il bagagliaio della station wagon [parte pieno e torna più pieno|non si lamenta mai], [come succede nei viaggi riusciti|dalle valigie agli sci].',
    ],
    Crossover: [
      'Da crossover ha [l’altezza per guardare avanti e l’agilità per arrivarci|la vista di un SUV e modi più leggeri].',
    ],
    Sportiva: [
      '[In coda la sportività non si nota|La sportività, in città, resta da parte]: [basta una strada libera|bastano due curve, e si sente].',
      'Il lato sportivo esce [al primo rettilineo finito|tra una curva e l’altra], [e rende belle anche le strade di sempre|senza cancellare la comodità].',
    ],
    Fuoristrada: [
      'Dove l’asfalto finisce un fuoristrada [prosegue|è appena all’inizio]: [la strada bianca diventa una scelta|restano fango, ghiaia e salite, ed è il suo terreno].',
      'Da fuoristrada [prende sul serio anche le strade senza nome|va anche dove la strada perde il nome], [e torna a casa con un po’ di fango|un solco dopo l’altro].',
    ],
    Monovolume: [
      'Una monovolume si progetta da dentro, e [chi sta a bordo lo sente|i passeggeri lo capiscono dopo un’ora].',
    ],
    Supercar: [
      'È una supercar, e [anche in garage mette voglia di partire|lo dice prima ancora del motore].',
      'Da supercar [non fa niente a metà|vive di estremi], [dal primo sguardo all’ultima curva|ed è il suo mestiere].',
    ],
    'Auto di lusso': [
      'Il lusso è [una portiera che si chiude piano|il tempo che si passa volentieri a bordo], [un sedile che ti aspetta|il rumore che resta lontano].',
      'La classe si sente [da come fa stare chi è a bordo|nelle cose che non si notano], [più che nei numeri|un viaggio dopo l’altro].',
    ],
  },
};

function adult(): string[] {
  return [
    'Chi guida da anni [riconosce la sostanza|sa che cosa chiedere] e [salta il resto|non si fa distrarre]: con {themodel} ci si capisce in fretta.',
    'Hai già avuto auto che ti hanno [convinto e altre che ti hanno stancato|insegnato qualcosa]: [l’esperienza serve a questo|con quell’esperienza si sceglie meglio].',
    'Con gli anni di guida si impara a chiedere [meno cose e migliori|poco, ma fatto bene]: [comodità, sostanza, misura|{themodel} è in quell’elenco].',
    'Non c’è nessuno da [convincere|impressionare]: [resta il piacere di guidare|si sceglie per sé], [ed è già molto|con l’esperienza di chi ne ha guidate tante].',
    'Le mode le hai viste passare [quasi tutte|una dopo l’altra]: [quello che resta è la sostanza|{themodel} non ne rincorre nessuna].',
    'Per chi ha le idee chiare bastano i fatti, e [qui sono in ordine|qui parlano da soli]: [il resto lo dirà il volante|l’esperienza farà il resto].',
  ];
}

function young(): string[] {
  return [
    'Un’idea della sera diventa il viaggio del mattino: [le giornate piene finiscono spesso così|è il bello di poter decidere da sé], e {themodel} [ci sta|parte con te].',
    'Il lavoro nuovo, gli amici sparsi, un fine settimana da inventare: [serve un’auto che stia al ritmo|l’agenda è piena e la strada anche], e [{themodel} ci riesce|qui si parte volentieri].',
    'Un amico da accompagnare, un treno perso, un tramonto da raggiungere: [le giornate migliori cominciano da una deviazione|con {themodel} si fa in tempo, e i programmi si cambiano].',
    'Chi sta costruendo la propria strada [cambia spesso programma|non ha bisogno di un’auto complicata]: [gli basta poter partire|ha bisogno di partire in fretta].',
    'Le partenze decise all’ultimo [sono quelle che poi si raccontano|riescono meglio di quelle preparate]: [una borsa, due amici, via|{themodel} è dalla loro parte].',
    'Quando tutto è ancora da decidere, [avere le chiavi in tasca è già un programma|un’auto è soprattutto indipendenza], [e la prima strada è quella giusta|e {themodel} è un buon inizio].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'La mano trova quello che cerca, [lo sguardo arriva dove deve|la visuale è libera], e [guidare diventa facile come camminare|la giornata scorre più leggera].',
    'Si lascia guidare con naturalezza: [comandi leggeri, buona visuale|sali, regoli il sedile, parti], [e la testa può stare altrove|e nessun libretto da studiare].',
    'small :: Gira [in poco spazio|dove le altre ci ripensano], e la visuale [toglie i dubbi|aiuta]: [facile è la parola giusta|ogni manovra riesce semplice].',
    'tall :: Al posto di guida si sta con la schiena dritta e [la strada davanti|una visuale ampia], [come in poltrona davanti alla finestra|e i comandi vengono alla mano].',
    'La facilità si nota [nelle giornate fitte|quando si va di fretta]: [comandi leggeri, gesti semplici|un gesto, e ogni cosa risponde], [e anche il giro dell’isolato è piacevole|e si arriva con la testa libera].',
  ];
}
