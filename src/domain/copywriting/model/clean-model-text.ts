import { cleanText } from '#domain/shared/clean-text.ts';

/**
 * The text a model meant, without what models like to put around it: markdown, tags, emoji,
 * quotation marks around everything, a heading or a line that announces the text. Words stay.
 */
export function cleanModelText(text: string): string {
  const plain = cleanText(text)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/giu, ' ')
    .replace(/<br\s*\/?>|<\/p>/giu, '\n\n')
    .replace(/<\/?[a-z][^>]{0,300}>/giu, '')
    .replace(/!?\[([^\]\n]{1,200})\]\([^)\s]{1,500}\)/gu, '$1')
    .replace(/^\s*#{1,6}\s.*$/gmu, '')
    .replace(/^\s*(?:[-*_]\s?){3,}$/gmu, '')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+(?=\p{L})/gmu, '')
    .replace(/\*\*|__|`+|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(emoji, '')
    .replace(/[\u200b-\u200d\u2060]/gu, '');
  return asProse(withoutQuotes(withoutAnnouncement(plain.trim())));
}

const emoji = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{20E3}]/gu;

/** "Ecco la descrizione:" before the text, as a line of its own. */
const withoutAnnouncement = (text: string) =>
  text
    .replace(/^[^\n.]{1,90}:\s*\n+(?=\S)/u, '')
    .replace(/^(?:testo|text|descrizione|description)\s*:\s*/iu, '');

function withoutQuotes(text: string): string {
  const inner = /^(?:"([^"]*)"|“([^“”]*)”|«([^«»]*)»|„([^„“]*)“)$/u.exec(text.trim())?.slice(1);
  return inner?.find((part) => part !== undefined) ?? text;
}

/** Paragraphs parted by one empty line, one space between words, calm stops. */
function asProse(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/[^\S\u00a0\u202f]+/gu, ' ')
        .replace(/(?:\.{2,}|…)(?=\s+\p{Ll})/gu, ',')
        .replace(/\.{2,}|…/gu, '.')
        .replace(/¡|(?<=\?)!+/gu, '')
        .replace(/[\s\u00a0\u202f]*!+\.?/gu, '.')
        .replace(/ +([,.])(?!\d)/gu, '$1')
        .trim(),
    )
    .filter((paragraph) => /\p{L}/u.test(paragraph))
    .join('\n\n');
}
