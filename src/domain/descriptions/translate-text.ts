import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { Copywriter } from '../copywriting/copy.ts';
import { ModelFailure } from '../copywriting/model/language-model.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import type { AskModel } from '../subscriptions/ask-model.ts';
import type { DescriptionStore, FoundText } from './description.ts';
import { mayWriteStyle } from './may-write-style.ts';

/** Translates sentences that are not ours; the answer has one for each, in their order. Throws `ModelFailure` when it cannot. */
export type TranslateSentences = (
  sentences: readonly string[],
  from: Language,
  to: Language,
) => Promise<string[]>;

export interface TranslateTextDeps {
  descriptions: Pick<DescriptionStore, 'findByText'>;
  copywriter: Copywriter;
  /** Writes anew once the model has been asked for as much as the plan allows. */
  offlineWriter: Copywriter;
  /** Absent when no language model is configured. */
  translateSentences?: TranslateSentences | undefined;
  askModel: AskModel;
}

/** A sentence that stayed behind: nobody here can translate it, the language model failed or may not be asked. */
export interface Untranslated {
  sentence: string;
  reason: 'not-ours' | 'edited' | 'model-failed' | 'used-up' | 'not-a-sample';
}

export interface Translation {
  text: string;
  untranslated: Untranslated[];
}

/**
 * A text of ours is not translated but written again from its facts in the other language; what the
 * seller changed in it, and any other text, goes to the language model. What nobody here can
 * translate is told sentence by sentence.
 */
export async function translateText(
  deps: TranslateTextDeps,
  user: User,
  request: { text: string; from: Language; to: Language },
): Promise<Translation> {
  if (request.from === request.to) return { text: request.text, untranslated: [] };
  const found = await deps.descriptions.findByText(user.ownerId, request.text);
  const isOurs = found && mayWriteStyle(user, found.description, found.key.style);
  const translator = { ...deps, user };
  return isOurs ? writeAnew(translator, found, request) : translateForeign(translator, request);
}

type Translator = TranslateTextDeps & { user: User };

async function writeAnew(
  deps: Translator,
  { description, key, written }: FoundText,
  { text, to }: { text: string; to: Language },
): Promise<Translation> {
  const { brief, seed, locked } = description;
  const before = splitSentences(written);
  const writer = (await mayAskFor(before.length, deps)) ? deps.copywriter : deps.offlineWriter;
  const anew = await writer.write({ brief, style: key.style, language: to, seed });
  const known = new Set(before.map((sentence) => sentence.text));
  const edited = splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !known.has(sentence) && !locked.includes(sentence));
  if (edited.length === 0) return { text: anew.text, untranslated: [] };
  const { sentences, untranslated } = await translateEach(deps, edited, key.language, to, 'edited');
  return { text: [anew.text, sentences.join(' ')].filter(Boolean).join('\n\n'), untranslated };
}

/** Without a model nothing is asked of one, and nothing is counted. */
const mayAskFor = async (sentences: number, { translateSentences, askModel, user }: Translator) =>
  !translateSentences || askModel(user, sentences);

async function translateForeign(
  deps: Translator,
  { text, from, to }: { text: string; from: Language; to: Language },
): Promise<Translation> {
  const paragraphs = Map.groupBy(splitSentences(text), ({ paragraph }) => paragraph);
  const told: string[] = [];
  const untranslated: Untranslated[] = [];
  for (const sentences of paragraphs.values()) {
    const texts = sentences.map((sentence) => sentence.text);
    const found = await translateEach(deps, texts, from, to, 'not-ours');
    if (found.sentences.length > 0) told.push(found.sentences.join(' '));
    untranslated.push(...found.untranslated);
  }
  return { text: told.join('\n\n'), untranslated };
}

async function translateEach(
  { translateSentences, askModel, user }: Translator,
  sentences: readonly string[],
  from: Language,
  to: Language,
  reason: Untranslated['reason'],
): Promise<{ sentences: string[]; untranslated: Untranslated[] }> {
  const because = (why: Untranslated['reason']) => ({
    sentences: [],
    untranslated: sentences.map((sentence) => ({ sentence, reason: why })),
  });
  if (!translateSentences) return because(reason);
  if (!(await askModel(user, sentences.length))) return because('used-up');
  try {
    return { sentences: await translateSentences(sentences, from, to), untranslated: [] };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return because('model-failed');
  }
}
