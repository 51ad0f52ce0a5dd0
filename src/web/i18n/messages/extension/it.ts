import type { Widened } from '../widened.ts';

export const it = {
  closed:
    'Il browser non lascia leggere questa pagina. Apri un annuncio o il modulo di un marketplace e premi di nuovo l’icona.',
  ours: {
    none: 'Qui non c’è il testo di un’auto. Apri i testi di un’auto, premi «Modifica» e poi di nuovo l’icona.',
    shown: (place: string) => `Il testo che vedi, per ${place}`,
    against: 'Il testo contraddice i dati dell’auto:',
    take: 'Prendi questo testo',
    takeAnyway: 'Prendilo lo stesso',
    taken: (place: string) => `Fatto. Ora apri il modulo di ${place} e premi di nuovo l’icona.`,
  },
  kept: {
    title: 'Testo pronto',
    writtenFor: (place: string) => `Scritto per ${place}`,
    forget: 'Togli',
    none: 'Vuoi compilare il modulo di un marketplace? Apri prima i testi dell’auto in Autoscritto e premi lì l’icona.',
  },
  handOver: {
    button: 'Porta in Autoscritto',
    hint: 'Legge l’annuncio che vedi e apre il generatore con i dati dell’auto. Al sito non parte nessuna richiesta.',
    copied: 'Il sito tiene separate le sue schede. La pagina è negli appunti: incollala in Autoscritto.',
    copyFailed: 'La pagina non è finita negli appunti. Seleziona tutto, copia e incolla in Autoscritto.',
    open: 'Apri il generatore',
  },
  form: {
    title: 'Compila il modulo',
    none: 'In questa pagina non c’è un campo per il titolo o la descrizione di un annuncio.',
    kinds: { title: 'Titolo', description: 'Descrizione' },
    notFound: {
      title: 'Nessun campo per il titolo: apre la descrizione.',
      description: 'Nessun campo per la descrizione.',
    },
    which: 'Quale campo? Passaci sopra e lo vedi nella pagina.',
    leaveOut: 'Nessuno',
    unnamed: 'Campo senza nome',
    replaces: 'Contiene già un testo: viene sostituito.',
    tooLong: (most: string, length: string) =>
      `Accetta ${most} caratteri e il testo ne ha ${length}: resta com’è. Scegli in Autoscritto il marketplace giusto.`,
    same: 'Titolo e descrizione non possono andare nello stesso campo.',
    fill: 'Compila',
    promise: 'Scrive solo in questi campi e non invia nulla.',
    outcomes: {
      filled: (field: string, length: string) => `${field}: ${length} caratteri`,
      other: (field: string) => `${field}: la pagina ha cambiato il testo. Controllalo.`,
      gone: (field: string) => `${field}: il campo non c’è più. Premi di nuovo l’icona.`,
    },
    nothingSent: 'Non è stato inviato nulla: controlla i campi evidenziati e pubblica tu.',
  },
};

export type ExtensionMessages = Widened<typeof it>;
