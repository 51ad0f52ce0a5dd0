import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, as a benefit for "tu". */
export const persuasiveAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'fiveDoors :: Con i bambini a bordo le portiere dietro non sono un lusso: allacciare una cintura diventa un gesto, non una ginnastica.',
      'Se viaggi con i bambini sai che il difficile è partire: qui si carica, si allaccia e si va.',
      'roomy :: C’è posto per i figli, per il passeggino e per il peluche che non si può lasciare a casa.',
      'Tra scuola, sport e compleanni, i tuoi figli avranno un sedile che conoscono.',
      'I bambini cambiano programma ogni mezz’ora, e questa è un’auto che regge.',
      'Ai tuoi bambini importerà del finestrino, a te di viaggiare senza affanno.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Se la patente è fresca, qui trovi comandi che si capiscono e reazioni che non ti spiazzano.',
      '!strong & small :: Nei primi parcheggi avrai le misure dalla tua parte.',
      '!strong :: Con {lei} i primi chilometri diventano confidenza, una strada dopo l’altra.',
      '!strong :: Per una prima auto conta che tutto sia al suo posto, compresa la tua tranquillità.',
      'I primi tempi al volante chiedono pazienza, e questa è un’auto che si lascia imparare.',
    ],
    Pendolare: [
      'Se fai avanti e indietro ogni giorno, è lì che la scelta si fa sentire: guida regolare, niente fatica inutile.',
      'Casa, ufficio, casa: la strada è sempre quella, la stanchezza può non esserlo.',
      'Il tuo tragitto di ogni giorno diventa un tempo che ti appartiene.',
      'Conosci ogni buca del tuo percorso: con l’auto adatta pesano meno.',
      'Quando il viaggio verso il lavoro è quotidiano, la comodità smette di essere un capriccio.',
      'Per chi timbra presto e rientra tardi, salire su un’auto che non chiede nulla vale molto.',
    ],
    'Attento allo stile': [
      'Se allo stile ci tieni, noterai come le proporzioni stanno insieme senza sforzo.',
      'Ha quel modo di stare ferma che piace a chi guarda i dettagli.',
      'Ti somiglia se scegli le cose anche per come ti fanno sentire.',
      'Chi ha occhio la nota, chi non ce l’ha la segue e basta.',
      'È un’auto che si abbina a te senza chiedere permesso alle mode.',
    ],
    'Attento al budget': [
      'Se hai un limite di spesa e vuoi rispettarlo, qui sai fin dall’inizio di che cosa parliamo.',
      'Paghi quello che usi, non la scena che fa.',
      'Il tuo portafoglio ha voce in capitolo, ed è giusto così.',
      'Per chi i conti li fa davvero, ogni riga di questa scheda serve a qualcosa.',
      'Tenere d’occhio la spesa non vuol dire accontentarsi.',
    ],
  },
  uses: {
    Città: [
      'small :: In città si infila dove le altre rinunciano, e tu arrivi prima a quello che conta.',
      'small :: Tra vie strette e sensi unici ti muovi con la leggerezza di una bicicletta, ma all’asciutto.',
      'automatic & !silent :: Nella fila al semaforo il cambio non è più affar tuo: freni, riparti, pensi ad altro.',
      'silent :: Nel traffico la coda resta coda, ma senza il rumore pesa la metà.',
      'hybrid :: Nelle ripartenze di città l’aiuto elettrico si sente, e la marcia si fa più dolce.',
      'In centro ci vai volentieri, e anche il traffico dell’ora di punta perde un po’ del suo peso.',
      'Tra una commissione e l’altra si muove con scioltezza, senza chiederti attenzioni.',
      'Le rotatorie, i semafori, le doppie file: la tua giornata in città trova un alleato.',
      'Nel traffico urbano ti accorgi di quanto conta un’auto docile.',
    ],
    'Viaggi lunghi': [
      'Quando il viaggio è lungo, ti accorgi di quanto vale arrivare con ancora voglia di fare qualcosa.',
      'In autostrada prende il passo e lo tiene, mentre tu ti godi la conversazione.',
      'diesel :: Sulle lunghe distanze il diesel gioca in casa: prende un ritmo e non lo lascia più.',
      'silent :: Nei viaggi lunghi il silenzio è un posto in più: ci stanno i pensieri, o un buon disco.',
      'Le ore di strada passano, la schiena quasi non se ne accorge.',
      'Da una regione all’altra, la distanza diventa una faccenda da poco.',
      'Metti le valigie dietro e il navigatore avanti: la strada lunga non ti farà paura.',
    ],
    Campagna: [
      'all :: Sulle strade di campagna, quando il fondo cambia, le quattro ruote motrici fanno il loro mestiere e tu il tuo.',
      'tall :: Dove l’asfalto è un ricordo, guardare la strada dall’alto ti aiuta a scegliere dove passare.',
      'Fuori città le curve si fanno più belle e l’orizzonte più largo: è lì che ti piacerà usarl@.',
      'Tra paesi, vigne e tornanti ti accorgi che la strada secondaria era quella giusta.',
      'Per chi abita dove finiscono i lampioni, è una presenza che dà fiducia.',
      'La campagna ha strade con un’anima, e qui te le godi tutte.',
    ],
    Lavoro: [
      'cargo :: Al lavoro fa la sua parte senza discutere: carichi, chiudi, parti.',
      'cargo :: Se il tuo mestiere si misura in consegne e cantieri, avere il mezzo giusto è metà del mestiere.',
      'cargo :: Il lavoro pesante lascialo fare a chi è nato per questo.',
      'car :: Tra un cliente e l’altro diventa un ufficio tranquillo, dove riordinare le idee.',
      'car :: Quando lavori in movimento, arrivare in ordine è parte del lavoro.',
      'car :: Ti presenta bene agli appuntamenti e ti riporta a casa senza fatica.',
      'car :: La giornata di lavoro è fatta anche di strada: tanto vale che sia buona.',
    ],
    'Uso familiare': [
      'roomy :: In famiglia lo spazio non basta mai: qui ti ci avvicini parecchio.',
      'roomy :: La spesa grande, le valigie, la bici piccola: trovi un posto per ogni cosa.',
      'fiveDoors :: Nella vita di famiglia le porte dietro si aprono cento volte a settimana, e averle comode cambia tutto.',
      'Dalla spesa del sabato alla gita della domenica, la tua famiglia avrà la sua base mobile.',
      'In casa la useranno tutti, e ognuno la sentirà un po’ sua.',
      'I giri di famiglia sono tanti e brevi, poi ce n’è uno lunghissimo: vanno bene entrambi.',
    ],
    'Uso misto': [
      'Un giorno il centro, un altro la tangenziale, poi una strada che non conosci: non devi scegliere per cosa usarl@.',
      'Ti serve per tutto e per niente in particolare, che è il modo in cui si usa davvero un’auto.',
      'Dal giro breve alla gita, passi dall’uno all’altra senza cambiare auto né umore.',
      'La tua settimana è mista, e anche il suo talento.',
      'Si adatta ai tuoi programmi, compresi quelli che cambi all’ultimo.',
      'Commissioni, fughe, imprevisti: trova il tono giusto per ognuno.',
      'Metà settimana in coda e metà fuori porta: le vanno bene tutte e due.',
    ],
  },
  points: {
    Sicurezza: [
      'Ti dà sicurezza nel modo migliore: facendo sempre quello che ti aspetti.',
      'tall :: Vedere prima è già una forma di sicurezza, e da quassù vedi prima.',
      'all :: Quando il tempo si guasta, sapere di avere trazione su ogni ruota ti fa guidare con più calma.',
      'Chi sale con te è la cosa che conta, e la guida composta te lo lascia ricordare senza ansia.',
      'La sicurezza, su strada, è soprattutto niente sorprese.',
      'Con le mani sul volante senti che la strada la tieni tu.',
    ],
    'Bassi consumi': [
      'electric :: L’energia la spende con giudizio, soprattutto se il piede è leggero.',
      'diesel :: Il serbatoio lo guardi di rado, e non è un dettaglio per chi fa strada.',
      'hybrid :: Quello che le altre sprecano frenando, qui torna utile: il portafoglio ne prende nota.',
      'lpg :: Il pieno a gas è di quelli che non rovinano la giornata.',
      'cng :: Il metano ti fa pensare alla strada da fare, non alla spesa per farla.',
      'petrol :: Beve con moderazione, e tu ti fermi quando hai voglia di un caffè.',
      '!electric & !hydrogen :: La sete è contenuta: la lancetta scende piano e il buonumore resta su.',
      'hydrogen :: L’energia che porta a bordo la usa senza sprechi.',
    ],
    'Performance / Sportività': [
      'strong :: La spinta, quando la chiami, arriva con un’abbondanza che fa sorridere.',
      'lively :: Ha carattere da vendere: premi e risponde, giri e ti segue.',
      'electric :: Lo scatto è di quelli che ti sorprendono la prima volta e ti divertono tutte le altre.',
      'lively & !electric :: Il motore ha voglia di lavorare e tu avrai voglia di farglielo fare.',
      'low :: Così vicino all’asfalto, ogni curva diventa una conversazione.',
      '!lively :: Non servono numeri enormi per divertirsi: serve una strada con qualche curva, e questa ci sta.',
      '!lively :: Ha un’indole svelta, di quelle che rendono simpatica anche la tangenziale.',
    ],
    'Comfort / Silenziosità': [
      'silent :: Dentro senti la musica, le voci, i pensieri: il motore no.',
      'A bordo il mondo abbassa il volume e tu abbassi le spalle.',
      'Il comfort lo riconosci a fine giornata, quando scendi e non hai bisogno di stirarti.',
      'Le asperità restano fuori, insieme a buona parte del rumore.',
      'automatic & !silent :: La marcia scorre liscia, senza scossoni, e il viaggio diventa un momento di quiete.',
      'È morbida con te, ed è il genere di cortesia che si apprezza alle sette del mattino.',
    ],
    'Design / Stile': [
      'Ha una linea che ti fa girare la testa dopo averl@ chius@ a chiave.',
      'Il disegno è di quelli che non si spiegano: si guardano.',
      'Lo stile non è un vezzo, quando ogni mattina la prima cosa che vedi è {lei}.',
      'Ogni volume è al suo posto, e l’insieme ha un’eleganza facile.',
      'Parcheggiata fa la sua figura, in movimento ancora di più.',
    ],
    'Caratteristiche esclusive': [
      'Ha qualcosa che le altre non hanno, e a te toccherà il piacere di spiegarlo.',
      'equipped :: Guarda bene la dotazione: non è quella che trovi ovunque.',
      'Se le cose uguali per tutti ti annoiano, siamo sulla strada giusta.',
      'È una scelta personale, di quelle che non si incrociano allo specchio.',
      'Distinguersi, qui, non richiede sforzo.',
    ],
    'Rapporto qualità-prezzo': [
      'Quello che paghi e quello che hai, messi uno accanto all’altro, vanno d’accordo.',
      'Guarda che cosa offre, poi guarda quanto costa: l’ordine è importante.',
      'La convenienza vera è non pagare il superfluo.',
      'Ogni euro che chiede ha una spiegazione in queste righe.',
      'Tra quanto chiede e quanto dà c’è un equilibrio che ti piacerà controllare.',
    ],
    'Edizione limitata / Rarità': [
      'Non ne vedrai una a ogni semaforo, ed è una parte del piacere.',
      'È rara, e chi passa lo nota prima di sapere perché.',
      'Potresti non incontrarne un’altra per un pezzo.',
      'Averne una vuol dire rispondere a qualche domanda nei parcheggi.',
      'Per chi colleziona emozioni, le cose rare hanno un gusto a parte.',
    ],
    'Facile parcheggio': [
      'small :: Parcheggiare diventa la parte veloce: una sola manovra e sei già sul marciapiede.',
      'small :: Il posto che agli altri sembra stretto, a te sembrerà un invito.',
      'tall & !van :: La seduta alta ti aiuta a capire dove finisce l’auto e dove comincia il muretto.',
      'In manovra è paziente: metti la retromarcia, guardi, e in un attimo è fatta.',
      '!long :: Con queste misure il parcheggio smette di essere un’impresa.',
    ],
    'Valore a lungo termine': [
      'Se le auto le tieni a lungo, scegline una che ti piacerà anche tra qualche anno: questa ha la stoffa.',
      'Non è un capriccio di stagione, è una scelta da tenere.',
      'Il suo valore lo misuri nel tempo, tragitto dopo tragitto.',
      'È fatta per restare nella tua vita più di una moda.',
      'Le cose sensate invecchiano meglio delle altre.',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'Decidi tu, parti tu, torni quando vuoi: basta un’auto che non faccia domande.',
      'La libertà di cambiare programma senza avvisare nessuno qui trova il suo mezzo.',
      '!roomy :: Una borsa sul sedile accanto, e la giornata è tutta tua.',
      'I tuoi tempi li detti tu: un’auto così li segue.',
      'È il posto giusto per chi ama decidere all’ultimo minuto.',
    ],
    'Perfetta per over 70': [
      'tall :: Sali senza piegarti, ti siedi e vedi la strada: il benessere comincia da qui.',
      'automatic & !low :: Niente frizione, niente fretta: la guida torna un piacere tranquillo.',
      '!low & fiveDoors :: Salire e scendere è comodo, per te e per chi viene con te.',
      '!low :: I comandi sono dove li cerchi e la guida non ti mette fretta.',
      'Ogni cosa è chiara, a portata di mano, e tu guidi con la serenità di sempre.',
    ],
  },
  types: {
    Compatta: ['È compatta fuori, e dentro non te lo fa pesare.', 'Con il formato di una compatta ti togli molti pensieri.', 'Ha la taglia che serve, non una di più.'],
    Citycar: ['Da vera citycar, vive bene dove lo spazio scarseggia.', 'Ha il passo svelto delle citycar.'],
    SUV: ['Da SUV ti regala quella vista dall’alto a cui ci si abitua subito.', 'Ha la presenza del SUV, senza dover alzare la voce.'],
    'Station wagon': ['Da station wagon qual è, non fa storie quando carichi.', 'Il suo bagagliaio da familiare ti risolve più di una giornata.'],
    Crossover: ['Da crossover prende il buono di due mondi e te li mette in mano.', 'È un po’ berlina e un po’ avventura, come vuole lo spirito crossover.'],
    Sportiva: ['È sportiva nell’indole, e te ne accorgi alla prima curva presa bene.', 'La vena sportiva c’è, e aspetta solo che tu la cerchi.', 'Sotto un’aria educata batte un carattere sportivo.'],
    Fuoristrada: ['Da fuoristrada vero, dove l’asfalto finisce comincia a divertirsi.', 'Ha la tempra del fuoristrada: sporcarsi è parte del gioco.', 'L’anima da fuoristrada ti fa guardare le strade sterrate con altri occhi.'],
    Monovolume: ['È una monovolume, e chi sta a bordo viene prima di tutto.', 'Dentro ha la logica delle monovolume: ogni spazio serve.'],
    Supercar: ['È una supercar, e il cuore se ne accorge prima della testa.', 'Di supercar così si sognava da bambini, con il poster in camera.', 'Appartiene alle supercar: il resto del mondo, per un po’, può aspettare.'],
    'Auto di lusso': ['Ha la calma delle auto di rango, quelle che non devono dimostrare niente.', 'Il lusso qui è fatto di quiete e di tempo ben speso.', 'Ti tratta bene, come sanno fare le auto di classe superiore.'],
  },
};

