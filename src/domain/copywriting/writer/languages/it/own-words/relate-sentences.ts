import { topicOf } from '../../../../brief/notes/lexicon/topics-lexicon.ts';
import { headNounOf } from './own-nouns-lexicon.ts';

/** More in one breath is an inventory. */
const mostRelated = 3;
const mostWords = 26;
/** What is further away is not looked for. */
const mostCompared = 20;

/**
 * Returns sentences (without their stops) with those about the same thing beside each other, and made one where that is sure:
 * "La batteria ha otto anni di garanzia e uno stato di salute del 96%", "Il volano e la frizione sono nuovi".
 */
export function relateSentences(sentences: readonly string[]): string[] {
  const groups: Clause[][] = [];
  for (const sentence of sentences) {
    const clause = parse(sentence);
    const group = groups
      .slice(-mostCompared)
      .find((one) => one.length < mostRelated && joinAll([...one, clause]) !== undefined);
    if (group) group.push(clause);
    else groups.push([clause]);
  }
  return byTopic(groups.map((group) => joinAll(group) ?? ''));
}

/** A sentence parted at its verb; one about the car itself has no subject, others may be left whole. */
interface Clause {
  text: string;
  subject?: string;
  verb?: string;
  rest?: string;
}

function parse(text: string): Clause {
  const [, subject, verb, rest] =
    /^((?:il|lo|la|i|gli|le|un[oa]?) [^,;:()]+?|(?:l|un)['’][^,;:()]+?) (è|sono|ha|hanno|era|erano|va|vanno|si \p{L}+) (.+)$/iu.exec(
      text,
    ) ?? [];
  return subject && verb && rest && !/(?<!\p{L})(?:che|di cui|ma|se)(?!\p{L})/iu.test(text)
    ? { text, subject, verb, rest }
    : { text };
}

function joinAll(clauses: readonly Clause[]): string | undefined {
  const [first, ...others] = clauses;
  if (!first) return undefined;
  if (others.length === 0) return first.text;
  const joined = ofOneSubject(first, others) ?? ofOnePredicate(first, others);
  return joined !== undefined && joined.split(' ').length <= mostWords ? joined : undefined;
}

/** "La batteria ha …. La batteria ha …". */
function ofOneSubject(first: Clause, others: readonly Clause[]): string | undefined {
  const isSame = ({ subject }: Clause) => subject !== undefined && isOf(subject, first.subject ?? '');
  if (!others.every(isSame)) return undefined;
  return others.reduce((text, { verb = '', rest = '' }, at) => {
    const before = at === 0 ? first : (others[at - 1] ?? first);
    const isPlain = !/,| ed? /u.test(before.rest ?? '') && at === 0;
    const goesOn = verb === before.verb && /^(?:ha|hanno)$/u.test(verb) ? rest : `${verb} ${rest}`;
    const joint = isPlain ? ' e' : /^(?:ha|hanno)$/u.test(verb) ? ', e' : '; ';
    return joint === '; '
      ? `${text}; ${goesOn}`
      : `${text}${/^[eè]/u.test(goesOn) ? `${joint}d` : joint} ${goesOn}`;
  }, first.text);
}

/** "La garanzia" of "la nostra garanzia", "la garanzia Hyundai": the same thing named in short. */
function isOf(short: string, named: string): boolean {
  const [one, other] = [short.toLowerCase(), named.toLowerCase()];
  return one === other || other.startsWith(`${one} `);
}

/** "Il volano è nuovo del 2025. La frizione è nuova del 2025". */
function ofOnePredicate(first: Clause, others: readonly Clause[]): string | undefined {
  const all = [first, ...others];
  const genders = all.map(({ subject = '' }) => genderOf(subject));
  if (!all.every(({ verb }) => verb === 'è') || genders.includes(undefined)) return undefined;
  const [stem, ...stems] = all.map(({ rest = '' }) => withoutEnding(rest));
  if (stems.some((one) => one !== stem)) return undefined;
  const many = inPlural(
    first.rest ?? '',
    genders.every((gender) => gender === 'f'),
  );
  if (many === undefined) return undefined;
  const names = all.map(({ subject = '' }, at) =>
    at === 0 ? subject : subject.charAt(0).toLowerCase() + subject.slice(1),
  );
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)} sono ${many}`;
}

const genderOf = (subject: string): 'm' | 'f' | undefined =>
  /^(?:la|una) /iu.test(subject)
    ? 'f'
    : /^(?:il|lo|uno?) /iu.test(subject)
      ? 'm'
      : headNounOf(subject.replace(/^(?:l|un)['’]/iu, ''))?.gender;

/** What agrees: "stato" and the word behind it, or the first. */
const agreeing = /^((?:stat[oa] )?)(\p{L}+?)([oae])(?= |$)/u;

const withoutEnding = (rest: string) =>
  rest.replace(agreeing, (_, been: string, stem: string) => `${been.slice(0, 4)} ${stem}`);

function inPlural(rest: string, isFeminine: boolean): string | undefined {
  const [, been = '', stem = '', ending = ''] = agreeing.exec(rest) ?? [];
  if (stem === '' || /[cgi]$/u.test(stem)) return undefined;
  const of = (vowel: string) => (vowel === 'e' ? 'i' : isFeminine ? 'e' : 'i');
  const auxiliary = been === '' ? '' : `stat${of('o')} `;
  return rest.replace(agreeing, `${auxiliary}${stem}${of(ending)}`);
}

/** What speaks of one topic stands together, in the order in which the topics come up. */
function byTopic(sentences: readonly string[]): string[] {
  const groups = Map.groupBy(sentences, (sentence) => topicOf(sentence) ?? sentence);
  return [...groups.values()].flat();
}
