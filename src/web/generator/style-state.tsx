import { Check } from 'lucide-react';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const signs = {
  waiting: <span aria-hidden="true" className="size-1.5 animate-pulse rounded-full bg-edge" />,
  writing: <Spinner className="size-3" />,
  ready: <Check aria-hidden="true" className="size-4 text-good" />,
};

/** How far the text of a style has come, beside its name. */
export function StyleState({ state }: { state: keyof typeof signs }) {
  const { styleStates } = appMessages.use().generator;
  return (
    <>
      {signs[state]}
      <span className="sr-only">{styleStates[state]}</span>
    </>
  );
}
