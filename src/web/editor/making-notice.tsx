import type { WholeDescription } from '#contract/texts.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Said plainly: that the built-in writer stood in for the language model, and what it could not say. */
export function MakingNotice({
  making,
}: {
  making: WholeDescription['making'][keyof WholeDescription['making']];
}) {
  const words = editorMessages.use();
  if (!making || (!making.standIn && making.leftOut.length === 0)) return null;
  return (
    <div className="mb-4">
      <Notice>
        {making.standIn && <p>{words.standInText(words.standIn[making.standIn])}</p>}
        {making.leftOut.length > 0 && <p>{words.leftOut(making.leftOut.join(', '))}</p>}
      </Notice>
    </div>
  );
}
