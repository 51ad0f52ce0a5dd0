import type { Widened } from '../widened.ts';

export const it = {
  titles: {
    training: 'Scrivere annunci che vendono',
    strategy: 'Guida alla strategia di marketing',
  },
  back: 'Torna alla dashboard',
  contents: 'Contenuti',
  print: 'Stampa',
  before: 'Prima',
  after: 'Dopo',
  toDo: 'Da fare',
  progress: (done: number, all: number) => `${done} di ${all} cose fatte`,
  keptHere: 'Le spunte restano su questo dispositivo.',
  readOther: 'Leggi anche',
  failed: 'La guida non si è caricata',
  upsell: {
    badge: 'Piano ELITE',
    training:
      'Che cosa guarda chi compra, quali fatti dare e con quali parole: titoli portale per portale, foto in ordine, difetti detti bene, la legge in breve, la risposta al primo messaggio.',
    strategy:
      'Quale auto spingere e dove, quando muovere il prezzo, che cosa fare ogni settimana e un piano di novanta giorni, misurato con i numeri della tua concessionaria.',
    inBoth: 'Nove capitoli con esempi prima e dopo e liste da spuntare, da leggere o da stampare.',
    withElite: 'Questa guida fa parte del piano ELITE, con i tre stili di testo e fino a cinque account.',
    ofOwner: 'Il piano del tuo team lo sceglie il titolare: chiedi a lui di passare a ELITE.',
    button: 'Vedi i piani',
  },
} as const;

export type GuidesMessages = Widened<typeof it>;
