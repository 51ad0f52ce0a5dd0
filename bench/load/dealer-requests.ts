import type { Random } from '#domain/copywriting/writer/seeded-random.ts';
import type { Kind } from './dealers-day-mix.ts';

export interface Dealer {
  cookie: string;
  /** Descriptions of his, as the history showed them. */
  ids: string[];
  /** The last text written for him. */
  text?: string;
}

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  payload?: unknown;
}

/** What requests are made of besides the dealer. */
export interface Stage {
  assets: readonly string[];
  /** A local site of ads. */
  site: string;
  random: Random;
}

const makes = ['Fiat Panda', 'Volkswagen Golf', 'BMW 320d', 'Peugeot 208', 'Toyota Yaris', 'Audi A3'];
const text =
  'Fiat Panda 1.2 Easy del 2019 con 45.000 km. Unico proprietario, tagliandi certificati, garanzia di 12 mesi. ' +
  'Climatizzatore, Bluetooth e sensori di parcheggio. Vieni a provarla in sede, anche il sabato mattina.';

/** One request of a kind, as the pages of the product send it. */
export const dealerRequests: Record<Kind, (dealer: Dealer, stage: Stage) => LoadRequest> = {
  page: (_, { random }) => ({
    method: 'GET',
    path: random.pick(['/', '/history', '/dashboard', '/subscribe']),
  }),
  asset: (_, { random, assets }) => ({ method: 'GET', path: random.pick(assets) }),
  session: () => ({ method: 'GET', path: '/api/auth/user' }),
  dashboard: () => ({ method: 'GET', path: '/api/dashboard/stats' }),
  history: () => ({ method: 'GET', path: '/api/descriptions?limit=20' }),
  search: (_, { random }) => ({
    method: 'GET',
    path: `/api/descriptions?limit=20&search=${random.pick(['fiat', 'golf', 'audi+a', '2019', 'toyota+c'])}`,
  }),
  open: (dealer, { random }) => ({ method: 'GET', path: `/api/descriptions/${random.pick(dealer.ids)}` }),
  import: (_, { random, site }) => ({
    method: 'POST',
    path: '/api/extract-url',
    payload: { url: `${site}/ad/${random.below(1_000_000)}` },
  }),
  generate: (_, { random }) => {
    const [make, model] = random.pick(makes).split(' ');
    const styles = ['professional', 'persuasive', 'advanced'];
    const year = 2015 + random.below(9);
    const car = {
      make,
      model,
      year,
      mileage: 20_000 + random.below(90_000),
      fuelType: 'Benzina',
      price: 9900,
    };
    const copyStyles = random.next() < 0.5 ? styles : styles.slice(0, 1);
    return {
      method: 'POST',
      path: '/api/generate-descriptions',
      payload: { vehicleData: { ...car, notes: 'Unico proprietario, tagliandi certificati.', copyStyles } },
    };
  },
  edit: (dealer, { random }) => ({
    method: 'PUT',
    path: `/api/descriptions/${random.pick(dealer.ids)}/texts/it/professional`,
    payload: { text: `${text} Rif. ${random.below(1_000_000)}.` },
  }),
  translate: (dealer, { random }) => ({
    method: 'POST',
    path: '/api/translate',
    payload: { text: dealer.text ?? text, targetLanguage: random.pick(['en', 'de', 'fr', 'es']) },
  }),
  export: (dealer, { random }) => ({
    method: 'POST',
    path: `/api/descriptions/${random.pick(dealer.ids)}/happenings`,
    payload: {
      kind: random.pick(['copied', 'downloaded', 'exported']),
      style: 'professional',
      place: 'subito',
    },
  }),
  outcome: (dealer, { random }) => ({
    method: 'PATCH',
    path: `/api/descriptions/${random.pick(dealer.ids)}/outcome`,
    payload: { published: { on: '2024-11-11', style: 'professional' } },
  }),
  analytics: (_, { random }) => ({
    method: 'GET',
    path: `/api/analytics/${random.pick(['7d', '30d', '90d'])}`,
  }),
};
