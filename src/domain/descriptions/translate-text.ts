import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { Copywriter, LeftOutKind } from '../copywriting/copy.ts';
import { loadFactChecker } from '../copywriting/facts/load-fact-checker.ts';
import { ModelFailure } from '../copywriting/model/language-model.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import { loadTermWords } from '../copywriting/vocabulary/load-term-words.ts';
import type { AskModel } from '../subscriptions/ask-model.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import { briefAt } from './changing/brief-at.ts';
import { carryFigures } from './changing/carry-figures.ts';
import type { DescriptionStore, FoundText } from './description.ts';
import type { HouseSentenceStore } from './house-sentence.ts';
import type { LeftOut } from './left-out.ts';
import { gravestFirst, kindOf, listLeftOut } from './list-left-out.ts';
import { mayWriteStyle } from './may-write-style.ts';
import { briefAsTold } from './told/brief-as-told.ts';

/** Translates sentences that are not ours; the answer has one for each, in their order. Throws `ModelFailure` when it cannot. */
export type TranslateSentences = (
  sentences: readonly string[],
  from: Language,
  to: Language,
) => Promise<string[]>;

export interface TranslateTextDeps {
  descriptions: Pick<DescriptionStore, 'findByText'>;
  houseSentences: Pick<HouseSentenceStore, 'find'>;
  copywriter: Copywriter;
  /** Writes anew once the model has been asked for as much as the plan allows. */
  offlineWriter: Copywriter;
  /** Absent when no language model is configured. */
  translateSentences?: TranslateSentences | undefined;
  askModel: AskModel;
  now(): Date;
}

/** A sentence that stayed behind: nobody here can translate it, the language model failed or may not be asked. */
export interface Untranslated {
  sentence: string;
  kind: LeftOutKind;
  reason: 'not-ours' | 'edited' | 'house' | 'model-failed' | 'used-up' | 'not-a-sample';
}

export interface Translation {
  text: string;
  untranslated: Untranslated[];
  /** Items of the notes that the text was written without, the gravest first. */
  leftOut: LeftOut[];
}

/**
 * A text of ours is not translated but written again in the other language, from its facts as the seller's edits left
 * them; what the seller typed in it, and any other text, goes to the language model. What nobody here can
 * translate is told sentence by sentence, and what the writer leaves out item by item.
 */
export async function translateText(
  deps: TranslateTextDeps,
  user: User,
  request: { text: string; from: Language; to: Language },
): Promise<Translation> {
  if (request.from === request.to) return { text: request.text, untranslated: [], leftOut: [] };
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
  const { language: from, style } = key;
  const [check, terms] = await Promise.all([
    loadFactChecker(from, { thisYear: deps.now().getFullYear() }),
    loadTermWords(from),
  ]);
  const data = {
    before: stateDetails(briefAt(description, written.createdAt)),
    after: stateDetails(description.brief),
  };
  const present = carryFigures(written.text, { ...data, language: from, check }).text;
  const { brief, deleted, added } = briefAsTold(data.after, present, text, { check, terms });
  const mayAsk = await mayAskFor(splitSentences(written.text).length, deps);
  const writer = mayAsk ? deps.copywriter : deps.offlineWriter;
  const anew = await writer.write({ brief, style, language: to, seed: description.seed });
  const house = (await deps.houseSentences.find(deps.user.ownerId))
    .filter((own) => own.language === from && text.includes(own.text) && !added.includes(own.text))
    .map((own) => own.text);
  const typed = await translateEach(deps, added, from, to, 'edited');
  const fixed = await translateEach(deps, house, from, to, 'house');
  const more = [...typed.sentences, ...fixed.sentences].join(' ');
  return {
    text: [anew.text, more].filter(Boolean).join('\n\n'),
    untranslated: gravestFirst([...typed.untranslated, ...fixed.untranslated]),
    leftOut: listLeftOut(anew, deleted),
  };
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
  return { text: told.join('\n\n'), untranslated: gravestFirst(untranslated), leftOut: [] };
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
    untranslated: sentences.map((sentence) => ({ sentence, kind: kindOf(sentence), reason: why })),
  });
  if (sentences.length === 0) return { sentences: [], untranslated: [] };
  if (!translateSentences) return because(reason);
  if (!(await askModel(user, sentences.length))) return because('used-up');
  try {
    return { sentences: await translateSentences(sentences, from, to), untranslated: [] };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return because('model-failed');
  }
}
