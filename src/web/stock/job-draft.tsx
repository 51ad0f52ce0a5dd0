import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StockJobItem } from '#contract/stock.ts';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { mayUseStyle } from '#domain/subscriptions/entitlements.ts';
import { noTargeting, type Targeting } from '#domain/vehicles/targeting.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceStyle } from '#web/ui/choice-style.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { BroughtFile } from './brought-file.tsx';
import { carsOf } from './standing-of.ts';
import { StockWordings } from './stock-wordings.tsx';
import { TargetingOfJob } from './targeting-of-job.tsx';
import { useMoveJob } from './use-move-job.ts';

interface JobDraftProps {
  job: StockJobItem;
  /** Whom the texts are for is chosen car by car. */
  isByCar: boolean;
  onByCar(isByCar: boolean): void;
  onGone(): void;
}

/** What is chosen for all cars of a file, and what writing them costs, before it starts. */
export function JobDraft({ job, isByCar, onByCar, onGone }: JobDraftProps) {
  const { draft: words } = stockMessages.use();
  const { generator, styles: names } = appMessages.use();
  const user = useSignedInUser();
  const client = useQueryClient();
  const [styles, setStyles] = useState<readonly CopyStyle[]>(job.styles);
  const [language, setLanguage] = useState<Language>(job.language);
  const [targeting, setTargeting] = useState<Targeting>(() =>
    job.targeting === 'by-car' ? noTargeting : job.targeting,
  );
  const stats = useQuery({ queryKey: queryKeys.dashboardStats, queryFn: () => call('getDashboardStats') });
  const move = useMoveJob(job.id);
  const discard = useMutation({
    mutationFn: () => call('deleteStockJob', { params: { id: job.id } }),
    async onSettled() {
      await client.invalidateQueries({ queryKey: queryKeys.stockJobs });
      onGone();
    },
  });
  const { unread, ready, faulty } = job.counts;
  const toggle = (style: CopyStyle) =>
    setStyles(copyStyles.filter((one) => (one === style) !== styles.includes(one)));

  return (
    <section className="mt-8 rounded-lg border border-line bg-sheet p-5 md:p-7">
      <h2 className="display text-2xl">{words.title(carsOf(job))}</h2>
      <p className="mt-1 font-semibold">{words.ready(ready)}</p>
      {unread > 0 && (
        <p aria-live="polite" className="mt-1 text-muted">
          {words.reading(unread)}
        </p>
      )}
      {faulty > 0 && <p className="mt-1 text-warning">{words.mendLater(faulty)}</p>}
      <BroughtFile jobId={job.id} onAgain={onGone} />
      <fieldset className="mt-6">
        <legend className="mb-2 font-medium text-sm">{generator.stylesTitle}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {copyStyles
            .filter((style) => mayUseStyle(user, style))
            .map((style) => (
              <label key={style} className={choiceStyle}>
                <input
                  type="checkbox"
                  checked={styles.includes(style)}
                  onChange={() => toggle(style)}
                  className="absolute inset-0 cursor-[inherit] opacity-0"
                />
                {names[style][0]}
              </label>
            ))}
        </div>
        {styles.length === 0 && <p className="mt-2 text-accent-text text-sm">{words.noStyle}</p>}
      </fieldset>
      <Field label={generator.textLanguage} className="mt-5 sm:max-w-xs">
        {(slot) => (
          <Select {...slot} value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TargetingOfJob isByCar={isByCar} onByCar={onByCar} targeting={targeting} onChange={setTargeting} />
      <StockWordings job={job} language={language} />
      {stats.data && <p className="mt-4 max-w-prose">{words.cost(ready, stats.data.monthlyUsage)}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look="accent"
          disabled={ready === 0 || styles.length === 0}
          isPending={move.isPending}
          onClick={() =>
            move.mutate({
              move: 'start',
              choices: { styles: [...styles], language, targeting: isByCar ? 'by-car' : targeting },
            })
          }
          className="grow px-8 sm:grow-0"
        >
          {words.start(ready)}
        </Button>
        <Button look="quiet" isPending={discard.isPending} onClick={() => discard.mutate()}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
