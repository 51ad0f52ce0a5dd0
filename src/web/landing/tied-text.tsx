import { classNames } from '#web/ui/class-names.ts';
import { factStyle } from './fact-style.ts';
import type { TiedSample, TiedWords } from './tied-sample.ts';

interface TiedTextProps {
  paragraphs: TiedSample['paragraphs'];
  /** Which sample's facts the words lead to. */
  id: string;
  /** The sentences come one after another, once; they stand in their place from the start. */
  isBeingWritten?: boolean;
  className: string;
}

/** Shorter claims, "68.500 km", stay on one line. */
const unbroken = 12;

/** A text whose every claim leads to its fact. */
export function TiedText({ paragraphs, id, isBeingWritten, className }: TiedTextProps) {
  const before = paragraphs.map((_, index) => paragraphs.slice(0, index).flat().length);
  return paragraphs.map((sentences, paragraph) => (
    <p key={paragraph} className={className}>
      {sentences.map((parts, index) => (
        <span key={index} data-sentence={isBeingWritten ? (before[paragraph] ?? 0) + index : undefined}>
          {parts.map((part, place) =>
            typeof part === 'string' ? part : <Claim key={place} tied={part} id={id} />,
          )}
        </span>
      ))}
    </p>
  ));
}

function Claim({ tied: { fact, text }, id }: { tied: TiedWords; id: string }) {
  const target = `${id}-${fact}`;
  return (
    <a
      href={`#${target}`}
      data-fact={fact}
      // The address stays as it is; where the fact is in view nothing moves.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.scrollIntoView({ block: 'nearest' });
      }}
      className={classNames('tied-words', factStyle(fact), text.length < unbroken && 'whitespace-nowrap')}
    >
      {text}
    </a>
  );
}
