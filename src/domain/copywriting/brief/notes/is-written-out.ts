import type { Language } from '#domain/shared/languages.ts';
import { hasVerb } from './has-verb.ts';

/**
 * Whether a sentence of the notes reads as it would be printed: begun with a capital and a word that sentences begin
 * with, ended by a full stop or holding a verb that we know, without shorthand. Its seller has chosen the words: they
 * are told as they stand.
 */
export const isWrittenOut = (text: string, language: Language, isStopped: boolean): boolean =>
  beginnings[language].test(text) &&
  (isStopped || hasVerb(text, language) || (unlisted[language]?.test(text) ?? false)) &&
  text.split(' ').length >= (isStopped ? fewestStopped : fewestWords) &&
  !shorthand.test(text) &&
  !(language === 'it' && (ofTheSeller.test(text) || !articles.test(text)));

/** Whether a line is nothing but such sentences, each with its stop. */
export const isPrinted = (line: string, language: Language): boolean =>
  /[.!?…]\s*$/u.test(line) &&
  line
    .trim()
    .split(/(?<=[.!?…]) /u)
    .every((sentence) => isWrittenOut(sentence.replace(/[.!?…]+$/u, ''), language, true));

const fewestWords = 4;
const fewestStopped = 3;

/** "L'auto si prova", "se cambió": verbs that no list needs to hold. */
const unlisted: Partial<Record<Language, RegExp>> = {
  it: /(?<!\p{L})si \p{L}+(?:a|e|ano|ono)(?!\p{L})|\p{L}{2,}ò(?!\p{L})/u,
  es: /(?<!\p{L})se \p{L}+(?:a|e|an|en|ó)(?!\p{L})|\p{L}{3,}ó(?!\p{L})/u,
};

/** A seller who speaks as "I" would speak of us in our text. */
const ofTheSeller =
  /(?<!\p{L})(?:vendo|cedo|ho|io|mi|mi[oae]|miei|(?<!in )regalo|lascio|tengo|cerco|faccio|abito)(?!\p{L})/iu;

/** "Ha cavo ricarica mobile" is no printed sentence. */
const articles =
  /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|un[oa]?|(?:d|n|a|da|su)(?:el|ello|ella|ei|egli|elle|l|llo|lla|i|gli|lle)|due|tre|ogni|tutt[oaie])(?!\p{L})|\d+ \p{L}|ci sono |c[’']è |(?:l|un|dell|nell|all|dall|sull)[’']|né (?=.* né )|co[li] )|^Si \p{L}+(?:a|e|ano|ono) |^(?:Non )?(?:È|Era) (?:\p{L}+ )?stat[oa] |\p{L}{2,}iamo(?!\p{L})/iu;

const beginnings: Record<Language, RegExp> = {
  it: /^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una|C[’']è|Ci sono|È|E[’']|Ha|Hanno|Sono|Con|Nel|Nello|Nella|Nei|Nelle|Sul|Sullo|Sulla|Sui|Sulle|Dal|Dalla|Al|Alla|Tutti|Tutte|Anche|Questa|Questo|Viene|Chi|Quando|Se|In|A|Per|Senza|Dopo|Durante|Di|Del|Della|Due|Tre|Quattro|Cinque|Sei|Sette|Ogni|Papà|Mamma|Non|Si|Ci|Vi|Potete|Puoi|\p{Lu}\p{Ll}+iamo) |\p{Lu}[\p{L}\d]+ (?:va|vanno|è|ha|funziona|funzionano|resta|restano) |(?:L|D|Un|Nell|Sull|Dall|All|Dell|Quest)[’'])/u,
  en: /^(?:The|An?|It|It[’']s|There|This|These|All|Both|With|On|In|We|She|He|Its|Has|Had|Is|Was|Comes|When|If|No) /u,
  de: /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Es|Im|Am|An|Auf|Bei|Mit|Er|Sie|Wir|Ich|Alle|Beide|Diese[rs]?|Wenn|Nur|Hat|Ist|Wurde) /u,
  fr: /^(?:(?:Le|La|Les|Un|Une|Il|Elle|Ils|Elles|Des|Du|Ce|Cette|Nous|On|Avec|Sur|Dans|Au|Aux|À|Tous|Toutes|Quand|Si|Ne|Pas) |(?:L|C|J|Qu|D)[’'])/u,
  es: /^(?:El|La|Los|Las|Un|Una|Unos|Unas|Es|Está|Ha|Tiene|Hay|Se|Con|En|Al|Del|No|Todos|Todas|Lleva|Viene|Este|Esta|Cuando|Si) /u,
};

/** "post.", "x", "+", "c/", "NO 4X4": what nobody prints. */
const shorthand =
  /(?<!\p{L})\p{L}{1,7}\.(?=\s\p{Ll})|(?<![\p{L}\p{N}])[x+](?![\p{L}\p{N}])|(?<!\p{L})\p{L}\/(?!\p{L})|(?<!\p{L})\p{Lu}{5,}|[!?]{2}|(?<!\p{L})(?:km|cv|kw) \d|\+ ?\d|\d(?:mila|k)(?!\p{L})|(?<!\p{L})(?:NON|CON|SOLO|SENZA|PRIMA|MAI|DOPO)(?!\p{L})|\p{L}{3,}\. \(/u;
