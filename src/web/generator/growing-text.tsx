import { Paragraphs } from '#web/documents/paragraphs.tsx';

/** A text while it is being written: as far as it has come, or the shape of what will come; as wide as it will be beside its checks. */
export function GrowingText({ text }: { text: string | undefined }) {
  return (
    <div className="rounded-lg border border-line bg-sheet px-5 py-7 md:px-10 md:py-10 xl:mr-[20.5rem]">
      {text ? (
        <article>
          <Paragraphs
            text={text}
            className="font-display text-[1.125rem] leading-[1.7] md:text-[1.1875rem]"
          />
        </article>
      ) : (
        <div aria-hidden="true" className="grid gap-4">
          {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-2/5'].map((width, index) => (
            <div key={index} className={`h-3 animate-pulse rounded-md bg-sunken ${width}`} />
          ))}
        </div>
      )}
    </div>
  );
}
