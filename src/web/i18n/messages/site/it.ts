import type { PlanId } from '#domain/subscriptions/plans.ts';
import type { Widened } from '../widened.ts';

const planFeatures = {
  FREE: ['1 descrizione al mese', 'Stile professionale', 'Supporto base', 'Supporto multilingua'],
  STARTER: [
    '5 descrizioni al mese',
    'Stile professionale',
    'Supporto base',
    'Supporto multilingua',
    'Cronologia',
  ],
  PRO: [
    'Descrizioni illimitate',
    'Parco auto intero da un file, fino a 2.000 auto',
    'Doppio testo: professionale e persuasivo',
    'Cronologia completa',
    'Supporto prioritario',
    'Supporto multilingua',
    'Analisi delle prestazioni',
  ],
  ELITE: [
    'Tutto quello che c’è in PRO',
    'Triplo testo: professionale, persuasivo e Copy Evoluto 5.0',
    'Fino a 5 account utente',
    'Analisi avanzate',
    'Formazione professionale',
    'Guida alle strategie di marketing',
    'Supporto dedicato',
  ],
} satisfies Record<PlanId, string[]>;

const planPitch = {
  FREE: 'Per provare con un’auto vera',
  STARTER: 'Per chi pubblica qualche auto al mese',
  PRO: 'Per chi vende auto ogni giorno',
  ELITE: 'Per la squadra che cura ogni annuncio',
} satisfies Record<PlanId, string>;

export const it = {
  common: {
    loading: 'Caricamento',
    language: 'Lingua',
    menu: 'Menu',
    skipToContent: 'Vai al contenuto',
    retry: 'Riprova',
  },
  nav: {
    dashboard: 'Dashboard',
    admin: 'Amministrazione',
    goHome: 'Vai alla home',
    logout: 'Logout',
    plans: 'Piani',
    signIn: 'Accedi',
    getStarted: 'Inizia gratis',
    onThisPage: 'In questa pagina',
    anchors: {
      features: 'Funzionalità',
      pricing: 'Piani e prezzi',
      examples: 'Esempi',
      contact: 'Scrivici',
    },
  },
  footer: {
    line: 'Descrizioni di vendita per concessionari e autosaloni.',
    place: 'Bari, Italia',
    product: 'Prodotto',
    training: 'Formazione',
    documents: 'Documenti legali',
    names: {
      privacy: 'Informativa sulla privacy',
      terms: 'Termini di servizio',
      gdpr: 'GDPR e i tuoi diritti',
    },
    languages: 'Lingue',
  },
  closeDialog: 'Chiudi la finestra',
  toasts: {
    label: 'Notifiche',
    close: 'Chiudi la notifica',
    error: 'Errore',
    signedOut: { title: 'Non Autorizzato', description: 'Sei disconnesso. Accesso in corso...' },
  },
  problem: {
    title: 'Connessione assente',
    offline: 'Non riusciamo a raggiungere il server. Controlla la connessione e riprova.',
    broken: 'Questa pagina non si è caricata. Ricaricala: quello che hai salvato è al sicuro.',
    reload: 'Ricarica la pagina',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Questa pagina non esiste, oppure si apre solo dopo l’accesso.',
    textSignedIn: 'Questa pagina non esiste, oppure ha cambiato indirizzo.',
    home: 'Torna alla home',
    signIn: 'Accedi',
  },
  plans: {
    documentTitle: 'Piani',
    title: 'Un piano per ogni piazzale',
    text: 'Prezzi IVA inclusa ove applicabile. Puoi cambiare piano quando vuoi.',
    back: 'Torna alla home',
    billing: 'Fatturazione',
    monthly: 'Mensile',
    annual: 'Annuale',
    annualBadge: '-15%',
    perMonth: 'al mese',
    free: 'Gratis',
    billedYearly: (price: string) => `${price} all’anno`,
    saving: (price: string) => `Risparmi ${price}`,
    popular: 'Consigliato',
    current: 'Il tuo piano',
    choose: (plan: string) => `Scegli ${plan}`,
    features: planFeatures,
    pitch: planPitch,
  },
};

export type SiteMessages = Widened<typeof it>;
