import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { languageNames } from '#domain/shared/languages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ChangedVehicle } from './use-change-vehicle.ts';

interface OutdatedNoticeProps {
  outdated: ChangedVehicle['outdated'];
  /** Leads to a text; absent where the text is open already. */
  onOpen?(style: CopyStyle): void;
}

/** Sentences that still say what the data said before, each with the way to its text. */
export function OutdatedNotice({ outdated, onOpen }: OutdatedNoticeProps) {
  const { changing, styles } = appMessages.use();
  if (outdated.length === 0) return null;
  return (
    <Notice title={changing.outdated(outdated.length)}>
      <p>{changing.outdatedHint}</p>
      <ul className="mt-2 grid gap-2">
        {outdated.map(({ language, style, sentence }) => (
          <li key={`${language} ${style} ${sentence}`} className="border-warning/40 border-l-2 pl-3">
            <span className="text-muted text-sm">
              {styles[style][0]}, {languageNames[language]}
            </span>
            <span lang={language} className="block font-display">
              {sentence}
            </span>
            {onOpen && (
              <Button look="quiet" className="-ml-3 px-3! text-sm" onClick={() => onOpen(style)}>
                {changing.openText}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
