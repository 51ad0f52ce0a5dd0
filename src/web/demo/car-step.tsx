import { demoMessages } from '#web/i18n/demo-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { choiceStyle } from '#web/ui/choice-style.ts';
import type { CarSource, Demo } from './demo-state.ts';
import { ExtractedCar } from './extracted-car.tsx';
import { ManualFields } from './manual-fields.tsx';

const sources = ['url', 'manual'] as const satisfies readonly CarSource[];

/** The first step of the way: the sample car comes in, by link or by hand. */
export function CarStep({ demo: { state, update } }: { demo: Demo }) {
  const { car, next, previous } = demoMessages.use();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        update({ step: 2 });
      }}
    >
      <h1 className="display text-3xl md:text-4xl">{car.title}</h1>
      <fieldset className="mt-6">
        <legend className="sr-only">{car.source}</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:max-w-2xl">
          {sources.map((source) => (
            <label key={source} className={`${choiceStyle} justify-center font-medium`}>
              <input
                type="radio"
                name="source"
                value={source}
                checked={state.source === source}
                onChange={() => update({ source })}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {car[source]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-8">
        {state.source === 'url' ? (
          <ExtractedCar url={state.url} onUrl={(url) => update({ url })} />
        ) : (
          <ManualFields
            typed={state.typed}
            onType={(field, text) => update({ typed: { ...state.typed, [field]: text } })}
          />
        )}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t pt-6">
        <Button look="quiet" onClick={() => update({ step: 0 })}>
          {previous}
        </Button>
        <Button type="submit" look="accent" className="grow px-10 sm:grow-0">
          {next}
        </Button>
      </div>
    </form>
  );
}
