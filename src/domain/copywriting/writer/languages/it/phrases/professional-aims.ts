import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, said soberly. */
export const professionalAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Risponde bene alle necessità di chi viaggia con i bambini, tra seggiolini, zaini e soste.',
      'Per chi ha figli, salire, sistemarsi e ripartire è questione di poco.',
      'fiveDoors :: Gli accessi posteriori rendono più semplice sistemare i bambini a ogni partenza.',
      'È una soluzione pratica per le famiglie con bambini, dalla scuola al mare.',
      'roomy :: Ai genitori offre lo spazio per i figli e per tutto quello che i figli si portano dietro.',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: I comandi intuitivi aiutano chi ha la patente da poco a prendere confidenza con la strada.',
      '!strong :: Per chi è alla prima auto conta la semplicità, e qui non manca.',
      '!strong :: Le reazioni prevedibili rassicurano chi sta facendo i primi chilometri al volante.',
      '!strong & small :: Chi comincia a guidare ne apprezza le misure facili da capire.',
      'Chi guida da poco può imparare a conoscerl@ con calma, un tragitto alla volta.',
    ],
    Pendolare: [
      'Chi percorre ogni giorno la stessa strada ne apprezza la regolarità.',
      'Si adatta bene alla routine di chi viaggia tra casa e lavoro.',
      'Nel tragitto quotidiano conta su due doti: costanza e poche fatiche.',
      'Chi fa la spola tra casa e ufficio vi ritrova una guida senza sorprese.',
      'È pensabile come auto di ogni mattina, quella con cui si parte senza pensarci.',
    ],
    'Attento allo stile': [
      'Chi bada alle forme vi trova un’estetica coerente, [dentro e fuori|dal primo all’ultimo dettaglio].',
      'La scelta di stile è riconoscibile, senza bisogno di ostentare.',
      'Il suo disegno parla a chi sceglie anche con gli occhi.',
      'È un’auto che si lascia guardare, e chi tiene allo stile lo noterà.',
      'A chi cura l’immagine offre una presenza misurata e personale.',
    ],
    'Attento al budget': [
      'È una proposta per chi valuta la spesa con attenzione.',
      '!dear :: Chi fa bene i conti vi trova una richiesta leggibile e nessuna voce superflua.',
      'Si rivolge a chi preferisce pagare la sostanza più che l’apparenza.',
      'Per chi ha un tetto di spesa preciso è un’alternativa da mettere in elenco.',
      'L’acquirente attento alla spesa può valutarl@ voce per voce.',
    ],
  },
  uses: {
    Città: [
      'small :: In città si infila con naturalezza e non chiede manovre complicate.',
      'small :: Le misure contenute sono di casa nelle vie strette e nei parcheggi del centro.',
      'automatic :: Nel traffico urbano la guida senza frizione toglie fatica alle continue ripartenze.',
      'silent :: Nel traffico urbano si muove in silenzio, tra una ripartenza e l’altra.',
      'Affronta gli spostamenti urbani con una guida attenta e senza affanni.',
      'Nelle commissioni di tutti i giorni si dimostra maneggevole.',
      'Tra semafori e rotatorie mantiene un passo sciolto.',
      'hybrid :: Nelle strade cittadine la parte elettrica lavora spesso e la marcia si addolcisce.',
    ],
    'Viaggi lunghi': [
      'Sulle lunghe percorrenze mantiene un’andatura regolare e riposante.',
      'In autostrada tiene il passo con naturalezza, anche dopo molte ore.',
      'diesel :: Sui trasferimenti autostradali la spinta regolare del gasolio è al suo posto.',
      'I viaggi lunghi si affrontano con la calma di chi arriverà senza stanchezza.',
      'Quando la distanza cresce, cresce anche la sua utilità.',
      'Si presta ai trasferimenti impegnativi, quelli che riempiono una giornata.',
    ],
    Campagna: [
      'all :: Sulle strade di campagna le quattro ruote motrici offrono un margine in più quando il fondo si sporca.',
      'tall :: La posizione rialzata torna utile lungo le strade secondarie e i vialetti sconnessi.',
      'Si trova bene anche fuori città, lungo le strade che collegano i paesi.',
      'Nei percorsi di campagna procede senza timidezza, tra curve e saliscendi.',
      'È una presenza sensata anche dove i servizi sono lontani e la strada è l’unico collegamento.',
      'Le strade provinciali, tra una curva e l’altra, rientrano nel suo repertorio.',
    ],
    Lavoro: [
      'cargo :: Per l’impiego professionale offre ciò che serve: volume da riempire e nessuna cerimonia.',
      'cargo :: Nella giornata di lavoro è un collega che fa la sua parte, dal primo carico all’ultimo.',
      'car :: Per chi lavora in movimento è una base comoda tra un appuntamento e il successivo.',
      'car :: Si presta agli impegni professionali, con una presenza adeguata a ogni incontro.',
      'L’impiego di lavoro è tra quelli per cui è più indicat@.',
      'Sa reggere il ritmo delle giornate lavorative.',
    ],
    'Uso familiare': [
      'roomy :: L’abitacolo accoglie la famiglia e lascia spazio a ciò che si porta dietro.',
      'roomy :: Per l’uso familiare conta lo spazio, ed è uno dei suoi argomenti.',
      'fiveDoors :: Per gli impegni di famiglia è una soluzione pratica, con accessi comodi per chi siede dietro.',
      'Si inserisce bene nella vita di famiglia, dalla spesa alla gita domenicale.',
      'Accompagna volentieri gli impegni di casa, quelli brevi e quelli del fine settimana.',
    ],
    'Uso misto': [
      'È a suo agio nell’uso misto, dal tragitto breve alla gita fuori porta.',
      'Alterna con facilità percorsi urbani ed extraurbani.',
      'Non chiede di scegliere tra città e strada aperta.',
      'La versatilità è il suo tratto più utile nell’impiego di tutti i giorni.',
      'Dalla settimana lavorativa al fine settimana, si presta a compiti differenti.',
      'Passa da una commissione sotto casa a una gita senza cambiare modi.',
    ],
  },
  points: {
    Sicurezza: [
      'La guida trasmette sicurezza grazie a reazioni composte e leggibili.',
      'tall :: La visuale aperta aiuta a prevedere le situazioni, ed è già metà della sicurezza.',
      'La sicurezza passa anche dalla prevedibilità, e qui chi guida sa che cosa aspettarsi.',
      'Su strada infonde fiducia, una curva dopo l’altra.',
      'all :: La motricità sulle quattro ruote aggiunge tranquillità quando l’asfalto è bagnato.',
    ],
    'Bassi consumi': [
      'electric :: L’energia viene usata con parsimonia, soprattutto alle andature tranquille.',
      'diesel :: Tra le ragioni della scelta c’è la sobrietà alla pompa, alleata di chi fa molta strada.',
      'hybrid :: Il sistema ibrido è pensato per sprecare poco, specie nei percorsi con molte soste.',
      'lpg :: Il gas è una scelta tradizionale di chi tiene sotto controllo la spesa per il carburante.',
      'cng :: La scelta del metano nasce dall’attenzione alla spesa per il carburante.',
      'petrol :: È un’auto parca, che non rende il rifornimento un pensiero fisso.',
      'Chi guarda ai consumi l@ troverà sobria nelle abitudini.',
      '!electric :: La sete contenuta è tra le qualità che si apprezzano nel tempo.',
      'hydrogen :: L’energia a bordo viene usata con misura.',
    ],
    'Performance / Sportività': [
      'lively :: Le prestazioni sono un argomento concreto: la risposta è pronta e la guida coinvolge.',
      'strong :: Le riserve di potenza si avvertono a ogni pressione sull’acceleratore.',
      'lively & !electric :: Il temperamento sportivo emerge appena la strada lo consente.',
      'electric :: La prontezza della spinta regala prestazioni che si avvertono dal primo metro.',
      '!lively :: La guida è vivace e piacevole, con una risposta che invita a scegliere la strada con più curve.',
      '!lively :: Ha una vena dinamica che si scopre tra le curve.',
      'low :: Il baricentro raccolto favorisce la precisione nei cambi di direzione.',
    ],
    'Comfort / Silenziosità': [
      'silent :: Il silenzio di marcia è il primo elemento di comfort, a ogni andatura.',
      'Il comfort di marcia è curato e l’ambiente resta raccolto anche nelle tratte lunghe.',
      'A bordo si viaggia con un senso di quiete che si apprezza a fine giornata.',
      'La marcia è morbida e i rumori restano sullo sfondo.',
      'automatic :: La fluidità della trasmissione contribuisce a una guida distesa e silenziosa.',
      'Privilegia la tranquillità di chi siede a bordo.',
    ],
    'Design / Stile': [
      'Il disegno ha un’identità precisa e resta gradevole da ogni angolo.',
      'Le linee sono pulite e le proporzioni ben risolte.',
      'L’estetica è uno dei motivi per sceglierl@.',
      'Lo stile si esprime in volumi puliti, senza ornamenti di troppo.',
      'La forma è curata e conserva una sua riconoscibilità nel traffico.',
    ],
    'Caratteristiche esclusive': [
      'equipped :: Tra i tratti che l@ distinguono c’è un equipaggiamento fuori dall’ordinario.',
      'Ha tratti propri che l@ distinguono dalle proposte più comuni.',
      'È una scelta fuori dal coro, per chi cerca qualcosa di diverso.',
      'Il carattere è personale e non si confonde con quello di altre.',
      'Si rivolge a chi desidera una vettura meno consueta.',
    ],
    'Rapporto qualità-prezzo': [
      'Il rapporto tra quanto offre e quanto costa è il suo argomento più solido.',
      'Per ciò che offre, la richiesta si lascia leggere con favore.',
      'La convenienza sta nell’equilibrio fra contenuti e richiesta.',
      'Confrontando contenuti e spesa, il bilancio è interessante.',
      'Ogni voce della scheda pesa nella valutazione, e il conto risulta equilibrato.',
    ],
    'Edizione limitata / Rarità': [
      'Non è un’auto che si incontra a ogni incrocio, e anche questo conta per un appassionato.',
      'La sua rarità è parte dell’interesse.',
      'È una presenza insolita sulle strade, e chi se ne intende lo sa.',
      'Chi cerca qualcosa di raro vi troverà un buon motivo per fermarsi.',
      'Si vede di rado, ed è una delle ragioni per considerarl@.',
    ],
    'Facile parcheggio': [
      'small :: Il parcheggio è questione di una manovra, anche quando lo spazio è quello che è.',
      'small :: Gli ingombri ridotti semplificano la ricerca e la manovra di parcheggio.',
      'tall & !van :: La posizione di guida alta aiuta a valutare gli ingombri in manovra.',
      'Le manovre di parcheggio si svolgono con gesti semplici e misurabili.',
      '!long :: Trova posto con facilità, e la manovra non intimorisce.',
    ],
    'Valore a lungo termine': [
      'È una scelta pensata per durare, da valutare guardando oltre i primi mesi.',
      'Chi acquista per tenere a lungo vi riconosce una logica di durata.',
      'Si presta a restare in casa per anni, senza inseguire le mode.',
      'È un acquisto da ragionare sul lungo periodo.',
      'L’impostazione è di quelle che invecchiano con dignità.',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'È misurat@ sulle esigenze di chi decide da sé tempi e destinazioni.',
      'Per chi si muove in autonomia è una soluzione immediata.',
      'Asseconda chi parte quando vuole e organizza le giornate in libertà.',
      '!roomy :: Offre quel che serve a chi viaggia leggero.',
      'Chi dispone liberamente del proprio tempo vi trova una compagnia discreta.',
    ],
    'Perfetta per over 70': [
      'tall :: Si sale e si scende senza piegarsi, e dal posto di guida la strada si vede bene.',
      'automatic & !low :: La guida senza frizione e i comandi chiari rendono riposante ogni tragitto.',
      '!low & fiveDoors :: Gli accessi comodi e i comandi facili da leggere rendono semplice ogni uscita.',
      '!low :: È un’auto che non mette fretta: comandi chiari, reazioni dolci, buona visuale.',
      'I comandi si trovano al primo sguardo e la guida resta rilassata.',
    ],
  },
  types: {
    Compatta: [
      'È una compatta: misure ragionevoli fuori, niente di superfluo dentro.',
      'Le dimensioni da compatta sono un vantaggio a ogni manovra.',
      'Il formato compatto l@ rende gestibile ovunque.',
    ],
    Citycar: ['L’indole è da citycar: agile, immediata, poco ingombrante.', 'Ha lo spirito della citycar e le misure giuste per la città.'],
    SUV: ['L’impostazione è da SUV, con la strada vista dall’alto.', 'Del SUV ha la presenza e la seduta rialzata.'],
    'Station wagon': ['Il vano di carico da station wagon è il suo lato più pratico.', 'Della station wagon ha la vocazione al viaggio e al bagaglio.'],
    Crossover: ['L’impostazione da crossover unisce agilità e visuale alta.', 'Del crossover ha la doppia anima, urbana e di strada aperta.'],
    Sportiva: ['Il temperamento è quello di una sportiva, anche nell’uso quotidiano.', 'Ha l’indole di una sportiva e non la nasconde.', 'La vocazione sportiva emerge appena la strada si libera.'],
    Fuoristrada: ['all :: Le attitudini da fuoristrada permettono di lasciare l’asfalto con cognizione di causa.', 'Lo spirito è quello del fuoristrada, robusto e senza fronzoli.', 'Ha la tempra del fuoristrada, a proprio agio dove la strada finisce.'],
    Monovolume: ['L’abitacolo da monovolume si sfrutta in ogni angolo.', 'La formula della monovolume mette al primo posto chi è a bordo.'],
    Supercar: ['Appartiene alla famiglia delle supercar, dove l’emozione conta quanto la tecnica.', 'È una supercar: un oggetto da guidare e da contemplare.'],
    'Auto di lusso': ['Si colloca nel mondo delle auto di lusso, dove contano la quiete e la cura dei particolari.', 'L’impostazione è quella di una vettura di rango.', 'Appartiene alla fascia alta, e lo dimostra nella compostezza.'],
  },
};

