import type { ColumnMeaningAnswer, FileColumnAnswer } from '#contract/listings.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Select } from '#web/ui/select.tsx';
import type { ColumnChoices } from './use-answer-columns.ts';

interface ColumnListProps {
  columns: readonly FileColumnAnswer[];
  choices: ColumnChoices;
  onChoose(header: string, meaning: ColumnMeaningAnswer | ''): void;
}

/** Columns of a stock file with three of their values, and what each holds, to be chosen. */
export function ColumnList({ columns, choices, onChoose }: ColumnListProps) {
  const { columns: words } = listingsMessages.use();
  const names = useMeaningNames();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {columns.map(({ header, samples, meaning }) => (
        <li key={header} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 grow basis-56">
            <p className="line-clamp-2 break-words font-semibold">{header}</p>
            <p className="line-clamp-2 break-words text-muted text-sm tabular-nums">{samples.join(' · ')}</p>
          </div>
          <div className="w-full sm:w-60">
            <Select
              aria-label={words.whatIs(header)}
              value={choices[header] ?? meaning ?? ''}
              onChange={({ target }) => onChoose(header, target.value as ColumnMeaningAnswer | '')}
            >
              {!meaning && <option value="">{words.choose}</option>}
              {names.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every meaning with its name: what is not needed first, then the data of a vehicle in the form's order. */
function useMeaningNames(): [string, string][] {
  const { fields, details } = appMessages.use();
  const { meanings } = listingsMessages.use().columns;
  const { ignore, name, ...others } = meanings;
  const { make, model, ...rest } = fields;
  const version = details.names.version;
  const named: Record<ColumnMeaningAnswer, string> = {
    ignore,
    name,
    make,
    model,
    version,
    ...rest,
    ...others,
  };
  return Object.entries(named);
}
