import { createMessageBundle } from './message-bundle.ts';
import { it, type StockMessages } from './messages/stock/it.ts';

export type { StockMessages };

/** The page on which a whole stock is described at once. */
export const stockMessages = createMessageBundle<StockMessages>(it, {
  en: () => import('./messages/stock/en.ts').then((m) => m.en),
  de: () => import('./messages/stock/de.ts').then((m) => m.de),
  fr: () => import('./messages/stock/fr.ts').then((m) => m.fr),
  es: () => import('./messages/stock/es.ts').then((m) => m.es),
});
