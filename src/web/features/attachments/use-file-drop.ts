import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, or pasted: else the browser would open a file that misses its target
 * in place of the page. Returns whether files are being dragged over the page.
 */
export function useFileDrop(take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeAll = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) take(files);
    return files.length > 0;
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
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (takeAll(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      // Office programs add a picture to every text that is copied.
      if (event.clipboardData?.types.includes('text/plain')) return;
      if (takeAll(event.clipboardData)) event.preventDefault();
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => controller.abort();
  }, []);
  return isOver;
}
