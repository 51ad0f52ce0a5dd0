import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { Copywriter, Making, PriorText, StopSignal } from '../copywriting/copy.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import type { AskModel } from '../subscriptions/ask-model.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';
import { addHouseSentences, type HouseSentenceStore } from './house-sentence.ts';
import { mayWriteStyle } from './may-write-style.ts';
import { styleNotInPlan } from './refusals.ts';
import { textOf } from './text-of.ts';
import type { TextKey } from './text-version.ts';

export interface ProposeTextDeps {
  descriptions: DescriptionStore;
  houseSentences: Pick<HouseSentenceStore, 'find'>;
  copywriter: Copywriter;
  /** Writes once the model has been asked for as much as the plan allows. */
  offlineWriter: Copywriter;
  askModel: AskModel;
  newSeed(): number;
}

interface ProposingOptions {
  /** Which texts it keeps apart from, besides the present one; by default the seller's last. */
  apartFrom?: readonly PriorText[];
  signal?: StopSignal | undefined;
}

export interface ProposedText {
  text: string;
  making: Making;
}

/** How many of the seller's last texts a proposal keeps apart from, besides the present one. */
const priorTexts = 10;

/**
 * A second text of the same car as its data are now, to choose from: nothing is stored and none of the month is
 * taken. Locked sentences and those of the house are in it. Refuses a style that is not to be had
 * (`forbidden`) and a car that has become one of another make (`forbidden`): that is another description.
 */
export async function proposeText(
  deps: ProposeTextDeps,
  user: User,
  { descriptionId, language, style }: TextKey,
  { apartFrom, signal }: ProposingOptions = {},
): Promise<ProposedText> {
  const description = await getDescription(deps.descriptions, user, descriptionId);
  if (!mayWriteStyle(user, description, style)) throw new ProductError('forbidden', styleNotInPlan(style));
  if (description.changes.some(({ field }) => field === 'make'))
    throw new ProductError('forbidden', otherCar);
  const present = textOf(description, language, style);
  const brief = stateDetails(description.brief);
  const [house, lately, mayAsk] = await Promise.all([
    deps.houseSentences.find(user.ownerId),
    apartFrom ? [] : deps.descriptions.find({ userId: user.ownerId, search: '', limit: priorTexts }),
    deps.askModel(user, splitSentences(present).length),
  ]);
  const others =
    apartFrom ??
    lately.flatMap((prior) => {
      const text = prior.language === language ? prior.copy[style] : undefined;
      return text === undefined ? [] : [{ brief: stateDetails(prior.brief), text }];
    });
  const writer = mayAsk ? deps.copywriter : deps.offlineWriter;
  const { text: written, ...making } = await writer.write(
    { brief, style, language, seed: deps.newSeed(), apartFrom: [{ brief, text: present }, ...others] },
    { signal },
  );
  const { text } = addHouseSentences(written, house, { language, style });
  const locked = description.locked.filter(
    (sentence) => present.includes(sentence) && !text.includes(sentence),
  );
  return { text: [text, locked.join(' ')].filter(Boolean).join('\n\n'), making };
}

const otherCar = {
  it: 'La marca è cambiata da quando l’auto è stata descritta: per un’altra auto genera una descrizione nuova.',
  en: 'The make has changed since this car was described: generate a new description for another car.',
  de: 'Die Marke hat sich geändert, seit dieses Auto beschrieben wurde: Erzeugen Sie für ein anderes Auto eine neue Beschreibung.',
  fr: 'La marque a changé depuis que cette voiture a été décrite : générez une nouvelle description pour une autre voiture.',
  es: 'La marca ha cambiado desde que se describió el coche: genera una descripción nueva para otro coche.',
};
