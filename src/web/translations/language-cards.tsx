import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { Flag } from '#web/i18n/flag.tsx';
import { formatsOf } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { changeLanguage } from '#web/i18n/message-bundle.ts';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A card per language: pressing one speaks it. Figures and a date show how it writes them. */
export function LanguageCards() {
  const { demo } = translationsMessages.use();
  const current = useLanguage();
  return (
    <section aria-label={demo.cards}>
      <ul className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 lg:grid-cols-5">
        {languages.map((language) => (
          <li key={language} className="max-lg:last:col-span-full">
            <LanguageCard language={language} isCurrent={language === current} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LanguageCard({ language, isCurrent }: { language: Language; isCurrent: boolean }) {
  const { demo } = translationsMessages.use();
  const { price, mileage, date } = formatsOf(language);
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => void changeLanguage(language)}
      className={classNames(
        'flex h-full w-full flex-col items-start rounded-lg border bg-sheet p-3.5 text-left sm:p-4 transition-colors hover:border-ink',
        isCurrent ? 'border-ink shadow-raised' : 'border-line',
      )}
    >
      <span className="flex w-full items-center justify-between gap-2 text-muted text-sm">
        <Flag language={language} />
        {language.toUpperCase()}
      </span>
      <span lang={language} className="display mt-3 text-2xl">
        {languageNames[language]}
      </span>
      <span lang={language} className="mt-2 grid text-muted text-sm tabular-nums">
        <span>{price(22_900)}</span>
        <span>{mileage(58_400)}</span>
        <span>{date('2026-03-08T12:00:00Z')}</span>
      </span>
      {isCurrent && (
        <span className="mt-3">
          <Badge tone="ink">{demo.current}</Badge>
        </span>
      )}
    </button>
  );
}
