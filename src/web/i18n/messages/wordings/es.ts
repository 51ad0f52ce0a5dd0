import type { WordingsMessages } from '../../wordings-messages.ts';

export const es: WordingsMessages = {
  title: 'Frases recordadas',
  text: 'Cómo dices en una frase las palabras que escribes a menudo en las notas. El generador te las vuelve a proponer; en los textos del stock entran solas.',
  empty:
    'Todavía ninguna. Cuando en el generador, o antes de escribir el stock, usas una frase en lugar de una nota, la recordamos aquí.',
  failed: 'Las frases no se han cargado.',
  search: 'Buscar entre las frases',
  notFound: 'Ninguna frase con estas palabras.',
  change: 'Cambiar',
  changeOf: (typed) => `Cambiar la frase para «${typed}»`,
  sentenceOf: (typed) => `Frase para «${typed}»`,
  save: 'Guardar',
  cancel: 'Cancelar',
  forget: 'Eliminar',
  forgetOf: (typed) => `Eliminar la frase para «${typed}»`,
  forgotten: 'Frase eliminada',
  more: (count) => `Mostrar ${count} más`,
  forgetAll: 'Eliminar todas',
  forgetAllTitle: '¿Eliminar todas las frases recordadas?',
  forgetAllText: (count) =>
    count === 1
      ? 'Hay una. Los textos ya escritos quedan como están.'
      : `Hay ${count}. Los textos ya escritos quedan como están.`,
  keep: 'Dejarlas',
  allForgotten: 'Frases eliminadas',
};
