import type { Control } from '../form/control.ts';
import { type ShownCar, shownCarSchema } from '../shown-car.ts';
import { findKeptCar } from './kept-car.ts';
import { findOpenTab, type OpenTab } from './open-tab.ts';

/** What the popup begins with. */
export interface View {
  /** Of the server that this extension was downloaded from. */
  origin: string;
  kept: ShownCar | undefined;
  page:
    | { kind: 'closed' }
    | { kind: 'ours'; tab: OpenTab; shown: ShownCar | undefined }
    | { kind: 'other'; tab: OpenTab; controls: Control[] };
}

export async function lookAtTab(): Promise<View> {
  const { origin } = new URL(chrome.runtime.getManifest().homepage_url);
  const [tab, kept] = await Promise.all([findOpenTab(), findKeptCar()]);
  return { origin, kept, page: await lookAtPage(tab, origin) };
}

async function lookAtPage(tab: OpenTab | undefined, origin: string): Promise<View['page']> {
  if (!tab) return { kind: 'closed' };
  if (new URL(tab.url).origin !== origin) {
    return { kind: 'other', tab, controls: await tab.call('listControls') };
  }
  const shown = await tab.call('readShownCar');
  return {
    kind: 'ours',
    tab,
    shown: shown === undefined ? undefined : shownCarSchema.parse(JSON.parse(shown)),
  };
}
