import { demoMessages } from '#web/i18n/demo-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';
import { sampleVehicle } from './sample-brief.ts';

/** What is going to happen, and the button that begins it. */
export function IntroStep({ onStart }: { onStart(): void }) {
  const { intro } = demoMessages.use();
  const { category, color } = sampleVehicle;
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h1 className="display text-4xl md:text-5xl">{intro.title}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{intro.text}</p>
        <Button look="accent" onClick={onStart} className="mt-7 min-h-13 px-8 text-lg max-sm:w-full">
          {intro.start}
        </Button>
      </div>
      <CarSilhouette category={category} color={color} className="w-full max-w-md max-lg:hidden" />
      <ol className="grid gap-x-10 gap-y-5 md:grid-cols-3 lg:col-span-2">
        {intro.points.map(([title, text]) => (
          <li key={title} className="border-line border-t pt-3">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
