/** Cars a rate or an average needs at least: of fewer it would be chance. */
export const fewestCars = 3;

/** Ads, texts, generations or ratings a mean needs at least. */
export const fewestAds = 3;
