import type { StylePhrases } from '../../voice.ts';

/** What the seller wants felt, said soberly. */
export const professionalAims: Pick<StylePhrases, 'targets' | 'uses' | 'points' | 'types'> = {
  targets: {
    'Famiglia con bambini': [
      'Una famiglia con bambini ne apprezza la praticità, [dalla scuola alle vacanze|a ogni partenza|tra zaini e soste].',
      'fiveDoors :: Gli accessi posteriori [rendono semplice sistemare i bambini|facilitano le partenze con i figli], [anche nei giorni di fretta|a ogni uscita].',
      'Per chi viaggia con i figli [salire, sistemarsi e ripartire è questione di poco|l’ambiente è pratico e facile da vivere].',
      'roomy :: Ai genitori offre [lo spazio per i figli e per i loro bagagli|un abitacolo in cui i bambini stanno comodi].',
      'Risponde bene alle necessità di chi ha bambini, [tra orari, sport e fine settimana|in settimana e in viaggio].',
      'Con i figli a bordo {themodel} si usa [con facilità|senza complicazioni], [giorno dopo giorno|anche nei viaggi più lunghi].',
      'È [una soluzione pratica|una scelta adatta] per le famiglie con bambini, [che qui trovano comodità|attente alla comodità di tutti].',
    ],
    'Uomo 40+': adult(),
    'Donna 40+': adult(),
    'Giovane donna (≤35)': young(),
    'Giovane uomo (≤35)': young(),
    Neopatentato: [
      '!strong :: Le reazioni [prevedibili|progressive] aiutano chi ha la patente da poco a [prendere confidenza con la strada|guidare con tranquillità].',
      '!strong :: Per chi è alla prima auto conta la semplicità, e [qui non manca|i comandi sono intuitivi].',
      '!strong :: È [facile da guidare|docile nei comandi], come serve a chi [comincia a guidare|ha la patente da poco].',
      '!strong & small :: Chi comincia a guidare ne apprezza [le misure facili da valutare|gli ingombri contenuti], [specie nelle prime manovre|a ogni parcheggio].',
      '!strong :: Nei primi mesi con la patente [una guida semplice è un buon aiuto|la semplicità dei comandi dà fiducia].',
      'Chi guida da poco può [imparare a conoscerl@ con calma|prendere confidenza un tragitto alla volta].',
      '!strong :: I comandi [leggeri|chiari] accompagnano chi è alle prime esperienze di guida, [senza mettere fretta|un tragitto dopo l’altro].',
    ],
    Pendolare: [
      'Chi percorre ogni giorno la stessa strada [ne apprezza la regolarità|trova qui una guida che non affatica].',
      'Nel tragitto quotidiano [la guida resta distesa|si viaggia con regolarità], [all’andata come al ritorno|anche nelle ore di punta].',
      'Si adatta bene [alla routine|agli orari] di chi viaggia ogni giorno tra casa e lavoro.',
      'Per il percorso di ogni giorno {themodel} offre [comodità e regolarità|una guida senza sorprese].',
      'Il pendolare vi trova [un posto di guida comodo|un’andatura regolare], [e nel tempo lo apprezza|utile quando il percorso si ripete ogni giorno].',
      'La comodità [si apprezza soprattutto|conta] nei tragitti quotidiani, [quelli che si ripetono due volte al giorno|dove la fatica si accumula].',
      'Fa al caso di chi si sposta ogni giorno per lavoro e [vuole arrivare riposato|bada alla regolarità di marcia].',
    ],
    'Attento allo stile': [
      'Chi tiene allo stile ne noterà [le linee curate|il disegno coerente|le proporzioni riuscite].',
      'Il suo disegno parla a chi sceglie [anche con gli occhi|con gusto], [senza ostentazione|e con misura].',
      'A chi bada allo stile offre [una presenza misurata e personale|linee riconoscibili, lontane dagli eccessi].',
      'Lo stile {ofmodel} [è riconoscibile|ha una sua coerenza], [dal frontale alla coda|in ogni dettaglio].',
      'L’estetica [è curata|ha carattere], un aspetto che [chi ama le belle forme saprà cogliere|conta per chi sceglie con gli occhi].',
      'Si lascia guardare [volentieri|con piacere], e chi cura lo stile [lo noterà|saprà apprezzarl@].',
    ],
    'Attento al budget': [
      'Chi ha un budget definito può valutarl@ [voce per voce|con tutti i dati alla mano].',
      'È una proposta per chi valuta la spesa con attenzione [e bada alla sostanza|e preferisce l’essenziale|e confronta prima di scegliere].',
      'A chi tiene d’occhio la spesa {themodel} offre [ciò che serve, senza sovrappiù|sostanza più che apparenza].',
      'Per chi guarda alla spesa [è un’alternativa concreta|vale il confronto con altre proposte].',
      'L’acquirente attento al budget troverà [una proposta essenziale e chiara|un rapporto leggibile tra spesa e contenuti].',
      'Si rivolge a chi [bada a quello che serve più che alle mode|intende spendere con criterio].',
      'Anche con un budget preciso [resta una scelta percorribile|può entrare nella scelta], [dati alla mano|a conti fatti].',
    ],
  },
  uses: {
    Città: [
      'In città si muove con [agilità|disinvoltura], [tra soste e ripartenze|anche nelle ore di punta].',
      'Nel traffico si guida [con facilità|senza affanni], [ogni giorno dell’anno|a ogni ora del giorno].',
      'small :: Le dimensioni sono un vantaggio in città, [dove lo spazio è poco|tra vie strette e parcheggi].',
      'small :: Le misure contenute [sono di casa nelle vie del centro|facilitano la vita in città].',
      'automatic & !silent :: Nel traffico urbano l’assenza della frizione [toglie fatica alle ripartenze|rende riposanti anche le code].',
      'silent :: Negli spostamenti urbani [procede in silenzio|la marcia è silenziosa], [con ripartenze pronte|anche nelle code].',
      'hybrid :: Nelle strade cittadine la parte elettrica lavora spesso, e [la marcia si addolcisce|le ripartenze sono silenziose].',
      'Per gli spostamenti urbani {themodel} è [maneggevole|agile] e [poco impegnativ@|semplice da gestire].',
      'Affronta la città con [una guida facile|comandi leggeri], [una commissione dopo l’altra|anche quando il traffico è intenso].',
    ],
    'Viaggi lunghi': [
      'Nei viaggi lunghi mantiene [un’andatura regolare|un passo costante], [a vantaggio di chi è a bordo|e stanca poco].',
      'In autostrada [viaggia con compostezza|tiene il passo con naturalezza], [anche dopo molte ore|e il comfort ne guadagna].',
      'Le lunghe distanze [rientrano tra le sue attitudini|sono il suo terreno]: [l’andatura è stabile e riposante|si viaggia comodi e senza fatica].',
      'diesel :: Sui percorsi autostradali la spinta regolare del gasolio [è al suo posto|si apprezza in ogni tratto].',
      'silent :: Nei viaggi lunghi [la silenziosità riduce la fatica|l’assenza di rumore si fa apprezzare], [ora dopo ora|a beneficio di tutti a bordo].',
      'Chi viaggia spesso apprezzerà [la regolarità di marcia|il comfort sulle lunghe tratte], [dal primo all’ultimo chilometro|soprattutto dopo molte ore].',
      'Si presta ai viaggi [che riempiono una giornata|impegnativi], [grazie a un comportamento stabile|con un’andatura che non affatica].',
    ],
    Campagna: [
      'Fuori città, [tra curve e saliscendi|sulle strade secondarie], è [a proprio agio|sempre a suo agio].',
      'Sulle strade di campagna si muove [con naturalezza|con facilità], [anche dove la carreggiata si restringe|in ogni stagione].',
      'all :: Sulle strade di campagna la trazione integrale offre [un margine in più quando il fondo si sporca|sicurezza su fango e ghiaia].',
      'tall :: La posizione rialzata aiuta [a leggere le strade di campagna|sulle strade secondarie], [con siepi, dossi e curve|e la visuale ne guadagna].',
      'Per chi vive fuori città è [un mezzo pratico|una scelta adatta], [da usare tutto l’anno|tra un paese e l’altro].',
      'L’uso in campagna [rientra tra le sue attitudini|non è un problema], [con ogni tempo|dalla provinciale alla strada bianca].',
    ],
    Lavoro: [
      'cargo :: Per il lavoro di ogni giorno offre [capacità e robustezza|spazio e sostanza], [dal primo carico all’ultimo|con una gestione semplice].',
      'cargo :: È uno strumento di lavoro [concreto|ben sfruttabile], adatto a [consegne, attrezzi e materiali|chi carica e scarica più volte al giorno].',
      'cargo :: Nelle giornate di lavoro [si carica con facilità|regge ritmi intensi] e [si guida senza fatica|si gira senza difficoltà].',
      'car :: Per chi lavora in viaggio [è un ufficio tranquillo|offre un ambiente comodo], [tra un appuntamento e l’altro|anche nelle giornate più lunghe].',
      'car :: Nell’uso professionale unisce [comodità e buona presenza|sobrietà e comfort], [dal primo cliente all’ultimo|a ogni appuntamento].',
      'car :: Accompagna bene le giornate di lavoro, [anche quando i chilometri sono molti|tra clienti e trasferte].',
      'Al lavoro {themodel} [segue ogni impegno|fa la propria parte ogni giorno].',
    ],
    'Uso familiare': [
      'In famiglia [si usa con facilità|risponde alle esigenze di tutti], [dalla spesa alle vacanze|in settimana e nei giorni di festa].',
      'roomy :: Lo spazio è ben sfruttabile nell’uso familiare, [tra bagagli e passeggeri|per le partenze come per la spesa].',
      'fiveDoors :: Le porte posteriori facilitano la vita di famiglia, [a ogni fermata|nei tragitti brevi come in viaggio].',
      'Per la famiglia è [una scelta pratica|un’auto comoda], [facile da vivere ogni giorno|adatta ai giri brevi e ai viaggi].',
      'La vita di famiglia, [con i suoi orari|fatta di tanti tragitti], [ne guadagna in comodità|diventa più semplice da organizzare].',
    ],
    'Uso misto': [
      'Nell’uso quotidiano passa [dalla città alla statale|dai giri brevi ai viaggi] con [la stessa facilità|naturalezza].',
      'È versatile: [città in settimana, strada aperta la domenica|si adatta ai tragitti di ogni giorno e alle gite].',
      'Si presta a un uso vario, [dal tragitto per il lavoro alla gita|tutti i giorni dell’anno].',
      'Come auto di tutti i giorni [risponde bene|è una scelta equilibrata], [in città e fuori|qualunque sia il percorso].',
      'Per un impiego misto {themodel} [è adatt@|offre un buon equilibrio], [tra città, statale e autostrada|in ogni giornata della settimana].',
      'Alle necessità di ogni giorno risponde con [versatilità|equilibrio], [senza preferenze di percorso|dal centro alla strada aperta].',
    ],
  },
  points: {
    Sicurezza: [
      'Il comportamento su strada è [prevedibile|composto], e la sensazione di sicurezza [è costante|ne guadagna].',
      'La guida trasmette [fiducia|sicurezza], [con reazioni facili da interpretare|anche quando il tempo si guasta].',
      'tall :: La visuale dall’alto [contribuisce alla sicurezza|aiuta a prevenire gli imprevisti], [nel traffico come in viaggio|in ogni situazione].',
      'all :: La trazione su tutte le ruote è un elemento di sicurezza [sul bagnato|nella stagione fredda].',
      'Chi è a bordo viaggia con [tranquillità|fiducia]: [le reazioni sono prevedibili|la sicurezza si avverte in ogni manovra].',
      'La sicurezza [si avverte nella stabilità di marcia|nasce da un comportamento equilibrato], [a ogni andatura|in città e in viaggio].',
      'La stabilità è [uno dei suoi pregi|ben avvertibile], [a vantaggio della sicurezza|e la sicurezza di guida ne beneficia].',
    ],
    'Bassi consumi': [
      'diesel :: I consumi sono quelli [sobri|misurati] di un diesel, [un vantaggio per chi viaggia molto|utili a chi percorre molta strada].',
      'hybrid :: Il recupero di energia in frenata [contiene i consumi|riduce gli sprechi], [soprattutto nel traffico|nei percorsi con molte soste].',
      'petrol :: I consumi sono [contenuti|moderati] [nelle andature normali|nell’uso quotidiano].',
      'electric :: L’energia viene usata con [parsimonia|misura], [soprattutto alle andature tranquille|nell’uso di ogni giorno].',
      'lpg :: L’alimentazione a gas [tiene sotto controllo|alleggerisce] la spesa per il carburante[, anche per chi viaggia ogni giorno|].',
      'cng :: Con il metano la spesa per il carburante [resta contenuta|si riduce], [a beneficio di chi percorre molta strada|nell’uso quotidiano].',
      'hydrogen :: L’energia a bordo viene usata con [misura|parsimonia], [nel traffico come in viaggio|a ogni andatura].',
      '!electric & !hydrogen :: La parsimonia nei consumi [è uno dei motivi per sceglierl@|si nota nell’uso quotidiano].',
      '!electric & !hydrogen :: Dal distributore si passa [con meno frequenza|senza apprensione], [grazie a consumi contenuti|e i consumi restano sotto controllo].',
    ],
    'Performance / Sportività': [
      'lively :: La risposta all’acceleratore è [pronta|decisa] e [la guida coinvolge|le riprese sono sicure].',
      'lively :: Le prestazioni si avvertono [nelle riprese|in ogni sorpasso], [con una spinta sempre disponibile|e la guida acquista carattere].',
      'strong :: La riserva di potenza [si avverte a ogni pressione sull’acceleratore|è ampia], [e rende la guida appagante|dai bassi regimi in poi].',
      'low :: Il baricentro basso [favorisce la precisione tra le curve|rende immediati i cambi di direzione], [a vantaggio del piacere di guida|con prestazioni facili da sfruttare].',
      'electric :: La spinta è [immediata|pronta fin dal primo metro], [e le prestazioni si avvertono subito|con una progressione fluida].',
      '!lively :: La guida è [vivace|briosa] e [piacevole tra le curve|invita ai percorsi mossi].',
      '!lively :: Ha [un passo svelto|una vena dinamica] che [si scopre tra le curve|rende piacevole ogni percorso].',
      'lively :: Il carattere sportivo {ofmodel} [emerge appena la strada si libera|si sente tra le curve].',
    ],
    'Comfort / Silenziosità': [
      'Il comfort è curato: [l’abitacolo è silenzioso|la marcia è morbida] e [i viaggi sono riposanti|la fatica si fa attendere].',
      'A bordo si viaggia [nel silenzio|comodi], [anche sulle tratte lunghe|e a fine giornata si sente].',
      'silent :: Il silenzio di marcia è il primo elemento di comfort, [in città come in autostrada|a ogni andatura].',
      'La marcia è [fluida|morbida] e i rumori restano [lontani|fuori], [a beneficio del comfort|per il riposo di chi è a bordo].',
      'Il comfort {ofmodel} [si misura nei viaggi lunghi|è tra i suoi punti di forza], [quando la quiete dell’abitacolo diventa preziosa|con un ambiente raccolto e silenzioso].',
      'La silenziosità [rende distesa ogni conversazione|contribuisce al benessere di bordo], [anche in autostrada|su ogni percorso].',
      'automatic & !silent :: La fluidità del cambio [giova al comfort|rende riposante la marcia], [in coda come in viaggio|senza strappi].',
    ],
    'Design / Stile': [
      'Le linee sono [pulite|eleganti] e [ben proporzionate|riconoscibili], [senza eccessi|da ogni lato].',
      'Il disegno ha [un’identità precisa|equilibrio], [gradevole nel tempo|apprezzabile dal vivo].',
      'L’estetica è [curata|coerente], [con volumi puliti|un motivo in più per sceglierl@].',
      'Lo stile si esprime in [proporzioni equilibrate|forme pulite], [senza ornamenti di troppo|con una presenza riconoscibile].',
      'La linea {ofmodel} è tra i suoi punti di forza, [dal frontale alla coda|e si nota anche da fermi].',
    ],
    'Caratteristiche esclusive': [
      'Ha tratti propri che l@ distinguono [dalle proposte più comuni|nel traffico di ogni giorno].',
      'Il carattere è [personale|fuori dal coro] e [non si confonde con quello di altre|si rivolge a gusti precisi].',
      'equipped :: L’equipaggiamento pone {themodel} fuori dall’ordinario, [con scelte precise|per chi cerca qualcosa di diverso].',
      'Chi cerca qualcosa di diverso [noterà dettagli poco comuni|vi riconoscerà una scelta personale].',
      'Alcuni dettagli sono [poco comuni|fuori dal consueto], [e chi se ne intende li riconosce|aspetto che interessa a chi cerca distinzione].',
    ],
    'Rapporto qualità-prezzo': [
      'damaged :: Il prezzo va valutato insieme al costo della riparazione[, che conviene stimare prima|].',
      'damaged :: La convenienza dipende dal preventivo di riparazione[: il prezzo da solo non basta|].',
      'damaged :: Sommando prezzo e riparazione si ottiene [il costo effettivo|la spesa reale].',
      '!damaged :: Il prezzo è [proporzionato ai contenuti|equilibrato rispetto a ciò che offre].',
      '!damaged :: Il rapporto tra qualità e prezzo è [tra i suoi pregi|un buon motivo per prenderl@ in considerazione].',
      '!damaged :: Rapportato ad anno, chilometri e dotazione, il prezzo [è interessante|regge bene il confronto].',
      '!damaged :: Contenuti e prezzo sono [in equilibrio|ben proporzionati], [a vantaggio di chi acquista|come mostra il confronto].',
      '!damaged :: La convenienza sta [nei contenuti|in quello che offre], [a fronte della cifra richiesta|prima ancora che nella cifra].',
      '!damaged :: Per il prezzo richiesto {themodel} offre [molto|contenuti concreti].',
    ],
    'Edizione limitata / Rarità': [
      'È una presenza [insolita|non comune] sulle strade, [e chi se ne intende lo sa|aspetto che interessa agli appassionati].',
      'Esemplari come questo si vedono [di rado|poco], [e la rarità ne accresce l’interesse|un motivo in più per conoscerl@].',
      'La rarità è [parte dell’interesse|uno dei motivi per considerarl@], [soprattutto per un appassionato|accanto alle sue qualità].',
      'Chi cerca qualcosa di raro [vi troverà un buon motivo per fermarsi|può considerarl@ con attenzione].',
    ],
    'Facile parcheggio': [
      'small :: Il parcheggio è [semplice|rapido], anche [quando lo spazio è poco|nelle strade strette].',
      'small :: Gli ingombri ridotti [semplificano la ricerca di un posto|rendono breve ogni manovra di parcheggio].',
      'tall & !van :: La posizione di guida alta aiuta [a valutare gli ingombri|nelle manovre di parcheggio].',
      '!long :: Trova posto con facilità, e [la manovra è breve|il parcheggio non impegna].',
      'Nelle manovre di parcheggio è [docile|facile da gestire], [anche negli spazi ridotti|con ingombri facili da valutare].',
      'small :: Si parcheggia in [poche manovre|poco spazio], [un vantaggio che in città si apprezza|anche sotto casa].',
    ],
    'Valore a lungo termine': [
      'È una scelta da [tenere a lungo|valutare guardando agli anni][, più che alla moda del momento|].',
      'Chi acquista per tenere a lungo [ne riconosce la sostanza|vi trova una scelta ragionata].',
      'È un acquisto da ragionare sul lungo periodo[: la sostanza conta più della novità|, con i dati alla mano].',
      'Guarda agli anni a venire: [una scelta di sostanza|poco legata alle mode], [da tenere nel tempo|per chi non cambia spesso].',
      'La scelta {ofmodel} [guarda lontano|si misura negli anni], [per chi non ama cambiare spesso|e non segue le mode].',
    ],
    'Perfetta per donna': ease(),
    'Perfetta per single': [
      'È misurat@ sulle esigenze di chi [decide da sé tempi e destinazioni|si muove in autonomia].',
      'Asseconda chi parte quando vuole e [organizza le giornate in libertà|dispone del proprio tempo].',
      'Per chi si muove in autonomia è [una soluzione immediata|quello che serve], [senza ingombri inutili|anche per una partenza decisa all’ultimo].',
      '!roomy :: Offre quel che serve a chi viaggia leggero e [decide da sé|parte quando vuole].',
    ],
    'Perfetta per over 70': [
      'tall :: Si sale e si scende senza piegarsi, e [dal posto di guida la strada si vede bene|la visuale è ampia].',
      'automatic & !low :: La guida senza frizione e i comandi chiari [rendono riposante ogni tragitto|semplificano ogni uscita].',
      '!low & fiveDoors :: Gli accessi comodi e i comandi [facili da leggere|chiari] [rendono semplice ogni uscita|si apprezzano ogni giorno].',
      '!low :: Non mette fretta: [comandi chiari, reazioni dolci, buona visuale|si guida con calma e si vede bene intorno].',
      'I comandi [si trovano al primo sguardo|sono semplici] e la guida [resta rilassata|è serena].',
    ],
  },
  types: {
    Compatta: [
      'Le misure compatte [si apprezzano|tornano utili] [ogni giorno|nei parcheggi e nelle strade strette].',
      'Il formato compatto l@ rende [pratic@|facile da gestire], [in manovra come in viaggio|in ogni situazione].',
      'È compatt@ [nelle misure|fuori], [non nella comodità|con il giusto spazio a bordo].',
    ],
    Citycar: [
      'L’indole è da citycar: [agile, immediata, poco ingombrante|misure contenute e comandi leggeri].',
      'Della citycar ha [lo spirito e le misure|la prontezza e gli ingombri ridotti].',
    ],
    SUV: [
      'L’impostazione è da SUV, [con la strada vista dall’alto|con una seduta rialzata].',
      'Del SUV ha la [presenza|praticità] e la [seduta rialzata|visuale dominante].',
    ],
    'Station wagon': [
      'Il vano di carico da station wagon è [il suo lato più pratico|un aiuto a ogni partenza].',
      'Della station wagon ha la vocazione [al viaggio e al bagaglio|pratica, senza rinunciare alla guida].',
    ],
    Crossover: [
      'L’impostazione da crossover unisce [agilità e visuale alta|maneggevolezza e buona visuale].',
      'Del crossover ha la doppia anima, [urbana e di strada aperta|cittadina e da viaggio].',
    ],
    Sportiva: [
      'Il temperamento è quello di una sportiva, [anche nell’uso quotidiano|evidente appena la strada si libera].',
      'L’indole sportiva [si avverte nella risposta ai comandi|emerge tra le curve], [senza sacrificare la comodità|con misura].',
      'Ha l’impostazione di una sportiva, [nella guida e nella postura|e non la nasconde].',
    ],
    Fuoristrada: [
      'all :: Le attitudini da fuoristrada permettono di [lasciare l’asfalto con tranquillità|affrontare fondi difficili].',
      'Lo spirito è quello del fuoristrada, [robusto e senza fronzoli|a proprio agio dove l’asfalto finisce].',
      'Del fuoristrada ha [la tempra|la robustezza], [utile dove la strada peggiora|e si sente sugli sterrati].',
    ],
    Monovolume: [
      'La formula della monovolume mette al primo posto [chi è a bordo|lo spazio per i passeggeri].',
      'L’abitacolo da monovolume si sfrutta [in ogni angolo|con facilità], [in città e in viaggio|a vantaggio dei passeggeri].',
    ],
    Supercar: [
      'Appartiene alle supercar, dove [l’emozione conta quanto la tecnica|ogni dettaglio è al servizio della guida].',
      'È una supercar: [un oggetto da guidare e da contemplare|la tecnica è al servizio dell’emozione].',
    ],
    'Auto di lusso': [
      'La classe si esprime [con discrezione|nella quiete di bordo], [come nelle vetture di rango|più che nell’apparenza].',
      'L’impostazione è quella di una vettura [di rango|di fascia alta], [attenta al benessere di chi viaggia|curata nei particolari].',
      'Appartiene alla fascia alta, [e lo dimostra nella compostezza|dove contano quiete e cura].',
    ],
  },
};

