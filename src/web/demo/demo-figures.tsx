import { copyStyles } from '#domain/copywriting/copy.ts';
import { count as termCount } from '#domain/copywriting/vocabulary/terms.ts?count';
import { languages } from '#domain/shared/languages.ts';
import { demoMessages } from '#web/i18n/demo-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

const counts = { languages: languages.length, styles: copyStyles.length, terms: termCount };

/** Three numbers of the product, counted in its own tables. */
export function DemoFigures() {
  const { figures } = demoMessages.use();
  const formats = useFormats();
  return (
    <section aria-labelledby="figures" className="mt-20 border-line border-t pt-10 md:mt-28">
      <h2 id="figures" className="display text-2xl md:text-3xl">
        {figures.title}
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {(Object.keys(counts) as (keyof typeof counts)[]).map((figure) => (
          <div key={figure} className="flex flex-col">
            <dt className="order-last mt-1 text-muted">{figures[figure]}</dt>
            <dd className="display text-5xl tabular-nums">{formats.number(counts[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
