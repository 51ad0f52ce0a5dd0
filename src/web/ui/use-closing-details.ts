import { useEffect, useRef } from 'react';

/**
 * For a `<details>` that is a menu. The browser opens and closes it by itself, also before our program runs;
 * this closes it by Escape, by a press or the focus elsewhere, and when one of its entries is chosen.
 */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    const closeOutside = (event: Event) => {
      if (!menu.contains(event.target as Node)) close();
    };
    const closeByChoice = (event: Event) => {
      if ((event.target as Element).closest('a, button')) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    menu.addEventListener('click', closeByChoice);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      menu.removeEventListener('click', closeByChoice);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
  return details;
}
