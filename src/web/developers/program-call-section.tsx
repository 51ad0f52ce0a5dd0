import { developersMessages } from '#web/i18n/developers-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { exampleOf } from './examples.ts';
import type { ProgramCall } from './program-document.ts';
import { WithCode } from './with-code.tsx';

/** One call: what it does, how it is typed into a shell, what it takes. */
export function ProgramCallSection({ call }: { call: ProgramCall }) {
  const messages = developersMessages.use();
  const { name, method, path, scope, fields } = call;
  return (
    <section aria-labelledby={name} className="border-line border-t py-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={name} className="break-all font-mono font-semibold">
          {method} {path}
        </h3>
        <Badge>{messages.scope[scope]}</Badge>
      </div>
      <p className="mt-2">
        <WithCode>{messages.summaries[name]}</WithCode>
      </p>
      <Code>{exampleOf(call, location.origin)}</Code>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">
          {messages.fields} ({fields.length})
        </summary>
        <dl className="grid gap-x-6 gap-y-2 pt-1 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          {fields.map((field) => (
            <div key={field.name} className="contents">
              <dt className="break-words font-mono">{field.name}</dt>
              <dd className="break-words text-muted max-sm:mb-2">
                {field.type}
                {field.isRequired && <strong className="text-ink"> · {messages.required}</strong>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Lines as they are typed; wide ones are scrolled, by keyboard too. */
export function Code({ children }: { children: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-lg border border-line bg-sheet p-4 font-mono text-sm leading-relaxed"
    >
      {children}
    </pre>
  );
}
