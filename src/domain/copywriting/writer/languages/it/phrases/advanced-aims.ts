import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a scene. */
export const advancedAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Dietro c’è chi canta, chi litiga per il finestrino, chi si addormenta alla seconda curva: i bambini, si sa, abitano l’auto più degli adulti.',
      'fiveDoors :: Una portiera che si apre comoda, una cintura allacciata, una domanda a cui rispondere: con i bambini ogni partenza è un rito, e qui il rito fila liscio.',
      'roomy :: I figli occupano spazio anche quando sono piccoli, e qui nessuno deve stringersi.',
      'A scuola alle otto, in piscina alle cinque, a letto chissà: per chi ha figli l’auto è una stanza in più.',
      'I bambini misurano il mondo in viaggi: questo è un buon posto da cui guardarlo.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Per chi ha la patente da poco ogni rotatoria è un esame: serve un’auto che suggerisca senza alzare la voce.',
      '!strong :: Chi comincia trova comandi chiari e risposte leggibili, e intanto impara a fidarsi delle proprie mani.',
      '!strong & small :: Nei primi tempi contano le misure: saperle a memoria toglie metà della paura.',
      'I primi chilometri non si dimenticano, e non devono per forza far tremare le gambe.',
      '!strong :: La confidenza non si compra con l’auto, ma con l’auto adatta arriva prima.',
    ],
    Pendolare: [
      'Chi ogni giorno va e torna lo sa: la strada è uguale, quello che cambia è come scendi.',
      'Tante mattine sullo stesso percorso meritano un sedile che le rispetti.',
      'Il pendolare è un viaggiatore senza cartoline: quello che porta a casa è l’energia che gli resta.',
      'Andata con il buio, ritorno con il buio: in mezzo, un’auto che non aggiunge peso alla giornata.',
      'La regolarità, per chi percorre sempre la stessa strada, è una forma di gentilezza.',
      'Tra la tazzina del mattino e le chiavi appese la sera c’è il tuo viaggio di tutti i giorni: vale la pena averne cura.',
    ],
    'Attento allo stile': [
      'Chi allo stile ci tiene davvero non cerca approvazione: cerca coerenza, e qui la trova.',
      'È un modo di presentarsi prima ancora di scendere.',
      'L’occhio allenato nota le proporzioni, poi i riflessi, poi il fatto che non c’è niente da aggiungere.',
      'Se le cose che scegli parlano di te, questa lo farà sottovoce.',
      'Lo stile non si ordina tra gli accessori: o c’è nel disegno, o non c’è.',
    ],
    'Attento al budget': [
      'Chi bada alla spesa non è chi rinuncia: è chi distingue.',
      'Il conto in banca, a fine mese, è un critico severo: meglio averlo dalla propria parte.',
      'Scegliere con la testa non toglie piacere: lo fa durare.',
      'Il budget è una cornice, e dentro una cornice si possono fare bei quadri.',
      'Per chi soppesa ogni uscita, la chiarezza vale più di uno sconto.',
    ],
  },
  uses: {
    Città: [
      'small :: La città la conosci per gli spazi che ti nega: qui, per una volta, sei tu a sceglierli.',
      'silent :: Tra i clacson e i cantieri, un’auto che non fa rumore è quasi una forma di cortesia.',
      'automatic & !silent :: In coda, mentre gli altri pestano la frizione, il tuo piede sinistro si riposa e la testa pure.',
      'Le vie del centro hanno una loro coreografia: si entra, si scarta, si aspetta, si riparte.',
      'Al mattino la città è una fila, la sera è una vetrina: in entrambe si muove con garbo.',
      'hybrid :: Nei mille piccoli stop della città il sistema ibrido trova il suo mestiere.',
      'Fra il bar all’angolo e la riunione in centro, il traffico diventa una parentesi.',
      'Anche la strada più affollata, vista da un posto comodo, ha qualcosa di umano.',
    ],
    'Viaggi lunghi': [
      'A metà di un viaggio lungo ci si conosce davvero, con le persone e con le auto.',
      'diesel :: Quando l’autostrada si fa dritta e il cielo si alza, il diesel trova il suo passo e ci resta.',
      'silent :: Sui viaggi lunghi il silenzio si accumula come una riserva, e all’arrivo ce n’è ancora.',
      'La distanza è il banco di prova più onesto: chi stanca, lo confessa lì.',
      'Un viaggio lungo ha bisogno di un sedile amico, di un orizzonte e di nessuna fretta.',
      'Le regioni scorrono nei finestrini come diapositive, e la schiena non tiene il conto.',
      'Ci sono tratte che si rimandano per anni e poi si fanno in un giorno, con l’auto adatta.',
    ],
    Campagna: [
      'In campagna le strade non hanno fretta: seguono i fossi, girano intorno alle case, salgono quando ne hanno voglia.',
      'all :: Il fango di novembre e la brina di gennaio sono cose da campagna, e le quattro ruote motrici le conoscono.',
      'tall :: Dall’alto lo sguardo passa oltre le siepi, e in campagna è un privilegio quotidiano.',
      'Tra un filare e l’altro, il viaggio è già una gita.',
      'Dove l’ultimo lampione lascia il posto alle lucciole, la strada di casa ha un altro sapore.',
      'Il paese più vicino è a qualche curva, e ogni curva merita attenzione.',
    ],
    Lavoro: [
      'cargo :: Il lavoro comincia dal carico: se quello è in ordine, il resto viene.',
      'cargo :: Cantieri, consegne, clienti che aspettano: il mestiere ha i suoi tempi e il mezzo deve starci dentro.',
      'cargo :: Nessuno lo ringrazierà, a fine turno, ma tutti si accorgerebbero della sua assenza.',
      'car :: Tra un appuntamento e l’altro l’abitacolo diventa l’unica stanza in cui nessuno bussa.',
      'car :: Al lavoro si arriva anche con l’umore, e l’umore si forma strada facendo.',
      'car :: Le telefonate rimandate, le idee migliori, un silenzio prima della riunione: il lavoro passa anche da qui.',
      'car :: Presentarsi bene comincia dal parcheggio.',
    ],
    'Uso familiare': [
      'roomy :: In famiglia lo spazio è una forma d’affetto: permette di portare anche quello che non serve.',
      'Il sabato ha un suo disordine, fatto di borse, cugini e torte da tenere dritte.',
      'fiveDoors :: Si sale da tutte le parti, si parla tutti insieme, e in qualche modo si parte.',
      'La domenica da una parte, i compiti dall’altra: la vita di casa ha bisogno di un posto che si muova.',
      'roomy :: C’è un equilibrio delicato tra passeggeri e bagagli, e qui si trova più facilmente.',
      'Le famiglie hanno sempre un ultimo oggetto da caricare: la serenità è sapere che ci starà.',
    ],
    'Uso misto': [
      'La giornata comincia tra i palazzi e finisce dove i palazzi non ci sono: in mezzo, un’auto sola.',
      'Un po’ di centro, un po’ di provinciale, un po’ di nulla in particolare: è così che si vive davvero.',
      'Non ha una stagione né un giorno preferito, ed è il suo modo di essere utile.',
      'Passare dal dovere alla gita, nello stesso pomeriggio, è questione di una svolta a destra.',
      'I percorsi misti sono quelli che nessuno progetta e tutti fanno.',
      'Le chiamano strade di tutti i giorni, ma nessun giorno è identico all’altro.',
    ],
  },
  points: {
    Sicurezza: [
      'La sicurezza somiglia alla buona educazione: si nota quando manca.',
      'Le reazioni sono leggibili, e quello che si legge non spaventa.',
      'tall :: Lo sguardo arriva prima, e chi vede prima decide meglio.',
      'Chi hai accanto si addormenta: è il complimento più sincero che si possa fare a come viaggi.',
      'all :: Sull’asfalto lucido di pioggia, la trazione su ogni ruota è una mano sulla spalla.',
      'C’è una tranquillità che viene dal sapere che cosa succederà tra un istante.',
    ],
    'Bassi consumi': [
      'electric :: Usare bene l’energia è un’arte discreta, e qui si pratica a ogni tragitto.',
      'diesel :: Il gasolio scende con la lentezza delle cose ben spese.',
      'hybrid :: Niente si butta, in un’ibrida: nemmeno una frenata.',
      'lpg :: Alla pompa del gas si impara una parola antica, parsimonia.',
      'cng :: Il metano insegna che badare alla spesa può essere una scelta di carattere.',
      'petrol :: La parsimonia è una virtù silenziosa, e il serbatoio la racconta con calma.',
      'hydrogen :: L’energia, a bordo, si amministra con garbo.',
      '!electric & !hydrogen :: Ha l’appetito delle persone educate: quel che serve, e poi posa la forchetta.',
    ],
    'Performance / Sportività': [
      'strong :: La potenza, quando è tanta, diventa una forma di calma: sai di averla e non devi dimostrarlo.',
      'lively & !electric :: C’è un punto, salendo di giri, in cui il motore smette di lavorare e comincia a cantare.',
      'electric :: Lo scatto arriva senza preavviso, come una buona notizia.',
      'lively :: Le prestazioni contano nei momenti brevi: un sorpasso, una rampa, l’uscita da un tornante.',
      '!lively :: Lo spirito vivace non ha bisogno di grandi numeri: gli basta una strada che si muova un po’.',
      '!lively :: Il divertimento, qui, è una questione di leggerezza più che di forza.',
      'low :: Più si sta vicini alla strada, più la strada parla chiaro.',
    ],
    'Comfort / Silenziosità': [
      'silent :: Il silenzio non è assenza: è lo spazio in cui torna tutto il resto.',
      'Il comfort vero non si esibisce, si deposita: te ne accorgi scendendo.',
      'Fuori il mondo continua a fare il suo chiasso, dentro si conversa a bassa voce.',
      'Le buche diventano notizie lontane, e il respiro si allunga.',
      'automatic & !silent :: L’andatura scorre e nessuno a bordo se ne accorge.',
      'Ci si siede, si chiude, e la giornata fa un passo indietro.',
    ],
    'Design / Stile': [
      'Ci sono linee che invecchiano e linee che maturano: queste sono della seconda specie.',
      'Il disegno non alza la voce, eppure si fa ascoltare.',
      'La luce della sera le trova addosso un riflesso che a mezzogiorno non c’era.',
      'Guardata di tre quarti, dà ragione a chi ne ha tracciato le linee.',
      'La bellezza, in un’auto, è quello che ti fa girare intorno prima di aprire la portiera.',
    ],
    'Caratteristiche esclusive': [
      'Ha quel poco di diverso che basta a non confondersi con nessuna.',
      'equipped :: La dotazione racconta scelte precise, non un elenco riempito per caso.',
      'Le cose esclusive si riconoscono così: non assomigliano alle altre e non ne fanno un vanto.',
      'Chi la sceglie non vuole spiegarsi, vuole ritrovarsi.',
      'Qualche particolarità va cercata, e trovarla fa parte del gioco.',
    ],
    'Rapporto qualità-prezzo': [
      'Metti da una parte quello che chiede e dall’altra quello che dà: la bilancia sta in piano, e si lascia guardare.',
      'Il valore è una conversazione tra due numeri: quanto spendi e quanto te ne fai.',
      'C’è un’eleganza anche nei conti, quando tornano.',
      'Pagare il giusto è un piacere sottile.',
      'La qualità si misura con l’uso, il prezzo una volta sola: conviene guardare bene entrambi.',
    ],
    'Edizione limitata / Rarità': [
      'Non capita spesso di incrociarne una, e quando capita ci si volta.',
      'Le cose rare chiedono soltanto di essere riconosciute.',
      'Tra mille auto in colonna, quella che non si ripete è questa.',
      'La rarità è un fatto di numeri, il piacere di averla sotto gli occhi no.',
      'Trovarne un’altra, se la lasci andare, richiederà pazienza.',
    ],
    'Facile parcheggio': [
      'small :: Il parcheggio, da duello, diventa un saluto: una manovra e sei fuori.',
      'small :: Fra due auto c’è un varco che sembra uno scherzo: guardalo meglio.',
      'tall & !van :: Vista dall’alto, la manovra perde il mistero: si sa dove comincia e dove finisce la carrozzeria.',
      'Anche l’ultima manovra della sera, quella sotto casa, si fa con il sorriso.',
      '!long :: Trovare posto è fortuna, entrarci è misura: della seconda ci si può fidare.',
    ],
    'Valore a lungo termine': [
      'Certe scelte si apprezzano al contrario: più passa il tempo, più si capiscono.',
      'È un’auto da pensare in anni, non in mesi.',
      'Le mode hanno fretta, la sostanza aspetta.',
      'Si compra oggi, si giudica poi: vale la pena guardare lontano.',
      'Quello che resta, quando l’entusiasmo si quieta, è il motivo per cui si tiene un’auto.',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Chi decide per sé ha una libertà pratica: cambiare idea all’incrocio.',
      'Un posto guida, una playlist, nessuno da avvisare: anche la solitudine, quando è scelta, è una bella compagnia.',
      'Il sedile accanto può restare vuoto o riempirsi all’ultimo momento: decide chi ha le chiavi.',
      '!roomy :: Basta poco bagaglio e molta curiosità.',
      'I programmi migliori sono quelli fatti in un minuto, e con una persona sola da convincere.',
    ],
    'Perfetta per over 70': [
      'tall :: Ci si siede come su una sedia di casa, e la strada è già tutta lì davanti.',
      'automatic & !low :: Due pedali, una leva, nessuna fretta: guidare torna a essere una passeggiata.',
      '!low & fiveDoors :: Salire, scendere, dare un passaggio: i gesti sono facili, e la cortesia viene da sé.',
      '!low :: I comandi si spiegano da soli e la strada si lascia leggere.',
      'La serenità di chi guida è fatta di cose semplici, e qui stanno al loro posto.',
    ],
  },
  types: {
    Compatta: ['Compatta vuol dire anche questo: concentrare, non ridurre.', 'Nel formato compatto ogni centimetro ha un compito.', 'Le compatte hanno imparato l’arte di farsi bastare la strada.'],
    Citycar: ['Di una citycar ha la prontezza e il buonumore.', 'Le citycar sanno una cosa che le grandi ignorano: la città è fatta di scorciatoie.'],
    SUV: ['Un SUV è un punto di vista, prima di essere una carrozzeria.', 'Guardare la strada da un SUV è come leggere un libro con il carattere più grande.'],
    'Station wagon': ['Una familiare è un patto con il futuro: qualcosa da caricare ci sarà sempre.', 'La station wagon è rimasta l’auto di chi parte sul serio.'],
    Crossover: ['Il crossover è un bilingue: parla città e parla campagna.', 'Ha l’altezza per guardare avanti e l’agilità per arrivarci.'],
    Sportiva: ['Sportiva è una parola che si merita in curva, non nei depliant.', 'L’anima sportiva non dorme mai del tutto: sonnecchia, finché la strada non la chiama.', 'Le sportive hanno una memoria corta per la fatica e lunga per le belle strade.'],
    Fuoristrada: ['Un fuoristrada non promette scorciatoie: promette che ci saranno altre strade.', 'Da fuoristrada, considera l’asfalto un’opinione.', 'Dove gli altri vedono un limite, un fuoristrada vede un bivio.'],
    Monovolume: ['La monovolume è la sola auto disegnata intorno a una tavolata.', 'Una monovolume è democratica: ogni posto vale.'],
    Supercar: ['Una supercar è un’idea portata alle estreme conseguenze.', 'Le supercar servono a ricordare che la meccanica può commuovere.', 'Di fronte a una supercar si torna tutti alla finestra della cameretta.'],
    'Auto di lusso': ['Il lusso, quando è autentico, parla a voce bassa.', 'Le auto di rango si riconoscono dal silenzio che fanno intorno.', 'Viaggiare con classe significa non avere nulla da rincorrere.'],
  },
};