function adult(): string[] {
  return [
    'Hai guidato abbastanza auto da sapere che cosa vuoi: qui la sostanza la riconosci in fretta.',
    'L’esperienza serve a distinguere quello che conta da quello che luccica.',
    'Se sai già che cosa chiedere a un’auto, sarai tu a fare le domande migliori.',
    'Non devi convincere nessuno, devi solo guidare volentieri.',
    'È la scelta di chi ha smesso di rincorrere le mode e ha cominciato a scegliere.',
    'Alle cose fatte bene si arriva con il tempo, e tu il tempo lo hai messo.',
  ];
}

function young(): string[] {
  return [
    'Le tue giornate non stanno in un’agenda: meglio un’auto che sappia improvvisare.',
    'Un concerto fuori città, un trasloco, un colloquio: ci arrivi con i tuoi tempi.',
    'È il momento delle partenze decise la sera prima, e serve chi ti dica di sì.',
    'Stai costruendo la tua strada, tanto vale percorrerla bene.',
    'Gli amici caricali dietro, la musica sceglila tu.',
    'Hai energia da spendere e posti da vedere: ti manca solo con che cosa.',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'small :: Si gira in poco spazio, si vede bene tutt’intorno e ti lascia la testa libera per il resto.',
    'tall :: Dal posto di guida domini la strada, e i comandi sono lì dove la mano va a cercarli.',
    'È facile da guidare e ha carattere: una cosa non toglie l’altra.',
    'Sali e ti ci trovi subito, senza dover regolare la vita sull’auto.',
    'Tutto risponde con leggerezza, e anche la giornata più fitta scorre meglio.',
    'Pratica quando hai fretta, piacevole quando non ne hai.',
  ];
}
