import type { Guide } from '../guide.ts';

export const it: Guide = {
  title: 'Guida alla strategia di marketing',
  lead: 'Quale auto spingere e dove, quando muovere il prezzo, che cosa fare ogni settimana. Senza medie di mercato prese da altri: tutto si misura con i numeri della tua concessionaria, in un foglio che puoi cominciare oggi.',
  chapters: [
    {
      title: 'Parti dai tuoi numeri',
      blocks: [
        {
          kind: 'text',
          text: 'Una media nazionale non sa nulla del tuo piazzale. Bastano un foglio di calcolo e una riga per auto, compilata sempre dalla stessa persona. Dopo un mese vedi già dove si perde tempo; dopo tre puoi decidere.',
        },
        {
          kind: 'list',
          items: [
            'Data di acquisto, data in cui è pronta, data del primo annuncio.',
            'Costo totale: acquisto, trasporto, ripristino, garanzia.',
            'Prezzo al primo giorno, ogni cambio di prezzo con la data, prezzo di vendita.',
            'Contatti per portale: messaggi e telefonate, contati uno per uno.',
            'Visite in salone, prove su strada, giorno della vendita.',
          ],
        },
        {
          kind: 'text',
          text: 'Da queste colonne nascono quattro numeri. Giorni di giacenza: dalla data di acquisto a oggi, o alla vendita. Giorni persi prima dell’annuncio: dall’acquisto alla prima pubblicazione. Contatti a settimana per auto. Visite ogni dieci contatti. Usa la mediana, cioè il valore che sta in mezzo quando li metti in fila: un’auto rimasta ferma due anni rovina la media ma non la mediana.',
        },
        {
          kind: 'checklist',
          items: [
            'Il foglio esiste e ha una riga per ogni auto in stock.',
            'So la mediana dei giorni di giacenza delle ultime trenta vendite.',
            'Chi risponde al telefono chiede sempre: «Dove ha visto l’auto?»',
          ],
        },
      ],
    },
    {
      title: 'Quale auto, dove',
      blocks: [
        {
          kind: 'text',
          text: 'Ogni portale costa, in denaro o in lavoro. Non serve mettere tutto ovunque con la stessa cura: serve sapere da dove arrivano le persone che comprano, per tipo di auto. All’inizio parti da queste ipotesi e correggile con il tuo foglio.',
        },
        {
          kind: 'list',
          items: [
            'Citycar e auto per neopatentati: chi compra abita vicino. Annunci locali, distanza e orari in evidenza, foto del bagagliaio e dei consumi dichiarati sul libretto.',
            'Familiari e SUV recenti: si confrontano in tutta la regione. Portali grandi, versione precisa, dotazione che distingue, permuta nominata.',
            'Veicoli commerciali: compra un’impresa. IVA esposta, portata, misure del vano, tagliandi e tempi di consegna nelle prime righe.',
            'Auto rare, sportive, storiche: l’acquirente può stare a mille chilometri. Una galleria ampia, la storia con i documenti, testo anche in inglese e in tedesco.',
            'Elettriche e ibride: autonomia dichiarata, stato della batteria se hai un rapporto, cavi compresi, potenza di ricarica.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Dividi lo stock in quattro o cinque gruppi che per te hanno senso.',
            'Per ogni gruppo conta contatti, visite e vendite per portale, per dodici settimane.',
            'Calcola il costo di un contatto che ha portato una visita: spesa del portale divisa per quelle visite.',
            'Sposta la spesa in evidenza sul gruppo dove quella visita costa meno e frutta di più.',
          ],
        },
      ],
    },
    {
      title: 'Prezzo e giorni di giacenza',
      blocks: [
        {
          kind: 'text',
          text: 'Un’auto ferma costa ogni giorno: denaro impegnato, posto, assicurazione, valore che scende. Calcola il tuo costo al giorno: costo totale dell’auto per il tasso annuo che paghi, diviso 365, più la quota giornaliera di piazzale e assicurazione. Con quel numero accanto, «aspettiamo ancora un mese» diventa una cifra in euro.',
        },
        {
          kind: 'text',
          text: 'Muovi il prezzo per una ragione scritta, mai per nervosismo. Le soglie le prendi dalla tua mediana, non da una regola generale.',
        },
        {
          kind: 'steps',
          items: [
            'Primo giorno: guarda dieci auto davvero confrontabili per versione, anno, chilometri e stato. Scrivi nel foglio dove ti collochi e perché.',
            'A un quarto della tua mediana: pochi contatti vuol dire foto, titolo o prezzo. Cambia prima foto e titolo, poi aspetta una settimana.',
            'A metà: contatti senza visite vuol dire che il testo lascia dubbi o che si risponde tardi. Rileggi messaggi e difetti dichiarati.',
            'Alla mediana: visite senza vendita vuol dire che l’auto delude dal vivo o che la permuta non convince. Sistema l’auto, poi il prezzo, con un passo che si noti nei filtri di ricerca.',
            'A una volta e mezza: decidi. Un ultimo prezzo con una data, oppure la cessione a un altro commerciante. Confronta la perdita con il costo dei giorni che seguirebbero.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ogni due settimane scendiamo di 200 euro.',
          after: 'Da 15.100 a 14.900: sotto la soglia di 15.000 che chi cerca imposta nel filtro.',
          why: 'Piccoli ribassi regolari insegnano ad aspettare. Un passo che attraversa una soglia tonda mostra l’auto a persone che prima non la vedevano.',
        },
      ],
    },
    {
      title: 'Rinfrescare un annuncio',
      blocks: [
        {
          kind: 'text',
          text: 'Rinfrescare non è cancellare e ripubblicare: molti portali lo vietano o lo penalizzano, e perdi chi ti aveva salvato fra i preferiti. Rinfrescare è cambiare una cosa alla volta, così sai che cosa ha funzionato.',
        },
        {
          kind: 'steps',
          items: [
            'Prima settimana: la foto di copertina. Prova il fianco o l’interno se è il suo punto forte.',
            'Seconda: il titolo. Cambia l’elemento che distingue.',
            'Terza: le prime due righe. Parti da un altro fatto, per un altro acquirente.',
            'Quarta: il prezzo, secondo le soglie del capitolo precedente.',
          ],
        },
        {
          kind: 'text',
          text: 'Se hai auto uguali, i testi non devono sembrare fotocopie: chi li apre tutti e tre deve trovare tre auto. Autoscritto si tiene lontano dai tuoi testi più recenti e nell’editor ti dice a quale somiglia di più quello che stai guardando.',
        },
        {
          kind: 'checklist',
          items: [
            'Ogni annuncio ha la data dell’ultimo cambiamento e che cosa è cambiato.',
            'Nessun annuncio è rimasto identico per più di quattro settimane.',
          ],
        },
      ],
    },
    {
      title: 'Più lingue, più compratori',
      blocks: [
        {
          kind: 'text',
          text: 'In zone di confine, e per auto che altrove si trovano poco, chi compra legge tedesco, francese, spagnolo o inglese. Un testo nella sua lingua non è una cortesia: è il modo in cui capisce se può fidarsi di te da lontano. Su mobile.de un testo solo italiano parla a chi vive già da queste parti.',
        },
        {
          kind: 'list',
          items: [
            'Scegli le lingue dai contatti ricevuti, non dalla simpatia: segna il prefisso di chi chiama.',
            'Riscrivi dai fatti invece di tradurre frase per frase: unità, allestimenti e obblighi cambiano da un paese all’altro.',
            'Di’ subito quello che serve a chi viene da fuori: regime IVA, documenti che consegni, certificato di conformità se c’è, targhe per il trasporto, tempi.',
            'Indica in che lingua rispondi e rispondi in quella. Due frasi semplici valgono più di una traduzione automatica lunga.',
            'Per l’estero prepara un video di tre minuti: avviamento a freddo, giro esterno, difetti, strumenti.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Ho scelto cinque auto adatte all’estero e le ho pubblicate in una seconda lingua.',
            'Ho una risposta pronta, in quella lingua, su pagamento e ritiro sicuri.',
          ],
        },
      ],
    },
    {
      title: 'Da una descrizione ai post',
      blocks: [
        {
          kind: 'text',
          text: 'La descrizione contiene già il lavoro di una settimana sui social. Ogni post prende un solo fatto, una sola foto e un solo invito. Quello che piace si misura in domande ricevute, non in cuori.',
        },
        {
          kind: 'steps',
          items: [
            'Il fatto più insolito della scheda, con la foto che lo mostra.',
            'Un lavoro di officina: prima, dopo, perché l’avete fatto.',
            'Un difetto, mostrato: costruisce più fiducia di dieci foto lucide.',
            'Una domanda che vi fanno spesso e la risposta, con quest’auto come esempio.',
            'La consegna, solo con il permesso scritto di chi appare.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Nuovo arrivo. Vieni a scoprirla. Link in bio.',
          after:
            'Il gancio di questa Octavia è estraibile e omologato: eccolo a libretto. Traina il tuo carrello? Scrivici peso e modello, controlliamo insieme.',
          why: 'Il secondo post fa parlare chi ha un carrello, cioè chi potrebbe comprarla.',
        },
        {
          kind: 'text',
          text: 'Se nel post c’è un prezzo, valgono le stesse regole dell’annuncio: completo, e per le auto nuove con consumi e CO2.',
        },
      ],
    },
    {
      title: 'Recensioni',
      blocks: [
        {
          kind: 'text',
          text: 'Chi non ti conosce legge le recensioni, e prima di tutte quelle negative con la tua risposta. Non si comprano, non si scrivono da soli, non si chiedono in cambio di uno sconto: la legge lo vieta e un lettore attento se ne accorge.',
        },
        {
          kind: 'steps',
          items: [
            'Chiedila alla consegna, a voce, e manda il link lo stesso giorno.',
            'Chiedila a tutti i clienti, non solo a quelli contenti.',
            'Rispondi entro due giorni, con il nome della persona che ha seguito la vendita.',
            'A una critica: il fatto, che cosa hai sistemato, un numero da chiamare. Nessun dato del cliente in pubblico.',
            'Una volta al mese conta di che cosa si lamentano: se la stessa cosa torna, si cambia il lavoro, non la risposta.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ci dispiace per la sua esperienza, saremo lieti di fare meglio.',
          after:
            'La seconda chiave andava consegnata insieme all’auto e non l’abbiamo fatto. È partita ieri con corriere. Da questo mese la consegna ha una lista firmata. Sono Paolo, mi trova in sede.',
          why: 'Chi legge vuole sapere come ti comporti quando qualcosa va storto.',
        },
      ],
    },
    {
      title: 'La settimana in concessionaria',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Lunedì, mezz’ora: foglio aggiornato, tre auto con più giorni, una decisione per ciascuna.',
            'Martedì: foto e testi delle auto arrivate. Obiettivo: meno giorni persi prima dell’annuncio.',
            'Mercoledì: rinfreschi secondo il ritmo, una cosa sola per annuncio.',
            'Giovedì: lingue straniere e post della settimana.',
            'Venerdì: prezzi e disponibilità uguali su tutti i portali, auto vendute tolte, chi risponde sabato.',
            'Sabato: si vende. Le note delle visite vanno nel foglio la sera stessa.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Ogni voce della settimana ha un nome accanto.',
            'Venerdì: nessuna auto venduta è ancora in pubblicità.',
            'Tempo di risposta ai messaggi segnato per almeno dieci contatti.',
          ],
        },
      ],
    },
    {
      title: 'Un piano di novanta giorni',
      blocks: [
        {
          kind: 'text',
          text: 'Tre mesi, tre cose. Non cambiare tutto insieme: se i contatti salgono, devi sapere perché.',
        },
        {
          kind: 'steps',
          items: [
            'Giorni 1–30, misurare: foglio, domanda al telefono, mediana dei giorni, contatti per portale. Riscrivi i testi delle dieci auto ferme da più tempo.',
            'Giorni 31–60, provare: soglie di prezzo dalla tua mediana, ritmo dei rinfreschi, cinque auto in una seconda lingua, due post a settimana.',
            'Giorni 61–90, scegliere: confronta con il primo mese giorni persi, contatti a settimana, visite ogni dieci contatti, giorni di giacenza delle vendute. Tieni due abitudini, lasciane cadere una, sposta la spesa dei portali.',
          ],
        },
        {
          kind: 'text',
          text: 'Con poche vendite al mese i numeri ballano: una differenza piccola può essere un caso. Guarda la direzione per più settimane e confronta gruppi di auto simili, prima di concludere che una mossa ha funzionato.',
        },
        {
          kind: 'checklist',
          items: [
            'Giorno 1: ho scritto i quattro numeri di partenza.',
            'Giorno 30: i quattro numeri, di nuovo.',
            'Giorno 60: i quattro numeri e una nota su che cosa è cambiato.',
            'Giorno 90: una pagina con che cosa teniamo, che cosa smettiamo e da quale numero si vede.',
          ],
        },
      ],
    },
  ],
};