function adult(): string[] {
  return [
    'Con gli anni di guida si impara a chiedere meno cose e migliori.',
    'Chi ha già avuto molte auto sa che la domanda giusta è una sola: mi farà stare bene?',
    'L’esperienza ha un vantaggio: riconosce la sostanza senza farsi distrarre.',
    'A un certo punto il piacere conta più della scena.',
    'Non è un’auto per convincere gli altri, è un’auto per chi si è già convinto.',
    'Sapere che cosa si vuole è la vera comodità.',
  ];
}

function young(): string[] {
  return [
    'Hai una vita che cambia forma in continuazione: serve un’auto che non si offenda.',
    'Quando tutto è ancora da decidere, avere le chiavi in tasca è già una decisione.',
    'Un amico da accompagnare, un treno perso, un tramonto da raggiungere: le storie cominciano da una deviazione.',
    'C’è un periodo della vita in cui la strada conta quanto la meta, e forse è questo.',
    'Le partenze non programmate sono le sole che si raccontano.',
    'Il tuo calendario ha più curve di una statale: meglio affrontarle con leggerezza.',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'small :: Gira dove le altre ci ripensano, e la visuale toglie di mezzo i dubbi.',
    'tall :: Si guida con lo sguardo in avanti e la schiena dritta, come si cammina quando si sta bene.',
    'La facilità è una virtù sottovalutata: rende piacevole anche una strada qualsiasi.',
    'I comandi rispondono al primo gesto, e il resto dell’attenzione va dove deve andare.',
    'C’è una naturalezza nel guidarl@ che non chiede adattamenti.',
    'Carattere e praticità, di solito, si danno appuntamento altrove: qui si sono trovati.',
  ];
}
