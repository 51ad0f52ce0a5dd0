import type { WholeDescription } from '#contract/texts.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Notice } from '#web/ui/notice.tsx';

type Making = NonNullable<WholeDescription['making'][keyof WholeDescription['making']]>;
type Told = Pick<Making, 'standIn' | 'leftOut' | 'setAside'>;

/** Shows that the built-in writer stood in for the language model, and which notes are not in the text and why. */
export function MakingNotice({ making }: { making: Told | undefined }) {
  const words = editorMessages.use();
  if (!making || (!making.standIn && making.leftOut.length === 0)) return null;
  const setAside = making.setAside ?? [];
  const named = (wanted: (typeof setAside)[number]['reason']) =>
    setAside.flatMap(({ note, reason }) => (reason === wanted ? [note] : []));
  const [orders, contacts] = [named('order'), named('contact')];
  const wordless = making.leftOut.filter((note) => !orders.includes(note) && !contacts.includes(note));
  return (
    <div className="mb-4">
      <Notice>
        {making.standIn && <p>{words.standInText(words.standIn[making.standIn])}</p>}
        {wordless.length > 0 && <p>{words.leftOut(wordless.join(', '))}</p>}
        {orders.length > 0 && <p>{words.orders(orders.join(', '))}</p>}
        {contacts.length > 0 && <p>{words.contacts(contacts.join(', '))}</p>}
      </Notice>
    </div>
  );
}
