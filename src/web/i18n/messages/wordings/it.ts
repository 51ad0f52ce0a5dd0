import type { Widened } from '../widened.ts';

export const it = {
  title: 'Frasi ricordate',
  text: 'Come dici in una frase le parole che scrivi spesso nelle note. Nel generatore te le riproponiamo; nei testi del parco auto entrano da sole.',
  empty:
    'Ancora nessuna. Quando nel generatore o prima di scrivere il parco auto usi una frase al posto di una nota, la ricordiamo qui.',
  failed: 'Le frasi non si sono caricate.',
  search: 'Cerca fra le frasi',
  notFound: 'Nessuna frase con queste parole.',
  change: 'Cambia',
  changeOf: (typed: string) => `Cambia la frase per «${typed}»`,
  sentenceOf: (typed: string) => `Frase per «${typed}»`,
  save: 'Salva',
  cancel: 'Annulla',
  forget: 'Elimina',
  forgetOf: (typed: string) => `Elimina la frase per «${typed}»`,
  forgotten: 'Frase eliminata',
  more: (count: number) => `Mostra altre ${count}`,
  forgetAll: 'Elimina tutte',
  forgetAllTitle: 'Eliminare tutte le frasi ricordate?',
  forgetAllText: (count: number) =>
    count === 1
      ? 'C’è una frase sola. I testi già scritti restano come sono.'
      : `Sono ${count}. I testi già scritti restano come sono.`,
  keep: 'Lasciale',
  allForgotten: 'Frasi eliminate',
} as const;

export type WordingsMessages = Widened<typeof it>;
