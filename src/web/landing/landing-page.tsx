import { ContactSection } from '#web/contact/contact-section.tsx';
import { landingMessages } from '#web/i18n/landing-messages.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { SiteHeader } from '#web/site/site-header.tsx';
import { TestimonialSection } from '#web/testimonials/testimonial-section.tsx';
import { Page } from '#web/ui/page.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Features } from './features/features.tsx';
import { FirstTextSection } from './first-text/first-text-section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Questions } from './questions.tsx';
import { SourceNames } from './sources/source-names.tsx';

export function LandingPage() {
  const { documentTitle } = landingMessages.use();
  return (
    <Page
      title={documentTitle}
      isWholeTitle
      header={<SiteHeader />}
      footer={<SiteFooter />}
      className="pt-9 pb-16 md:pt-12 md:pb-28"
    >
      <Hero />
      <FirstTextSection />
      <BeforeAfter />
      <SourceNames />
      <HowItWorks />
      <Features />
      <TestimonialSection className="mt-20 md:mt-32" />
      <Pricing />
      <Questions />
      <ContactSection />
    </Page>
  );
}
