import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';

/** The description with one of its texts replaced. */
export function withText(
  whole: WholeDescription,
  language: Language,
  style: CopyStyle,
  { text, locked }: { text: string; locked: readonly string[] },
): WholeDescription {
  const kept = { ...whole, locked: [...locked] };
  if (language === whole.language) return { ...kept, copy: { ...whole.copy, [style]: text } };
  const copy = { ...whole.translations[language], [style]: text };
  return { ...kept, translations: { ...whole.translations, [language]: copy } };
}
