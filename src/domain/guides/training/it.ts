import type { Guide } from '../guide.ts';

export const it: Guide = {
  title: 'Scrivere annunci che vendono',
  lead: 'Un corso breve per chi scrive gli annunci in concessionaria: che cosa guarda chi compra, quali fatti dare, in che ordine, con quali parole. Ogni capitolo finisce con qualcosa da fare sulla tua prossima auto.',
  chapters: [
    {
      title: 'Che cosa guarda per primo chi compra',
      blocks: [
        {
          kind: 'text',
          text: 'Chi cerca un’auto non legge: scorre. Ha già scelto modello, prezzo massimo e distanza nei filtri, e davanti a una fila di risultati decide in pochi istanti quale aprire. In quella fila si vedono la prima foto, il titolo, il prezzo, l’anno e i chilometri. Il testo arriva dopo, quasi sempre sul telefono, e deve rispondere a tre domande nell’ordine in cui nascono.',
        },
        {
          kind: 'steps',
          items: [
            'È l’auto che cerco? Versione, motore, cambio, posti, alimentazione.',
            'È in ordine? Provenienza, manutenzione con date e chilometri, difetti.',
            'Posso fidarmi di te? Prezzo chiaro, che cosa comprende, come vederla e provarla.',
          ],
        },
        {
          kind: 'text',
          text: 'Le prime due righe contano più di tutto il resto, perché sul telefono si vede solo l’inizio. Se lì scrivi chi sei e da quanti anni lavori, chi legge non sa ancora niente dell’auto. Presentati alla fine.',
        },
        {
          kind: 'checklist',
          items: [
            'Ho aperto un mio annuncio sul telefono e ho letto solo quello che si vede senza toccare niente.',
            'Nelle prime due righe ci sono versione, motore e il motivo per cui questa auto è diversa dalle altre uguali.',
          ],
        },
      ],
    },
    {
      title: 'I fatti da dare, e la prova di ciascuno',
      blocks: [
        {
          kind: 'text',
          text: 'Un aggettivo chiede fiducia, un fatto la dà. Prima di scrivere raccogli i documenti: libretto, fatture di officina, revisione, eventuale certificato dei chilometri. Scrivi solo quello che potresti mostrare a chi entra in salone con l’annuncio in mano.',
        },
        {
          kind: 'list',
          items: [
            'Versione e motore come sul libretto: cilindrata, potenza, alimentazione, cambio, trazione.',
            'Prima immatricolazione con il mese, chilometri esatti, numero di proprietari se risulta dai documenti.',
            'Ultimi lavori: che cosa, quando, a quanti chilometri, da chi. Cinghia, frizione, freni, gomme.',
            'Dotazione che cambia la vita a bordo: cinque o sei voci, non quaranta.',
            'Stato: gomme, carrozzeria, interni, seconda chiave, libretto dei tagliandi.',
            'Prezzo, che cosa comprende, regime IVA se è un’auto per aziende, tempi di consegna.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Ottime condizioni, sempre tagliandata, pochi chilometri, da vedere.',
          after:
            'Unico proprietario. Tagliandi fatti ogni anno, l’ultimo a marzo a 58.000 km con fattura; freni anteriori nuovi nello stesso intervento. Due chiavi.',
          why: 'La prima frase sta in migliaia di annunci e non si può controllare. La seconda vale per una sola auto e si verifica con due fogli.',
        },
        {
          kind: 'text',
          text: 'Le dotazioni importate da un elenco vanno guardate sull’auto: gli elenchi di fabbrica e quelli dei portali contengono spesso optional che su quell’esemplare non ci sono. Quello che non hai visto, non scriverlo.',
        },
      ],
    },
    {
      title: 'Il titolo, portale per portale',
      blocks: [
        {
          kind: 'text',
          text: 'Il titolo serve a farsi aprire dalla persona giusta. Modello e versione vengono prima, poi una sola cosa che distingue: il cambio, un optional raro, l’IVA esposta. Non ripetere anno, prezzo e chilometri dove il portale li mostra già accanto.',
        },
        {
          kind: 'list',
          items: [
            'AutoScout24: niente indirizzi web, e-mail o segni come < e > nel testo, perché l’annuncio può essere rifiutato. La descrizione ha un limite di lunghezza: controllalo nel tuo pannello.',
            'Subito: il titolo è corto, quindi parole intere e nessuna sigla che capisci solo tu. Lascia fuori link ed elenchi di parole chiave estranee: le sue regole li escludono.',
            'mobile.de: il punteggio di qualità premia soprattutto le foto, poi i campi compilati, poi una descrizione di almeno mille caratteri. Niente emoji se carichi da file.',
            'eBay: 80 caratteri per il titolo e un sottotitolo più breve; sul telefono si vede un estratto del testo.',
          ],
        },
        {
          kind: 'comparison',
          before: 'OCCASIONISSIMA *** GOLF *** FULL OPTIONAL PERFETTA',
          after: 'Volkswagen Golf 2.0 TDI Life DSG, gancio traino e fari LED Matrix',
          why: 'Chi cerca un traino trova il gancio; nessuno cerca «occasionissima». Le maiuscole rallentano la lettura e fanno pensare che manchi altro da dire.',
        },
        {
          kind: 'checklist',
          items: [
            'Ho riletto il titolo accanto ai primi dieci risultati della stessa ricerca: si capisce in che cosa è diversa.',
          ],
        },
      ],
    },
    {
      title: 'Le foto nell’ordine giusto',
      blocks: [
        {
          kind: 'text',
          text: 'Le foto raccontano un giro intorno all’auto, come se il cliente fosse con te. Auto lavata, luce diffusa, sfondo vuoto, obiettivo all’altezza dei fari. Fai sempre lo stesso giro: dopo dieci auto ci metti la metà del tempo e non dimentichi niente.',
        },
        {
          kind: 'steps',
          items: [
            'Tre quarti anteriore: è la copertina.',
            'Fianco, tre quarti posteriore, coda.',
            'Posto di guida dalla portiera aperta, poi volante e strumenti accesi con i chilometri leggibili.',
            'Schermo centrale acceso, comandi, sedili davanti e dietro.',
            'Bagagliaio vuoto, poi con i sedili abbassati.',
            'Ruote: un cerchio e il battistrada di una gomma.',
            'Vano motore, seconda chiave, libretto dei tagliandi.',
            'I difetti, uno per foto, con qualcosa accanto che ne faccia capire la misura.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Targa coperta, nessuna persona e nessun’altra auto in primo piano.',
            'Ogni dotazione nominata nel testo si vede in una foto, quando si può vedere.',
            'Ogni difetto nominato nel testo ha la sua foto.',
          ],
        },
      ],
    },
    {
      title: 'I difetti, detti bene',
      blocks: [
        {
          kind: 'text',
          text: 'Un difetto taciuto costa una visita inutile, una trattativa che riparte da zero o una contestazione. Un difetto detto prima seleziona chi viene: quella persona ha già accettato il segno sul paraurti e viene per comprare. Dillo con una misura, un punto preciso e, se c’è, il rimedio.',
        },
        {
          kind: 'comparison',
          before: 'Qualche normale segno del tempo.',
          after:
            'Graffio di circa 4 cm sul paraurti posteriore destro, in foto 14. Sedile guida con una piega d’uso sul fianchetto. Il resto della carrozzeria non ha segni visibili a un metro.',
          why: '«Normale» lascia immaginare il peggio. Una misura chiude la domanda.',
        },
        {
          kind: 'text',
          text: 'Un campo «incidenti» vuoto non autorizza a scrivere «mai incidentata». Se non lo sai con certezza, non dirlo. Se un danno è stato riparato, scrivi che cosa e da chi.',
        },
        {
          kind: 'checklist',
          items: [
            'Ho fatto il giro dell’auto con un collega che non l’ha preparata e ho scritto ogni segno che ha visto lui.',
          ],
        },
      ],
    },
    {
      title: 'La legge in breve, per chi vende in Italia',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il prezzo pubblicato comprende IVA e costi inevitabili. Se vale solo con un finanziamento, va detto accanto al prezzo. Del passaggio di proprietà scrivi «incluso» o «escluso».',
            'La garanzia legale di conformità spetta al consumatore per legge: due anni, che per l’usato si possono ridurre fino a un anno solo con il suo accordo. Non è un omaggio e non va presentata come tale. Una garanzia in più si chiama convenzionale, e se ne dicono durata e contenuto.',
            'I chilometri sono quelli dello strumento e dei documenti. Un chilometraggio falso è una pratica commerciale scorretta. «Certificati» si scrive solo con il certificato in mano.',
            '«Vista e piaciuta» verso un consumatore non toglie la garanzia e non va scritto.',
            'Consumi e CO2 sono obbligatori nella pubblicità delle auto nuove; per l’usato no.',
            'Parole come «ecologica», «green» o «zero emissioni» chiedono prove che un annuncio non dà. Un’auto elettrica è «elettrica».',
          ],
        },
        {
          kind: 'text',
          text: 'Questa pagina ricorda le regole che toccano più spesso un annuncio e non sostituisce un parere legale: nei casi dubbi chiedi alla tua associazione o al tuo consulente.',
        },
        {
          kind: 'checklist',
          items: [
            'Ho cercato nei miei annunci «vista e piaciuta», «mai incidentata» e la garanzia data in omaggio, e ho corretto dove c’erano.',
          ],
        },
      ],
    },
    {
      title: 'Rispondere al primo messaggio',
      blocks: [
        {
          kind: 'text',
          text: '«È ancora disponibile?» vuol dire: risponde qualcuno, lì? Chi scrive a te ha scritto anche ad altri. Vince chi risponde presto e aggiunge qualcosa che nell’annuncio non c’era.',
        },
        {
          kind: 'steps',
          items: [
            'Rispondi alla domanda nella prima frase.',
            'Aggiungi un fatto nuovo: un lavoro fatto, una foto in più, lo stato delle gomme.',
            'Fai una sola domanda: a che cosa serve l’auto, o se c’è una permuta.',
            'Proponi due orari precisi per vederla.',
            'Firma con nome e numero diretto.',
          ],
        },
        {
          kind: 'comparison',
          before: 'Sì disponibile, chiamare in orario ufficio.',
          after:
            'Buongiorno Marta, sì, la Octavia è qui. Le gomme sono del 2025, le mando la foto. Ha un’auto da dare in permuta? Posso mostrargliela giovedì alle 18 o sabato alle 10. Paolo, con il mio numero diretto.',
          why: 'La prima risposta rimanda il lavoro al cliente, la seconda gli lascia da scegliere fra due orari.',
        },
        {
          kind: 'checklist',
          items: [
            'Sappiamo chi risponde ai messaggi, giorno per giorno, anche il sabato.',
            'Segno quando arriva il messaggio e quando parte la risposta.',
          ],
        },
      ],
    },
    {
      title: 'Tre errori che si vedono ovunque',
      blocks: [
        {
          kind: 'comparison',
          before: 'ABS, airbag, servosterzo, alzacristalli elettrici, chiusura centralizzata, autoradio…',
          after: 'Tetto apribile, sedili riscaldati, telecamera posteriore, Apple CarPlay senza cavo.',
          why: 'Quello che hanno tutte nasconde quello che ha questa. L’elenco completo sta nei campi del portale.',
        },
        {
          kind: 'comparison',
          before: 'Auto ideale per giovani, famiglie, professionisti e neopatentati.',
          after: 'Bagagliaio da 610 litri e tre attacchi Isofix: passeggino e valigie entrano insieme.',
          why: 'Chi parla a tutti non convince nessuno. Scegli un acquirente e dagli il dato che lo riguarda, preso dalla scheda tecnica di quella versione.',
        },
        {
          kind: 'comparison',
          before: 'Affrettati, ultima occasione, prezzo imbattibile.',
          after: 'Prezzo 16.900 €, passaggio escluso. Visibile in sede da martedì a sabato.',
          why: 'La fretta gridata mette in guardia. Un prezzo completo e un orario fanno venire.',
        },
        {
          kind: 'checklist',
          items: [
            'Ho tolto dal mio annuncio più vecchio una frase che starebbe su qualsiasi auto e ci ho messo un fatto.',
          ],
        },
      ],
    },
    {
      title: 'Prima di pubblicare',
      blocks: [
        {
          kind: 'text',
          text: 'Rileggi ad alta voce, una volta, come se l’auto fosse di un altro. Poi passa questa lista. In Autoscritto la verifica dei fatti ti mostra che cosa del testo viene dai dati: quello che resta senza fonte si toglie o si documenta.',
        },
        {
          kind: 'checklist',
          items: [
            'Ogni affermazione si può mostrare: sull’auto o su un foglio.',
            'Le prime due righe reggono da sole.',
            'Prezzo completo, con passaggio incluso o escluso.',
            'Difetti nominati e fotografati.',
            'Nessun aggettivo senza un fatto accanto.',
            'Nessun nome, targa o telefono del vecchio proprietario.',
            'Il testo non assomiglia a quello di un’altra mia auto.',
            'So chi risponde oggi e domani.',
          ],
        },
      ],
    },
  ],
};
