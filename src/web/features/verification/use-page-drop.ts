import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the first file that is dropped anywhere on the page, which the browser would open else; returns whether one is over it.
 * Apart from the drop of attachments: a chunk that both share would cost the configurator more than these lines.
 */
export function usePageDrop(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', (event) => drop(event), { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}
