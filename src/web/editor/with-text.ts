import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { type Language, languages } from '#domain/shared/languages.ts';

/** Returns the description with one of its texts and the sentences locked in it replaced; other texts keep their locks, as on the server. */
export function withText(
  whole: WholeDescription,
  language: Language,
  style: CopyStyle,
  { text, locked }: { text: string; locked: readonly string[] },
): WholeDescription {
  const isFirst = language === whole.language;
  const copy = isFirst ? whole.copy : whole.translations[language];
  const others = whole.locked.filter((sentence) => !copy?.[style]?.includes(sentence));
  const own = locked.filter((sentence) => text.includes(sentence));
  const outdated = text === copy?.[style] ? whole.outdated : outdatedAfter(whole, language, style);
  const kept = { ...whole, outdated, locked: [...new Set([...others, ...own])] };
  const changed = { ...copy, [style]: text };
  return isFirst
    ? { ...kept, copy: changed }
    : { ...kept, translations: { ...whole.translations, [language]: changed } };
}

/** The first language worded anew leaves its translations behind; a translation worded anew catches up. */
function outdatedAfter(whole: WholeDescription, language: Language, style: CopyStyle) {
  if (language !== whole.language) {
    return whole.outdated.filter((one) => one.language !== language || one.style !== style);
  }
  const behind = languages
    .filter((other) => whole.translations[other]?.[style] !== undefined)
    .map((other) => ({ language: other, style }));
  return [...whole.outdated.filter((one) => one.style !== style), ...behind];
}
