import { pagePaths } from '#contract/pages.ts';
import { Paragraphs } from '#web/documents/paragraphs.tsx';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useFocusAfter } from '#web/ui/use-focus-after.ts';
import { claims } from '../claims.ts';
import type { FirstText } from './use-first-text.ts';

interface FirstTextAnswerProps {
  answer: FirstText | undefined;
  /** No more texts today: the account is offered all the same. */
  isOfLimit: boolean;
}

/** The visitor's text, and what an account adds to it; before, where it will stand. */
export function FirstTextAnswer({ answer, isOfLimit }: FirstTextAnswerProps) {
  const { firstText: words } = landingMessages.use();
  const heading = useFocusAfter(answer, (now, before) => now !== before);
  return (
    <div className="flex flex-col p-5 md:p-8 lg:px-12">
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 font-medium text-muted text-sm focus:outline-none"
      >
        {words.answerTitle}
      </h3>
      {answer ? (
        <div lang={answer.language} className="appear mt-4">
          <Paragraphs
            text={answer.text}
            className="font-display text-[1.125rem] leading-[1.7] md:text-[1.25rem]"
          />
        </div>
      ) : (
        <p className="mt-4 max-w-md text-lg text-muted">{words.empty}</p>
      )}
      {(answer || isOfLimit) && <Offer />}
    </div>
  );
}

function Offer() {
  const { firstText: words, hero } = landingMessages.use();
  return (
    <div className="mt-8 border-line border-t pt-6">
      <h4 className="font-semibold text-lg">{words.offerTitle}</h4>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-muted marker:text-edge">
        {words.offer.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={pagePaths.register} look="accent" className="px-6 max-sm:w-full">
          {words.register}
        </ButtonLink>
        <p className="text-muted text-sm">{hero.free(claims.freeDescriptions.value)}</p>
      </div>
    </div>
  );
}
