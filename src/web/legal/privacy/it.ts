export const it = {
  title: 'Informativa sulla privacy',
  lead: 'Quali dati trattiamo quando usi Autoscritto, perché, per quanto tempo e chi altro li vede. Non facciamo pubblicità, non tracciamo nessuno e non vendiamo dati.',
  sections: {
    controller: {
      title: 'Chi tratta i tuoi dati',
      blocks: [
        'Il titolare del trattamento, ai sensi del Regolamento (UE) 2016/679 (GDPR), è la società con sede a Bari che gestisce Autoscritto. Questi sono i suoi dati, come li ha indicati nella configurazione di questo sito.',
        { insert: 'operator' },
        'Per ogni domanda sui tuoi dati scrivi all’indirizzo e-mail qui sopra.',
      ],
    },
    data: {
      title: 'Quali dati trattiamo',
      blocks: [
        'Trattiamo solo quello che serve a far funzionare il servizio. Quasi tutto ce lo dai tu.',
        {
          list: [
            'Account: nome, cognome, e-mail, lingua, piano, ruolo. La password la conserviamo solo come impronta (scrypt): nessuno può leggerla.',
            'Accesso con un altro servizio, se lo scegli: l’identificativo che quel servizio ti assegna, l’e-mail verificata e il nome.',
            'Sessioni: indirizzo IP, tipo di browser, inizio e fine. Le vedi nel tuo profilo e le puoi chiudere.',
            'Fatturazione: ragione sociale, partita IVA, codice fiscale, codice SDI o PEC, indirizzo, telefono.',
            'Pagamenti: piano, importi, date, stato e gli identificativi che il fornitore dei pagamenti dà a cliente e abbonamento. Il numero della carta non arriva mai a noi.',
            'Lavoro: i dati dei veicoli, le scelte e le note che scrivi, i testi, le traduzioni, le versioni precedenti, le frasi fisse e ricordate e quante descrizioni hai usato nel mese.',
            'Team: chi lavora con quale piano e le e-mail delle persone invitate.',
            'Messaggi: quello che ci scrivi dal modulo di contatto (nome, e-mail, telefono se lo indichi, oggetto, testo) e le e-mail che ti mandiamo.',
            'Consensi: quale versione dei termini e di questa informativa hai accettato o letto, in che lingua e quando.',
          ],
        },
        'Non chiediamo dati di categorie particolari (art. 9 del GDPR): non scriverne nelle note e nei messaggi.',
      ],
    },
    purposes: {
      title: 'Perché li trattiamo',
      blocks: [
        {
          head: ['Scopo', 'Base giuridica'],
          rows: [
            [
              'Aprire l’account, farti accedere, scrivere e conservare i testi, gestire piano e team',
              'Contratto: art. 6, par. 1, lett. b',
            ],
            ['Incassare, rimborsare, emettere ricevute e fatture', 'Contratto: art. 6, par. 1, lett. b'],
            ['Conservare i documenti fiscali', 'Obbligo di legge: art. 6, par. 1, lett. c'],
            ['Rispondere a chi ci scrive', 'Misure prima del contratto e contratto: art. 6, par. 1, lett. b'],
            [
              'Proteggere il servizio: limiti ai tentativi, registri degli accessi, difesa dagli abusi',
              'Legittimo interesse alla sicurezza: art. 6, par. 1, lett. f',
            ],
            [
              'Accertare o difendere un diritto dopo la fine del contratto',
              'Legittimo interesse alla tutela dei diritti: art. 6, par. 1, lett. f',
            ],
          ],
        },
        'E-mail e dati di accesso servono per avere un account, i dati di fatturazione per avere una fattura: senza, non possiamo fornirteli. Il resto è facoltativo. Non mandiamo pubblicità e non prendiamo decisioni automatizzate che ti riguardano.',
      ],
    },
    listings: {
      title: 'Gli annunci che ci fai leggere',
      blocks: [
        'Quando indichi il link di un annuncio, il nostro server chiede quella pagina una volta, senza mandare nulla di tuo. Se porti tu la pagina (incollata, salvata o con il pulsante del browser), leggiamo solo quella.',
        'Dalla pagina prendiamo i dati del veicolo. Nomi di persone, telefoni, e-mail, indirizzi web e targhe che il programma riconosce vengono tolti prima di mostrarti il risultato. La pagina non viene archiviata: il server la tiene in memoria al massimo 10 minuti, poi resta solo quello che tu confermi nel modulo.',
        'Se nelle note scrivi dati di altre persone, ne sei responsabile tu: scrivi solo ciò che serve a descrivere il veicolo.',
      ],
    },
    writing: {
      title: 'Come nascono i testi',
      blocks: [
        'I testi li scrive il nostro programma, sul nostro server. Se il gestore ha attivato anche un modello linguistico, i dati del veicolo, le scelte e le note vengono mandati al suo fornitore, e con loro le frasi da tradurre o riscrivere. Prima togliamo dalle note i recapiti che riconosciamo. Account, fatturazione e pagamenti non vengono mai mandati.',
      ],
    },
    recipients: {
      title: 'Chi altro riceve dati',
      blocks: [
        'Nessuno, tranne chi serve a far funzionare il servizio, e solo per la sua parte:',
        {
          list: [
            'il fornitore dei pagamenti (Stripe, quando i pagamenti sono attivi): e-mail, piano, importi e la carta, che gli dai direttamente;',
            'il server di posta che spedisce le nostre e-mail: il tuo indirizzo e il messaggio;',
            'il fornitore del modello linguistico, solo se è attivo: quanto descritto in [Come nascono i testi](#writing);',
            'Google o un altro servizio di accesso, solo se entri da lì: viene a sapere che accedi ad Autoscritto;',
            'chi ospita i nostri server, che agisce su nostra istruzione;',
            'commercialista, intermediario per le fatture elettroniche e Agenzia delle Entrate: i documenti fiscali;',
            'il titolare del tuo team: i testi scritti con il suo piano, il tuo nome e la tua e-mail;',
            'le autorità, quando la legge lo impone.',
          ],
        },
        { insert: 'recipients' },
        'Chi tratta dati per nostro conto lo fa con un contratto ai sensi dell’art. 28 del GDPR.',
      ],
    },
    transfers: {
      title: 'Dati fuori dall’Europa',
      blocks: [
        'Se uno di questi fornitori tratta dati fuori dallo Spazio economico europeo, lo fa solo sulla base di una decisione di adeguatezza (art. 45) o di clausole contrattuali tipo (art. 46 del GDPR). Scrivici per averne copia.',
      ],
    },
    retention: {
      title: 'Per quanto tempo li conserviamo',
      blocks: [
        {
          head: ['Dati', 'Durata'],
          rows: [
            ['Dati dell’account', 'Durata del contratto più 2 anni; 30 giorni se chiedi tu la cancellazione'],
            [
              'Descrizioni, traduzioni, versioni, note',
              'Fino alla cancellazione dell’account, o prima se le elimini tu',
            ],
            ['Dati di fatturazione, ricevute e note di credito', '10 anni'],
            ['Registri degli accessi', '12 mesi'],
            ['Sessioni', 'Fino all’uscita, al massimo 30 giorni, 14 senza uso'],
            ['Link per aprire l’account', '24 ore, o fino all’uso'],
            ['Link per una nuova password', '2 ore, o fino all’uso'],
            ['E-mail che ti mandiamo', 'Il testo si cancella dopo la spedizione, il resto dopo 30 giorni'],
            ['Messaggi dal modulo di contatto', '2 anni; prima, se ce lo chiedi e nulla lo impedisce'],
            ['Consensi', 'Fino alla cancellazione dell’account'],
            ['Ordini mai pagati', '30 giorni'],
            ['Registro di ciò che fanno gli amministratori', '10 anni'],
          ],
        },
        'Finita la durata, i dati vengono cancellati o resi anonimi. Restano più a lungo solo quelli che servono in una causa già aperta.',
      ],
    },
    cookies: {
      title: 'Cookie e memoria del browser',
      blocks: [
        'Usiamo solo cookie tecnici, che servono a farti accedere. Nessun cookie di statistica, pubblicità o profilazione, nessun tracciamento: per questo non c’è un banner da accettare. Con https i nomi dei cookie cominciano con `__Host-`.',
        {
          head: ['Cookie', 'A che cosa serve', 'Durata'],
          rows: [
            [
              '`autoscritto.session_token`',
              'Ti riconosce dopo l’accesso',
              'Fino all’uscita, al massimo 30 giorni',
            ],
            [
              '`autoscritto.browser`',
              'Lega un accesso con Google o un altro servizio al browser in cui è cominciato',
              '30 minuti',
            ],
            [
              '`autoscritto.language`',
              'Permette al server di risponderti nella lingua che hai scelto',
              '12 mesi',
            ],
          ],
        },
        'Nella pagina di pagamento, e solo lì, il programma di Stripe può impostare cookie suoi contro le frodi: `__stripe_mid` (1 anno) e `__stripe_sid` (30 minuti). Nella dimostrazione con pagamenti simulati non ci sono.',
        'Nella memoria del tuo browser (non sul nostro server) restano queste voci, che puoi cancellare quando vuoi:',
        {
          head: ['Voce', 'A che cosa serve', 'Durata'],
          rows: [
            ['`autoscritto-language`', 'La lingua scelta', 'Finché non la cancelli'],
            [
              '`autoscritto-fonts`',
              'Quali caratteri tipografici ha già il browser',
              'Finché non la cancelli',
            ],
            ['`autoscritto.channel`', 'Il marketplace su cui pubblichi', 'Finché non la cancelli'],
            ['`autoscritto.ticks`', 'Le voci spuntate nelle guide', 'Finché non la cancelli'],
            ['`autoscritto-draft`', 'Il veicolo che stai inserendo', 'Fino alla chiusura della scheda'],
            [
              '`autoscritto-first-car`',
              'L’auto scritta nella pagina iniziale prima di registrarti',
              'Fino al primo accesso al generatore, un giorno al massimo',
            ],
            ['`autoscritto-pasted`', 'Il testo incollato da leggere', 'Fino alla chiusura della scheda'],
            [
              '`autoscritto-handed-page`',
              'La pagina portata con il pulsante del browser',
              'Fino alla chiusura della scheda',
            ],
            ['`autoscritto-unsaved`', 'Correzioni non ancora salvate', 'Fino alla chiusura della scheda'],
            [
              '`autoscritto-billing-draft`',
              'I dati di fatturazione che stai scrivendo',
              'Fino alla chiusura della scheda',
            ],
            [
              '`autoscritto-profile-draft`',
              'Nome e cognome che stai scrivendo nel profilo',
              'Fino alla chiusura della scheda',
            ],
            [
              '`autoscritto-checkout-email`',
              'L’e-mail scritta per il pagamento',
              'Fino alla chiusura della scheda',
            ],
            [
              '`autoscritto-checkout-attempt`',
              'Evita che un doppio clic paghi due volte',
              'Fino alla chiusura della scheda',
            ],
            [
              '`autoscritto-return-path`',
              'La pagina a cui tornare dopo l’accesso',
              'Fino alla chiusura della scheda',
            ],
            [
              '`autoscritto-translation-test`',
              'Il testo della prova di traduzione',
              'Fino alla chiusura della scheda',
            ],
          ],
        },
      ],
    },
    security: {
      title: 'Come li proteggiamo',
      blocks: [
        'Ogni richiesta è controllata sul server: vedi solo i dati tuoi e del tuo team. Le password sono impronte che non si possono leggere, i link che ti mandiamo valgono una volta sola, una password nuova chiude tutte le sessioni. Il cookie di accesso non è leggibile dai programmi della pagina. Nei registri degli errori non scriviamo password, codici o numeri di carta.',
      ],
    },
    rights: {
      title: 'I tuoi diritti',
      blocks: [
        'Puoi chiederci di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da una macchina, e puoi opporti ai trattamenti basati sul legittimo interesse (artt. da 15 a 22 del GDPR). Rispondiamo entro 30 giorni, estendibili a 90 per richieste complesse. Come fare, passo per passo: [GDPR e i tuoi diritti](/gdpr).',
        'Se pensi che trattiamo male i tuoi dati puoi fare reclamo al Garante per la protezione dei dati personali (garanteprivacy.it) o all’autorità del paese in cui vivi.',
      ],
    },
    changes: {
      title: 'Modifiche',
      blocks: [
        'Quando cambiamo questa informativa lo diciamo qui e per e-mail a chi ha un account, con 30 giorni di preavviso. In cima alla pagina trovi sempre versione e data.',
      ],
    },
  },
} as const;