function adult(): string[] {
  return [
    'Si rivolge a chi guida da anni e riconosce la sostanza quando l@ incontra.',
    'Chi ha esperienza al volante ne coglie l’equilibrio già nei primi chilometri.',
    'È una scelta matura, per chi ha idee chiare su quello che chiede a un’auto.',
    'Parla a chi non deve dimostrare nulla e vuole guidare bene.',
    'Soddisfa chi ha già posseduto diverse auto e sa distinguere l’essenziale dal superfluo.',
  ];
}

function young(): string[] {
  return [
    'Accompagna bene chi ha giornate piene e programmi che cambiano all’ultimo.',
    'Ha l’energia giusta per chi divide la settimana tra lavoro, amici e partenze improvvise.',
    'È vicin@ a chi sta costruendo la propria autonomia, un tragitto alla volta.',
    'Interpreta bene un modo di muoversi giovane e indipendente.',
    'Sta al passo di chi si organizza in fretta e parte volentieri.',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'small :: La maneggevolezza e la buona visuale l@ rendono piacevole a ogni spostamento.',
    'tall :: La visuale dominante e i comandi a portata di mano rendono la guida rilassata.',
    'La guida è leggera e i comandi sono dove ci si aspetta di trovarli.',
    'Unisce praticità e carattere, con gesti di guida semplici.',
    'È pratic@ e intuitiv@, piacevole da usare in ogni momento della giornata.',
  ];
}
