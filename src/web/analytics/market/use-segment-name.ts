import { appMessages } from '#web/i18n/app-messages.ts';

/** A body as the reader's language calls it; one that is in no vocabulary is called by itself. */
export function useSegmentName(): (segment: string) => string {
  const { category } = appMessages.use().optionNames;
  return (segment) => new Map(Object.entries(category)).get(segment) ?? segment;
}
