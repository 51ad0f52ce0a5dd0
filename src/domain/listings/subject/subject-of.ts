import type { PageContent } from '../page/page-content.ts';
import { splitTitle, type VehicleName } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';

/** The vehicle that the first heading or the title names, and whether a name is another one's. */
export interface Subject {
  name: VehicleName | undefined;
  isOther(name: VehicleName): boolean;
}

/** A model may be longer in one of two names, and what stands anywhere in the titles is no other model. */
export function subjectOf({ title, headings }: Pick<PageContent, 'title' | 'headings'>): Subject {
  const name = splitTitle(headings[0] ?? '') ?? splitTitle(title);
  const titles = plainWords(`${headings[0]?.slice(0, 100) ?? ''} ${title}`);
  const model = plainWords(name?.model ?? '');
  return {
    name,
    isOther(other) {
      if (!name) return false;
      const one = plainWords(other.model);
      return name.make !== other.make || (!titles.includes(one) && !one.includes(model));
    },
  };
}
