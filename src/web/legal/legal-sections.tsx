import { LegalBlocks } from './legal-blocks.tsx';
import type { LegalText } from './legal-text.ts';
import { useOperator } from './use-operator.ts';

export function LegalSections({ sections }: Pick<LegalText, 'sections'>) {
  const operator = useOperator();
  return (
    <div className="grid gap-12 print:gap-6">
      {Object.entries(sections).map(([id, { title, blocks }], n) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2
            id={`${id}-title`}
            className="display flex gap-4 border-ink border-t-2 pt-4 text-2xl md:text-[1.75rem] print:break-after-avoid"
          >
            <span aria-hidden="true" className="text-muted tabular-nums">
              {n + 1}
            </span>
            {title}
          </h2>
          <div className="mt-4 grid gap-4 leading-relaxed">
            <LegalBlocks blocks={blocks} operator={operator} />
          </div>
        </section>
      ))}
    </div>
  );
}
