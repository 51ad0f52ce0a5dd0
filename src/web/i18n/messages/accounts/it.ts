import type { SignInFault } from '#contract/sign-in-faults.ts';
import type { Role } from '#domain/accounts/user.ts';
import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const hoursWord = pluralOf('it', { one: 'ora', other: 'ore' });

export const it = {
  fields: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'Nuova password',
    currentPassword: 'Password attuale',
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    passwordHint: (least: number, most: number) =>
      `Da ${least} a ${most} caratteri. Una frase che ricordi va benissimo.`,
  },
  faults: {
    firstNameMissing: 'Scrivi il tuo nome.',
    nameLong: (most: number) => `Al massimo ${most} caratteri.`,
    emailInvalid: 'Inserisci un indirizzo e-mail valido.',
    passwordMissing: 'Scrivi la password.',
    passwordShort: (least: number) => `La password deve avere almeno ${least} caratteri.`,
    passwordLong: (most: number) => `La password può avere al massimo ${most} caratteri.`,
  },
  failures: {
    offline: 'Nessuna risposta dal server. Controlla la connessione e riprova.',
    ours: 'C’è stato un problema nostro. Riprova tra poco.',
  },
  google: 'Continua con Google',
  or: 'oppure',
  /** Of the sentence at a button: `{terms}` and `{privacy}` stand for links. */
  agreement: {
    check: 'Accetto i {terms} e ho letto l’{privacy}.',
    goingOn:
      'Se da qui si apre un account nuovo, continuando accetti i {terms} e confermi di aver letto l’{privacy}.',
    terms: 'Termini di servizio',
    privacy: 'informativa sulla privacy',
    missing: 'Per aprire l’account accetta i Termini di servizio: spunta la casella.',
  },
  login: {
    title: 'Accedi ad Autoscritto',
    text: 'Ti portiamo alla pagina di accesso.',
    button: 'Accedi',
    going: 'Un attimo, ti portiamo alla pagina di accesso',
    goingToGoogle: 'Un attimo, ti portiamo da Google',
    noAccount: 'Non hai ancora un account?',
    register: 'Registrati',
  },
  signIn: {
    title: 'Accedi',
    submit: 'Accedi',
    pending: 'Accesso in corso',
    otherWays: 'Accedi in un altro modo',
    forgotten: 'Password dimenticata?',
    demoTitle: 'Account demo',
    demoText: 'Scegline uno: i campi si compilano da soli.',
    demoAdmin: 'Amministratore',
    noAccount: 'Non hai ancora un account?',
    register: 'Registrati',
  },
  signInFaults: {
    'provider-unavailable':
      'Il servizio di accesso non risponde. Riprova tra poco, oppure entra con e-mail e password.',
    'sign-in-refused': 'L’accesso non è andato a buon fine. Riprova, oppure entra con e-mail e password.',
    'email-unverified':
      'Quel servizio non conferma che l’e-mail è tua. Verificala lì e riprova, oppure registrati qui con la tua e-mail.',
    'email-unusable':
      'Quel servizio ci ha dato un indirizzo e-mail che non possiamo usare. Registrati qui con un altro indirizzo.',
    'account-blocked': 'Questo account è bloccato. Scrivici dalla pagina Contatti e lo chiariamo insieme.',
    'too-many-tries': 'Troppi tentativi. Aspetta qualche minuto e riprova.',
    'sign-in-expired': 'L’accesso è rimasto aperto troppo a lungo o era già stato usato. Ricomincia da qui.',
  } satisfies Record<SignInFault, string>,
  register: {
    title: 'Apri il tuo account',
    text: 'La prima descrizione è gratuita. Ti scriviamo un link: la password la scegli da lì.',
    submit: 'Registrati',
    pending: 'Invio in corso',
    hasAccount: 'Hai già un account?',
    signIn: 'Accedi',
    sentTitle: 'Controlla la posta',
    sent: (email: string) => `Abbiamo scritto a ${email}.`,
    sentText: 'Apri il link nella mail e scegli la password: il tuo account è pronto.',
  },
  forgot: {
    title: 'Password dimenticata',
    text: 'Scrivi la tua e-mail: ti mandiamo un link per sceglierne una nuova.',
    submit: 'Mandami il link',
    pending: 'Invio in corso',
    back: 'Torna all’accesso',
    sentTitle: 'Controlla la posta',
    sent: (email: string) => `Abbiamo scritto a ${email}.`,
    sentText:
      'Se a questo indirizzo c’è un account, nella mail trovi il link per scegliere una nuova password.',
  },
  mailSent: {
    lasts: (hours: number) => `Il link vale ${hours} ${hoursWord(hours)}.`,
    spam: 'Se non la vedi, guarda anche nello spam.',
    resend: 'Rispedisci la mail',
    resendIn: (seconds: number) => `Rispedisci tra ${seconds} s`,
    resending: 'Invio in corso',
    resent: 'Rispedita: vale il link della mail più recente.',
    wrongAddress: 'Indirizzo sbagliato?',
    changeAddress: 'Cambialo',
    demo: 'In questa demo la posta non parte davvero.',
    inbox: 'Apri la posta della demo',
  },
  choosePassword: {
    signUpTitle: 'Scegli la tua password',
    resetTitle: 'Scegli una nuova password',
    forEmail: (email: string) => `Per l’account ${email}.`,
    resetText: 'Le sessioni aperte altrove si chiudono.',
    submit: 'Salva ed entra',
    pending: 'Salvo la password',
    checking: 'Controllo il link',
    deadTitle: 'Questo link non vale più',
    dead: 'È già stato usato oppure è scaduto. Se la password l’hai già scelta, accedi; altrimenti fatti mandare un link nuovo.',
    missingTitle: 'Manca il link',
    missing:
      'Per proteggerti, il link si legge una volta sola. Riaprilo dalla mail, oppure fattene mandare uno nuovo.',
    askReset: 'Nuovo link per la password',
    askSignUp: 'Registrati di nuovo',
    signIn: 'Accedi',
  },
  join: {
    documentTitle: 'Invito in un team',
    title: 'Lavora con il tuo team',
    visitor:
      'Un collega ti ha invitato: stesso piano, stessi testi, un accesso tuo. L’invito vale per l’indirizzo a cui è arrivata la mail.',
    visitorHint: 'Accedi o registrati con quell’e-mail: l’invito ti aspetta dentro.',
    signIn: 'Accedi',
    register: 'Registrati',
    none: (email: string) => `Nessun invito per ${email}`,
    noneText:
      'L’invito vale solo per l’indirizzo a cui è stato mandato, per 7 giorni. Se l’hai ricevuto su un altro, esci ed entra con quello; se è scaduto, chiedi a chi ti ha invitato di mandarlo di nuovo.',
    member: 'Lavori già in un team: i testi e il piano sono quelli del team.',
    toDashboard: 'Vai alla dashboard',
    logout: 'Esci',
  },
  invitations: {
    heading: 'Inviti ricevuti',
    from: (name: string, company: string) =>
      company ? `${name} (${company}) ti invita nel suo team` : `${name} ti invita nel suo team`,
    meaning:
      'Userete lo stesso piano e gli stessi testi. Quello che hai scritto finora resta tuo: lo ritrovi se lasci il team.',
    until: (date: string) => `L’invito vale fino al ${date}.`,
    accept: 'Accetta',
    accepting: 'Entro nel team',
    decline: 'Rifiuta',
    accepted: (name: string) => `Sei nel team di ${name}`,
    acceptedText: 'Da ora usi il suo piano e i testi del team.',
    declined: 'Invito rifiutato',
    declinedText: 'Se cambi idea, fattelo mandare di nuovo.',
  },
  profile: {
    title: 'Profilo',
    edit: 'Modifica',
    cancel: 'Annulla',
    save: 'Salva',
    saving: 'Salvataggio in corso',
    saved: { title: 'Profilo Aggiornato', description: 'Le modifiche sono salvate.' },
    emailFixed: "L'email non può essere modificata",
    plan: 'Piano',
    role: 'Ruolo',
    roles: { user: 'Utente', admin: 'Amministratore' } satisfies Record<Role, string>,
    teamMember: 'Membro di un team',
    empty: 'Non indicato',
  },
  password: {
    title: 'Password',
    text: 'Cambiandola, le sessioni aperte altrove si chiudono.',
    change: 'Cambia password',
    save: 'Cambia password',
    saving: 'Salvataggio in corso',
    cancel: 'Annulla',
    forgotten: 'Non la ricordi, o non ne hai ancora una? Fatti mandare un link',
    changed: { title: 'Password Cambiata', description: 'Le altre sessioni sono chiuse.' },
  },
  sessions: {
    title: 'Dove hai fatto l’accesso',
    device: (browser: string, system: string) => `${browser} su ${system}`,
    unknown: 'Dispositivo sconosciuto',
    current: 'Questa sessione',
    startedAt: (moment: string) => `Aperta: ${moment}`,
    end: 'Chiudi',
    endOf: (device: string, moment: string) => `Chiudi la sessione: ${device}, ${moment}`,
    endOthers: 'Chiudi tutte le altre',
    ended: { title: 'Sessione chiusa', description: 'Su quel dispositivo serve un nuovo accesso.' },
    othersEnded: { title: 'Altre sessioni chiuse', description: 'Resta aperta solo questa.' },
    failed: 'Le sessioni non si sono caricate.',
  },
};

export type AccountsMessages = Widened<typeof it>;
