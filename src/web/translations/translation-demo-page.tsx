import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { LanguageCards } from './language-cards.tsx';
import { SiteMessagesList } from './site-messages-list.tsx';
import { TranslationsHeader } from './translations-header.tsx';

const AppMessagesList = lazy(() =>
  import('./app-messages-list.tsx').then((m) => ({ default: m.AppMessagesList })),
);

const LandingMessagesList = lazy(() =>
  import('./landing-messages-list.tsx').then((m) => ({ default: m.LandingMessagesList })),
);

const lists = {
  navigation: <SiteMessagesList part="nav" />,
  landing: <LandingMessagesList />,
  dashboard: <AppMessagesList part="dashboard" />,
  generator: <AppMessagesList part="generator" />,
  common: <SiteMessagesList part="common" />,
};

type Category = keyof typeof lists;

/** The languages of the interface, and its real words in the one that is spoken. */
export function TranslationDemoPage() {
  const { demo } = translationsMessages.use();
  const [category, setCategory] = useState<Category>('navigation');
  const tabs = (Object.keys(lists) as Category[]).map((value) => ({
    value,
    label: demo.categories[value],
    content: <Suspense fallback={<Loading />}>{lists[value]}</Suspense>,
  }));
  return (
    <Page title={demo.documentTitle} header={<TranslationsHeader />} footer={<SiteFooter />}>
      <h1 className="display text-4xl md:text-5xl">{demo.title}</h1>
      <p className="mt-4 mb-8 max-w-2xl text-muted">{demo.lead}</p>
      <LanguageCards />
      <section className="mt-12">
        <h2 className="display mb-3 text-2xl">{demo.keysTitle}</h2>
        <Tabs label={demo.categoriesLabel} value={category} onChange={setCategory} tabs={tabs} />
      </section>
      <p className="mt-10">
        <Link href={pagePaths.translationTest} className="underline underline-offset-4">
          {demo.toTest}
        </Link>
      </p>
    </Page>
  );
}
