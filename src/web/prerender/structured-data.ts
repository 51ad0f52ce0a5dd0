import { localisedAddress } from '#contract/localised-addresses.ts';
import { originMark, pagePaths } from '#contract/pages.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { planIds, plans } from '#domain/subscriptions/plans.ts';
import { pageDescriptions } from './page-descriptions.ts';

/** The product and its prices as schema.org says them, for search engines. */
export function structuredData(language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Autoscritto',
    description: pageDescriptions.home[language],
    url: originMark + localisedAddress(pagePaths.home, language),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: languages,
    offers: planIds.map((id) => ({
      '@type': 'Offer',
      name: id,
      price: plans[id].monthlyPrice,
      priceCurrency: 'EUR',
      url: originMark + localisedAddress(pagePaths.plans, language),
    })),
  };
}
