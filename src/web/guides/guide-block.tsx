import { ArrowDown } from 'lucide-react';
import type { GuideView } from '#contract/guides.ts';
import { guidesMessages } from '#web/i18n/guides-messages.ts';
import type { Ticks } from './use-ticks.ts';

type Block = GuideView['chapters'][number]['blocks'][number];

interface GuideBlockProps {
  block: Block;
  ticks: Ticks;
  /** The key of an item of a checklist. */
  keyOf(item: number): string;
}

export function GuideBlock({ block, ticks, keyOf }: GuideBlockProps) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5 marker:text-muted">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-muted marker:tabular-nums">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ol>
      );
    case 'comparison':
      return <Comparison block={block} />;
    case 'checklist':
      return <Checklist items={block.items} ticks={ticks} keyOf={keyOf} />;
  }
}

function Comparison({ block }: { block: Extract<Block, { kind: 'comparison' }> }) {
  const messages = guidesMessages.use();
  return (
    <div className="rounded-lg border border-line bg-sheet p-5 print:break-inside-avoid">
      <p className="font-semibold text-muted text-sm">{messages.before}</p>
      <p className="mt-1 text-muted">{block.before}</p>
      <ArrowDown aria-hidden="true" className="my-3 size-4 text-muted" />
      <p className="font-semibold text-good text-sm">{messages.after}</p>
      <p className="mt-1">{block.after}</p>
      <p className="mt-4 border-line border-t pt-3 text-muted text-sm">{block.why}</p>
    </div>
  );
}

function Checklist({ items, ticks, keyOf }: Omit<GuideBlockProps, 'block'> & { items: readonly string[] }) {
  const messages = guidesMessages.use();
  return (
    <fieldset className="rounded-lg bg-sunken px-4 py-4 md:px-5 print:break-inside-avoid">
      <legend className="float-left mb-1 w-full font-semibold text-muted text-sm">{messages.toDo}</legend>
      <ul className="clear-both">
        {items.map((item, n) => (
          <li key={item}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={ticks.has(keyOf(n))}
                onChange={() => ticks.toggle(keyOf(n))}
                className="peer mt-1 size-4 shrink-0 accent-ink"
              />
              <span className="peer-checked:text-muted peer-checked:line-through">{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
