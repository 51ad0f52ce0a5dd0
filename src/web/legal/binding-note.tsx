import { useLanguage } from '#web/i18n/language.ts';
import { legalMessages } from '#web/i18n/legal-messages.ts';
import { changeLanguage } from '#web/i18n/message-bundle.ts';

/** Which language counts; from a translation one gets to it. */
export function BindingNote() {
  const language = useLanguage();
  const { binding, readBinding } = legalMessages.use();
  if (language === 'it') return <p className="mt-1 text-muted text-sm">{binding}</p>;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 rounded-lg border border-line bg-sheet px-4 py-2">
      <p className="py-1">{binding}</p>
      <button
        type="button"
        onClick={() => void changeLanguage('it')}
        className="quiet-link min-h-11 font-medium print:hidden"
      >
        {readBinding}
      </button>
    </div>
  );
}
