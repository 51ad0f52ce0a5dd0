import { handOverPage } from '#web/listings/hand-over-page.ts';
import type { Control } from '../form/control.ts';
import { shownCarId, takenEvent } from '../shown-car-element.ts';
import { describeEditable } from './describe-editable.ts';
import { fillEditable } from './fill-editable.ts';
import { type Editable, findEditables } from './find-editables.ts';
import { pointAt, stopPointing } from './point-at.ts';

/** The page may take a field away while the popup is open. */
let listed: Editable[] = [];

function onField<R>(index: number, act: (element: Editable) => R): R | undefined {
  const element = listed[index];
  return element?.isConnected ? act(element) : undefined;
}

/** What the popup has done in the page its button was pressed on; the page's own program does not see it. */
const inPage = {
  handOverPage,
  /** What a page of ours shows, as it stands there; nothing on other pages. */
  readShownCar: (): string | undefined => document.getElementById(shownCarId)?.textContent ?? undefined,
  tellTaken(): void {
    document.getElementById(shownCarId)?.dispatchEvent(new Event(takenEvent));
  },
  listControls(): Control[] {
    listed = findEditables();
    return listed.map(describeEditable);
  },
  pointAt(...indexes: number[]): void {
    stopPointing();
    for (const index of indexes.toReversed()) onField(index, pointAt);
  },
  /** What stands in the field afterwards; undefined where it is gone. */
  fill: (index: number, text: string): Promise<string> | undefined =>
    onField(index, (element) => fillEditable(element, text)),
};

export type InPage = typeof inPage;

declare global {
  /** In the extension's own world of the page. */
  var autoscritto: InPage | undefined;
}

// What was listed by an earlier press is looked up anew.
globalThis.autoscritto = inPage;
