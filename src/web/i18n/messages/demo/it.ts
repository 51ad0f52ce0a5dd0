import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { optionNames } from '#domain/copywriting/vocabulary/options/it.ts';
import type { OptionNames } from '#domain/copywriting/vocabulary/options/option-names.ts';
import type { TargetingField } from '#domain/vehicles/targeting.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Widened } from '../widened.ts';

const fields = {
  make: 'Marca',
  model: 'Modello',
  year: 'Anno',
  mileage: 'Chilometraggio (km)',
  fuelType: 'Carburante',
  color: 'Colore',
  transmission: 'Cambio',
  power: 'Potenza (CV)',
  price: 'Prezzo (€)',
  driveType: 'Trazione',
  displacement: 'Cilindrata (cc)',
  category: 'Categoria',
  doors: 'Porte',
  condition: 'Condizione',
  warranty: 'Garanzia',
} satisfies Record<VehicleField, string>;

const targeting = {
  targetCustomers: ['A chi parli', 'Il cliente che vuoi far chiamare'],
  sellingPoints: ['Cosa mettere davanti', 'I motivi per sceglierla'],
  vehicleTypes: ['Che auto è', 'Come la cerca chi compra'],
  intendedUse: ['Per farci cosa', 'Dove e quando la userà'],
} satisfies Record<TargetingField, [string, string]>;

const styles = {
  professional: ['Professionale', 'Sobrio e completo: i dati nell’ordine in cui li cerca chi legge.'],
  persuasive: ['Persuasivo', 'Parla a un lettore solo e gli dice perché quell’auto fa per lui.'],
  advanced: ['Copy Evoluto 5.0', 'Un’idea portata fino in fondo, dalla prima riga all’ultima.'],
} satisfies Record<CopyStyle, [string, string]>;

export const it = {
  optionNames,
  documentTitle: 'Demo interattiva',
  back: 'Torna alla home',
  strip: ['Demo', 'Tutto è di esempio: niente viene inviato né salvato.'],
  stepsLabel: 'Passi della demo',
  steps: ['Inizio', 'Auto', 'Destinatario', 'Testi'],
  previous: 'Indietro',
  next: 'Continua',
  intro: {
    title: 'Da una scheda a tre descrizioni. Provalo qui.',
    text: 'Percorri gli stessi passi di chi lavora con Autoscritto, con un’auto di esempio. Bastano due minuti e non serve registrarsi.',
    start: 'Inizia la demo',
    points: [
      ['Porti l’auto', 'Da un link, oppure compilando i campi.'],
      ['Scegli a chi parlare', 'Cliente, uso e motivi per comprarla.'],
      ['Leggi tre testi', 'Uno per stile, pronti da copiare.'],
    ],
  },
  car: {
    title: 'Quale auto vendi?',
    source: 'Come inserire i dati',
    url: 'Importa URL',
    manual: 'Inserimento Manuale',
    link: 'Link dell’annuncio',
    linkHint: 'È un annuncio inventato: nella demo qualsiasi link porta agli stessi dati.',
    extracted: 'Dati letti dall’annuncio',
    required: 'Dati principali',
    optional: 'Altri dati, facoltativi',
    requiredHint: 'Con l’asterisco, i dati che un buon annuncio non lascia fuori. Qui nessuno ti blocca.',
    unset: 'Non indicato',
    fields,
  },
  aim: {
    title: 'A chi la racconti?',
    targeting,
    counter: (chosen: number, most: number) => `${chosen}/${most}`,
    counterSpoken: (chosen: number, most: number) =>
      `${chosen} ${chosen === 1 ? 'scelta' : 'scelte'} su ${most}`,
    notes: 'Note',
    notesHint: 'Allestimento, optional, tagliandi, difetti: quello che vuoi si dica. Facoltative.',
    fixed: 'I tre testi della demo sono già scritti per le scelte che trovi: se le cambi, non cambiano.',
    generate: 'Genera descrizioni',
  },
  writing: {
    title: 'Scrivo i tre testi',
    text: 'Nella demo l’attesa è finta: dura tre secondi.',
    bar: 'Avanzamento',
    share: (percent: number) => `${percent}%`,
  },
  texts: {
    title: 'La stessa auto, tre testi',
    text: 'Li ha scritti il nostro motore per la Volvo V60 di esempio, senza aggiungere nulla ai suoi dati.',
    styles,
    plan: (plan: string) => `Dal piano ${plan}`,
    copy: 'Copia',
    copyOf: (style: string) => `Copia il testo ${style}`,
    copied: { title: 'Copied', description: 'Il testo è negli appunti.' },
    copyFailed: {
      title: 'Errore',
      description: 'Il browser non permette di copiare. Seleziona il testo e copialo a mano.',
    },
    again: 'Ripeti la demo',
    plans: 'Scegli il tuo piano',
  },
  figures: {
    title: 'Quello che c’è dietro',
    languages: 'lingue, ognuna scritta da zero per chi la legge',
    styles: 'stili per la stessa auto, dagli stessi dati',
    terms: 'cose che riconosce nelle tue note: optional, storia, difetti, condizioni di vendita',
  },
  closing: {
    title: 'Adesso con un’auto tua',
    text: 'Il piano gratuito comprende una descrizione al mese.',
    action: 'Inizia gratis',
  },
};

export type DemoMessages = Widened<Omit<typeof it, 'optionNames'>> & { optionNames: OptionNames };
