import { expect, test } from 'vitest';
import { isRefusal } from './is-refusal.ts';

test.each([
  "I'm sorry, but I can't help with that.",
  'As an AI language model I have no opinion on cars.',
  'Mi dispiace, ma non posso scrivere questa descrizione.',
  'Leider kann ich diese Anfrage nicht beantworten.',
  'Je suis désolé, je ne peux pas.',
  'Lo siento, no puedo ayudar con eso.',
  'Bella Panda. Come modello linguistico non posso dire altro.',
])('"%s" is an excuse', (text) => {
  expect(isRefusal(text)).toBe(true);
});

test.each([
  'Non posso che consigliarla a chi viaggia molto.',
  'Ich kann nicht genug von ihr bekommen: so denkt, wer sie fährt.',
  'Una Panda bianca del 2019, con il cambio manuale.',
  'An intelligent four-wheel drive with driver assistance.',
])('"%s" is a text', (text) => {
  expect(isRefusal(text)).toBe(false);
});
