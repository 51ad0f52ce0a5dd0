import type { Widened } from '../widened.ts';

export const it = {
  title: 'Chiavi API',
  text: 'Con una chiave il tuo gestionale scrive e legge gli annunci al posto tuo. Ogni programma ha la sua.',
  howTo: 'Come si usa l’API',
  upsell: 'L’API fa parte dei piani PRO ed ELITE.',
  ofOwner: 'Il piano del tuo team lo sceglie il titolare: chiedi a lui un piano con l’API.',
  plans: 'Vedi i piani',
  silent: 'Con il tuo piano di oggi queste chiavi sono ferme: tornano a funzionare con PRO o ELITE.',
  create: 'Crea una chiave',
  form: {
    name: 'Nome del programma',
    nameHint: 'Per riconoscerla: il gestionale, il sito …',
    nameMissing: 'Scrivi un nome.',
    access: 'Che cosa può fare',
    submit: 'Crea',
    creating: 'Creo',
    cancel: 'Annulla',
  },
  access: { read: 'Leggere', write: 'Scrivere', both: 'Leggere e scrivere' },
  created: {
    title: 'Copia la chiave adesso',
    text: 'Non la mostriamo più. Chi la possiede lavora nel tuo account: tienila come una password.',
    secret: 'Chiave',
    copy: 'Copia',
    copied: 'Chiave copiata',
    copyFailed: 'Copiala a mano: la chiave è selezionata.',
    done: 'L’ho salvata',
  },
  endsIn: 'Finisce con',
  createdAt: (day: string) => `Creata il ${day}`,
  lastUsed: (day: string) => `Usata l’ultima volta: ${day}`,
  neverUsed: 'Mai usata',
  revoke: 'Revoca',
  revokeOf: (name: string) => `Revoca la chiave ${name}`,
  revokeTitle: (name: string) => `Revocare «${name}»?`,
  revokeText: 'Il programma che la usa si ferma subito. Non si può annullare: servirà una chiave nuova.',
  keep: 'Tieni la chiave',
  revoked: { title: 'Chiave revocata', description: 'Nessuno può più usarla.' },
  failed: 'Le chiavi non si sono caricate.',
} as const;

export type ApiKeysMessages = Widened<typeof it>;
