import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '#domain/shared/languages.ts';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { landingSamplesMessages } from '#web/i18n/landing-samples-messages.ts';
import { beginInLanguage } from '#web/i18n/language.ts';
import { loadMessages } from '#web/i18n/message-bundle.ts';
import { isFromNotes, type VehicleFact } from '#web/landing/tied-sample.ts';
import { heroSample } from '#web/landing/tied-samples.ts';
import { TiedText } from '#web/landing/tied-text.tsx';
import { Wordmark } from '#web/ui/logo.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

/** What a shared link shows of the landing page, as markup, written while this module is loaded. */
export const socialCards: { language: Language; markup: string }[] = [];

for (const language of languages) {
  beginInLanguage(language);
  await loadMessages(language);
  socialCards.push({ language, markup: renderToStaticMarkup(<SocialCard />) });
}

/** Its title, the car, and how its text begins. */
function SocialCard() {
  const { title } = landingMessages.use().hero;
  const { facts: names } = landingSamplesMessages.use();
  const { drawing, paragraphs, facts } = heroSample.use();
  return (
    <main>
      <header>
        <Wordmark />
      </header>
      <h1 className="display">{title}</h1>
      <div className="sheet">
        <div className="car">
          <CarSilhouette {...drawing} />
          <dl>
            {facts
              .filter(({ fact }) => !isFromNotes(fact))
              .map(({ fact, text }) => (
                <div key={fact}>
                  <dt>{names[fact as VehicleFact]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </div>
        <div className="text">
          <TiedText paragraphs={paragraphs} id="card" className="paragraph" />
        </div>
      </div>
    </main>
  );
}
