import type { Note } from '../../../brief/notes/note.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { withIndefinite } from './grammar/articles.ts';
import type { Said } from './say-meaning.ts';

/** What the seller's words say and no meaning holds: of which thing, how it is typed, and how it is said. */
const details: readonly (readonly [Term, RegExp, (words: string) => string])[] = [
  [
    'powerTailgate',
    /hands?[- ]?free|mani libere/iu,
    (words) => words.replace('powered', 'hands-free powered'),
  ],
  ['comfortSeats', /\bagr\b/iu, (words) => words.replace('comfort seats', 'AGR comfort seats')],
  ['chargingCable', /\bt(?:ipo|ype?) ?2\b/iu, (words) => words.replace('charging', 'Type 2 charging')],
  ['chargingCables', /\bt(?:ipo|ype?) ?2\b/iu, (words) => words.replace('charging', 'Type 2 charging')],
  ['rustSpots', /\bbollicina\b/iu, (words) => words.replace('rust spots', 'small rust bubble')],
  ['rustSpots', /\bbolla\b/iu, (words) => words.replace('rust spots', 'rust bubble')],
  ['rustSpots', /\bpuntino\b/iu, (words) => words.replace('rust spots', 'small rust spot')],
  ['rustSpots', /\bpunto\b/iu, (words) => words.replace('rust spots', 'rust spot')],
  ['originalPlates', /\bner[ae]\b/iu, (words) => words.replace('number', 'black number')],
  ['originalDocuments', /libretto a pagine/iu, (words) => words.replace('documents', 'booklet-type logbook')],
  ['towHook', /a libretto|sul libretto/iu, (words) => `${words} (entered in the logbook)`],
  ['robotGearbox', /\bmta\b/iu, (words) => words.replace('robotised', 'MTA')],
  ['turbo', /fischi/iu, (words) => words.replace('noisy', 'whistling')],
  ['cargoLining', /legno/iu, () => 'wood-lined load area'],
  ['fourWheelDrive', /super select/iu, (words) => `Super Select ${words}`],
  [
    'bodywork',
    /da (?:rivedere|sistemare)/iu,
    (words) =>
      words
        .replace(/needs its (.+)-side bodywork repaired/u, 'needs attention to its bodywork on the $1 side')
        .replace('needs its bodywork repaired', 'needs attention to its bodywork'),
  ],
];

/** Said of one thing though its term is of several. */
const single = /^(?:small )?rust (?:bubble|spot)\b|booklet|wood-lined/u;
const inPhotos = /\b(?:foto|photos?|pictures)\b/iu;

/** Returns what is said of a meaning with the details that only the seller's words hold. */
export function asTyped(said: Said, term: Term, note: Note): Said {
  const known = details.filter(([of, typed]) => of === term && typed.test(note.text)).map(([, , say]) => say);
  const seen = note.meanings.at(-1)?.term === term ? photos(note) : '';
  const reword = (words: string) => known.reduce((text, say) => say(text), words);
  if (said.form === 'predicate') return { form: 'predicate', text: `${reword(said.text)}${seen}` };
  const bare = reword(said.bare);
  const takesArticle = bare !== said.bare && (/^an? /u.test(said.thing) || single.test(bare));
  const thing = takesArticle ? withIndefinite(bare) : reword(said.thing);
  return {
    ...{ form: 'thing', bare: `${bare}${seen}`, thing: `${thing}${seen}` },
    plural: said.plural && !single.test(bare),
  };
}

/** A damage that the seller says can be seen in the pictures. */
const photos = ({ kind, text, sentence }: Note) =>
  kind === 'damage' && inPhotos.test(`${text} ${sentence?.isProse ? sentence.text : ''}`)
    ? ' (see the photos)'
    : '';
