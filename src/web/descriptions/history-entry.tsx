import { ChevronRight, Copy, Download, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { carNameOf, descriptionDocument } from '#web/documents/description-document.ts';
import { fileNameOf } from '#web/documents/file-name.ts';
import { textsToReport } from '#web/documents/texts-to-report.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { PriceCell } from './changing/price-cell.tsx';
import { RepricedLine } from './changing/repriced-line.tsx';
import type { ChangedVehicle } from './changing/use-change-vehicle.ts';
import { entryColumns } from './entry-columns.ts';
import { EntryDetails } from './entry-details.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { StandingCell } from './standing-cell.tsx';

interface HistoryEntryProps {
  item: DescriptionItem;
  isOpen: boolean;
  onToggle(): void;
  onDelete(): void;
}

export function HistoryEntry({ item, isOpen, onToggle, onDelete }: HistoryEntryProps) {
  const messages = appMessages.use();
  const { history, documents, optionNames } = messages;
  const formats = useFormats();
  const tools = useTextTools();
  const detailsId = useId();
  const formId = useId();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [outdated, setOutdated] = useState<ChangedVehicle['outdated']>([]);
  const entry = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  const car = carNameOf(item);
  const { professionalDescription } = item;

  // An entry that another page asked for comes into view by itself.
  useEffect(() => {
    if (wasOpen.current) entry.current?.scrollIntoView({ block: 'start' });
  }, []);

  function takeOver(changed: ChangedVehicle) {
    setOutdated(changed.outdated);
    if (changed.outdated.length > 0 && !isOpen) onToggle();
  }

  return (
    <li
      ref={entry}
      className="scroll-mt-4 border-line max-lg:rounded-lg max-lg:border max-lg:bg-sheet lg:border-b lg:last:border-b-0"
    >
      <div
        className={`${entryColumns} relative px-4 py-3 transition-colors sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,1fr)_auto] lg:py-1.5 lg:hover:bg-sheet`}
      >
        <ChevronRight
          aria-hidden="true"
          className={`size-4 text-muted transition-transform max-lg:absolute max-lg:top-4 max-lg:right-4 sm:max-lg:top-1/2 sm:max-lg:-mt-2 ${isOpen ? 'rotate-90' : ''}`}
        />
        <div className="min-w-0 lg:py-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            title={isOpen ? history.collapse(car) : history.expand(car)}
            onClick={onToggle}
            className="block w-full break-words rounded-md text-left max-sm:pr-8 font-semibold after:absolute after:inset-0 lg:font-medium"
          >
            {car}
          </button>
          <p className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums max-lg:mt-1">
            <span>{item.year}</span>
            {item.mileage !== undefined && <span>{formats.mileage(item.mileage)}</span>}
            <span>{item.fuelType && optionNames.fuelType[item.fuelType]}</span>
            <time dateTime={item.createdAt} className="lg:hidden">
              {formats.shortDate(item.createdAt)}
            </time>
          </p>
        </div>
        <PriceCell item={item} onChanged={takeOver} />
        <time dateTime={item.createdAt} className="text-muted tabular-nums max-lg:hidden">
          {formats.shortDate(item.createdAt)}
        </time>
        <StandingCell
          item={item}
          formId={formId}
          isFormOpen={isFormOpen}
          onForm={() => setIsFormOpen(!isFormOpen)}
        />
        <div className="relative z-10 flex justify-end max-sm:-mx-2 max-sm:mt-1 max-sm:justify-start sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-1 sm:max-lg:mr-8 sm:max-lg:self-center">
          <button
            type="button"
            aria-label={history.copyOf(car)}
            title={professionalDescription ? documents.copy : history.noText}
            disabled={!professionalDescription}
            onClick={() => tools.copy(professionalDescription ?? '', { id: item.id, style: 'professional' })}
            className="quiet-icon"
          >
            <Copy aria-hidden="true" className="size-[1.125rem]" />
          </button>
          <button
            type="button"
            aria-label={history.downloadOf(car)}
            title={documents.download}
            onClick={() =>
              tools.download(
                fileNameOf(item),
                descriptionDocument(item, messages, formats),
                textsToReport(item),
              )
            }
            className="quiet-icon"
          >
            <Download aria-hidden="true" className="size-[1.125rem]" />
          </button>
          <button
            type="button"
            aria-label={history.deleteOf(car)}
            title={history.deleteConfirm}
            onClick={onDelete}
            className="quiet-icon hover:text-accent-text!"
          >
            <Trash2 aria-hidden="true" className="size-[1.125rem]" />
          </button>
        </div>
      </div>
      <RepricedLine item={item} />
      <div id={formId}>{isFormOpen && <OutcomeForm item={item} onClose={() => setIsFormOpen(false)} />}</div>
      <div id={detailsId}>
        {isOpen && <EntryDetails item={item} outdated={outdated} onChanged={takeOver} />}
      </div>
    </li>
  );
}
