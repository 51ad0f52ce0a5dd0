import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { loadAimWords } from '#domain/copywriting/score/aims/load-aim-words.ts';
import { countFeltAims } from '#domain/copywriting/score/count-felt-aims.ts';
import type { Advice } from '#domain/copywriting/score/score.ts';
import { scoreCopy } from '#domain/copywriting/score/score-copy.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { requestChange } from '#web/descriptions/changing/change-request.ts';
import { emptyDraft, type FormField } from '#web/generator/vehicle-draft.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { type EditorMessages, editorMessages } from '#web/i18n/editor-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useSource } from '../claims/use-source.ts';
import { useChannel } from './channel-store.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { useChannelText } from './use-channel-text.ts';

/** How ready the text is to be published, why, and what would help most. */
export function ScorePanel({
  isChecked,
  onPropose,
  ...props
}: PanelProps & { isChecked: boolean; onPropose(): void }) {
  const { description, brief, language, style, draft, claims } = props;
  const words = editorMessages.use();
  const sources = useSource();
  const [channel] = useChannel();
  const { fit } = useChannelText(props, channel);
  const text = useDeferredValue(draft.text);
  const params = { id: description.id, language, style };
  const likeness = useQuery({
    queryKey: queryKeys.likeness(description.id, language, style),
    queryFn: ({ signal }) => call('measureLikeness', { params, payload: { text }, signal }),
    enabled: text.trim() !== '',
  });
  const { data: aimWords } = useQuery({
    queryKey: ['aim-words', language],
    queryFn: () => loadAimWords(language),
  });
  const mostAlike = likeness.data?.mostAlike;
  const score = useMemo(
    () =>
      scoreCopy({
        ...{ text, language, claims },
        brief,
        aims: aimWords ? countFeltAims(text, brief, aimWords) : { felt: 0, of: 0 },
        sameness: mostAlike?.share,
        fit,
      }),
    [text, language, claims, brief, aimWords, mostAlike, fit],
  );
  if (!isChecked) return <div className="h-24 animate-pulse rounded-md bg-sunken" />;
  const tone = score.points >= 85 ? 'text-good' : score.points >= 60 ? 'text-ink' : 'text-warning';
  return (
    <section aria-label={words.score}>
      <div className="flex items-end gap-3">
        <p className={classNames('display text-5xl tabular-nums', tone)}>{score.points}</p>
        <p className="pb-1 text-muted text-sm">{words.scoreOf}</p>
      </div>
      {score.advice.length > 0 && (
        <ul className="mt-3 grid gap-1.5 text-sm">
          {score.advice.slice(0, 4).map((advice) => (
            <li key={JSON.stringify(advice)} className="border-accent border-l-2 pl-2">
              {sayAdvice(advice, words, sources.nameOf)}
              <Remedy advice={advice} id={description.id} onPropose={onPropose} />
            </li>
          ))}
        </ul>
      )}
      <Panel title={words.scoreWhy}>
        <ul className="grid gap-2 text-sm">
          {score.parts.map(({ name, points, of, value }) => (
            <li key={name}>
              <div className="flex justify-between gap-2">
                <span>{words.scoreParts[name](value)}</span>
                <span className="text-muted tabular-nums">
                  {Math.round(points)}/{of}
                </span>
              </div>
              <div className="mt-1 h-1 rounded-full bg-sunken">
                <div className="h-1 rounded-full bg-ink" style={{ width: `${(100 * points) / of}%` }} />
              </div>
            </li>
          ))}
        </ul>
        {mostAlike && (
          <p className="mt-3 text-muted text-sm">
            {words.mostAlike(
              `${mostAlike.car.make} ${mostAlike.car.model}`,
              Math.round(100 * mostAlike.share),
            )}
          </p>
        )}
      </Panel>
    </section>
  );
}

interface RemedyProps {
  advice: Advice;
  /** Of the description. */
  id: string;
  onPropose(): void;
}

/** The way to what would help: the car's data where they lack something, another text where this one does. */
function Remedy({ advice, id, onPropose }: RemedyProps) {
  const { changing } = appMessages.use();
  const { proposal } = editorMessages.use();
  const sources = useSource();
  if (advice.kind === 'resolve' || advice.kind === 'support' || advice.kind === 'fit-channel') return null;
  const field = advice.kind === 'add' && isFormField(advice.field) ? advice.field : undefined;
  return (
    <button
      type="button"
      aria-label={advice.kind === 'add' ? `${changing.add}: ${sources.nameOf(advice.field)}` : undefined}
      className="quiet-link ml-1 inline-flex min-h-6 items-center font-medium"
      onClick={() => (advice.kind === 'add' ? requestChange({ id, field }) : onPropose())}
    >
      {advice.kind === 'add' ? changing.add : proposal.ask}
    </button>
  );
}

const isFormField = (field: string): field is FormField | 'notes' => field === 'notes' || field in emptyDraft;

function sayAdvice(
  advice: Advice,
  words: EditorMessages,
  nameOf: ReturnType<typeof useSource>['nameOf'],
): string {
  switch (advice.kind) {
    case 'resolve':
    case 'support':
      return words.advice[advice.kind](advice.count);
    case 'add':
      return advice.field === 'notes' ? words.advice.addNotes : words.advice.add(nameOf(advice.field));
    case 'mention':
      return words.advice.mention(nameOf(advice.field));
    default:
      return words.advice[advice.kind];
  }
}
