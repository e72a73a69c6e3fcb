import { useEffect } from 'react';

/**
 * Moves the focus to an element when something open has closed and took with it whatever had opened it: otherwise the
 * keyboard would begin the page anew. The heading stands in where the element is gone too.
 */
export function useFocusReturn(isOpen: boolean, elementId: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // After whatever else gives the focus back as it closes.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const target = document.getElementById(elementId) ?? document.querySelector<HTMLElement>('h1');
        target?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, elementId]);
}
