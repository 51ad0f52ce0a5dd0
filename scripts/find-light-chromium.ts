import { findChromium } from './find-chromium.ts';
import { unpackChromium } from './unpack-chromium.ts';

/**
 * Returns the path of a Chromium for the journeys: one named by CHROMIUM_PATH, else the headless one from the npm
 * registry, which needs a third less of the processor than a whole browser, else any that `findChromium` finds.
 */
export async function findLightChromium(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await unpackChromium()) ?? findChromium();
}
