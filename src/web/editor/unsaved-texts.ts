import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { type Language, languages } from '#domain/shared/languages.ts';

/** One text: of which description, in which language and style. */
export interface TextKey {
  id: string;
  language: Language;
  style: CopyStyle;
}

/** A wording with the sentences locked in it. */
export interface Wording {
  text: string;
  locked: readonly string[];
  /** A proposal of the product's as it is. */
  isProposed?: boolean;
}

export const isSameWording = (one: Wording, other: Wording): boolean =>
  one.text === other.text && one.locked.join('\n') === other.locked.join('\n');

const keptHere = new Set<string>();
const prefix = 'autoscritto-unsaved ';
const keyOf = ({ id, language, style }: TextKey) => `${prefix}${id} ${language} ${style}`;

/** Keeps what is not saved yet as long as the tab: over a reload, a failure, a new sign-in. */
export function keepUnsaved(key: TextKey, wording: Wording): void {
  keptHere.add(keyOf(key));
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(wording));
  } catch {
    // Storage may be forbidden or full; the text then lasts as long as the page.
  }
}

export function forgetUnsaved(key: TextKey): void {
  try {
    sessionStorage.removeItem(keyOf(key));
  } catch {
    // As above: then there is nothing to forget.
  }
}

export function readUnsaved(key: TextKey): Wording | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text was kept before this page was loaded, and comes as a surprise. */
export const isFromBefore = (key: TextKey): boolean => !keptHere.has(keyOf(key));

/** A text that waits to be saved, of this description or of any. */
export function findUnsaved(id?: string): TextKey | undefined {
  try {
    for (const name of Object.keys(sessionStorage)) {
      const [of = '', language, style] = name.startsWith(prefix) ? name.slice(prefix.length).split(' ') : [];
      const key = {
        id: of,
        language: languages.find((known) => known === language),
        style: copyStyles.find((known) => known === style),
      };
      if (of && (id === undefined || id === of) && key.language && key.style) return key as TextKey;
    }
  } catch {
    // Nothing can be kept, so nothing waits.
  }
  return undefined;
}
