import type { Angle } from '../../../angle/angles.ts';
import type { Idea } from '../../voice.ts';

/** "questa Panda del 2017", or the year left to the sentence that describes the car. */
const named = '[{this}< del {year}>|{this}< del {year}>|{this}]';

/**
 * For each angle the ideas a text can be built on. Thread and closing answer their own opening, so
 * they stay together: an idea is set, touched half-way and paid back at the end.
 */
export const ideas = {
  damaged: [
    {
      opening: [
        'Gli annunci, di solito, il difetto lo mettono in fondo. Noi partiamo da lì. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Detto il difetto, [il resto si legge con più fiducia|guardiamo quello che resta].',
        'Messo in chiaro quello, [i dati tecnici si leggono con altri occhi|passiamo ai dati].',
      ],
      closing: [
        'Abbiamo cominciato dal difetto; per finire ti chiediamo di venire a vederlo, [senza impegno|con chi vuoi].',
        'Il difetto lo conoscevi dalla prima riga: [adesso conosci anche il resto|nessuno potrà dire di non averlo detto].',
      ],
    },
    {
      opening: [
        'Due persone guardano lo stesso danno: una scuote la testa, l’altra tira fuori il metro. Se sei la seconda, leggi. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Chi ha tirato fuori il metro [adesso ha anche i numeri|può cominciare a prendere misure].',
        'Con il metro e con questi dati si [comincia a ragionare|può chiedere un preventivo].',
      ],
      closing: [
        'Se hai ancora il metro in mano, [vieni a usarlo|la visita è il passo giusto].',
        'Scuotere la testa è legittimo; [chi invece vuole misurare|chi vuole prendere le misure], sa dove trovarci.',
      ],
    },
    {
      opening: [
        'Un’auto si può giudicare da com’è oggi o da come sarà a lavoro finito. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Tra oggi e il lavoro finito ci sono [i pezzi, le ore e qualcuno che sappia usarli|i ricambi e le mani di chi ripara].',
        'Per immaginare il lavoro finito [bisogna partire da quello che c’è|servono i dati di oggi].',
      ],
      closing: [
        'Com’è oggi te lo abbiamo detto; [come sarà dipende da te|il lavoro finito puoi immaginarlo solo dal vivo].',
        'Vieni a guardarl@ com’è, [se sai già immaginarl@ finit@|e poi decidi come vorresti che diventasse].',
      ],
    },
    {
      opening: [
        'Chi compra un lavoro da fare vuole sapere che cosa c’è da fare e che cosa c’è già. Cominciamo dalla prima. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Di quello che c’è già conosci i dati; [il resto si capisce mettendoci le mani|quello che manca lo dirà l’officina].',
        'Su quello che c’è già [i dati parlano chiaro|hai tutti i dati].',
      ],
      closing: [
        'Adesso sai l’una e l’altra: [quanto costa il lavoro lo chiedi alla tua officina|manca il preventivo, e quello lo scrive chi ripara].',
        'Che cosa c’è da fare e che cosa c’è già: [per il resto ci sono una visita e un preventivo|il quadro è completo, e la decisione è tua].',
      ],
    },
    {
      opening: [
        'Tra un buon affare e un problema, davanti a un danno, la differenza la fa chi ripara. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Per chi ripara è [materia su cui lavorare|un lavoro come altri].',
        'Chi sa riparare, da questi dati, [si è già fatto un’idea|sa che cosa chiedere].',
      ],
      closing: [
        'Se le mani giuste le conosci già, [portale con te alla visita|vieni con loro].',
        'Chi ripara farà la differenza: [prima di comprare, sentilo|fallo parlare prima di decidere].',
      ],
    },
    {
      opening: [
        'Ti evitiamo un viaggio inutile e diciamo tutto adesso. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Se sei ancora qui, [il resto ti interesserà|leggi anche il resto].',
        'Se il danno non ti ha fermato, [vale la pena di andare avanti|guardiamo il resto].',
      ],
      closing: [
        'Se dopo aver letto vuoi ancora vederl@, [il viaggio non sarà inutile|vieni: sai già che cosa troverai].',
        'Il viaggio lo farai, se vorrai, [sapendo che cosa ti aspetta|con il preventivo in tasca].',
      ],
    },
    {
      opening: [
        'In ogni officina c’è un lavoro che si tiene per i momenti tranquilli. Potrebbe essere uno così. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Per decidere se fare posto [bastano pochi dati|servono i dati e un po’ di calma].',
        'Un lavoro così si sceglie [guardando anche il resto|sapendo tutto il resto].',
      ],
      closing: [
        'Se in officina c’è un posto libero, [vieni a vedere di che lavoro si tratta|parliamone].',
        'Il momento tranquillo arriverà: [intanto guardal@ da vicino|prima conviene una visita].',
      ],
    },
    {
      opening: [
        'Il prezzo di un’auto danneggiata non si capisce finché non si capisce il danno. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Capito il danno, [anche il prezzo diventa più chiaro|si può parlare del prezzo].',
        'Il danno spiega una parte del prezzo; [l’altra la spiegano i dati|il resto lo spiegano anno e chilometri].',
      ],
      closing: [
        'Adesso il prezzo si legge meglio: [mettigli accanto un preventivo|confrontalo con quello della riparazione].',
        'Danno, dati, prezzo: [manca il preventivo, e poi si decide|l’ultima parola ce l’ha la tua officina].',
      ],
    },
    {
      opening: [
        'Ci sono acquisti che si fanno con il cuore e acquisti che si fanno con il preventivo in mano. Qui vale il secondo. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'Nel preventivo entreranno [il danno, i ricambi e le ore di lavoro|i pezzi e la manodopera].',
        'Il preventivo parte dal danno, [ma deve tenere conto di tutto|ma non finisce lì].',
      ],
      closing: [
        'Il preventivo in mano, dunque, e [poi una visita|solo dopo la decisione].',
        'Se il preventivo ti dà ragione, [il cuore può dire la sua|siamo qui].',
      ],
    },
    {
      opening: [
        'La prima domanda, davanti a un’auto da riparare, è sempre che cosa c’è che non va. Ecco la risposta. [{this}< del {year}> è {cond}<, con {damageThings}>||{this}< del {year}> è da riparare<: {damage}>].< {states}.>',
      ],
      thread: [
        'La seconda domanda è che cosa resta, [e i dati lo dicono|e qui la risposta c’è].',
        'Che cosa resta, invece, [lo hai appena letto|è scritto qui sopra].',
      ],
      closing: [
        'Le altre domande falle a noi, [di persona o per telefono|guardando insieme]: meglio prima che dopo.',
        'Di domande ne avrai altre: [portale alla visita|è a questo che serve una visita].',
      ],
    },
  ],
  bare: [
    {
      opening: [
        'Prima si sceglie il modello, poi l’esemplare. Se al modello hai già pensato, {this}< del {year}> è qui per la seconda parte.',
      ],
      thread: [
        'Il modello si sceglie leggendo; l’esemplare, invece, [si sceglie guardandolo|va visto].',
        'Due esemplari dello stesso modello non sono mai uguali, [e la differenza si vede solo da vicino|e le foto non bastano a distinguerli].',
      ],
      closing: ['Il modello lo conosci: [vieni a conoscere l’esemplare|l’esemplare ti aspetta].'],
    },
    {
      opening: [
        'Un annuncio breve ha un vantaggio: lascia a te le domande. Quello {ofthe}< del {year}> è breve, e alle domande rispondiamo noi.',
      ],
      thread: [
        'Di solito ne bastano cinque o sei, [e sono sempre quelle giuste|e vanno dritte al punto].',
        'Scrivile pure tutte: [una lista fatta bene fa risparmiare tempo|rispondiamo voce per voce].',
      ],
      closing: [
        'Le domande adesso sono tue: [falle per telefono o portale con te|da quale vuoi cominciare].',
      ],
    },
    {
      opening: [
        'Chi cerca {un} di solito sa già che cosa vuole. [Questo esemplare del {year} è in vendita, e vale un confronto con quello che hai in mente||Qui ce n’è un esemplare in vendita, da confrontare con quello che hai in mente].',
      ],
      thread: [
        'Avere in mente qualcosa aiuta: [si sa dove guardare e che cosa chiedere|le domande vengono da sole].',
        'Il confronto, però, [si fa bene soltanto dal vivo|riesce meglio di persona].',
      ],
      closing: ['Quello che hai in mente [portalo con te|mettilo alla prova con una visita].'],
    },
    {
      opening: [
        'Le schede lunghe si scorrono, quelle corte si completano di persona. La scheda {ofthe}< del {year}> è corta, e la completiamo volentieri insieme.',
      ],
      thread: [
        'A completarla [bastano una telefonata e mezz’ora dal vivo|serve poco, una telefonata e una visita].',
      ],
      closing: ['La parte che manca [la scriviamo durante la visita|comincia da una tua domanda].'],
    },
    {
      opening: [
        'Tu stai cercando, {this}< del {year}> è in vendita: a volte basta questo per cominciare a parlarne.',
      ],
      thread: [
        'Cominciare a parlarne vuol dire chiedere, guardare, confrontare: [niente di impegnativo|il tempo di una visita].',
      ],
      closing: ['Se vuoi continuare il discorso, [il modo più semplice è vederl@|noi siamo pronti].'],
    },
    {
      opening: [
        'Un’auto si conosce in due tempi: prima si legge, poi si guarda. Per {the}< del {year}> il primo tempo è breve, e il secondo dipende da te.',
      ],
      thread: [
        'Il secondo tempo è anche il più piacevole: [si gira intorno, si apre, ci si siede|ci si siede, si guarda, si chiede].',
      ],
      closing: [
        'Il primo tempo è finito: [per il secondo scegli tu il giorno|il secondo si gioca dal vivo].',
      ],
    },
    {
      opening: [
        'Ci sono due modi di cercare: aspettare quella perfetta o andare a vedere quelle che ci sono. {this}< del {year}> c’è, ed è in vendita.',
      ],
      thread: [
        'Andare a vedere costa un’ora, [e alla fine si sa qualcosa in più|e chiarisce più di dieci annunci].',
        'Anche quando non è quella giusta, una visita [insegna che cosa cercare|serve a capire che cosa cercare].',
      ],
      closing: [
        'Aspettare o andare a vedere: [se scegli la seconda, siamo qui|noi ti consigliamo la seconda].',
      ],
    },
    {
      opening: [
        'Di {un}< del {year}> si può dire molto o poco. Noi diciamo il poco che è certo e lasciamo il resto a quello che vedrai.',
      ],
      thread: [
        'Quello che si vede non ha bisogno di aggettivi: [la carrozzeria, gli interni, i documenti|si gira intorno, si apre, si controlla].',
      ],
      closing: ['Il resto, appunto, [è da vedere|lo vedi quando vieni].'],
    },
    {
      opening: [
        'Quando un modello piace, si comincia a vederlo dappertutto. Se ti succede con {the}, questo esemplare< del {year}> puoi guardarlo da vicino.',
      ],
      thread: [
        'Da vicino è un’altra cosa: [si smette di immaginare e si comincia a capire|si vedono le cose che in foto non ci stanno].',
      ],
      closing: ['Se lo vedi già dappertutto, [vieni a vederlo anche qui|tanto vale venire a vedere questo].'],
    },
    {
      opening: [
        'La domanda che conta, per {un}< del {year}>, è una sola: va bene per te? A rispondere ti aiutiamo volentieri.',
      ],
      thread: [
        'Per saperlo servono i dati, [una visita e un po’ di calma|e una mezz’ora di persona].',
        'La risposta dipende da come {it} userai, [più che da quello che c’è scritto in un annuncio|e quello lo sai tu].',
      ],
      closing: ['Va bene per te? [Vieni a scoprirlo|Lo saprai dopo averl@ vist@].'],
    },
    {
      opening: [
        '{this}< del {year}> è in vendita, e ti invitiamo a conoscerl@ come si fa con le cose serie: senza fretta.',
      ],
      thread: [
        'Senza fretta vuol dire che puoi [chiedere, tornare, portare qualcuno con te|prenderti il tempo che vuoi].',
      ],
      closing: ['Nessuna fretta, dunque: [quando vuoi, ci siamo|comincia pure da una telefonata].'],
    },
    {
      opening: [
        'Comprare bene comincia da poche informazioni vere. Di {this} la prima è semplice: è in vendita[, ed è del {year}||].',
      ],
      thread: [
        'Le altre informazioni le aggiungiamo una per una, [a seconda di quello che ti interessa|via via che ce le chiedi].',
      ],
      closing: ['Da poche informazioni vere [a una visita il passo è breve|si può già cominciare].'],
    },
  ],
  van: [
    {
      opening: [
        `Di un mezzo da lavoro si guardano prima le porte, poi lo spazio, poi il posto di guida. ${named} va guardat@ da dietro.`,
      ],
      thread: [
        'Da dietro si vede quello che conta: [quanto ci sta, come si sistema, quanto tempo ci si mette|quanto si carica e quanto in fretta].',
      ],
      closing: [
        'Vieni a guardarl@ da dietro, con in mente [quello che carichi di solito|il tuo carico di ogni giorno].',
      ],
    },
    {
      opening: [
        `Un mezzo da lavoro si sceglie pensando a un giorno preciso, quello più pieno. ${named} va guardato così.`,
      ],
      thread: [
        'Nel giorno più pieno contano le cose semplici: [caricare bene, guidare comodi, arrivare|un carico fermo, un posto comodo, l’ora giusta].',
      ],
      closing: ['Pensa al tuo giorno più pieno e [vieni a vedere se ci sta|portaci l’elenco].'],
    },
    {
      opening: [
        `La prima cosa che si chiede a un mezzo da lavoro è che ci sia quando serve. ${named} parte da lì.`,
      ],
      thread: [
        'Il resto lo fa l’abitudine: [gli attrezzi sempre allo stesso posto, la strada che si conosce|ogni cosa al suo posto, ogni giorno].',
      ],
      closing: ['Quando serve, si vede: [vieni a guardarlo con i tuoi occhi|vieni ad aprirlo].'],
    },
    {
      opening: [
        `Chi lavora in proprio conosce il peso di ogni scelta. ${named} è una di quelle da fare con calma.`,
      ],
      thread: ['Una scelta così si giudica dai fatti, [uno dopo l’altro|e dalle giornate che regge].'],
      closing: ['I fatti li hai letti: [il resto si decide guardandolo|manca soltanto di vederlo].'],
    },
    {
      opening: [
        `Un attrezzo buono si riconosce dopo un mese: lo prendi senza pensarci. ${named} vuole essere uno di quelli.`,
      ],
      thread: ['A un attrezzo buono si chiede [di fare poche cose e farle bene|di esserci quando serve].'],
      closing: ['Gli attrezzi si scelgono dal vivo: [vieni a vederlo|anche questo].'],
    },
    {
      opening: [
        `Prima ancora dell’insegna, è il furgone a dire che si lavora. ${named} lo dice con poche parole.`,
      ],
      thread: ['Un buon attrezzo non si nota mentre lavora, [si nota quando manca|e la sera te ne accorgi].'],
      closing: ['Gli attrezzi giusti si scelgono così: [mettendoci le mani|dal vivo, con calma].'],
    },
    {
      opening: [
        `C’è un momento, alle sei e mezza, in cui la città è ancora di chi lavora. ${named} è fatto per quell’ora.`,
      ],
      thread: [
        'Tra la prima consegna e l’ultima c’è tutto il mestiere, [e il mezzo con cui lo fai|con tutte le sue fermate].',
      ],
      closing: [
        'Domani, alle sei e mezza, [potresti già pensare a come riempirlo|potresti avere in mente questo vano].',
      ],
    },
    {
      opening: [
        `La giornata di chi ha un’attività comincia quando gli altri dormono, e comincia caricando. ${named} sta lì, pronto a riempirsi.`,
      ],
      thread: ['Quando il sole è alto, [metà del lavoro è già alle spalle|le prime consegne sono fatte].'],
      closing: [
        'All’alba, quando la città è vuota, [un mezzo così trova la sua strada|si lavora meglio con il mezzo giusto].',
      ],
    },
  ],
  electric: [
    {
      opening: [
        `Il rumore di un motore lo notiamo quando si spegne. ${named} è {fuel}: quel momento dura tutto il viaggio.`,
      ],
      thread: [
        'Con il rumore se ne va anche un po’ di stanchezza, [e ce ne si accorge la sera|e la radio può stare più bassa].',
      ],
      closing: ['Se ti piace l’idea di quel silenzio, [vieni a sederti dentro|vieni a sentirlo].'],
    },
    {
      opening: [
        `Cambiare motore vuol dire cambiare qualche abitudine, poche e facili. ${named} è {fuel} e comincia da lì.`,
      ],
      thread: [
        'L’abitudine più bella è la risposta immediata: [si preme e si va|il piede chiede, l’auto va].',
      ],
      closing: ['Le abitudini nuove cominciano con una domanda: [facci la tua|chiamaci].'],
    },
    {
      opening: [
        `Chi sale per la prima volta su {un} fa lo stesso gesto: tende l’orecchio. ${named} è {fuel}, e non c’è niente da sentire.`,
      ],
      thread: ['Rimangono le gomme sull’asfalto, [il vento, qualche frase detta piano|e le voci a bordo].'],
      closing: ['Se vuoi ascoltare anche tu, [il posto è libero|vieni a sederti].'],
    },
    {
      opening: [
        'La prima cosa che noti, accendendo {this}, è che non hai acceso niente. L’elettrico{!fuelType} comincia così<, e questa è del {year}>.',
      ],
      thread: [
        'Senza il sottofondo, [si scopre che guidare è anche ascoltare|si sente la strada, e chi hai accanto].',
      ],
      closing: [
        'Ci vuole poco a capire se quel silenzio fa per te: [basta chiudere la portiera|basta sedersi].',
      ],
    },
    {
      opening: [
        `Si comincia per curiosità, si continua per comodità: succede a molti con l’elettrico{!fuelType}. ${named} è un buon punto in cui cominciare.`,
      ],
      thread: [
        'Dopo un mese non ci si fa più caso: [si sale, si preme e si va|diventa il modo normale di guidare].',
        'Un giorno ci si sorprende [a chiedersi come si facesse prima|con la mano che cerca un cambio che non serve].',
      ],
      closing: [
        'Le abitudini [aspettano solo qualcuno che le cominci|si prendono un giorno per volta: il primo è la visita].',
        'Per le domande pratiche ci siamo noi, [per la curiosità basta venire|il resto si vede da vicino].',
      ],
    },
    {
      opening: [
        `Un gesto di sera, la spina, e la mattina si riparte: cambiare auto, a volte, vuol dire cambiare un’abitudine sola. ${named} è {fuel}.`,
      ],
      thread: [
        'Le abitudini nuove hanno un merito: [dopo una settimana non ci si ricorda più delle vecchie|si prendono in pochi giorni].',
      ],
      closing: [
        'Un’abitudine si cambia una volta, e poi diventa tua. [Il primo passo è vederla da vicino|Si comincia da una visita].',
      ],
    },
    {
      opening: [
        `C’è chi aspetta il momento giusto e chi lo trova già pronto sotto il piede. ${named}, {fuel}, è per i secondi.`,
      ],
      thread: [
        'È una prontezza educata, [che si lascia dosare con la punta del piede|buona per la città e per la strada aperta].',
        'La risposta arriva intera, [senza chiedere di aspettare|appena il piede si muove].',
      ],
      closing: [
        'Il momento giusto, a questo punto, [dipende da te|lo scegli tu].',
        'Il piede lo metti tu: [per cominciare basta una visita|l’auto è qui].',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        `Qualcuno deve pur essere il primo della via. ${named} va a idrogeno{!fuelType}, e così è facile esserlo.`,
      ],
      thread: [
        'Si guida come un’elettrica e si rifornisce in una stazione dedicata: il nuovo, visto da vicino, ha gesti familiari.',
      ],
      closing: ['Il futuro, quando lo si può toccare, fa meno discorsi. [Vieni a vedere|È qui da guardare].'],
    },
    {
      opening: [
        `Di certe tecnologie si sente parlare al futuro. ${named} va a idrogeno{!fuelType} e ne parla al presente.`,
      ],
      thread: ['Ci si abitua in fretta a un’auto che [avanza senza farsi sentire|si muove in silenzio].'],
      closing: ['Il primo della via, se vuoi, [puoi essere tu|sei tu].'],
    },
  ],
  sports: [
    {
      opening: [
        `La domenica, la mattina presto, la strada del passo è vuota. ${named} è un buon motivo per essere lì.`,
      ],
      thread: [
        'Una curva, un’altra, un tornante: [a quell’ora si guida per il gusto di farlo|la strada è tutta libera].',
      ],
      closing: [
        'La prossima domenica ha già un programma: [manca solo l’auto, ed è qui|vieni a vederl@ prima].',
      ],
    },
    {
      opening: [
        `C’è chi guida per arrivare e chi arriva tardi perché ha scelto la strada più bella. ${named} è per i secondi.`,
      ],
      thread: [
        'Sulla strada più bella, un’auto così non serve a fare prima: [serve a godersela|serve a farla bene].',
      ],
      closing: ['La strada più bella la conosci tu. L’auto [è qui|puoi vederla qui].'],
    },
    {
      opening: [
        `Ci sono piaceri semplici: una curva fatta bene è uno di questi. ${named} te ne regala parecchie.`,
      ],
      thread: [
        'Una curva fatta bene non ha bisogno di velocità, solo di [un’auto che risponda|una risposta precisa].',
      ],
      closing: ['La prossima curva la scegli tu: intanto [vieni a vederl@|siediti al volante].'],
    },
    {
      opening: [
        `Certe auto si comprano con la testa, altre dopo averci pensato per anni. ${named} è del secondo tipo.`,
      ],
      thread: [
        'Un desiderio che dura da anni merita almeno [un giro intorno alla carrozzeria|mezz’ora da vicino].',
      ],
      closing: ['Se ci pensi da tempo, [guardarl@ da vicino è il minimo|sederti a bordo chiarisce le idee].'],
    },
    {
      opening: [
        `Ci sono strade che esistono solo sulla carta finché qualcuno non le guida come si deve. ${named} è una buona ragione per tirare fuori la carta.`,
      ],
      thread: [
        'La tua strada la conosci: sai dove stringe, [dove si apre, dove si può respirare|dove conviene rallentare].',
      ],
      closing: [
        'La strada è rimasta dov’era. [Adesso sai con che cosa tornarci|Ci torni quando vuoi: prima, passa di qui].',
      ],
    },
    {
      opening: [
        `Ognuno ha una strada del cuore: una salita, un lungolago, dieci curve di seguito. ${named} è fatt@ per tornarci.`,
      ],
      thread: ['È tra una curva e la successiva che un’auto così [spiega il suo perché|si capisce davvero].'],
      closing: [
        'Scegli la salita, scegli l’ora: [all’auto puoi cominciare a pensare oggi|l’auto è qui da vedere].',
      ],
    },
    {
      opening: [
        `Di ragionevole c’è già tutto il resto della settimana. ${named} si occupa della parte che avanza.`,
      ],
      thread: [
        'Ci si può giustificare in molti modi, [o si può semplicemente girare la chiave|oppure partire e basta].',
      ],
      closing: [
        'Le scuse [finiscono qui, per fortuna|sono finite: resta da vederl@].',
        'Per il buon senso c’è sempre tempo: intanto [vieni a guardare|siediti al volante].',
      ],
    },
    {
      opening: [
        `Un’auto sportiva si capisce da ferma. ${named}, anche a motore spento, sembra già impegnata in una curva.`,
      ],
      thread: ['Poi il motore parte, [e la posa diventa movimento|e tutto quel disegno trova un motivo].'],
      closing: ['Da ferm@ ti convince, [il resto è facile da immaginare|vieni a guardarl@ di profilo].'],
    },
    {
      opening: [
        `Il cronometro dice poco di un’auto: il sorriso di chi scende dice quasi tutto. ${named} lavora per il sorriso.`,
      ],
      thread: [
        'Il gusto sta nei passaggi: rallentare al punto giusto, ripartire, [lasciare che la curva si distenda|sentire la strada che si apre].',
      ],
      closing: ['Il sorriso non si può scrivere in una scheda. [Vieni a prendertelo|Si vede dal vivo].'],
    },
    {
      opening: [`C’è chi ricorda a quanto andava e chi ricorda dove. ${named} è per i secondi.`],
      thread: [
        'Non si tratta di arrivare prima, [ma di arrivarci con qualcosa da raccontare|ma di godersi la strada].',
      ],
      closing: ['Il posto da raccontare lo scegli tu; l’auto [è qui da vedere|te la mostriamo noi].'],
    },
  ],
  open: [
    {
      opening: [
        `Un’auto aperta cambia anche la strada che fai da sempre. ${named} è [la scusa per rifarla|fatt@ per rifarla].`,
      ],
      thread: [
        'La strada è la stessa, ma si sentono gli odori, le voci, [l’aria che cambia dopo una curva|l’erba tagliata].',
      ],
      closing: ['La strada ce l’hai sotto casa; [il resto è qui da vedere|per il resto basta una visita].'],
    },
    {
      opening: [`Ci sono giornate che meritano di essere guidate all’aperto. ${named} le aspetta con te.`],
      thread: [
        'Non serve andare lontano: [basta un’ora libera e il tempo giusto|bastano un’ora e una strada di collina].',
      ],
      closing: ['La prossima giornata così arriverà: [conviene esserci|meglio farsi trovare pronti].'],
    },
    {
      opening: [`D’estate le case aprono le finestre. ${named} fa di più, e non solo d’estate.`],
      thread: ['Il paesaggio non sta più dietro un vetro, [ti sta addosso|arriva fino al sedile].'],
      closing: ['Aprire, guardare in su: [il resto non serve spiegarlo|si capisce così].'],
    },
    {
      opening: [
        `Il cielo è l’unico optional che non si ordina. ${named} lo include ogni volta che apri la capote.`,
      ],
      thread: [
        'A cielo aperto cambia anche quello che si sente: i tigli di giugno, il fresco sotto gli alberi, una radio lontana.',
      ],
      closing: ['Il cielo, per fortuna, è lo stesso per tutti. Il modo di guardarlo, no.'],
    },
    {
      opening: [`Un viaggio breve, fatto all’aperto, dura di più nella memoria. ${named} conosce il trucco.`],
      thread: [
        'Si sentono il pane dal forno e la resina dei pini, [una strada via l’altra|secondo l’ora e la strada].',
      ],
      closing: ['Per la prossima strada da ricordare [basta una telefonata|comincia da una visita].'],
    },
    {
      opening: [
        `Ricordi un viaggio per quello che hai visto o per come lo respiravi? Con ${named} le due cose coincidono.`,
      ],
      thread: [
        'Basta poco: una provinciale che scende verso l’acqua, un maglione sulle spalle, nessun orario.',
      ],
      closing: ['La prossima domenica è vicina: [cominciamo da una visita|vieni a vederl@ prima].'],
    },
    {
      opening: [`La domenica mattina ha un odore preciso, e in un’auto chiusa non entra. In ${named} sì.`],
      thread: [
        'Si va piano per scelta, e la gente dai bordi delle strade [sorride senza un motivo|si volta volentieri].',
      ],
      closing: ['Il prossimo viaggio da ricordare può cominciare [da qui|con una visita].'],
    },
  ],
  classic: [
    {
      opening: [
        `Chi ha imparato a guidare su auto così le riconosce dal rumore della portiera. ${named} è una di quelle.`,
      ],
      thread: [
        'Poi viene il resto: [il volante, gli strumenti, la strada sentita nelle mani|le maniglie, gli strumenti, la vista dal parabrezza].',
      ],
      closing: ['Il rumore di quella portiera [si ascolta dal vivo|vale da solo la visita].'],
    },
    {
      opening: [
        `Ci sono auto che si usano e auto che si tirano fuori la domenica mattina. ${named} ha l’età per essere del secondo tipo.`,
      ],
      thread: [
        'La domenica mattina la strada è libera, [e si può guidare con il tempo che serve|e nessuno ha fretta].',
      ],
      closing: [
        'Di domeniche ne verranno molte: [intanto vieni a conoscerl@|per la prima bisogna cominciare da una visita].',
      ],
    },
    {
      opening: [`Un’auto di un’altra epoca ti chiede una cosa sola: attenzione. ${named} la ricambia.`],
      thread: [
        'Comandi semplici, suoni veri, gesti da fare con calma: è un modo di guidare che si impara volentieri.',
      ],
      closing: ['Serve solo il tempo che merita: [vieni a guardarl@ da vicino|una visita senza orologio].'],
    },
    {
      opening: [`Le auto come ${named} non si scelgono per necessità: si scelgono perché piacciono.`],
      thread: ['È un piacere fatto di dettagli, [e va guardato senza fretta|uno per volta].'],
      closing: ['Se piace anche a te, [il passo successivo è vederl@|vieni a guardarl@].'],
    },
    {
      opening: [`Certe auto si capiscono meglio a distanza di anni. ${named} è una di quelle.`],
      thread: [
        'Ogni comando ha un solo compito e un solo suono: c’è una pace, in questa semplicità, che abbiamo un po’ dimenticato.',
      ],
      closing: ['Gli anni li ha già: [a te tocca decidere i prossimi|i prossimi li decidi tu].'],
    },
    {
      opening: [`C’era un’epoca in cui le auto si riconoscevano di spalle. ${named} viene da lì.`],
      thread: [
        'La memoria, si sa, abbellisce. Qui però ci sono la lamiera, il volante, le maniglie: cose che si toccano.',
      ],
      closing: ['Se il ricordo ha bussato, apri: [noi siamo qui|vieni a toccare con mano].'],
    },
    {
      opening: [
        `Qualcuno ha avuto un padre, uno zio, un vicino con un’auto così. ${named} riapre quel cassetto.`,
      ],
      thread: [
        'A chi la incrocia scapperà un ricordo, [e probabilmente anche un saluto|e magari una domanda al semaforo].',
      ],
      closing: ['Se un ricordo ce l’hai anche tu, [vieni a vederl@|è qui da guardare].'],
    },
  ],
  fresh: [
    {
      opening: [
        `Di solito un’auto recente si sceglie su uno schermo e poi si aspetta. ${named}< è {cond} e> si può guardare dal vivo.`,
      ],
      thread: [
        'Guardare, sedersi, toccare: [uno schermo non lo permette|sono cose che si fanno di persona].',
      ],
      closing: ['Spegni lo schermo, [e vieni a vederl@|l’auto è qui].'],
    },
    {
      opening: [
        `Ogni quaderno nuovo chiede una calligrafia migliore. ${named}< è {cond} e> ti fa venire quella voglia.`,
      ],
      thread: ['I primi chilometri insegnano i gesti, [gli altri li rendono tuoi|poi vengono da soli].'],
      closing: ['Per aprirlo alla prima pagina [basta una visita|vieni a sederti].'],
    },
    {
      opening: [
        `Le prime pagine sono le più belle, quando devono ancora essere scritte. ${named}< è {cond} e> ti consegna la penna.`,
      ],
      thread: [
        'Le abitudini, i viaggi, il modo di regolare il sedile: tutto questo non c’è ancora, e sarà tuo.',
      ],
      closing: ['La prima riga comincia con un nome: [il tuo|e ce lo metti tu].'],
    },
    {
      opening: [
        `C’è un piacere sottile nel cominciare dall’inizio. ${named}< è {cond}, e> te lo offre per intero.`,
      ],
      thread: [
        'Il sedile non ha ancora preso la forma di nessuno, [la radio non ha ancora una stazione preferita|le stazioni della radio le scegli tu].',
      ],
      closing: [
        'Il resto della storia non possiamo scriverlo noi. [Vieni a leggere l’inizio|L’inizio è qui].',
      ],
    },
    {
      opening: [
        `Un’auto che non ha ancora un passato ti lascia scegliere tutto il futuro. ${named}< è {cond}>.`,
      ],
      thread: ['Il carattere arriverà con i chilometri, [una strada alla volta|quelli che farai tu].'],
      closing: [
        'Il carattere ce lo metti tu. [Comincia passando a conoscerl@|Per il resto, vieni a vederl@].',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        `La prima auto insegna due cose: a guidare e a partire quando si vuole. ${named} è adatt@ a tutte e due.`,
      ],
      thread: [
        'Si comincia dalle strade conosciute, [poi le strade nuove vengono da sole|poi si allunga un po’ alla volta].',
      ],
      closing: [
        'La prima lezione è guardarl@ con calma: [vieni quando vuoi|le domande si fanno in quel momento].',
      ],
    },
    {
      opening: [
        `Tra qualche anno ne parlerai con affetto, esagerando un po’. ${named} ha la faccia giusta per certe storie.`,
      ],
      thread: [
        'Le storie migliori hanno per protagonista [un’auto semplice e una strada lunga|una strada lunga e nessuna fretta].',
        'Intanto c’è da imparare dove sono le frecce, [e poi tutto il resto|poi la strada si allunga da sola].',
      ],
      closing: ['Il primo capitolo di quella storia [è qui da guardare|comincia con una visita].'],
    },
    {
      opening: [
        `Dal finestrino del passeggero il mondo scorre, da quello del guidatore risponde. ${named} ti fa cambiare lato.`,
      ],
      thread: [
        'Si impara un incrocio alla volta, [e nessuno ha fretta|e presto non ci si pensa più].',
        'I primi giorni si guida con le mani, poi con gli occhi, [infine con naturalezza|poi non ci si pensa più].',
      ],
      closing: ['Cambiare lato [è questione di una portiera|comincia da una visita].'],
    },
    {
      opening: [
        `C’è una sera in cui non devi più chiedere un passaggio, e te la ricordi. ${named} aspetta quella sera.`,
      ],
      thread: [
        'La libertà, all’inizio, è fatta di cose minuscole: [un gelato lontano, un amico riaccompagnato|una deviazione, un’ora in più fuori].',
        'Ogni nuova strada [diventa presto una strada tua|dopo due volte la conosci].',
      ],
      closing: ['Quella sera si può anche anticipare.', 'Il passaggio, d’ora in poi, potresti offrirlo tu.'],
    },
    {
      opening: [
        `L’indipendenza non arriva con un documento, arriva la prima volta che decidi tu a che ora tornare. ${named} sa come accompagnarti.`,
      ],
      thread: [
        'Il mondo non si allarga di colpo: [prima il mare vicino, poi la città accanto, poi chissà|un po’ più in là ogni domenica].',
      ],
      closing: [
        'L’ora di tornare la deciderai tu. [Quella per venire a vederl@, anche|Anche l’ora della visita].',
      ],
    },
    {
      opening: [
        `Un mazzo di chiavi pesa pochi grammi e cambia le distanze. Quelle di ${named} potrebbero cambiare le tue.`,
      ],
      thread: [
        'Le distanze si accorciano una alla volta, [con la calma che serve|a cominciare da quelle vicine].',
      ],
      closing: [
        'Le chiavi sono qui: [le distanze cominciano appena fuori|vieni a provare il posto di guida].',
      ],
    },
  ],
  family: [
    {
      opening: [
        `Venerdì, ore cinque: le borse in corridoio, qualcuno già in scarpe, una cosa che non si trova. ${named} serve soprattutto in quel momento.`,
      ],
      thread: [
        'Caricato tutto, chiusa l’ultima portiera, il più è fatto: la strada, in confronto, è la parte facile.',
      ],
      closing: [
        'Venerdì alle cinque succederà di nuovo: [meglio farsi trovare pronti|venite a vederl@ prima].',
      ],
    },
    {
      opening: [
        `In famiglia l’auto la giudicano tutti, ognuno per un motivo diverso. ${named} prova a mettere d’accordo tutti.`,
      ],
      thread: [
        'Chi guida vuole comodità, chi siede dietro vuole spazio, [qualcuno vuole solo il finestrino|e il più piccolo vuole il finestrino].',
      ],
      closing: ['Portate tutti i giudici: [decidete insieme|ognuno sceglie il suo posto].'],
    },
    {
      opening: [
        `Il viaggio in famiglia comincia prima di partire, quando si carica. ${named} rende più semplice proprio quel momento.`,
      ],
      thread: ['Caricare bene vuol dire partire sereni, [e si guida meglio|con tutto al suo posto].'],
      closing: [
        'La prossima partenza può essere più semplice: [venite a vederl@|portate le borse e facciamo la prova].',
      ],
    },
    {
      opening: [
        `Le conversazioni importanti, in famiglia, avvengono guardando tutti nella stessa direzione. ${named} offre i posti migliori.`,
      ],
      thread: [
        'C’è chi racconta, chi ascolta, [chi finge di dormire|chi guarda fuori].',
        'Le decisioni sulle vacanze [si prendono quasi sempre in tangenziale|nascono spesso lì, a metà strada].',
      ],
      closing: ['Salite a sentire come ci si parla.', 'La prossima conversazione può cominciare da noi.'],
    },
    {
      opening: [
        `Dentro un’auto di famiglia si parla più che in cucina. ${named} è il posto giusto per farlo.`,
      ],
      thread: [
        'Nel tragitto verso scuola si dicono le cose importanti, [di solito quando nessuno guarda|guardando tutti la strada].',
      ],
      closing: ['Portate anche le voci, quando venite: [serviranno a capire|e sentite come ci si sta].'],
    },
    {
      opening: [
        `I figli crescono in macchina più di quanto si pensi: un seggiolino, poi un rialzo, poi le cuffie. ${named} può accompagnare più di un capitolo.`,
      ],
      thread: [
        'I capitoli passano in fretta, [e a un’auto si chiede di esserci in ognuno|e le cose da portare cambiano con loro].',
      ],
      closing: [
        'Il prossimo capitolo comincia [con le portiere aperte e tutti dentro|con una visita tutti insieme].',
      ],
    },
    {
      opening: [
        `Le fotografie delle vacanze cominciano tutte allo stesso modo, con qualcuno che chiude un bagagliaio. ${named} fa parte di quelle fotografie.`,
      ],
      thread: [
        'Tra una foto e l’altra [c’è tutta la strada che non si fotografa|ci sono ore di strada, e vanno passate comodi].',
      ],
      closing: ['La prossima foto, magari, ha [questa in secondo piano|questa parcheggiata dietro].'],
    },
    {
      opening: [`La misura di una famiglia è il bagagliaio del venerdì sera. ${named} parte da lì.`],
      thread: [
        'Tutto quello che in corridoio sembra troppo, il venerdì sera, deve entrare.',
        'Borse, scarpe, una bicicletta piccola: il venerdì sera si capisce se l’auto è quella giusta.',
      ],
      closing: [
        'Il venerdì sera torna ogni settimana: meglio arrivarci pronti.',
        'Portate le borse, faremo la prova del venerdì.',
      ],
    },
    {
      opening: [
        `C’è chi misura le auto in secondi e chi le misura in sacchetti della spesa. ${named} è per i secondi.`,
      ],
      thread: [
        'Le cose da portare sono sempre una più del previsto, [e qui il previsto è largo|e conviene saperlo prima].',
      ],
      closing: [
        'Comodo, alla fine, è non doverci pensare. [Vieni a vedere se è così anche per voi|Venite a sedervi tutti].',
      ],
    },
  ],
  wild: [
    {
      opening: [
        `Chi abita in fondo a una strada bianca sceglie l’auto pensando a novembre. ${named} va guardat@ così.`,
      ],
      thread: [
        'A novembre piove, a gennaio gela, ad aprile ci sono buche nuove: la strada cambia, il bisogno di arrivare no.',
      ],
      closing: ['Novembre torna ogni anno: [meglio pensarci per tempo|vieni a vederl@ prima].'],
    },
    {
      opening: [
        `C’è un punto in cui l’asfalto finisce e si decide se tornare indietro. ${named} è per chi va avanti.`,
      ],
      thread: [
        'Andare avanti non vuol dire correre: [vuol dire avere il mezzo adatto e guardare bene|vuol dire scegliere dove mettere le ruote].',
      ],
      closing: [
        'Quel punto lo conosci. [Adesso hai con che cosa superarlo|Vieni a vedere con che cosa passarlo].',
      ],
    },
    {
      opening: [`Chi vive fuori città sa che il tempo cambia i programmi. ${named} aiuta a non cambiarli.`],
      thread: [
        'Pioggia, salite, strade bianche: [sono soltanto la strada di casa|per chi abita lì è il tragitto normale].',
      ],
      closing: [
        'La strada di casa è la prova migliore: [guardal@ pensando a quella|vieni a vederl@ con quella in mente].',
      ],
    },
    {
      opening: [`Molte strade sono nate da chi non voleva tornare indietro. ${named} è della stessa idea.`],
      thread: [
        'Dove il terreno cambia si rallenta, si guarda, si sceglie il passaggio: [il resto lo fa il mezzo|poi si passa].',
      ],
      closing: ['Il passaggio si trova: intanto [vieni a vederl@|guardal@ anche sotto].'],
    },
    {
      opening: [
        `Il posto giusto è quasi sempre quello dopo il cartello “strada non asfaltata”. ${named} è fatt@ per passare oltre.`,
      ],
      thread: [
        'La bellezza sta nel poter scegliere: [asfalto quando serve, terra quando chiama|la strada breve o quella bianca].',
      ],
      closing: [
        'Il cartello è sempre allo stesso posto. [Tu, da domani, puoi essere oltre|Per passarlo, comincia da una visita].',
      ],
    },
    {
      opening: [`Fuori dalla finestra c’è un tempo da restare in casa: ${named} ha altri piani.`],
      thread: [
        'Non si tratta di sfidare nessuno, [solo di non cambiare programma|solo di arrivare lo stesso].',
      ],
      closing: ['Il programma resta quello, piova o no: [noi ci siamo|vieni quando puoi].'],
    },
  ],
  luxury: [
    {
      opening: [
        `Ci sono auto da cui si scende in fretta e auto in cui si resta a finire la canzone. ${named} è delle seconde.`,
      ],
      thread: [
        'La canzone finisce, [e ci si accorge di essere arrivati da un po’|e si resta seduti per la prossima].',
      ],
      closing: ['Per capire se è vero basta sedersi: [il giorno lo scegli tu|porta la tua musica].'],
    },
    {
      opening: [
        `Dopo una giornata piena, la strada verso casa può essere altra fatica o l’inizio della serata. ${named} è per chi preferisce la seconda.`,
      ],
      thread: [
        'La serata comincia quando si chiude la portiera [e il rumore resta fuori|e si sente solo la strada, piano].',
      ],
      closing: ['La prossima serata può cominciare prima: [vieni a sederti|intanto vieni a vederl@].'],
    },
    {
      opening: [
        `La qualità di un’auto si misura dopo un’ora di viaggio, non prima. ${named} è fatt@ per quell’ora e per quelle dopo.`,
      ],
      thread: [
        'Dopo un’ora si capisce come si sta seduti, quanto rumore entra, quanta voglia resta di guidare.',
      ],
      closing: [
        'Per quell’ora ci vuole la strada; [per cominciare basta una visita|intanto siediti dentro].',
      ],
    },
    {
      opening: [
        `Viaggiare bene non è un capriccio, se in auto si passa tanto tempo. ${named} parte da questo.`,
      ],
      thread: [
        'Il tempo passato bene non si conta, [e a fine giornata si sente|e alla sera si è meno stanchi].',
      ],
      closing: ['Un po’ di quel tempo usalo per [guardarl@ da vicino|una visita].'],
    },
    {
      opening: [
        `Un’ora in auto può essere tempo perso o tempo ritrovato. ${named} sta dalla parte del secondo.`,
      ],
      thread: [
        'Le ore passate al volante, qui, non si sottraggono alla giornata: [le appartengono|ne fanno parte].',
      ],
      closing: ['Del tuo tempo fai quello che vuoi. Una parte, se credi, dedicala a [una visita|vederl@].'],
    },
  ],
  city: [
    {
      opening: [
        `Tre commissioni, tre parcheggi, un’ora sola: il sabato mattina, in città, si misura un’auto. ${named} è fatt@ per quell’ora.`,
      ],
      thread: ['Alla terza commissione si capisce se [le misure sono quelle giuste|si è scelto bene].'],
      closing: ['Tra una commissione e l’altra [passa a vederl@|trova il tempo per una visita].'],
    },
    {
      opening: [`In città si guida poco e ci si ferma molto. ${named} è fatt@ per questo modo di muoversi.`],
      thread: [
        'Fermarsi, ripartire, infilarsi: con un’auto raccolta [sono gesti che non pesano|si fa tutto in meno spazio].',
      ],
      closing: ['Fermati anche da noi: [basta poco per vederl@|una visita è breve].'],
    },
    {
      opening: [
        `Chi abita in città conosce la misura delle cose: un posto libero, un’ora senza traffico, un vicolo. ${named} ha la misura giusta.`,
      ],
      thread: [
        'La misura giusta si vede nelle manovre, [e poi si smette di pensarci|e nelle strade strette].',
      ],
      closing: ['Vieni a misurarl@ [con gli occhi|di persona].'],
    },
    {
      opening: [`L’auto di città ideale è quella che parcheggi e dimentichi. ${named} ci va vicino.`],
      thread: [
        'Dimenticarsene è un complimento: [vuol dire che tutto è stato facile|vuol dire che il parcheggio c’era].',
      ],
      closing: ['Prima di dimenticarl@, però, [vieni a guardarl@|una visita conviene].'],
    },
    {
      opening: [`Chi vive in città ha una mappa segreta di posti liberi e orari buoni. ${named} la allarga.`],
      thread: [
        'Un posto libero dura il tempo di una freccia: bisogna entrarci in fretta.',
        'Bastano pochi metri in meno per avere molte possibilità in più.',
      ],
      closing: [
        'La mappa è tua, [questa è una buona matita|per vederl@ basta una visita].',
        'Il posto c’è: [adesso serve chi ci sta dentro|vieni a vedere quanto ne occupa].',
      ],
    },
    {
      opening: [
        `Dicono che in città si viva di corsa: è che si aspetta tanto. ${named} prova a restituirti qualcosa.`,
      ],
      thread: [
        'Minuti rosicchiati qui e là, e alla fine della settimana [fa una passeggiata|fa una cena con calma].',
      ],
      closing: [
        'Quel tempo ritrovato, spendine un po’ per una visita.',
        'La corsa può aspettare un momento.',
      ],
    },
    {
      opening: [
        `Un appuntamento, un pacco da ritirare, un’amica da passare a prendere: la vita urbana è fatta di fermate. ${named} le infila una dietro l’altra.`,
      ],
      thread: [
        'Con un’auto raccolta anche l’ora di punta [diventa meno appuntita|si attraversa con più calma].',
      ],
      closing: ['Un’ultima fermata, questa senza fretta: [vieni a conoscerl@|passa da noi].'],
    },
  ],
  budget: [
    {
      opening: [
        `Di un’auto si paga spesso anche quello che non si userà mai. ${named} va guardat@ al contrario, partendo da quello che serve.`,
      ],
      thread: [
        'Quello che serve si conta in fretta: [arrivare, stare comodi, spendere il giusto|muoversi bene e spendere il giusto].',
      ],
      closing: [
        'Fai la lista di quello che ti serve, [poi vieni a spuntarla|e confrontala con quello che vedi].',
      ],
    },
    {
      opening: [
        `Comprare un’auto con un budget preciso è un esercizio di chiarezza. ${named} lo rende facile: i dati sono tutti qui.`,
      ],
      thread: ['Un dato alla volta, si capisce [che cosa si paga e che cosa si usa|dove va la spesa].'],
      closing: ['La chiarezza continua a voce: [chiedi quello che manca|rispondiamo su tutto].'],
    },
    {
      opening: [`C’è una differenza tra spendere poco e spendere bene. ${named} va giudicat@ sulla seconda.`],
      thread: [
        'Spendere bene vuol dire trovare quello che serve, [senza pagare quello che non serve|e lasciare il resto agli altri].',
      ],
      closing: [
        'Se spendere bene è la tua idea, [vieni a controllare di persona|il controllo si fa dal vivo].',
      ],
    },
    {
      opening: [
        `Prima di scegliere un’auto conviene fare una lista breve: che cosa mi serve davvero? ${named} risponde punto per punto.`,
      ],
      thread: [
        'Di solito la lista è corta: [comodità, sostanza, un prezzo chiaro|un prezzo chiaro e quello che serve davvero].',
      ],
      closing: ['Porta la tua lista e [spunta le voci insieme a noi|controlliamola voce per voce].'],
    },
    {
      opening: [`Prima le cifre, poi il resto: è un buon metodo, e ${named} lo accetta.`],
      thread: [
        'Le voci da controllare sono poche e stanno tutte qui.',
        'Una riga alla volta, il quadro prende forma.',
      ],
      closing: ['Il metodo è giusto: portalo con te quando vieni.', 'Tirata la riga, resta solo da vederl@.'],
    },
    {
      opening: [
        `Sul tavolo ci sono un foglio e una matita: da una parte le voglie, dall’altra i numeri. ${named} sta nella colonna che fa contente entrambe.`,
      ],
      thread: ['Sul foglio, le righe si riempiono [con cose concrete|di dati, uno per riga].'],
      closing: ['Posa la matita, vieni a [controllare che la somma torni|vedere se i conti tornano].'],
    },
  ],
  gas: [
    {
      opening: [
        `Il distributore che conosci meglio è quello sulla strada del lavoro. Con ${named}, {fuel}, ci passerai con un altro umore.`,
      ],
      thread: [
        'Il pieno pesa meno, e chi fa molta strada [lo nota dopo poche settimane|lo vede sui conti di casa].',
      ],
      closing: [
        'L’umore alla cassa lo scoprirai con l’uso; [intanto vieni a vederl@|l’auto è qui da vedere].',
      ],
    },
    {
      opening: [
        `Quando si fa molta strada, il carburante diventa una voce di casa. ${named} va {fuel} e la tiene d’occhio.`,
      ],
      thread: ['È un risparmio che si fa senza rinunce, [un pieno dopo l’altro|senza cambiare abitudini].'],
      closing: ['Parlane con chi fa i conti in casa, poi [vieni a vederl@|passate insieme].'],
    },
    {
      opening: [
        `C’è chi conta i chilometri e chi conta quanto costano. ${named} va {fuel} e sta con i secondi.`,
      ],
      thread: [
        'Fare molta strada è una scelta o una necessità: in entrambi i casi si apprezza chi la rende leggera.',
      ],
      closing: ['La verità del distributore la scoprirai da te. Quella dell’auto è qui da vedere.'],
    },
  ],
  hybrid: [
    {
      opening: [
        `A ogni semaforo si frena, e di solito quell’energia va persa. ${named} è {fuel}, e la mette da parte.`,
      ],
      thread: [
        'Quello che si recupera in frenata torna utile un attimo dopo, [quando si riparte|alla ripartenza].',
      ],
      closing: [
        'Il prossimo semaforo lo incontrerai tornando a casa: [pensaci lì|intanto vieni a vedere come sarebbe].',
      ],
    },
    {
      opening: [
        `Cambiare motore senza cambiare abitudini: è quello che chiede chi pensa all’ibrido{!fuelType}. ${named} va in quella direzione.`,
      ],
      thread: [
        'Si guida come prima e si parcheggia come prima: cambia il modo in cui si frena e si riparte.',
      ],
      closing: [
        'Le abitudini restano le tue: [vieni a vedere quanto poco cambia|per capire il resto basta una visita].',
      ],
    },
    {
      opening: [
        `La coda delle sei è il posto in cui si capisce se un’auto è fatta per la città. ${named} è {fuel}, e lì si trova bene.`,
      ],
      thread: [
        'In coda si frena e si riparte cento volte, [e ogni frenata, qui, aiuta la partenza dopo|e il sistema ibrido lavora per questo].',
      ],
      closing: [
        'La coda delle sei ci sarà anche domani: [meglio arrivarci preparati|prima, vieni a vederl@].',
      ],
    },
    {
      opening: [`In coda, la frenata che diventa spinta: ${named} è {fuel}, e il traffico è il suo momento.`],
      thread: [
        'È proprio nel traffico che si capisce a che cosa serve: [marcia dolce, meno fatica|si riparte piano e senza scosse].',
      ],
      closing: [
        'La prossima coda sarà uguale per tutti, [tranne che per chi guida così|ma tu puoi farla più comodo].',
      ],
    },
    {
      opening: [
        `L’ibrido{!fuelType} ha convinto molti senza fare rumore. ${named} ti permette di capire perché.`,
      ],
      thread: [
        'Si guida come sempre, [con un aiuto in più quando si riparte|e la frenata serve a qualcosa].',
      ],
      closing: ['Come sempre, il modo migliore per capire è vederl@: [ti aspettiamo|passa quando vuoi].'],
    },
    {
      opening: [
        `Le coppie che funzionano si dividono i compiti senza parlarne. Dentro ${named}, {fuel}, ne lavora una così.`,
      ],
      thread: [
        'Uno parte, l’altro lo segue; in frenata si recupera, in ripresa si restituisce. Chi guida si gode l’accordo.',
      ],
      closing: [
        'Un’intesa si capisce stando insieme: [siediti a bordo, e chiedici come funziona|vieni a sederti al volante].',
      ],
    },
  ],
  style: [
    {
      opening: [
        `Ci sono auto che si guardano una volta e altre che si guardano ogni mattina. ${named} è delle seconde.`,
      ],
      thread: [
        'Ogni mattina la stessa linea, e ancora piace: [è il segno di un buon disegno|il disegno regge l’abitudine].',
      ],
      closing: [
        'Il primo sguardo dal vivo è il più importante: [vieni a darlo|il colore in foto non basta].',
      ],
    },
    {
      opening: [
        `Il disegno di un’auto racconta quello che voleva chi l’ha pensata. ${named} racconta idee semplici e precise.`,
      ],
      thread: [
        'Le idee precise si vedono dove [una linea finisce e un’altra comincia|le superfici si incontrano].',
      ],
      closing: [
        'Il resto del racconto è nei dettagli, [da vedere con calma|e i dettagli si guardano di persona].',
      ],
    },
    {
      opening: [
        `Prima che si leggano i dati lo sguardo ha già fatto un giro. ${named} lo invita a farne un altro.`,
      ],
      thread: [
        'A convincere, prima dei particolari, è [il modo in cui sta sulla strada|la proporzione tra i volumi].',
      ],
      closing: ['Il secondo giro si fa dal vivo, [senza fretta|con il tempo che vuoi].'],
    },
    {
      opening: [
        `Una matita, un foglio, una curva tracciata senza staccare la mano: le auto belle sembrano nate così. ${named} è tra queste.`,
      ],
      thread: [
        'La linea continua anche dove non si vede, [nei gesti di chi guida|dal cofano fin dentro l’abitacolo].',
      ],
      closing: [
        'Quella curva va seguita da vicino, [con lo sguardo e magari con un dito|alla luce del giorno].',
      ],
    },
    {
      opening: [`Di certe auto si ricorda il profilo anche a occhi chiusi. ${named} è di quella razza.`],
      thread: [
        'Una linea così torna in mente giorni dopo, [fermi a un semaforo qualsiasi|senza cercarla].',
        'Chi passa guarda, [chi guida sorride|qualcuno si volta].',
      ],
      closing: [
        'Chiudi gli occhi: se l@ vedi ancora, [vieni a guardarl@|il resto è dal vivo].',
        'Il profilo lo conosci, [il resto si scopre da vicino|mancano i particolari].',
      ],
    },
    {
      opening: [
        `C’è un gioco che si fa da bambini: indovinare le auto da lontano. ${named} si indovina subito.`,
      ],
      thread: ['Basta la sagoma, o il taglio dei fari, [e il nome viene da solo|e si capisce che auto è].'],
      closing: ['Da lontano l’hai indovinat@. Da vicino [c’è di più|si vede il resto].'],
    },
    {
      opening: [
        `Ti volti una volta per controllare di averl@ chius@, una seconda perché ne hai voglia. ${named} si merita la seconda.`,
      ],
      thread: ['Il secondo sguardo [nessuno lo dà per dovere|è quello che conta].'],
      closing: ['Il primo sguardo lo hai dato qui: [vieni a dare il secondo|il secondo si dà di persona].'],
    },
  ],
  commuter: [
    {
      opening: [`Nessuna strada la fai quanto quella del lavoro. ${named} va scelt@ pensando a quella.`],
      thread: [
        'È una strada che conosci a memoria, e [per questo senti la differenza quando la fai più comodo|farla seduti bene cambia la giornata].',
      ],
      closing: [
        'Domattina la rifarai: [pensaci al primo semaforo, poi chiamaci|intanto vieni a vedere con che cosa potresti farla].',
      ],
    },
    {
      opening: [
        `La stessa strada, tutti i giorni, è il modo più severo di giudicare un’auto. ${named} si presta al giudizio.`,
      ],
      thread: [
        'Tutti i giorni vuol dire anche quando piove, quando si è stanchi, [quando si è in ritardo|quando la sera è già buia].',
      ],
      closing: [
        'Pensa alla tua strada e vieni a sederti: [il giudizio è tuo|capirai presto se ci stai comodo].',
      ],
    },
    {
      opening: [
        `Casa, lavoro, casa: sembra poco, ma in un anno è un viaggio enorme. ${named} è pensat@ per quel viaggio.`,
      ],
      thread: [
        'In un viaggio così contano le cose ripetute: [il sedile, una guida regolare|come si sta seduti, quanto rumore si sente].',
      ],
      closing: ['Il viaggio ricomincia lunedì. Prima, [passa a vederl@|fatti un’idea da vicino].'],
    },
    {
      opening: [
        `Ci sono viaggi che si raccontano e viaggi che si fanno ogni giorno. ${named} prende sul serio i secondi.`,
      ],
      thread: ['Quello che si ripete merita [più cura di quello che capita|di essere fatto comodi].'],
      closing: ['Per una volta, cambia strada: [passa di qui|vieni a vederl@].'],
    },
    {
      opening: [
        `La sveglia, il caffè, la strada: il terzo punto si può migliorare. ${named} comincia da lì.`,
      ],
      thread: [
        'Un po’ di pace, all’andata e al ritorno, [vale una piccola rendita|si sente a fine settimana].',
        'Chi viaggia ogni giorno [merita di arrivare intero|merita un posto comodo].',
      ],
      closing: [
        'Sveglia e caffè [restano compito tuo|li lasciamo a te].',
        'Migliora il terzo punto, [il resto della giornata seguirà|comincia da una visita].',
      ],
    },
    {
      opening: [`Il lunedì non ha colpe: dipende da come ci si arriva. Con ${named} ci si arriva meglio.`],
      thread: [
        'Anche il venerdì, quando la strada del ritorno sembra più lunga, la fatica resta la stessa: poca.',
      ],
      closing: ['Al prossimo lunedì manca poco: [vieni prima|fatti trovare più comodo].'],
    },
    {
      opening: [
        `[A fare i conti|Sommando i tragitti], in macchina si passa una [piccola|bella] parte della vita. ${named} suggerisce di passarla comodi.`,
      ],
      thread: [
        'Il bello dell’abitudine è che [premia chi sceglie bene all’inizio|si sceglie una volta sola].',
      ],
      closing: [
        '[Scegliere bene una volta, e poi non pensarci più|Una scelta fatta bene, e poi tutti i giorni più comodi]: [l’idea è tutta qui|per questo conviene guardarl@ bene].',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        `Si capisce tutto al secondo casello: se c’è ancora voglia di guidare, l’auto è quella giusta. ${named} è fatt@ per il secondo casello.`,
      ],
      thread: [
        'Prima del secondo casello ci sono cantieri, gallerie, qualche temporale: [è lì che serve stare comodi|e un posto comodo aiuta].',
      ],
      closing: [
        'Al primo casello ci arriverai presto; [prima, però, passa a vederl@|intanto comincia da una visita].',
      ],
    },
    {
      opening: [
        `Ci sono viaggi in cui non si vede l’ora di arrivare e altri in cui dispiace. ${named} è per i secondi.`,
      ],
      thread: [
        'Dispiace arrivare quando si sta comodi, [si chiacchiera e la strada scorre|e la musica è quella giusta].',
      ],
      closing: ['Il prossimo viaggio comincia da una [visita breve|mezz’ora seduti dentro].'],
    },
    {
      opening: [
        `Un’auto per viaggiare deve fare bene una cosa: farti arrivare con le forze che avevi alla partenza. ${named} è fatt@ così.`,
      ],
      thread: [
        'Le forze si risparmiano con poco: [un’andatura regolare, un posto comodo|poco rumore e un sedile giusto].',
      ],
      closing: ['Con le forze che hai adesso, intanto, [vieni a conoscerl@|vieni a sederti].'],
    },
    {
      opening: [
        `Chi viaggia molto sceglie l’auto pensando al ritorno, quando si è stanchi. ${named} va guardat@ da quel lato.`,
      ],
      thread: [
        'Al ritorno contano il sedile, il passo, la calma: [il resto lo hai già visto all’andata|si vuole arrivare senza mal di schiena].',
      ],
      closing: ['Se ti convince, il prossimo ritorno [può essere con {lei}|lo farai più comodo].'],
    },
    {
      opening: [
        `Da bambini si chiedeva quanto manca; da grandi si spera che manchi ancora un po’. ${named} sta con i grandi.`,
      ],
      thread: ['Quando si sta bene dentro, [fuori diventa paesaggio|si guarda fuori più volentieri].'],
      closing: ['Quanto manca? Una [telefonata|visita].'],
    },
    {
      opening: [
        `Un viaggio lungo si divide in due: i primi chilometri, quando si parla, e gli altri, quando si tace volentieri. ${named} è brav@ in tutti e due.`,
      ],
      thread: [
        'È il silenzio di chi sta bene, [quello in cui si guarda fuori e la strada fa il resto|e non serve riempirlo].',
      ],
      closing: ['La prima parte del viaggio è parlarne: [lo puoi fare con noi|chiamaci].'],
    },
    {
      opening: [`Ci sono persone che a vedere un casello provano allegria. ${named} è fatt@ per loro.`],
      thread: [
        'La strada buona non è la più breve: [è quella che lascia arrivare con la voglia di ripartire|è quella che si fa comodi].',
      ],
      closing: ['Il casello è laggiù. Prima, però, [passa a conoscerl@|siediti a bordo].'],
    },
  ],
  allRound: [
    {
      opening: [
        `Lunedì l’ufficio, mercoledì la palestra, venerdì il supermercato, domenica fuori: è la settimana di quasi tutti, e ${named} è pensat@ per quella.`,
      ],
      thread: [
        'Non ci sono imprese, in una settimana così: [ci sono tragitti da fare senza pensarci|c’è da arrivare dappertutto in orario].',
      ],
      closing: ['Metti la tua settimana accanto a questa: [se si somigliano, chiamaci|poi vieni a vederl@].'],
    },
    {
      opening: [
        `L’auto di tutti i giorni è quella che presti volentieri e che rivuoi indietro subito. ${named} è di quel genere.`,
      ],
      thread: [
        'La si presta perché è facile, [la si rivuole perché serve|e la settimana dopo tocca di nuovo].',
      ],
      closing: [
        'Noi te {it} mostriamo volentieri: [poi sarai tu a non volerl@ prestare|per cominciare basta una visita].',
      ],
    },
    {
      opening: [`A un’auto di tutti i giorni si chiede di non complicare le cose. ${named} le semplifica.`],
      thread: [
        'Semplice non vuol dire povero: [vuol dire che ogni cosa è dove serve|vuol dire facile da usare].',
      ],
      closing: ['Anche il passo dopo è semplice: [vieni a vederl@|una telefonata].'],
    },
    {
      opening: [
        `La settimana di una persona normale ha tanti tragitti e nessun record. ${named} è fatt@ per quella settimana.`,
      ],
      thread: [
        'Tanti tragitti brevi, uno lungo ogni tanto, [e la voglia di non pensarci|e sempre la stessa chiave].',
      ],
      closing: ['La tua settimana la conosci: [guardal@ con quella in mente|vieni a vedere se ci sta].'],
    },
    {
      opening: [
        `Ci sono auto che fanno benissimo una cosa sola. ${named} ne fa bene molte, e ogni giorno serve di più questo.`,
      ],
      thread: [
        'Molte cose, in un giorno qualunque: [accompagnare, caricare, aspettare, ripartire|la spesa, un passaggio, una coda].',
      ],
      closing: ['Se te ne servono molte, [una visita vale il tempo che prende|vieni a guardarl@ bene].'],
    },
    {
      opening: [
        `L’auto giusta la capisci dopo un mese, quando usarla è diventato naturale. ${named} punta a questo.`,
      ],
      thread: ['Naturale vuol dire [salire, partire e pensare ad altro|non doverci pensare].'],
      closing: ['Il primo mese comincia da un giorno: [scegli tu quale|intanto vieni a vederl@].'],
    },
    {
      opening: [
        `Un’auto sola deve andare bene a tante versioni di te: chi lavora, chi accompagna, chi parte. ${named} le tiene tutte insieme.`,
      ],
      thread: [
        'Chi lavora vuole arrivare, chi accompagna vuole comodità, [chi parte vuole andare lontano|chi torna vuole parcheggiare].',
      ],
      closing: ['Chiunque tu sia quel giorno, la visita è la stessa: [ti aspettiamo|scegli l’ora].'],
    },
    {
      opening: [
        `Non tutti cercano un’auto per stupire; molti ne cercano una per stare bene. ${named} è per loro.`,
      ],
      thread: ['Stare bene, in auto, [è fatto di cose piccole e continue|vuol dire non doverci pensare].'],
      closing: ['Vieni a vedere se ci si sta bene: [è l’unica domanda che conta|bastano dieci minuti].'],
    },
    {
      opening: [`Le giornate non avvisano mai di che cosa avranno bisogno. ${named} si tiene pront@.`],
      thread: ['Oggi un pacco, domani tre amici, [dopodomani un temporale|poi una strada mai fatta].'],
      closing: [
        'La giornata di domani la conosci? Nemmeno noi, [e va bene così|ma una visita si può fissare].',
        'Pront@ per tutto, [anche per la tua visita|vieni a vederl@ quando vuoi].',
      ],
    },
    {
      opening: [
        `Non chiede presentazioni, non fa discorsi: ${named} è il genere di auto che dopo una settimana sembra esserci sempre stata.`,
      ],
      thread: [
        'Ci si accorge di quanto serve [quando la prende qualcun altro|il giorno che non è sotto casa].',
      ],
      closing: ['Il passo naturale, adesso, è [una telefonata|venire a vederl@].'],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;
