export const it = {
  title: 'GDPR e i tuoi diritti',
  lead: 'Come esercitare i tuoi diritti sui dati personali, in quanto tempo rispondiamo e che cosa facciamo se qualcosa va storto. Quali dati trattiamo lo trovi nell’informativa sulla privacy.',
  sections: {
    roles: {
      title: 'Chi risponde di che cosa',
      blocks: [
        'Per i dati del tuo account, della fatturazione e dei messaggi che ci mandi il titolare del trattamento è la società che gestisce Autoscritto:',
        { insert: 'operator' },
        'Se nei dati di un veicolo o nelle note inserisci dati di altre persone, per esempio di un cliente, il titolare sei tu e noi siamo il responsabile che li tratta per tuo conto. Per questo caso vale la sezione [Accordo per i concessionari](#processing).',
      ],
    },
    principles: {
      title: 'Come è fatto il prodotto',
      blocks: [
        {
          list: [
            'Pochi dati: per scrivere un testo servono quelli del veicolo, non quelli delle persone.',
            'Recapiti tolti: dagli annunci letti e dalle note mandate a un modello linguistico togliamo nomi, telefoni, e-mail e targhe che il programma riconosce.',
            'Niente tracciamento: solo cookie tecnici, nessun servizio di statistica o pubblicità.',
            'Carte mai da noi: il numero lo vede solo il fornitore dei pagamenti.',
            'Tempi certi: ogni dato ha una durata, scritta nell’[informativa sulla privacy](/privacy-policy#retention).',
          ],
        },
      ],
    },
    rights: {
      title: 'I tuoi diritti',
      blocks: [
        {
          list: [
            'Accesso (art. 15): sapere quali tuoi dati trattiamo e averne copia.',
            'Rettifica (art. 16): far correggere quelli sbagliati o incompleti.',
            'Cancellazione (art. 17): far eliminare l’account e i dati che la legge non ci obbliga a tenere.',
            'Limitazione (art. 18): far sospendere l’uso di un dato mentre se ne discute.',
            'Notifica (art. 19): far sapere una correzione o una cancellazione a chi ha ricevuto il dato.',
            'Portabilità (art. 20): ricevere i dati che ci hai dato in un formato leggibile da una macchina, o farli passare a un altro servizio.',
            'Opposizione (art. 21): dire no a un trattamento basato sul nostro legittimo interesse.',
            'Decisioni automatizzate (art. 22): non ne prendiamo nessuna che ti riguardi. Il programma scrive testi su veicoli, non giudica persone.',
          ],
        },
      ],
    },
    yourself: {
      title: 'Quello che puoi fare subito',
      blocks: [
        'Molto si fa senza scriverci:',
        {
          list: [
            'correggere nome e dati di fatturazione nella dashboard;',
            'cambiare la password e chiudere le sessioni aperte su altri dispositivi;',
            'copiare, scaricare ed eliminare ogni descrizione dallo storico;',
            'scaricare ricevute e fatture;',
            'lasciare un team, o togliere qualcuno dal tuo;',
            'scaricare tutti i tuoi dati in un archivio, ed eliminare l’account, dal profilo.',
          ],
        },
      ],
    },
    requests: {
      title: 'Come chiedere il resto',
      blocks: [
        'Scrivi all’e-mail in cima a questa pagina, meglio se dall’indirizzo del tuo account, e di’ quale diritto vuoi esercitare. Non serve un modulo e non costa nulla.',
        'Rispondiamo entro 30 giorni da quando riceviamo la richiesta. Se è complessa, o se le richieste sono molte, possiamo arrivare a 90 giorni: in quel caso te lo diciamo, con il motivo, entro i primi 30.',
        'Se non siamo sicuri che sia tu, ti chiediamo una conferma dall’e-mail dell’account. Possiamo rifiutare una richiesta solo se è chiaramente infondata o eccessiva, spiegandoti perché.',
      ],
    },
    deletion: {
      title: 'Che cosa succede se cancelli l’account',
      blocks: [
        {
          list: [
            'Descrizioni, traduzioni, versioni, note e sessioni vengono eliminate con l’account.',
            'Se lo chiedi tu, l’account viene eliminato dopo 30 giorni: fino ad allora puoi ripensarci dal profilo.',
            'Un account senza piano a pagamento in cui nessuno entra per 2 anni viene eliminato, con un avviso per e-mail 30 giorni prima.',
            'Anche il fornitore dei pagamenti cancella il cliente e la sua carta; restano i pagamenti fatti.',
            'Ricevute, note di credito e dati di fatturazione restano 10 anni, perché lo chiede la legge (art. 2220 del codice civile).',
            'I registri degli accessi si cancellano dopo 12 mesi.',
          ],
        },
        'Un piano a pagamento non si rinnova più da quando chiedi l’eliminazione: vedi i [termini di servizio](/terms-of-service#cancellation).',
      ],
    },
    processing: {
      title: 'Accordo per i concessionari',
      blocks: [
        'Quando trattiamo per tuo conto dati personali che inserisci tu (art. 28 del GDPR), questi sono gli impegni. Valgono per la durata del contratto e ne fanno parte.',
        {
          list: [
            'Oggetto: conservare e rielaborare i dati dei veicoli, le note e i testi che inserisci. Riguarda le persone che nomini nelle note.',
            'Istruzioni: li trattiamo solo per fornirti il servizio e su tua istruzione documentata, che sono i comandi che dai nel prodotto.',
            'Riservatezza: vi accede solo chi deve, ed è tenuto al segreto.',
            'Sicurezza: applichiamo le misure dell’art. 32 descritte nell’[informativa sulla privacy](/privacy-policy#security).',
            'Altri responsabili: autorizzi quelli elencati qui sotto. Ti avvisiamo di ogni cambiamento con 30 giorni di preavviso, e puoi opporti.',
            'Aiuto: ti assistiamo nelle richieste delle persone interessate, nelle violazioni e nelle valutazioni d’impatto.',
            'Fine: alla chiusura dell’account i dati vengono eliminati; prima puoi scaricarli.',
            'Controlli: ti diamo le informazioni che servono a dimostrare che rispettiamo questi impegni.',
          ],
        },
      ],
    },
    recipients: {
      title: 'Chi lavora per noi',
      blocks: [
        'Possono trattare dati per nostro conto il fornitore dei pagamenti, il server di posta, chi ospita i nostri server e, solo se è attivo, il fornitore di un modello linguistico.',
        { insert: 'recipients' },
        'Che cosa riceve ciascuno è scritto nell’[informativa sulla privacy](/privacy-policy#recipients).',
      ],
    },
    breaches: {
      title: 'Se c’è una violazione',
      blocks: [
        {
          list: [
            'Entro 24 ore da quando un incidente viene rilevato valutiamo che cosa è successo, quali dati e quante persone riguarda, e fermiamo il danno.',
            'Entro 72 ore da quando ne siamo a conoscenza notifichiamo la violazione al Garante per la protezione dei dati personali, a meno che sia improbabile un rischio per le persone (art. 33).',
            'Se il rischio per te è alto te lo diciamo senza ritardo, con parole semplici: che cosa è successo, che cosa può derivarne, che cosa facciamo noi e che cosa conviene fare a te (art. 34).',
            'Se i dati li trattiamo per tuo conto, avvisiamo te senza ritardo, così puoi rispettare i tuoi termini.',
            'Ogni violazione viene annotata in un registro, anche se non va notificata.',
          ],
        },
        'Se noti qualcosa di strano, scrivici subito all’e-mail in cima a questa pagina.',
      ],
    },
    complaint: {
      title: 'Se non sei soddisfatto',
      blocks: [
        'Puoi fare reclamo al Garante per la protezione dei dati personali (garanteprivacy.it), o all’autorità del paese in cui vivi, lavori o in cui è avvenuta la violazione (art. 77), e puoi rivolgerti a un giudice (art. 79). Ti chiediamo di scriverci prima: spesso basta.',
      ],
    },
    changes: {
      title: 'Modifiche',
      blocks: [
        'Quando cambiamo questa pagina lo diciamo qui e per e-mail a chi ha un account, con 30 giorni di preavviso. In cima trovi sempre versione e data.',
      ],
    },
  },
} as const;
