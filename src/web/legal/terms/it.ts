export const it = {
  title: 'Termini di servizio',
  lead: 'Le condizioni alle quali usi Autoscritto: che cosa ti diamo, quanto costa, come si disdice e che cosa ci aspettiamo da te.',
  sections: {
    operator: {
      title: 'Con chi fai il contratto',
      blocks: [
        'Autoscritto è gestito da una società con sede a Bari. Questi sono i suoi dati, come li ha indicati nella configurazione di questo sito.',
        { insert: 'operator' },
        'Il contratto nasce quando apri l’account o, se paghi prima di averne uno, quando il pagamento riesce. Usando il servizio accetti questi termini. Come trattiamo i dati lo trovi nell’[informativa sulla privacy](/privacy-policy).',
      ],
    },
    service: {
      title: 'Che cosa fa il servizio',
      blocks: [
        'Autoscritto scrive testi di vendita per veicoli, a partire da un annuncio che ci indichi o dai dati che inserisci. È rivolto a concessionari, saloni e venditori, anche privati.',
        'I testi sono generati in modo automatico. Autoscritto collega le affermazioni ai dati di partenza e segnala quelle che non vi trova, ma non conosce il veicolo: prima di pubblicare, leggi e controlla. Non promettiamo un numero di contatti o di vendite.',
      ],
    },
    account: {
      title: 'Il tuo account',
      blocks: [
        'Apri l’account con un link che ti mandiamo per e-mail, o entrando con un servizio che conferma la tua e-mail. I dati che indichi devono essere veri e tuoi. Tieni segreta la password: di ciò che si fa con il tuo account rispondi tu, a meno che tu non ci abbia avvisato che qualcun altro lo usa.',
        'Chi apre un account per un’impresa dichiara di poterla impegnare.',
      ],
    },
    plans: {
      title: 'Piani e prezzi',
      blocks: [
        'Che cosa comprende ogni piano e quanto costa, al mese o all’anno, è scritto nella [pagina dei piani](/subscribe). Il piano gratuito non richiede una carta. Il limite mensile si conta per mese di calendario; quello che non usi non passa al mese dopo.',
        'I prezzi sono in euro e comprendono l’IVA dove è dovuta. Per ogni pagamento trovi una ricevuta nella dashboard; la fattura segue i dati di fatturazione che inserisci tu.',
        'Un prezzo nuovo vale per chi ha già un piano solo dopo 30 giorni di preavviso, e dal rinnovo successivo.',
      ],
    },
    payment: {
      title: 'Pagamento e rinnovo',
      blocks: [
        'Paghi in anticipo, con carta, attraverso un fornitore di pagamenti. Il numero della carta lo vede solo lui.',
        'Il piano si rinnova da solo, ogni mese o ogni anno come hai scelto, finché non lo disdici. Se un rinnovo non riesce te lo diciamo: finché non è pagato valgono i limiti del piano gratuito, e i tuoi testi restano dove sono.',
        'Se contesti un pagamento alla tua banca, i diritti di quel pagamento sono sospesi finché la contestazione è aperta.',
      ],
    },
    switching: {
      title: 'Cambiare piano',
      blocks: [
        'Puoi cambiare piano o passare dal mensile all’annuale quando vuoi. Prima di confermare vedi quanto paghi: il tempo non usato del piano precedente viene scalato, e ciò che avanza vale per i pagamenti successivi. Un piano inferiore vale da quando finisce il tempo già pagato, se non lo chiedi da subito; fino ad allora puoi ripensarci.',
      ],
    },
    cancellation: {
      title: 'Disdetta',
      blocks: [
        'Disdici quando vuoi, senza motivo e senza costi: dalla dashboard con «Cancella Abbonamento», che ferma subito il rinnovo, o scrivendoci. Ti confermiamo per e-mail fino a quando resta il piano.',
        'Fino alla fine del periodo già pagato usi tutto e puoi riprendere il piano; poi passi al piano gratuito e non paghi più nulla. Se prima scegli un altro piano, quello si rinnova. Se disdici mentre un rinnovo è in sospeso, non viene più addebitato e il piano finisce subito. I tuoi testi restano nel tuo account.',
      ],
    },
    refunds: {
      title: 'Garanzia di 30 giorni e rimborsi',
      blocks: [
        'Nei primi 30 giorni dal tuo primo pagamento di un piano puoi chiederci indietro quanto hai pagato. Basta scriverci entro quel termine. Non devi dire perché, e non conta se hai già usato il servizio: ti restituiamo tutto sulla stessa carta e il piano si chiude.',
        'Passati i 30 giorni, i servizi già usati non si rimborsano. Vale per il periodo in corso e per quelli passati, rinnovi compresi: chi disdice usa il piano fino alla fine di ciò che ha pagato.',
        'Restano sempre dovuti i rimborsi che la legge impone, quelli per un addebito sbagliato e quello del tempo non goduto se siamo noi a chiudere il servizio.',
      ],
    },
    consumers: {
      title: 'Se compri come privato',
      blocks: [
        'Se sei un consumatore hai 14 giorni dalla conclusione del contratto per recedere senza motivo (artt. da 52 a 59 del D.Lgs. 206/2005). La garanzia di 30 giorni è più ampia e comprende questo diritto: usi quella, e ti restituiamo tutto.',
        'Nulla in questi termini toglie i diritti che la legge dà ai consumatori, compresa la garanzia legale di conformità dei servizi digitali.',
      ],
    },
    data: {
      title: 'I tuoi dati e gli annunci che importi',
      blocks: [
        'Quello che inserisci resta tuo. Ci permetti di conservarlo e di elaborarlo quanto serve a fornirti il servizio, e nient’altro.',
        'Importa solo annunci tuoi o che hai il diritto di usare, e rispetta le condizioni dei siti da cui li prendi. Non inserire dati di altre persone se non servono.',
        'Dei testi che pubblichi rispondi tu: i dati del veicolo, il prezzo e le indicazioni che la legge chiede negli annunci devono essere giusti.',
      ],
    },
    texts: {
      title: 'Di chi sono i testi',
      blocks: [
        'I testi che generi puoi usarli, cambiarli e pubblicarli liberamente, anche a scopo commerciale e anche dopo la fine del contratto. Per veicoli simili altri possono ricevere frasi simili. Il programma, il marchio, la grafica e le guide restano nostri.',
      ],
    },
    conduct: {
      title: 'Che cosa non si può fare',
      blocks: [
        {
          list: [
            'usare il servizio per annunci falsi, ingannevoli o illegali;',
            'aggirare i limiti del piano o dividere un account fra più persone fuori da un team;',
            'interrogare il servizio con programmi, se non per i propri annunci e in misura ragionevole;',
            'cercare di entrare nei dati di altri, o disturbare il funzionamento del servizio;',
            'rivendere il servizio come proprio senza un accordo con noi.',
          ],
        },
      ],
    },
    team: {
      title: 'Team',
      blocks: [
        'Con il piano ELITE lavorano fino a 5 account, compreso il tuo. Piano, conteggio e testi sono del titolare del team, che risponde di ciò che fanno i membri. Chi lascia il team torna al proprio piano; i testi scritti con il team restano al team.',
      ],
    },
    availability: {
      title: 'Funzionamento e assistenza',
      blocks: [
        'Facciamo il possibile perché il servizio funzioni sempre, ma non possiamo garantirlo senza interruzioni: manutenzione, guasti e siti di altri possono fermarne una parte. Se un sito non ci lascia leggere un annuncio puoi portare tu la pagina o scrivere i dati.',
        'L’assistenza risponde per e-mail, con la priorità che il tuo piano prevede.',
      ],
    },
    liability: {
      title: 'Responsabilità',
      blocks: [
        'La nostra responsabilità complessiva verso di te è limitata all’importo che ci hai pagato negli ultimi 12 mesi prima del fatto. Non rispondiamo di mancate vendite, guadagni persi e danni indiretti, né di ciò che decidono i siti su cui pubblichi.',
        'Questi limiti non valgono per dolo e colpa grave (art. 1229 del codice civile), per danni alle persone e dove la legge non li ammette, in particolare verso i consumatori.',
      ],
    },
    ending: {
      title: 'Sospensione e fine',
      blocks: [
        'Puoi chiudere l’account quando vuoi, dal profilo o scrivendoci. Possiamo sospenderlo se violi questi termini o metti a rischio il servizio o altri; te ne diciamo il motivo e, se si può rimediare, ti diamo il tempo di farlo. Possiamo chiudere il servizio con 30 giorni di preavviso, restituendo il tempo pagato e non goduto.',
        'Che cosa resta dei dati dopo la chiusura è scritto in [GDPR e i tuoi diritti](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Modifiche ai termini',
      blocks: [
        'Possiamo cambiare questi termini per motivi seri: una legge, la sicurezza, un servizio nuovo o modificato. Te lo diciamo per e-mail e qui con 30 giorni di preavviso. Se non sei d’accordo puoi chiudere il contratto prima che valgano, senza costi e con il rimborso del tempo pagato e non goduto. Se continui a usare il servizio, dopo quel termine valgono.',
      ],
    },
    law: {
      title: 'Legge e foro',
      blocks: [
        'Si applica la legge italiana. Per ogni controversia è competente il Foro di Bari. Se sei un consumatore è competente il giudice del luogo in cui vivi, e restano le tutele obbligatorie del tuo paese.',
        'Prima di una causa scrivici: cerchiamo una soluzione.',
      ],
    },
    language: {
      title: 'Lingua e validità',
      blocks: [
        'Questi termini sono scritti in italiano; le altre lingue sono traduzioni per comodità. Se dicono cose diverse vale il testo italiano. Se una clausola non è valida, le altre restano.',
      ],
    },
  },
} as const;
