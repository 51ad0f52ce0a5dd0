import type { Note } from '../../../brief/notes/note.ts';
import { isCounted } from '../../../brief/notes/noun-of.ts';
import { withArticle, withIndefinite } from './grammar/articles.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';

/** A list reads well when every item takes an article or none does. */
export function sayTogether(notes: readonly Note[], say: (note: Note) => string | undefined): string[] {
  const said = notes.map(say);
  return said.some((item) => item === undefined) ? notes.map(({ text }) => text) : (said as string[]);
}

/** "il tetto apribile", "2 chiavi", "Apple CarPlay"; undefined when the gender is not known. */
export function definite({ text, noun, shape }: Note): string | undefined {
  if (text === 'Bluetooth') return 'il Bluetooth';
  if (/^\d+ posti$/u.test(text)) return withArticle({ text, gender: 'm', plural: true });
  if (isCounted(text) || /^\p{Lu}\p{Ll}/u.test(text)) return text;
  return noun && shape === 'noun' ? withArticle({ text, ...noun }) : undefined;
}

/** "la frizione nuova" but "tagliandi ufficiali": what one says after "ha". */
export function possessed(note: Note): string {
  if (/^\p{L}+ e \p{L}+ \p{L}+[ie](?!\p{L})/iu.test(note.text)) return note.text;
  if (/^(?:restauro|tagliando|collaudo)(?!\p{L})/iu.test(note.text))
    return withIndefinite({ text: note.text, gender: 'm' });
  return note.noun && !note.noun.plural && !/^un/u.test(note.text)
    ? (definite(note) ?? note.text)
    : note.text;
}

/** "un graffio sul cofano", "la frizione da rifare", "graffi sui paraurti"; undefined when not known. */
export function damaged(note: Note): string | undefined {
  if (/non inclus|a noleggio|scadut/iu.test(note.text)) return undefined;
  const [, kind] = some.exec(note.text) ?? [];
  if (kind) return withIndefinite({ text: note.text, gender: /a$|^bruciatura/u.test(kind) ? 'f' : 'm' });
  if (/^(?:qualche|alcun|vari|divers)/iu.test(note.text)) return note.text;
  return note.noun?.plural && several.test(note.text) ? note.text : definite(note);
}

const some =
  /^(?:(?:piccol|legger|liev|vistos|evident|grav)\p{L} )?(danno|graffio|graffietto|bollo(?! scad)|bozzo|difetto|urto|colpo|guasto|segno|strappo|rumore|ammaccatura|botta|crepa|perdita|rottura|macchia|rigatura|bruciatura|scheggiatura|strisciata|stage)(?!\p{L})/iu;
const several =
  /^(?:danni|graffi|graffietti|boll|bozz|segni|ammaccature|botte|crepe|macchie|rigature|righe|vibrazioni|bollicine|strappi)/iu;

/** "l'auto è marciante", "il telaio è integro". */
export function stateClause(note: Note, gender: Gender): string {
  if (/^(?:il|lo|la|i|gli|le) |^l[’']/iu.test(note.text)) return note.text;
  const subject = gender === 'f' ? 'l’auto' : 'il mezzo';
  return note.shape === 'adjective' ? `${subject} è ${note.text}` : `${subject} ${note.text}`;
}
