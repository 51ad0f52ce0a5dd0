import type { ListedMessage } from '#web/i18n/list-messages.ts';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

export function MessageList({ messages }: { messages: readonly ListedMessage[] }) {
  const { demo } = translationsMessages.use();
  const { number } = useFormats();
  const hasDots = messages.some(({ text }) => text.includes('…'));
  return (
    <>
      <p className="text-muted text-sm">
        {demo.count(number(messages.length))}
        {hasDots && ` · ${demo.placeholder}`}
      </p>
      <dl className="mt-4 divide-y divide-line rounded-lg border border-line bg-sheet">
        {messages.map(({ key, text }) => (
          <div key={key} className="grid gap-x-6 gap-y-0.5 px-4 py-3 md:grid-cols-[20rem_1fr] md:px-5">
            <dt lang="en" className="break-all text-muted text-sm leading-6">
              {key}
            </dt>
            <dd className="min-w-0">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
