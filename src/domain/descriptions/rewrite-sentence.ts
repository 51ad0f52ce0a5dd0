import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { RewordSentence } from '../copywriting/sentences/sentence-request.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import type { AskModel } from '../subscriptions/ask-model.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';
import { mayWriteStyle } from './may-write-style.ts';
import { styleNotInPlan } from './refusals.ts';
import type { TextKey } from './text-version.ts';

/**
 * One sentence of a text in other words; the rest is not touched and nothing is stored. Refuses a
 * locked sentence (`conflict`), a number no sentence has (`invalid`) and a style that is not to be had (`forbidden`).
 */
export async function rewriteSentence(
  deps: { descriptions: DescriptionStore; reword: RewordSentence; askModel: AskModel; newSeed(): number },
  user: User,
  { descriptionId, language, style }: TextKey,
  { text, index }: { text: string; index: number },
): Promise<string> {
  const description = await getDescription(deps.descriptions, user, descriptionId);
  if (!mayWriteStyle(user, description, style)) throw new ProductError('forbidden', styleNotInPlan(style));
  const { locked } = description;
  const brief = stateDetails(description.brief);
  const sentence = splitSentences(text)[index];
  if (!sentence) throw new ProductError('invalid', noSuchSentence, 'index');
  if (locked.some((kept) => kept.includes(sentence.text))) throw new ProductError('conflict', isLocked);
  const reworded = await deps.reword({ brief, style, language, seed: deps.newSeed(), text, index }, () =>
    deps.askModel(user, 1),
  );
  if (reworded === undefined) throw new ProductError('conflict', noOtherWording);
  return reworded;
}

const noSuchSentence = {
  it: 'Questa frase non c’è nel testo.',
  en: 'The text has no such sentence.',
  de: 'Diesen Satz gibt es im Text nicht.',
  fr: 'Cette phrase n’est pas dans le texte.',
  es: 'Esta frase no está en el texto.',
};

const isLocked = {
  it: 'La frase è bloccata: sbloccala per riscriverla.',
  en: 'The sentence is locked: unlock it to have it rewritten.',
  de: 'Der Satz ist gesperrt: Entsperren Sie ihn, um ihn neu schreiben zu lassen.',
  fr: 'La phrase est verrouillée : déverrouillez-la pour la réécrire.',
  es: 'La frase está bloqueada: desbloquéala para reescribirla.',
};

const noOtherWording = {
  it: 'Per questa frase non abbiamo un’altra versione con gli stessi dati: puoi modificarla tu direttamente nel testo.',
  en: 'There is no other wording of this sentence with the same facts: you can edit it directly in the text.',
  de: 'Für diesen Satz gibt es keine andere Fassung mit denselben Angaben: Sie können ihn direkt im Text ändern.',
  fr: 'Il n’y a pas d’autre version de cette phrase avec les mêmes données : vous pouvez la modifier directement dans le texte.',
  es: 'No hay otra versión de esta frase con los mismos datos: puedes cambiarla directamente en el texto.',
};
