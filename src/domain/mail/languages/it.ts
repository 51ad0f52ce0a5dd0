import type { MailLanguage } from '../mail-content.ts';
import { mailFormats } from '../mail-formats.ts';

const { money, day, month, number } = mailFormats('it-IT');
const hello = (firstName: string) => (firstName ? `Ciao ${firstName},` : 'Ciao,');
const hoursOf = (hours: number) => (hours === 1 ? '1 ora' : `${hours} ore`);
const daysOf = (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`);
const cycles = { monthly: 'mensile', annual: 'annuale' };

export const it = {
  messages: {
    'finish-sign-up': ({ firstName, link, hours }) => ({
      subject: 'Conferma la tua email e scegli la password',
      parts: [
        hello(firstName),
        'manca un passo per aprire il tuo account: scegli la password.',
        { label: 'Scegli la password', link },
        `Il link vale ${hoursOf(hours)} e si usa una volta sola.`,
        'Se non hai chiesto tu un account, ignora questa mail: senza il link non si apre niente.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'Hai già un account Autoscritto',
      parts: [
        hello(firstName),
        'qualcuno, forse tu, ha provato a registrarsi con questo indirizzo. L’account c’è già: accedi con la tua password.',
        { label: 'Accedi', link: signInLink },
        'Se non la ricordi, ne scegli una nuova.',
        { label: 'Scegli una nuova password', link: newPasswordLink },
        'Se non sei stato tu, non devi fare niente: il tuo account è rimasto com’era.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Scegli una nuova password',
      parts: [
        hello(firstName),
        'hai chiesto di cambiare la password del tuo account.',
        { label: 'Scegli la nuova password', link },
        `Il link vale ${hoursOf(hours)} e si usa una volta sola. Con la nuova password si chiudono tutte le sessioni aperte.`,
        'Se non sei stato tu, ignora questa mail: la password resta quella di prima.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'Nessun account con questo indirizzo',
      parts: [
        'Ciao,',
        'è stata chiesta una nuova password per questo indirizzo, ma qui non c’è nessun account. Forse ti sei registrato con un’altra email.',
        'Se vuoi, apri un account adesso.',
        { label: 'Registrati', link },
        'Se non sei stato tu a chiederla, ignora questa mail.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'La tua password è stata cambiata',
      parts: [
        hello(firstName),
        'la password del tuo account è appena cambiata. Se l’hai cambiata tu, è tutto a posto.',
        'Se non sei stato tu, scegline subito una nuova: così si chiudono anche le sessioni aperte da altri.',
        { label: 'Scegli una nuova password', link },
      ],
    }),
    'way-linked': ({ firstName, provider, link }) => ({
      subject: `Al tuo account si accede ora anche con ${provider}`,
      parts: [
        hello(firstName),
        `chi ha fatto l’accesso con ${provider} ha confermato la tua e-mail: da ora entra nel tuo account anche così. Se sei stato tu, è tutto a posto.`,
        'Se non sei stato tu, togli questo accesso dal profilo e scegli una nuova password: si chiudono anche le sessioni aperte da altri.',
        { label: 'Apri il profilo', link },
      ],
    }),
    'api-key-created': ({ firstName, name, lastCharacters, link }) => ({
      subject: 'Una nuova chiave API apre il tuo account',
      parts: [
        hello(firstName),
        `nel tuo account è stata creata la chiave API «${name}», che finisce con ${lastCharacters}: il programma che la usa legge o scrive annunci a tuo nome. Se sei stato tu, è tutto a posto.`,
        'Se non sei stato tu, revoca la chiave nel profilo e scegli una nuova password: si chiudono anche le sessioni aperte da altri.',
        { label: 'Apri il profilo', link },
      ],
    }),
    'webhook-paused': ({ firstName, host, link }) => ({
      subject: 'Un programma non riceve più i nostri avvisi',
      parts: [
        hello(firstName),
        `gli avvisi (webhook) all’indirizzo ${host} da un po’ non arrivano: per ora non ne mandiamo altri.`,
        'Nel profilo vedi che cosa ha risposto il programma. Quando funziona di nuovo, riattiva l’indirizzo: partono anche gli avvisi rimasti in attesa, fino a due settimane.',
        { label: 'Apri il profilo', link },
      ],
    }),
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Il tuo account verrà eliminato',
      parts: [
        hello(firstName),
        `hai chiesto di eliminare il tuo account. Succede il ${day(on)}: da quel giorno testi, team e dati non si possono più recuperare. Ricevute e fatture restano 10 anni, come vuole la legge.`,
        'Da ora nessun rinnovo viene più addebitato. Fino a quel giorno puoi entrare, scaricare i tuoi dati e ripensarci.',
        { label: 'Tieni il mio account', link },
        'Se non sei stato tu, accedi, tieni l’account e cambia subito la password.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: 'Vuoi tenere il tuo account?',
      parts: [
        hello(firstName),
        `non entri in Autoscritto da quasi due anni. Non teniamo dati che non servono: il ${day(on)} il tuo account e i tuoi testi vengono eliminati.`,
        'Per tenerli basta accedere una volta prima di quel giorno.',
        { label: 'Accedi', link },
        'Se l’account non ti serve più, non devi fare niente.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} ti invita nel suo team su Autoscritto`,
      parts: [
        'Ciao,',
        companyName
          ? `${from} (${companyName}) ti invita a scrivere con il suo piano ELITE: stesse auto, stessi testi, un account tutto tuo.`
          : `${from} ti invita a scrivere con il suo piano ELITE: stesse auto, stessi testi, un account tutto tuo.`,
        { label: 'Vedi l’invito', link },
        `Accedi o registrati con l’indirizzo a cui è arrivata questa mail. L’invito vale ${daysOf(days)}.`,
        'Se non conosci chi ti invita, ignora questa mail.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'Non fai più parte del team',
      parts: [
        'Ciao,',
        `il tuo account non fa più parte del team di ${from}. Da adesso lavori con il tuo piano e ritrovi i testi che avevi scritto prima.`,
        `Quello che hai scritto nel team resta a ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} non è più nel tuo team`,
      parts: [
        'Ciao,',
        `${name} ha lasciato il tuo team. Quello che ha scritto resta nel tuo storico, e il suo posto è libero: puoi invitare un’altra persona.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Pagamento ricevuto: piano ${plan}, ${money(totalCents)}`,
      parts: [
        'Ciao,',
        `abbiamo ricevuto il tuo pagamento di ${money(totalCents)}${hasVat ? ', IVA compresa,' : ''} per il piano ${plan} ${cycles[billingCycle]}. Grazie.`,
        hasAccount
          ? 'La ricevuta è nel tuo account.'
          : 'Per usare il piano e vedere la ricevuta scegli la password: l’account è con questo indirizzo e-mail.',
        { label: hasAccount ? 'Vedi la ricevuta' : 'Scegli la password', link },
      ],
    }),
    'billing-details-wanted': ({ firstName, documents, since, hasAccount, link }) => ({
      subject: 'I dati per la tua fattura',
      parts: [
        hello(firstName),
        documents === 1
          ? `il documento del tuo pagamento del ${day(since)} è pronto, ma senza i tuoi dati non possiamo emettere la fattura.`
          : `${documents} documenti, dal ${day(since)}, sono pronti, ma senza i tuoi dati non possiamo emettere le fatture.`,
        hasAccount
          ? 'Bastano ragione sociale o nome, partita IVA o codice fiscale, e indirizzo: un minuto, una volta sola.'
          : 'Scegli la password del tuo account, che è con questo indirizzo e-mail: poi bastano ragione sociale o nome, partita IVA o codice fiscale, e indirizzo.',
        { label: hasAccount ? 'Compila i dati' : 'Scegli la password', link },
        'Lo SDI vuole la fattura entro dodici giorni dal pagamento. Dopo tre promemoria non ti scriviamo più.',
      ],
    }),
    'order-paid': ({ plan, hasAccount, link }) => ({
      subject: hasAccount ? `Piano ${plan} pagato` : 'Pagato. Scegli la password',
      parts: [
        'Ciao,',
        hasAccount
          ? `il piano ${plan} è pagato ed è nel tuo account.`
          : `il piano ${plan} è pagato. Per usarlo scegli la password: l’account è con questo indirizzo.`,
        { label: hasAccount ? 'Vedi il tuo piano' : 'Scegli la password', link },
      ],
    }),
    'payment-disputed': ({ plan, link }) => ({
      subject: `Contestazione del pagamento del piano ${plan}`,
      parts: [
        'Ciao,',
        `la tua banca ha contestato il pagamento del piano ${plan}: finché la contestazione è aperta il piano non è attivo. I tuoi testi restano nel tuo account.`,
        'Se si risolve a favore del pagamento, il piano torna da solo. Se è un errore, parlane con la tua banca o rispondi a questa e-mail.',
        { label: 'Vedi il tuo piano', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Rimborso del piano ${plan}`,
      parts: [
        'Ciao,',
        `il pagamento del piano ${plan} ti è stato restituito, quindi il piano non è più attivo. I tuoi testi restano nel tuo account.`,
        'Sulla tua carta il rimborso può richiedere qualche giorno. I documenti li trovi qui.',
        { label: 'Vedi i documenti', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `Il rinnovo del piano ${plan} non è riuscito`,
      parts: [
        'Ciao,',
        `la tua banca non ha accettato il pagamento per rinnovare il piano ${plan}. Finché non va a buon fine, il piano è sospeso.`,
        'Controlla la carta e paga dal tuo account: il piano riparte subito.',
        { label: 'Paga adesso', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Disdetta confermata: piano ${plan}`,
      parts: endsOn
        ? [
            'Ciao,',
            `la disdetta è fatta. Il piano ${plan} resta attivo fino al ${day(endsOn)}, poi non si rinnova: nessun altro addebito per questo piano.`,
            'I tuoi testi restano nel tuo account, anche con il piano gratuito.',
            'Hai cambiato idea? Fino a quel giorno puoi riprendere il piano con un clic.',
            { label: 'Riprendi il piano', link },
            'Se non sei stato tu, riprendi il piano e cambia subito la password.',
          ]
        : [
            'Ciao,',
            `la disdetta è fatta. Il rinnovo in sospeso è annullato e il piano ${plan} è finito: nessun altro addebito per questo piano.`,
            'I tuoi testi restano nel tuo account, anche con il piano gratuito.',
            { label: 'Vedi il tuo piano', link },
            'Se non sei stato tu, cambia subito la password.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Il piano ${plan} continua`,
      parts: [
        'Ciao,',
        `il tuo piano ${plan} non finisce più: si rinnova da solo.`,
        amountCents > 0
          ? `Prossimo pagamento: ${money(amountCents)}, IVA compresa, il ${day(on)}.`
          : `Si rinnova il ${day(on)} e lo paga il tuo credito: quel giorno non ti addebitiamo nulla.`,
        { label: 'Vedi il tuo piano', link },
        'Non lo vuoi? Puoi disdirlo di nuovo dalla stessa pagina, fino al giorno prima del rinnovo.',
      ],
    }),
    'plan-change-planned': ({ plan, next, on, amountCents, link }) => ({
      subject: `Dal ${day(on)} passi a ${next.plan}`,
      parts: [
        'Ciao,',
        `fino al ${day(on)} il piano ${plan} resta tuo, con tutto quello che comprende. Da quel giorno hai il piano ${next.plan} ${cycles[next.billingCycle]}.`,
        amountCents > 0
          ? `Quel giorno paghi ${money(amountCents)}, IVA compresa.`
          : 'Quel giorno paga il tuo credito: non ti addebitiamo nulla.',
        'Hai cambiato idea? Fino a quel giorno torni indietro con un clic.',
        { label: 'Vedi il tuo piano', link },
        'Se non sei stato tu, torna indietro e cambia subito la password.',
      ],
    }),
    'plan-change-taken-back': ({ plan, on, amountCents, link }) => ({
      subject: `Resti con il piano ${plan}`,
      parts: [
        'Ciao,',
        `il cambio che avevi chiesto non vale più: il piano ${plan} continua e si rinnova da solo.`,
        amountCents > 0
          ? `Prossimo pagamento: ${money(amountCents)}, IVA compresa, il ${day(on)}.`
          : `Si rinnova il ${day(on)} e lo paga il tuo credito: quel giorno non ti addebitiamo nulla.`,
        { label: 'Vedi il tuo piano', link },
      ],
    }),
    'monthly-report': ({ month: of, reportLink, markLink, stopLink, ...figures }) => ({
      subject: `Il tuo rapporto di ${month(of)}`,
      parts: [
        'Ciao,',
        `ecco il tuo ${month(of)} su Autoscritto: descrizioni create ${figures.descriptions}, auto pubblicate ${figures.published}, auto con una prima richiesta ${figures.leads}, auto vendute ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'Per il tempo medio di vendita servono almeno tre auto vendute di cui si conosce il giorno di pubblicazione.'
          : `Tempo medio dalla pubblicazione alla vendita, in giorni: ${number(figures.avgSaleTime)}.`,
        `Auto pubblicate ancora in vendita: ${figures.standing}. Se qualcuna è stata venduta, segnala: i tuoi dati restano veri.`,
        { label: 'Segna le auto vendute', link: markLink },
        'Il rapporto completo in PDF è nella pagina delle analisi.',
        { label: 'Apri il rapporto', link: reportLink },
        ...(stopLink
          ? [
              {
                aside: 'Non vuoi più ricevere il rapporto ogni mese? Lo fermi da qui, senza accedere:',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text, priority }) => ({
      subject: `${priority ? `[${priority}] ` : ''}Messaggio: ${subject}`,
      parts: [
        phone ? `Da ${name}, ${email}, telefono ${phone}.` : `Da ${name}, ${email}.`,
        { quote: text },
        'Rispondi a questa mail: la risposta va a chi ha scritto.',
      ],
    }),
  },
  linkInWords: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  footer: 'Mail inviata automaticamente da Autoscritto.',
} satisfies MailLanguage;
