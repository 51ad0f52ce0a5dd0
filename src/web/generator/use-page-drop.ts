import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes what is dropped anywhere on the page, so that a near miss doesn't make the browser leave it
 * and everything typed; without `onDrop` it is ignored. Text dropped into a field stays the browser's
 * matter. Answers whether something is being dragged over the page.
 */
export function usePageDrop(onDrop?: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((transfer: DataTransfer) => onDrop?.(transfer));

  useEffect(() => {
    function over(event: DragEvent) {
      if (!isOurs(event)) return;
      event.preventDefault();
      setOver(true);
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    function end(event: DragEvent) {
      setOver(false);
      if (!isOurs(event)) return;
      event.preventDefault();
      if (event.dataTransfer) drop(event.dataTransfer);
    }
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', end);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', end);
    };
  }, []);
  return isOver && onDrop !== undefined;
}

function isOurs({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  if (types.includes('Files')) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return types.includes('text/uri-list') && !isField;
}
