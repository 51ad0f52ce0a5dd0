import type { Editable } from './find-editables.ts';

/** Shows the seller a field for a few seconds; by an animation, as that leaves nothing behind in the page. */
export function pointAt(element: Editable): void {
  const seen = element.ownerDocument.defaultView?.frameElement ?? element;
  seen.scrollIntoView({ block: 'center' });
  const shown = { outline: '3px solid #c2202b', outlineOffset: '2px' };
  seen.animate([shown, shown], { duration: 6000, id: pointing });
}

const pointing = 'autoscritto-pointing';

/** Stops showing fields. */
export function stopPointing(): void {
  for (const animation of document.getAnimations()) if (animation.id === pointing) animation.cancel();
}
