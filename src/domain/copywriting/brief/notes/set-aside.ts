import type { LeftOut } from '#domain/copywriting/copy.ts';
import { languages } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { breakLines } from './break-lines.ts';
import { findOrders } from './find-orders.ts';
import { grantWishes } from './grant-wishes.ts';
import { keepDamage } from './keep-damage.ts';
import { removeContacts } from './remove-contacts.ts';
import { removeMarkup } from './remove-markup.ts';
import { locateItems, tidy } from './split-notes.ts';
import { statesDamage } from './states-damage.ts';

/** The marks that stand around an invitation and in the place of contact data while the notes are read. */
const marks = { open: '\uE000', close: '\uE001', data: '\uE002' } as const;
const contact = /\uE000[^\uE001]*\uE001?|\uE002/gu;

/**
 * Returns the notes without markup, contacts and orders to the writer, and by name what was set aside.
 * Only the item itself goes, never its neighbours; a damage that it names stays.
 */
export function setAside(notes: string): { about: string; aside: LeftOut[] } {
  const marked = grantWishes(markContacts(notes));
  const readable = marked.replace(contact, (found) => ' '.repeat(found.length));
  const orders = findOrders(readable);
  const aside: LeftOut[] = [];
  let about = '';
  let at = 0;
  for (const item of locateItems(marked)) {
    about += marked.slice(at, item.start);
    at = item.end;
    const own = orders.filter(({ start, end }) => start < item.end && end > item.start);
    const rest = readable.slice(item.start, item.end);
    const isContact =
      openingHours.test(rest) ||
      (item.text !== rest && halfTold.test(tidy(rest))) ||
      (item.text !== rest && isContactTalk(tidy(rest), item.text.includes(marks.data)));
    const isAsked = own.length === 0 && !isContact && asks(marked.slice(item.end), rest);
    if (own.length > 0) aside.push({ note: nameOf(item.text), reason: 'order' });
    else if (isAsked) aside.push({ note: `${nameOf(item.text)}?`, reason: 'slogan' });
    else if ((item.text !== rest || isContact) && (isContact || item.text.includes(marks.open))) {
      const words = isContact ? item.text : (item.text.match(/\uE000[^\uE001]*/gu) ?? []).join(' ');
      aside.push({ note: nameOf(words), reason: 'contact' });
    }
    if (own.length > 0) about += keepDamage(rest, own.map(shiftedBy(item.start)));
    else if (!isContact && !isAsked) about += item.text === rest ? rest : rest.trimEnd();
  }
  about += marked.slice(at);
  return { about: aside.length > 0 ? closeUp(about) : about, aside: aside.filter(isNamed) };
}

const markContacts = (notes: string) =>
  removeMarkup(
    removeContacts(
      breakLines(notes.replace(/\p{Co}/gu, ''))
        .replace(noTraders, 'non si vende a commercianti')
        .replace(rearCamera, 'telecamera ')
        .replace(serviceSteps, '$1 fino a $2.000 km')
        .replace(shortPhone, '$1 '),
      (words) => `${marks.open}${words}${marks.close}`,
    ),
    marks.data,
  );

/** "i commercianti per favore non chiamate": whom he does not sell to, and no invitation. */
const noTraders =
  /(?<!\p{L})(?:i )?(?:commercianti|rivenditori),? (?:per favore |per cortesia )?(?:non (?:chiam|contatt|scriv)\p{L}+|astenersi)(?!\p{L})/giu;

/** "Brutta? Sì. Ritinteggiata? No": what a seller asks in jest states nothing, unless it names a damage or a known thing. */
const asks = (after: string, asked: string) =>
  /^\s*\?/u.test(after) &&
  !statesDamage(asked) &&
  (/^\s*\?\?/u.test(after) || !languages.some((language) => isUnderstood(asked, allTermWords[language])));

const shiftedBy =
  (offset: number) =>
  ({ start, end }: { start: number; end: number }) => ({ start: start - offset, end: end - offset });

/** "tagliandi a 18/36/54mila" is no telephone number: they were done up to the last of these. */
const serviceSteps =
  /(tagliand\p{L}+[^,.;\n\d]*?)(?: a)? ?(?:\d{1,3}\/){2,}(\d{2,3}) ?(?:mila|k|\.000)(?: ?km)?(?![\p{L}\d])/giu;

/** "tel. retro" rings nobody. */
const rearCamera = /(?<!\p{L})tel\.? ?(?=retro|post)/giu;

/** "Tél. : 06 …": the stop ends no sentence. */
const shortPhone = /(?<!\p{L})(t[eé]l|tlf|mob|cell)\.\s?:?\s?(?=[+(\d])/giu;

/** The longest name a note is shown by. */
const longestName = 120;

function nameOf(item: string): string {
  const name = tidy(item.replace(/[\uE000-\uE002]/gu, ' '));
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
}

const isNamed = ({ note }: LeftOut, index: number, all: readonly LeftOut[]) =>
  /\p{L}{2}/u.test(note) && all.findIndex((other) => other.note === note) === index;

/** "si valutano solo [contatti seri]": nothing is left to tell. */
const halfTold = /^(?:si )?(?:valut|accett|rispond|consider)\p{L}*(?: solo| a)?$|^solo$/iu;

/** "dal lun al ven 8.30/12.30": when somebody is there says nothing of the car. */
const openingHours = /(?<!\d)(?:[01]?\d|2[0-3])[.:][0-5]\d ?[-–/] ?(?:[01]?\d|2[0-3])[.:][0-5]\d(?!\d)/u;

const contactWords =
  /^(?:(?:tel|telefono|cell|cellulare|phone|mobile|mob|handy|mobil|telefon|tél|téléphone|portable|móvil|teléfono|whatsapp|fax|e-?mail|mail|correo|posta|targa(?:ta|to)?|plate|number|reg(?:istration)?|kennzeichen|immatriculation|plaque|matrícula|nr|num|numero|nummer|numéro|ruf(?:en)?|rufen sie|anrufen|call|text|appelez|llama[rd]?|contatt[oi]|contact|kontakt|contacto|sito|web|website|link|scriv(?:i|ete|eteci)|pure|anche|su|al|allo|ad?|an|unter|us|me|uns|at|on|au|par|por|o|oder|or|ou|und|and|e|et|y)(?!\p{L})[\s.:,/-]*)*$/iu;

/** True for the rest of a contact, or for too few words beside a number to be a fact. */
function isContactTalk(rest: string, hasData: boolean): boolean {
  if (contactWords.test(rest)) return true;
  return (
    hasData &&
    rest.split(' ').length <= 3 &&
    !statesDamage(rest) &&
    !languages.some((language) => isUnderstood(rest, allTermWords[language]))
  );
}

/** Separators that nothing stands between any more. */
const closeUp = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+(?=[,;.!?\n])/gu, '')
    .replace(/(?<=[,;.!?\n]|^)(?:\s*[,;])+/gu, '')
    .replace(/,(?=[;.!?\n]|$)/gu, '')
    .replace(/(?<=[.!?;\n]|^)\s*[.!?;]+/gu, '')
    .replace(/[\s,;.]+$/u, '');
