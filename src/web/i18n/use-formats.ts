import { type Formats, formatsOf } from './formats.ts';
import { useLanguage } from './language.ts';

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
