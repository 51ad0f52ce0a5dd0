import type { Angle } from '../../../plan/angles.ts';
import type { Idea } from '../../voice.ts';

/** For each angle the ideas a text can be built on: set in the opening, touched in the thread, paid back at the end. */
export const ideas = {
  damaged: [
    {
      opening: [
        'Ogni auto ferma aspetta qualcuno che veda quello che potrebbe tornare a essere. {this}< del {year}> è {cond}, e si comincia dal danno: {damageBare}.< {states}.>',
        'C’è chi guarda un danno e vede la fine, chi vede un lavoro. {this}< del {year}> è {cond}: {damage}.< {states}.>',
        'Le auto si possono guardare in due modi: per come sono o per come saranno. {this}< del {year}> oggi è {cond}<, con {damage}>.< {states}.>',
      ],
      thread: [
        'È qui che lo sguardo si divide: per qualcuno è troppo, per altri è una base su cui ragionare.',
        'Sotto il segno del colpo resta un’auto con i suoi dati, e sono quelli da soppesare.',
      ],
      closing: [
        'Chi saprà vederl@ come sarà, più che com’è, sa già quale domanda farci.',
        'Alla fine conta lo sguardo di chi la prende in mano: il tuo, magari insieme a quello di un carrozziere.',
      ],
    },
    {
      opening: [
        'La sincerità fa risparmiare tempo a tutti. Allora: {this}< del {year}> è {cond}, e il danno è questo: {damageBare}.< {states}.>',
        'Facciamo come si fa tra persone serie: prima i problemi. {this}< del {year}> è {cond}<; si parla di {damageBare}>.< {states}.>',
        'Un annuncio onesto comincia dalla riga più scomoda. {this}< del {year}> è {cond}<: {damage}>.< {states}.>',
      ],
      thread: [
        'Detto quello che non va, si può dire con la stessa franchezza quello che resta.',
        'Messa in chiaro la parte difficile, il resto si legge meglio.',
      ],
      closing: [
        'La franchezza con cui abbiamo cominciato vale fino in fondo: chiedi, guarda, controlla.',
        'Preferiamo una domanda in più oggi a una sorpresa domani.',
      ],
    },
  ],
  bare: [
    {
      opening: [
        'A volte un’auto si presenta con il solo nome, come certe persone. {this}< del {year}> fa così.',
        'Ci sono nomi che bastano ad accendere una curiosità. {car}< del {year}> è uno di questi.',
        'Non servono molte parole per presentare {the}< del {year}>: chi la conosce ha già in mente qualcosa.',
      ],
      thread: [
        'Il resto è fatto di cose che si vedono con gli occhi: come si chiude una portiera, come ci si siede, che strada viene in mente.',
        'Di un’auto, del resto, una scheda racconta una parte: l’altra la racconta la presenza.',
      ],
      closing: [
        'Il nome lo sai: per tutto il resto c’è la tua visita.',
        'Se il nome ti ha fermato, il passo dopo è breve.',
      ],
    },
    {
      opening: [
        'Un annuncio può essere una domanda, invece che una risposta: e se fosse {themodel}?',
        'Tu stai cercando, {this}< del {year}> aspetta. Di solito le storie d’auto cominciano in questo modo.',
      ],
      thread: ['Mancano i dettagli, non la possibilità di chiederli, e chiedere non costa nulla.'],
      closing: [
        'La risposta, come sempre, è dal vivo.',
        'Le domande che hai adesso sono il modo migliore di cominciare.',
      ],
    },
  ],
  van: [
    {
      opening: [
        'Ogni mestiere ha il suo rumore: il trapano, il forno, la carta che si strappa. Poi c’è quello comune a tutti, un portellone che si chiude. {this}< del {year}> conosce bene quest’ultimo.',
        'Prima ancora dell’insegna, è il furgone a dire che si lavora. {this}< del {year}> lo dice con poche parole.',
      ],
      thread: [
        'Il portellone si apre, si carica, si parte: il resto della giornata dipende da quanto bene va questa mossa.',
        'Un buon attrezzo non si nota mentre lavora, si nota quando manca.',
      ],
      closing: [
        'Il rumore di quel portellone potrebbe essere l’inizio della tua prossima giornata.',
        'Gli attrezzi giusti si scelgono così: mettendoci le mani.',
      ],
    },
    {
      opening: [
        'Chi lavora lo sa: il collega migliore arriva in orario, regge la fatica e non discute. {this}< del {year}> ha il profilo adatto al posto.',
        'Se un furgone avesse un curriculum, quello di {this}< del {year}> starebbe in una riga: porta, torna, riparte.',
      ],
      thread: [
        'Da un collega così si vuole una cosa sola, che faccia il suo senza farsi sentire.',
        'Il colloquio si fa sulle cose pratiche: quanto ci sta, come si carica, chi lo guida.',
      ],
      closing: [
        'Il colloquio di assunzione lo fai tu: vieni a conoscerlo.',
        'Il posto è vacante, il candidato è qui.',
      ],
    },
    {
      opening: [
        'C’è un momento, alle sei e mezza, in cui la città è ancora di chi lavora. {this}< del {year}> è fatto per quell’ora.',
        'La giornata di chi ha un’attività comincia quando gli altri dormono, e comincia caricando. {this}< del {year}> sta lì, pronto a riempirsi.',
      ],
      thread: [
        'Tra la prima consegna e l’ultima c’è tutto il mestiere, e il mezzo con cui lo fai.',
        'Quando il sole è alto, metà del lavoro è già alle spalle.',
      ],
      closing: [
        'Domani, alle sei e mezza, potresti già pensare a come riempirlo.',
        'All’alba, quando la città è vuota, un mezzo così trova la sua strada.',
      ],
    },
  ],
  electric: [
    {
      opening: [
        'Per cent’anni abbiamo chiamato motore un rumore. {this}< del {year}> è {fuel}, e ci chiede di trovare un’altra parola.',
        'La prima cosa che noti, accendendo {this}, è che non hai acceso niente. L’elettrico{!fuelType} comincia così<, e questa è del {year}>.',
      ],
      thread: [
        'È in quel vuoto di suono che torna fuori il resto: la strada, la voce di chi siede accanto, un pensiero lasciato a metà.',
        'Senza il sottofondo, si scopre che guidare è anche ascoltare.',
      ],
      closing: [
        'La parola giusta, forse, è calma. Vieni a sentire se ti somiglia.',
        'Ci vuole poco a capire se quel silenzio fa per te: basta chiudere la portiera.',
      ],
    },
    {
      opening: [
        'Un gesto di sera, la spina, e la mattina si riparte: cambiare auto, a volte, vuol dire cambiare un’abitudine sola. {this}< del {year}> è {fuel}.',
        'Le rivoluzioni vere entrano in casa senza bussare, e poi sembrano ovvie. {this}< del {year}>, {fuel}, appartiene a questo genere.',
      ],
      thread: [
        'Le abitudini nuove hanno un merito: dopo una settimana non ci si ricorda più delle vecchie.',
        'La novità dura qualche giorno, poi resta soltanto la comodità.',
      ],
      closing: [
        'Un’abitudine si cambia una volta, e poi diventa tua. Il primo passo è vederla da vicino.',
        'Ovvio, dirai tra qualche mese. Intanto comincia con una visita.',
      ],
    },
    {
      opening: [
        'Il tempo tra l’intenzione e il movimento: è lì che si giudica un motore. In {this}< del {year}>, {fuel}, quel tempo quasi scompare.',
        'Pensi, e l’auto si è già mossa. Così si potrebbe riassumere {this}< del {year}>, {fuel}.',
      ],
      thread: [
        'La prontezza, però, è interessante soprattutto quando non si usa: sai che c’è, e guidi più disteso.',
        'Tra l’idea e il gesto non c’è più il vecchio intervallo fatto di giri e di marce.',
      ],
      closing: [
        'Tra l’intenzione e il movimento, stavolta, c’è solo una telefonata.',
        'Hai letto, ci hai pensato: il resto succede in un istante.',
      ],
    },
  ],
  hydrogen: [
    {
      opening: [
        'Qualcuno deve pur essere il primo della via. {this}< del {year}> va a idrogeno{!fuelType}, e con lei è facile esserlo.',
        'Di certe tecnologie si sente parlare al futuro. {this}< del {year}> va a idrogeno{!fuelType} e ne parla al presente.',
      ],
      thread: [
        'Si guida come un’elettrica e si rifornisce in una stazione dedicata: il nuovo, visto da vicino, ha gesti familiari.',
        'Ci si abitua in fretta a un’auto che avanza senza farsi sentire.',
      ],
      closing: [
        'Il futuro, quando lo si può toccare, fa meno discorsi. Vieni a toccarlo.',
        'Il primo della via, se vuoi, puoi essere tu.',
      ],
    },
  ],
  sports: [
    {
      opening: [
        'Ci sono strade che esistono solo sulla carta finché qualcuno non le guida come si deve. {this}< del {year}> è una buona ragione per tirare fuori la carta.',
        'Ognuno ha una strada del cuore: una salita, un lungolago, dieci curve di seguito. {this}< del {year}> è fatt@ per tornarci.',
      ],
      thread: [
        'La tua strada la conosci: sai dove stringe, dove si apre, dove si può respirare.',
        'È tra una curva e la successiva che un’auto così spiega il suo perché.',
      ],
      closing: [
        'La strada è rimasta dov’era. Adesso sai con che cosa tornarci.',
        'Scegli la salita, scegli l’ora: all’auto puoi cominciare a pensare oggi.',
      ],
    },
    {
      opening: [
        'Il superfluo è quella cosa senza la quale le giornate sono tutte uguali. {this}< del {year}> è superflu@ nel senso più bello.',
        'Nessuno ha davvero bisogno di un’auto come {this}< del {year}>. È proprio per questo che la si desidera.',
      ],
      thread: [
        'Il bisogno si calcola, la voglia si riconosce: un motore così serve la seconda.',
        'Tra le cose che non servono, alcune insegnano a stare meglio. Guidare bene è una di quelle.',
      ],
      closing: [
        'Non ti serve: ecco un ottimo motivo per venire a vederl@.',
        'Le cose necessarie le abbiamo già tutti. Questa puoi soltanto volerla.',
      ],
    },
    {
      opening: [
        'Un’auto sportiva si capisce da ferma. {this}< del {year}>, anche a motore spento, sembra già impegnata in una curva.',
        'Chiudi gli occhi e pensa alla parola “guidare”. Se non hai visto una coda in tangenziale, {this}< del {year}> ti riguarda.',
      ],
      thread: [
        'Poi il motore parte, e la posa diventa movimento.',
        'Le mani trovano il volante, lo sguardo va già oltre il parabrezza.',
      ],
      closing: [
        'Da ferma ti convince, il resto è facile da immaginare.',
        'Riaprili: è ancora qui, e aspetta.',
      ],
    },
    {
      opening: [
        'Il cronometro dice poco di un’auto: il sorriso di chi scende dice quasi tutto. {this}< del {year}> lavora per il sorriso.',
        'La velocità passa, il gusto resta. {this}< del {year}> appartiene a chi lo ha capito.',
      ],
      thread: [
        'Il gusto sta nei passaggi: rallentare al punto giusto, ripartire, lasciare che la curva si distenda.',
        'Non si tratta di arrivare prima, ma di arrivarci con qualcosa da raccontare.',
      ],
      closing: [
        'Il sorriso non si può scrivere in una scheda. Vieni a prendertelo.',
        'Quando scenderai, guardati nel vetro: la risposta sarà lì.',
      ],
    },
  ],
  open: [
    {
      opening: [
        'Il cielo è l’unico optional che non si ordina. {this}< del {year}> lo include ogni volta che apri la capote.',
        'Tutte le auto hanno un tetto, poche sanno farne a meno. {this}< del {year}> è tra queste.',
      ],
      thread: [
        'A cielo aperto cambia anche quello che si sente: i tigli di giugno, il fresco sotto gli alberi, una radio lontana.',
        'Con l’aria intorno, pure la velocità moderata diventa un’avventura.',
      ],
      closing: [
        'Il cielo, per fortuna, è lo stesso per tutti. Il modo di guardarlo, no.',
        'Guarda fuori dalla finestra: se c’è il sole, hai già capito.',
      ],
    },
    {
      opening: [
        'Ricordi un viaggio per quello che hai visto o per come lo respiravi? Con {this}< del {year}> le due cose coincidono.',
        'La domenica mattina ha un odore preciso, e in un’auto chiusa non entra. In {this}< del {year}> sì.',
      ],
      thread: [
        'Basta poco: una provinciale che scende verso l’acqua, un maglione sulle spalle, nessun orario.',
        'Si va piano per scelta, e la gente dai bordi delle strade sorride senza un motivo.',
      ],
      closing: [
        'La prossima domenica è vicina: cominciamo da una visita.',
        'Il prossimo viaggio da ricordare può cominciare da qui.',
      ],
    },
  ],
  classic: [
    {
      opening: [
        'Il tempo fa due cose alle auto: le consuma o le spiega. {this}< del {year}> oggi si capisce meglio di allora.',
        'Nel {year} era un’auto come le altre. Oggi {this} è un modo di ricordarsi com’erano.',
      ],
      thread: [
        'Ogni comando ha un solo compito e un solo suono: c’è una pace, in questa semplicità, che abbiamo un po’ dimenticato.',
        'Non ti chiede di aggiornarla, ti chiede di ascoltarla.',
      ],
      closing: [
        'Gli anni li ha già: a te tocca decidere i prossimi.',
        'Il tempo, con lei, smette di essere un difetto. Passa a trovarl@.',
      ],
    },
    {
      opening: [
        'C’era un’epoca in cui le auto si riconoscevano di spalle. {this}< del {year}> viene da lì.',
        'Qualcuno ha avuto un padre, uno zio, un vicino con un’auto così. {this}< del {year}> riapre quel cassetto.',
      ],
      thread: [
        'La memoria, si sa, abbellisce. Qui però ci sono la lamiera, il volante, le maniglie: cose che si toccano.',
        'A chi la incrocia scapperà un ricordo, e probabilmente anche un saluto.',
      ],
      closing: [
        'Se il ricordo ha bussato, apri: noi siamo qui.',
        'Certi cassetti, una volta riaperti, non si richiudono volentieri.',
      ],
    },
  ],
  fresh: [
    {
      opening: [
        'Le prime pagine sono le più belle, quando devono ancora essere scritte. {this}< del {year}>< è {cond} e> ti consegna la penna.',
        'C’è un piacere sottile nel cominciare dall’inizio. {this}< del {year}>< è {cond}, e> te lo offre per intero.',
      ],
      thread: [
        'Le abitudini, i viaggi, il modo di regolare il sedile: tutto questo non c’è ancora, e sarà tuo.',
        'Una pagina bianca mette soggezione solo a chi non ha niente da scrivere.',
      ],
      closing: [
        'La prima riga comincia con un nome: il tuo.',
        'Il resto della storia non possiamo scriverlo noi. Vieni a leggere l’inizio.',
      ],
    },
    {
      opening: [
        'C’è il profumo delle cose nuove e c’è la soddisfazione di averle scelte bene. {this}< del {year}>< è {cond} e> tiene insieme tutti e due.',
        'Nuovo è un aggettivo che dura poco, e conviene goderselo. {this}< del {year}>< è {cond}, e> ne ha ancora parecchio da offrire.',
      ],
      thread: [
        'Il meglio viene quando la novità passa e resta la qualità della scelta.',
        'Ci sono auto che si comprano per come sono e altre per come diventeranno con te.',
      ],
      closing: [
        'Scegliere bene è la parte che tocca a te. Noi ti mettiamo l’auto davanti.',
        'L’aggettivo passa, la scelta resta: vieni a farla di persona.',
      ],
    },
    {
      opening: [
        'Un’auto che non ha ancora un passato ti lascia scegliere tutto il futuro. {this}< del {year}>< è {cond}>.',
        'Ogni auto prima o poi prende il carattere di chi la guida. {this}< del {year}>< è {cond} e> sta ancora aspettando il suo.',
      ],
      thread: [
        'Il carattere arriverà con i chilometri, una strada alla volta.',
        'Intanto ti offre quello che ogni inizio sa dare: la possibilità di fare le cose a modo tuo.',
      ],
      closing: [
        'Il carattere ce lo metti tu. Comincia passando a conoscerl@.',
        'Di futuro ne ha da vendere: il tuo, se vuoi.',
      ],
    },
  ],
  firstCar: [
    {
      opening: [
        'Si ricorda il primo bacio, il primo stipendio e la prima auto. {this}< del {year}> si candida per il terzo ricordo.',
        'C’è una canzone legata alla tua prima auto, anche se non sai ancora quale. {this}< del {year}> può essere quella che la farà suonare.',
      ],
      thread: [
        'I ricordi non nascono dalle auto impressionanti, ma da quelle che c’erano.',
        'Fra qualche anno ti verrà in mente un parcheggio riuscito, una notte di pioggia, tre amici che cantano male.',
      ],
      closing: [
        'I ricordi cominciano sempre con un giorno qualunque. Perché non quello della visita.',
        'La canzone la scoprirai strada facendo: intanto vieni a sederti.',
      ],
    },
    {
      opening: [
        'Da un certo giorno in poi le strade smettono di essere linee viste dal sedile di dietro. {this}< del {year}> ti mette davanti.',
        'Guidare è una lingua: all’inizio si cercano le parole, poi si parla e basta. {this}< del {year}> è un’ottima insegnante.',
      ],
      thread: [
        'Serve un’auto paziente, che dica le cose con chiarezza e non metta ansia.',
        'Strada dopo strada, i gesti smettono di essere pensati e diventano tuoi.',
      ],
      closing: [
        'La prima frase di quella lingua è semplice: “andiamo”.',
        'Davanti c’è un posto libero, ed è il tuo.',
      ],
    },
    {
      opening: [
        'L’indipendenza non arriva con un documento, arriva la prima volta che decidi tu a che ora tornare. {this}< del {year}> sa come accompagnarti.',
        'Un mazzo di chiavi pesa pochi grammi e cambia le distanze. Quelle di {this}< del {year}> potrebbero cambiare le tue.',
      ],
      thread: [
        'Il mondo non si allarga di colpo: prima il mare vicino, poi la città accanto, poi chissà.',
        'Le distanze si accorciano una alla volta, con la calma che serve.',
      ],
      closing: [
        'L’ora di tornare la deciderai tu. Quella per venire a vederl@, anche.',
        'Le chiavi sono qui, le distanze fuori che aspettano.',
      ],
    },
  ],
  family: [
    {
      opening: [
        'Una famiglia in viaggio è un piccolo paese che si sposta: ha le sue regole, i suoi rumori, le sue soste impreviste. {this}< del {year}> gli fa da piazza.',
        'Dentro un’auto di famiglia si parla più che in cucina. {this}< del {year}> lo sa, e lascia spazio alle voci.',
      ],
      thread: [
        'Ognuno ha il suo posto, le sue cose, la sua idea di quanto manca all’arrivo.',
        'Nel tragitto verso scuola si dicono le cose importanti, di solito quando nessuno guarda.',
      ],
      closing: [
        'Il piccolo paese è pronto a muoversi: manca solo che veniate a vederl@.',
        'Portate anche le voci, quando venite: serviranno a capire.',
      ],
    },
    {
      opening: [
        'I figli crescono in macchina più di quanto si pensi: un seggiolino, poi un rialzo, poi le cuffie. {this}< del {year}> può accompagnare più di un capitolo.',
        'Le fotografie delle vacanze cominciano tutte allo stesso modo, con qualcuno che chiude un bagagliaio. {this}< del {year}> fa parte di quelle fotografie.',
      ],
      thread: [
        'I capitoli passano in fretta, e a un’auto si chiede di esserci in ognuno.',
        'Tra una foto e l’altra c’è tutta la strada che non si fotografa.',
      ],
      closing: [
        'Il prossimo capitolo comincia con le portiere aperte e tutti dentro.',
        'La prossima foto, magari, ha questa in secondo piano.',
      ],
    },
    {
      opening: [
        'La parola “comodo” cambia significato il giorno in cui si diventa in più di due. {this}< del {year}> la usa nel senso giusto.',
        'C’è chi misura le auto in secondi e chi le misura in sacchetti della spesa. {this}< del {year}> capisce benissimo l’unità di misura.',
      ],
      thread: [
        'Comodo vuol dire aprire una portiera con un bambino in braccio, e trovare tutto dove deve essere.',
        'Le cose da portare sono sempre una più del previsto, e qui il previsto è largo.',
      ],
      closing: [
        'Venite in tanti, venite con le borse: è il modo giusto di misurarl@.',
        'Comodo, alla fine, è non doverci pensare. Vieni a vedere se è così anche per voi.',
      ],
    },
  ],
  wild: [
    {
      opening: [
        'Sulle mappe le strade bianche sono sottili come capelli. {this}< del {year}> le legge con la lente.',
        'Il posto giusto è quasi sempre quello dopo il cartello “strada non asfaltata”. {this}< del {year}> il cartello lo saluta.',
      ],
      thread: [
        'Là fuori contano poche cose: appoggiare bene le ruote, vedere avanti, non avere fretta.',
        'La bellezza sta nel poter scegliere: asfalto quando serve, terra quando chiama.',
      ],
      closing: [
        'Il cartello è sempre allo stesso posto. Tu, da domani, puoi essere oltre.',
        'Le righe sottili della mappa aspettano qualcuno che le prenda sul serio.',
      ],
    },
    {
      opening: [
        'La pioggia sul vetro, la legna da prendere, una strada che il comune ha dimenticato: per qualcuno sono guai, per {this}< del {year}> sono martedì.',
        'Esistono auto che chiedono permesso al meteo. {this}< del {year}> si limita ad avvisarlo.',
      ],
      thread: [
        'Non è questione di avventura: è sapere che si arriva, anche quando il tempo ha altri programmi.',
        'Le giornate storte, con il mezzo adatto, diventano soltanto giornate.',
      ],
      closing: [
        'Domani danno brutto? Bene, è il giorno giusto per venire a vederl@.',
        'Che sia martedì o domenica, la strada storta è già meno storta.',
      ],
    },
  ],
  luxury: [
    {
      opening: [
        'Il vero lusso è il tempo, e c’è un modo di viaggiare che lo rispetta. {this}< del {year}> lo conosce.',
        'Mettere distanza tra sé e il rumore: se il benessere ha una definizione, somiglia a {this}< del {year}>.',
      ],
      thread: [
        'Le ore passate al volante, qui, non si sottraggono alla giornata: le appartengono.',
        'La strada scorre come deve, e chi è a bordo può occuparsi d’altro: di una conversazione, per esempio.',
      ],
      closing: [
        'Del tuo tempo fai quello che vuoi. Una parte, se credi, dedicala a una visita.',
        'Il rumore resta fuori dalla porta: vieni a sentire.',
      ],
    },
    {
      opening: [
        'L’eleganza è quello che resta quando si toglie. {this}< del {year}> ha tolto al punto giusto.',
        'Un abito fatto bene non si nota: si nota chi lo porta. {this}< del {year}> segue la stessa scuola.',
      ],
      thread: [
        'La misura si vede nei particolari, e ancora di più in quelli che mancano.',
        'Come un buon taglio, accompagna i movimenti senza attirare l’attenzione su di sé.',
      ],
      closing: [
        'Per capire un taglio bisogna indossarlo. Siediti, e dicci.',
        'Tolto il superfluo, resta la decisione: prenditi il tempo che merita.',
      ],
    },
  ],
  city: [
    {
      opening: [
        'Una città si conosce dai suoi vuoti: il posto tra due furgoni, la viuzza che salta il semaforo, l’angolo davanti al forno. {this}< del {year}> ha la misura di quei vuoti.',
        'Visto dall’alto, il traffico è un puzzle. {this}< del {year}> è il pezzo che entra sempre.',
      ],
      thread: [
        'Il segreto è non ingombrare: né la strada, né i pensieri.',
        'Un pezzo piccolo, in un puzzle, può essere quello che fa tornare il disegno.',
      ],
      closing: [
        'Il prossimo vuoto, là fuori, potrebbe già portare il tuo nome.',
        'Manca un pezzo alla tua giornata? Vieni a vedere se è questo.',
      ],
    },
    {
      opening: [
        'La città ha mille orari e nessuna pazienza. {this}< del {year}> di pazienza ne ha per due.',
        'Un appuntamento, un pacco da ritirare, un’amica da passare a prendere: la vita urbana è fatta di fermate. {this}< del {year}> le infila una dietro l’altra.',
      ],
      thread: [
        'Tra una fermata e l’altra, il tempo perso si assottiglia, e quello tuo cresce.',
        'Con un’auto raccolta anche l’ora di punta diventa meno appuntita.',
      ],
      closing: [
        'La fermata successiva potrebbe essere la nostra.',
        'Un’ultima fermata, questa senza fretta: vieni a conoscerl@.',
      ],
    },
    {
      opening: [
        'Piccolo non è il contrario di grande: è il contrario di troppo. {this}< del {year}> ne è la prova su quattro ruote.',
        'Ci sono oggetti che riescono bene perché qualcuno ha saputo fermarsi. {this}< del {year}> si ferma dove comincia l’ingombro.',
      ],
      thread: [
        'Il giusto, quando lo si trova, dà una leggerezza particolare: fai le stesse cose, con meno sforzo.',
        'Ogni centimetro in meno fuori è un problema in meno quando cerchi posto.',
      ],
      closing: [
        'Il troppo lasciamolo agli altri. Il giusto vieni a vederlo.',
        'Quanto basta: a volte è la misura più difficile da trovare, ed è qui.',
      ],
    },
  ],
  budget: [
    {
      opening: [
        'C’è una soddisfazione che non si fotografa: sapere di aver speso bene. {this}< del {year}> parla a chi la conosce.',
        'I soldi hanno una memoria lunga. {this}< del {year}> è una di quelle scelte che si ricordano senza rimorsi.',
      ],
      thread: [
        'Spendere bene non è spendere poco: è sapere che cosa si compra e perché.',
        'Si comincia dalle cose che servono davvero e, sorpresa, spesso bastano.',
      ],
      closing: [
        'La soddisfazione di cui parlavamo comincia da una domanda: che cosa ti serve davvero?',
        'Chi fa i conti con calma ha già metà della risposta. L’altra metà è qui da vedere.',
      ],
    },
    {
      opening: [
        'Sul tavolo ci sono un foglio e una matita: da una parte le voglie, dall’altra i numeri. {this}< del {year}> sta nella colonna che fa contente entrambe.',
        'Davanti a un acquisto le domande buone sono tre: quanto costa, che cosa fa, se è onesta. {this}< del {year}> risponde nell’ordine che preferisci.',
      ],
      thread: [
        'Sul foglio, le righe si riempiono con cose concrete.',
        'La sostanza ha questo di bello: si può elencare.',
      ],
      closing: [
        'Posa la matita, vieni a controllare che la somma torni.',
        'Le domande adesso sono tue, e a noi piace rispondere.',
      ],
    },
    {
      opening: [
        'Le cose oneste si riconoscono perché non hanno bisogno di aggettivi. {this}< del {year}> si racconta con i nomi e con i numeri.',
        'Si può chiedere a un’auto di stupire oppure di servire. {this}< del {year}> ha scelto la seconda strada.',
      ],
      thread: [
        'Servire è un verbo modesto e preziosissimo, specie il lunedì mattina.',
        'Niente aggettivi, allora: bastano i fatti, messi in fila.',
      ],
      closing: [
        'Gli aggettivi mettili tu, dopo averl@ vist@.',
        'Lo stupore, semmai, arriva alla fine: quando scopri di non aver bisogno d’altro.',
      ],
    },
  ],
  gas: [
    {
      opening: [
        'C’è chi conta i chilometri e chi conta quanto costano. {this}< del {year}> va {fuel} e sta con i secondi.',
        'Il distributore è il luogo in cui le auto dicono la verità. {this}< del {year}> va {fuel}, e ci arriva a testa alta.',
      ],
      thread: [
        'Fare molta strada è una scelta o una necessità: in entrambi i casi si apprezza chi la rende leggera.',
        'La differenza non fa rumore: si deposita, pieno dopo pieno.',
      ],
      closing: [
        'La verità del distributore la scoprirai da te. Quella dell’auto è qui da vedere.',
        'Contare si può anche con il sorriso: vieni a vedere come.',
      ],
    },
    {
      opening: [
        'Chi fa tanta strada ha una filosofia semplice: partire spesso, pensarci poco. {this}< del {year}> va {fuel} e la condivide.',
      ],
      thread: ['È una filosofia di cose ripetute: stessa strada, stesso gesto, stessa serenità.'],
      closing: ['Partire spesso, pensarci poco: si comincia con una visita.'],
    },
  ],
  hybrid: [
    {
      opening: [
        'Le coppie che funzionano si dividono i compiti senza parlarne. Dentro {this}< del {year}>, {fuel}, ne lavora una così.',
        'Due caratteri, una sola strada: in {this}< del {year}>, {fuel}, ognuno interviene quando tocca a lui.',
      ],
      thread: [
        'Uno parte, l’altro lo segue; in frenata si recupera, in ripresa si restituisce. Chi guida si gode l’accordo.',
        'L’intesa si avverte soprattutto quando il traffico si ferma e riparte.',
      ],
      closing: [
        'Le buone intese si riconoscono a pelle. Siediti a bordo, e dicci se la senti.',
        'In due si viaggia meglio: tre, contando te.',
      ],
    },
    {
      opening: [
        'Non tutte le risposte sono “o questo o quello”. {this}< del {year}> è {fuel}, e ha scelto la congiunzione.',
        'La virtù, si dice, sta nel mezzo. {this}< del {year}>, {fuel}, ci sta comod@.',
      ],
      thread: [
        'La congiunzione, in pratica, vuol dire non rinunciare: la dolcezza dell’elettrico e l’abitudine del pieno, nello stesso gesto.',
        'Stare nel mezzo, qui, significa prendere il meglio del momento.',
      ],
      closing: [
        'Tra il dubbio e la decisione, di nuovo, c’è una via di mezzo: una visita.',
        'La risposta, stavolta, è “e”. E poi vieni a vederl@.',
      ],
    },
  ],
  style: [
    {
      opening: [
        'Prima delle parole c’è la forma. {this}< del {year}> ha capito l’ordine delle cose.',
        'Una matita, un foglio, una curva tracciata senza staccare la mano: le auto belle sembrano nate così. {this}< del {year}> tra queste.',
      ],
      thread: [
        'La forma, però, non è il vestito: è il modo in cui un’auto sta sulla strada.',
        'La linea continua anche dove non si vede, nei gesti di chi guida.',
      ],
      closing: [
        'Le parole finiscono qui. La forma, invece, aspetta i tuoi occhi.',
        'Quella curva va seguita da vicino, con lo sguardo e magari con un dito.',
      ],
    },
    {
      opening: [
        'Qualcuno sceglie le scarpe, qualcuno le parole, qualcuno l’auto: lo stile entra da dove può. {this}< del {year}> gli apre la portiera.',
        'Alle cose belle ci si abitua, alle cose con carattere mai. {this}< del {year}> ha carattere.',
      ],
      thread: [
        'Lo stile, poi, si misura nelle giornate senza pubblico, quando nessuno guarda e tutto torna lo stesso.',
        'Il carattere si vede nelle scelte piccole: come accoglie, come risponde.',
      ],
      closing: [
        'Vedi se ti sta bene: gli abiti si provano con gli occhi, prima.',
        'Il carattere chiama carattere: vieni a vedere se vi capite.',
      ],
    },
    {
      opening: [
        'C’è un gioco che si fa da bambini: indovinare le auto da lontano. {this}< del {year}> si indovina subito.',
        'Ti volti una volta per controllare di averl@ chius@, una seconda perché ne hai voglia. {this}< del {year}> si merita la seconda.',
      ],
      thread: [
        'Farsi riconoscere non è farsi notare: è avere un’idea e tenerla ferma.',
        'Tra il primo sguardo e il secondo c’è lo spazio del desiderio.',
      ],
      closing: [
        'Da lontano l’hai indovinat@. Da vicino c’è di più.',
        'Il primo sguardo lo hai dato qui: vieni a dare il secondo.',
      ],
    },
  ],
  commuter: [
    {
      opening: [
        'Tra il cancello di casa e la porta dell’ufficio c’è un paese che nessuno mette sulla mappa: il tuo tragitto. {this}< del {year}> ne conosce la lingua.',
        'Ci sono viaggi che si raccontano e viaggi che si fanno ogni giorno. {this}< del {year}> prende sul serio i secondi.',
      ],
      thread: [
        'È un paese fatto di semafori noti, di una radio che saluta, di un pensiero che si chiude allo svincolo.',
        'Quello che si ripete merita più cura di quello che capita.',
      ],
      closing: [
        'Il tuo paese segreto riapre domattina. Valuta con chi attraversarlo.',
        'Per una volta, cambia strada: passa di qui.',
      ],
    },
    {
      opening: [
        'Il lunedì non ha colpe: dipende da come ci si arriva. {this}< del {year}> ci arriva bene.',
        'A fare i conti, in macchina si passa una piccola parte della vita. {this}< del {year}> suggerisce di passarla comodi.',
      ],
      thread: [
        'Anche il venerdì, quando la strada del ritorno sembra più lunga, la fatica resta la stessa: poca.',
        'Il bello dell’abitudine è che premia chi sceglie bene all’inizio.',
      ],
      closing: [
        'Al prossimo lunedì manca poco: vieni prima.',
        'Scegliere bene una volta, e poi non pensarci più: l’idea è tutta qui.',
      ],
    },
  ],
  traveller: [
    {
      opening: [
        'Un viaggio lungo si divide in due: i primi chilometri, quando si parla, e gli altri, quando si tace volentieri. {this}< del {year}> è brav@ in tutti e due.',
        'Le distanze non sono tutte uguali: dipende da che cosa hai intorno mentre le percorri. {this}< del {year}> le accorcia dall’interno.',
      ],
      thread: [
        'È il silenzio di chi sta bene, quello in cui si guarda fuori e la strada fa il resto.',
        'Passano le province, cambiano gli accenti al bar, e l’andatura rimane quella.',
      ],
      closing: [
        'La prima parte del viaggio è parlarne, e lo puoi fare con noi.',
        'La distanza tra te e lei, per ora, è quella di una visita.',
      ],
    },
    {
      opening: [
        'Esiste un’ora perfetta per partire: le strade vuote, il termos sul sedile, il giorno che deve ancora decidere. {this}< del {year}> è mattinier@.',
        'Ci sono persone che a vedere un casello provano allegria. {this}< del {year}> è fatt@ per loro.',
      ],
      thread: [
        'Il resto è ritmo: un’andatura che non stanca, una sosta quando va, la meta che si avvicina da sola.',
        'La strada buona non è la più breve: è quella che lascia arrivare con la voglia di ripartire.',
      ],
      closing: [
        'L’ora perfetta la scegli tu. La meta, per una volta, siamo noi.',
        'Il casello è laggiù. Prima, però, passa a conoscerl@.',
      ],
    },
  ],
  allRound: [
    {
      opening: [
        'Sette giorni, sette auto diverse: sarebbe bello, ma poi dove le metti. {this}< del {year}> prova a farle tutte da sol@.',
        'La settimana è una strada con molte uscite. {this}< del {year}> le prende una per una.',
      ],
      thread: [
        'Il lunedì è un verbo, il mercoledì una commissione, il sabato una promessa: cambia il tono, l’auto resta.',
        'L’uscita giusta cambia ogni mattina, e poterla scegliere all’ultimo è una piccola ricchezza.',
      ],
      closing: [
        'Prendi un giorno della tua settimana e mettici una visita.',
        'La prossima uscita è la nostra.',
      ],
    },
    {
      opening: [
        'Le auto migliori finiscono per somigliare a un paio di scarpe comode: le prendi senza pensarci. {this}< del {year}> ha quell’aria lì.',
        'Non chiede presentazioni, non fa discorsi: {this}< del {year}> è il genere di auto che dopo una settimana sembra esserci sempre stata.',
      ],
      thread: [
        'La naturalezza è una qualità difficile da mettere in una scheda, e facile da sentire.',
        'Ci si accorge di quanto serve quando la prende qualcun altro.',
      ],
      closing: [
        'Le scarpe si misurano in negozio, le auto pure. Ti aspettiamo.',
        'Di naturale, adesso, ci sarebbe una telefonata.',
      ],
    },
    {
      opening: [
        'Chiedi in giro che cosa si vuole da un’auto: risponderanno tutti cose diverse. {this}< del {year}> ha ascoltato con attenzione.',
        'L’equilibrio non fa notizia, ma tiene in piedi le giornate. {this}< del {year}> ne ha fatto il suo mestiere.',
      ],
      thread: [
        'Ascoltare, per un’auto, vuol dire essere pronta a cose che non si somigliano.',
        'Si nota poco e si sente molto: nelle curve, nelle soste, nei ritorni tardi.',
      ],
      closing: [
        'Adesso tocca a te chiedere: a rispondere ci pensiamo noi.',
        'Un po’ di equilibrio, in fondo, è quello che tutti cercano. Vieni a vederne uno.',
      ],
    },
  ],
} satisfies Record<Angle, readonly Idea[]>;
