import type { WholeDescription } from '#contract/texts.ts';
import { leftOutReasons } from '#domain/copywriting/copy.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Notice } from '#web/ui/notice.tsx';

type Making = NonNullable<WholeDescription['making'][keyof WholeDescription['making']]>;
type Told = Pick<Making, 'standIn' | 'leftOut' | 'setAside'>;

/** Shows that the built-in writer stood in for the language model, and which notes are not in the text and why. */
export function MakingNotice({ making }: { making: Told | undefined }) {
  const words = editorMessages.use();
  if (!making || (!making.standIn && making.leftOut.length === 0)) return null;
  const reasonOf = new Map(making.setAside?.map(({ note, reason }) => [note, reason]));
  const byReason = Map.groupBy(making.leftOut, (note) => reasonOf.get(note) ?? 'no-words');
  return (
    <div className="mb-4">
      <Notice>
        {making.standIn && <p>{words.standInText(words.standIn[making.standIn])}</p>}
        {leftOutReasons.map((reason) => {
          const notes = byReason.get(reason);
          return notes && <p key={reason}>{words.leftOut[reason](notes.join(', '))}</p>;
        })}
      </Notice>
    </div>
  );
}
