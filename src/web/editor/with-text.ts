import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';

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
  const kept = { ...whole, locked: [...new Set([...others, ...own])] };
  const changed = { ...copy, [style]: text };
  return isFirst
    ? { ...kept, copy: changed }
    : { ...kept, translations: { ...whole.translations, [language]: changed } };
}
