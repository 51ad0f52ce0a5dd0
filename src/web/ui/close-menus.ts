/**
 * A `<details data-menu>` is a menu. The browser opens and closes it by itself; this closes all of the page by
 * Escape, by a press or the focus elsewhere, and when one of their entries is chosen, from one place, so that
 * it serves from the page's first moment. Call it once.
 */
export function closeMenus(): void {
  const closeOutside = ({ target }: Event) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
  };
  addEventListener('pointerdown', closeOutside);
  addEventListener('focusin', closeOutside);
  // Before the entry itself acts, which may take it from the page.
  addEventListener('click', closeByChoice, { capture: true });
  addEventListener('keydown', closeByKey);
}

function closeByChoice({ target }: Event) {
  const entry = target instanceof Element && target.closest('a, button');
  if (entry) for (const menu of openMenus()) if (menu.contains(entry)) menu.open = false;
}

function closeByKey({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