function adult(): string[] {
  return [
    'Chi guida da anni ne coglie [presto le qualità|l’equilibrio fin dai primi chilometri].',
    'È una scelta matura, per chi ha [idee chiare|esperienza al volante] e [cerca sostanza|sa che cosa chiedere a un’auto].',
    'Parla a chi [non deve dimostrare nulla|sceglie con calma] e vuole [guidare bene|qualità concrete].',
    'Si rivolge a chi ha esperienza al volante e [riconosce la sostanza|preferisce i fatti all’apparenza].',
    'Per chi conosce bene le automobili {themodel} ha [argomenti precisi|qualità facili da riconoscere].',
    'L’esperienza di chi guida da tempo [ne riconoscerà la sostanza|saprà giudicarl@ nel modo giusto].',
    'Incontra il gusto di chi [ha guidato molte auto|bada alla sostanza] e [sa distinguere|non cerca effetti speciali].',
  ];
}

function young(): string[] {
  return [
    'Accompagna bene chi ha giornate piene e [programmi che cambiano all’ultimo|decide in fretta].',
    'È vicin@ a chi sta costruendo la propria [autonomia|strada], [un tragitto alla volta|tra lavoro e tempo libero].',
    'Sta al passo di chi [si organizza in fretta e parte volentieri|divide la settimana tra lavoro e amici].',
    'Ha l’energia giusta per [uno stile di vita dinamico|chi non ha giornate tutte uguali e cambia spesso programma].',
    'Interpreta bene un modo di muoversi [giovane e indipendente|libero, fatto di partenze improvvise].',
    'Chi vive giornate intense vi trova [un mezzo agile|un valido aiuto], [pratico e diretto|dal mattino alla sera].',
  ];
}

/** Ease, sight, room to manoeuvre: the benefits behind the label, whoever drives. */
function ease(): string[] {
  return [
    'La guida è [leggera|intuitiva] e i comandi sono [dove ci si aspetta di trovarli|a portata di mano].',
    'small :: La maneggevolezza e la buona visuale [rendono piacevole ogni spostamento|facilitano ogni manovra].',
    'tall :: La visuale dominante e i comandi a portata di mano [rendono la guida rilassata|danno sicurezza nei movimenti].',
    'Unisce praticità e carattere, con [gesti di guida semplici|comandi leggeri].',
    'È [pratic@ e intuitiv@|facile da guidare], [piacevole in ogni momento della giornata|a suo agio in ogni impegno].',
    'La facilità di guida [si apprezza fin dal primo giorno|è tra le sue doti], [negli spostamenti brevi come in quelli lunghi|con una buona visuale].',
  ];
}
