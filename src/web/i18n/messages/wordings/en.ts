import type { WordingsMessages } from '../../wordings-messages.ts';

export const en: WordingsMessages = {
  title: 'Remembered sentences',
  text: 'How you put words that you often type in your notes. The generator proposes them again; in the texts of a stock they go in by themselves.',
  empty:
    'None yet. When you use a sentence in place of a note, in the generator or before a stock is written, we remember it here.',
  failed: 'The sentences could not be loaded.',
  search: 'Search the sentences',
  notFound: 'No sentence with these words.',
  change: 'Change',
  changeOf: (typed) => `Change the sentence for “${typed}”`,
  sentenceOf: (typed) => `Sentence for “${typed}”`,
  save: 'Save',
  cancel: 'Cancel',
  forget: 'Delete',
  forgetOf: (typed) => `Delete the sentence for “${typed}”`,
  forgotten: 'Sentence deleted',
  more: (count) => `Show ${count} more`,
  forgetAll: 'Delete all',
  forgetAllTitle: 'Delete all remembered sentences?',
  forgetAllText: (count) =>
    count === 1
      ? 'There is one sentence. Texts that are written stay as they are.'
      : `There are ${count}. Texts that are written stay as they are.`,
  keep: 'Keep them',
  allForgotten: 'Sentences deleted',
};
