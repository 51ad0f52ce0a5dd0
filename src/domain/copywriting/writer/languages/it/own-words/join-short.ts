import { capitalise } from '#domain/shared/capitalise.ts';
import { topicOf } from '../../../../brief/notes/lexicon/topics-lexicon.ts';

/** Longer sentences stand by themselves. */
const mostWords = 9;
const mostThings = 3;

/**
 * Returns sentences (without their stops) with short neighbours made one, so that they do not read like a list: "Ha il
 * servosterzo e le palette al volante", "Il cavo è stato sostituito, e l'impianto ha nove casse".
 */
export function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let isPair = false;
  for (const sentence of listed(withoutSubject(sentences))) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      !isPair &&
      isShort(before) &&
      isShort(sentence) &&
      subject.test(sentence) &&
      isOfOneTopic(before, sentence)
    ) {
      joined[joined.length - 1] = `${before}, e ${lowered(sentence)}`;
      isPair = true;
    } else {
      joined.push(sentence);
      isPair = false;
    }
  }
  return joined;
}

const isOfOneTopic = (one: string, other: string) =>
  topicOf(one) !== undefined && topicOf(one) === topicOf(other);

/** A second sentence in a row about the car does without naming it. */
const withoutSubject = (sentences: readonly string[]) =>
  sentences.map((sentence, at) =>
    ofCar.test(sentences[at - 1] ?? '') && ofCar.test(sentence)
      ? capitalise(sentence.replace(ofCar, ''))
      : sentence,
  );

const ofCar =
  /^(?:l['’]auto|la vettura|il furgone|il veicolo|il mezzo) (?=(?:non )?(?:è|ha|era|consuma|fa|monta|va) )/iu;

/** Up to three sentences in a row that tell of things the car "has" become one. */
function listed(sentences: readonly string[]): string[] {
  const all: string[][] = [];
  for (const sentence of sentences) {
    const last = all.at(-1);
    if (last && last.length < mostThings && [last[0] ?? '', sentence].every(isHaving)) last.push(sentence);
    else all.push([sentence]);
  }
  return all.map(([first = '', ...others]) => {
    const things = others.map((sentence) => sentence.replace(having, ''));
    const last = things.pop();
    return last === undefined ? first : `${[first, ...things].join(', ')} e ${last}`;
  });
}

const having =
  /^(?:(?:L['’]auto|La vettura|\{auto\}) )?ha (?=(?:il|lo|la|i|gli|le|un[oa]?|due|tre) |l['’]|un['’])/iu;

const isHaving = (sentence: string) => having.test(sentence) && isShort(sentence);

const isShort = (sentence: string) =>
  !/[,;:.]| (?:e|ma|che) /u.test(sentence) && sentence.split(' ').length <= mostWords;

/** Only a sentence that begins with its subject can follow "e". */
const subject = /^(?:(?:il|lo|la|i|gli|le) |l['’])(?!auto |vettura )/iu;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
