import { type PointerEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { BannedWord } from '#domain/copywriting/quality/find-banned-words.ts';
import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';
import { classNames } from '#web/ui/class-names.ts';
import { bannedStyle, claimStyle, litStyle } from './claims/claim-style.ts';
import { markText } from './claims/mark-text.ts';

interface TextAreaProps {
  /** Where the caret can be put from outside. */
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  /** What the marks mean, for those who cannot see them. */
  hint: string;
  language: string;
  text: string;
  claims: readonly Claim[];
  banned: readonly BannedWord[];
  locked: readonly Sentence[];
  active: Sentence | undefined;
  /** The claims pointed at here, in the list or in the car's card. */
  lit: readonly Claim[];
  /** Whether the first of those is to be brought into view. */
  isLitAskedFor: boolean;
  onType(text: string): void;
  /** Where the caret is now. */
  onCaret(offset: number): void;
  /** The claim the pointer is on, or none. */
  onPoint(claim: Claim | undefined): void;
  onLeave(): void;
}

const face = 'px-5 py-7 font-display text-[1.125rem] leading-[1.7] md:px-10 md:py-10 md:text-[1.1875rem]';

/**
 * The text to read and to write in, in one place: the marks lie on a copy of it behind the letters,
 * so that typing, undo and spelling stay the browser's own.
 */
export function TextArea(props: TextAreaProps) {
  const { text, claims, banned, locked, active, lit, isLitAskedFor } = props;
  const behind = useRef<HTMLDivElement>(null);
  const hint = useId();
  const stretches = useMemo(
    () => markText(text, { claims, banned, locked, active }),
    [text, claims, banned, locked, active],
  );

  useEffect(() => {
    if (isLitAskedFor) behind.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'center' });
  }, [isLitAskedFor]);

  function point(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const marks = behind.current?.querySelectorAll<HTMLElement>('[data-claim]') ?? [];
    const under = [...marks].find((mark) =>
      [...mark.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom,
      ),
    );
    props.onPoint(under && claims[Number(under.dataset.claim)]);
  }

  return (
    <div className="grid">
      <div
        ref={behind}
        aria-hidden="true"
        className={classNames(
          face,
          'pointer-events-none col-start-1 row-start-1 whitespace-pre-wrap break-words text-transparent',
        )}
      >
        {stretches.map(({ text: words, start, claim, isBanned, isLocked, isActive }) => (
          <span
            key={start}
            data-claim={claim ? claims.indexOf(claim) : undefined}
            data-lit={claim && lit.includes(claim) ? '' : undefined}
            className={classNames(
              isLocked && 'bg-good-wash',
              isActive && !isLocked && 'bg-sunken',
              claim && claimStyle(claim),
              isBanned && bannedStyle,
              claim && lit.includes(claim) && litStyle(claim),
            )}
          >
            {words}
          </span>
        ))}
        {/* the line a trailing line break opens */}
        {'\u200b'}
      </div>
      <textarea
        ref={props.area}
        aria-label={props.label}
        aria-describedby={hint}
        lang={props.language}
        spellCheck
        value={text}
        onChange={(event) => props.onType(event.target.value)}
        onSelect={(event) => props.onCaret(event.currentTarget.selectionStart)}
        onPointerMove={point}
        onPointerLeave={() => props.onPoint(undefined)}
        onBlur={props.onLeave}
        className={classNames(
          face,
          'col-start-1 row-start-1 resize-none overflow-hidden break-words bg-transparent text-ink outline-none',
        )}
      />
      <p id={hint} className="sr-only">
        {props.hint}
      </p>
    </div>
  );
}
