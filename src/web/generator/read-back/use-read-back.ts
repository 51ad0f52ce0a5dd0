import { useQuery } from '@tanstack/react-query';
import type { ReadBackItem } from '#contract/descriptions.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { GeneratorState } from '../generator-state.ts';

/** So many milliseconds without a key pressed are a pause. */
const pause = 700;

/** The notes as the writer reads them, those that still stand there; none where it cannot be asked. */
export function useReadBack({
  draft,
  notes,
  language,
}: Pick<GeneratorState, 'draft' | 'notes' | 'language'>): readonly ReadBackItem[] {
  const { make, model, year, power, condition, warranty } = draft;
  const typed = { make, model, year, power, condition, warranty, notes, language };
  const asked = JSON.parse(useDebounced(JSON.stringify(typed), pause)) as typeof typed;
  const { data = [] } = useQuery({
    queryKey: queryKeys.readBack(asked),
    queryFn: ({ signal }) => call('readNotesBack', { payload: { vehicleData: asked }, signal }),
    enabled: asked.notes.trim() !== '' && asked.make.trim() !== '' && asked.model.trim() !== '',
    placeholderData: (before) => before,
    retry: false,
  });
  return data.filter((item) => notes.includes(item.typed));
}
