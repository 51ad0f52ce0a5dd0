import { landingMessages } from '#web/i18n/landing-messages.ts';
import { claims } from '../claims.ts';
import { FeatureDrawing, featureIds } from './feature-drawings.tsx';
import { StartForms } from './start-forms.tsx';

/** What the product does: how one begins, and what one then works with. */
export function Features() {
  const { features } = landingMessages.use();
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      tabIndex={-1}
      className="mt-20 scroll-mt-4 md:mt-32"
    >
      <h2 id="features-title" className="display max-w-3xl text-3xl md:text-5xl">
        {features.title}
      </h2>
      <p className="mt-4 max-w-xl text-lg text-muted">
        {features.text(claims.styles.value, claims.languages.value)}
      </p>
      <StartForms />
      <h3 className="display mt-16 text-2xl md:mt-20 md:text-3xl">{features.restTitle}</h3>
      <ul className="mt-6 grid gap-x-16 md:grid-cols-2">
        {featureIds.map((feature) => {
          const [title, text] = features.words[feature];
          return (
            <li key={feature} className="flex gap-5 border-line border-t py-6">
              <FeatureDrawing feature={feature} className="size-12 shrink-0" />
              <div>
                <h4 className="font-semibold text-lg">{title}</h4>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
