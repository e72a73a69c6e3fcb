import { useEffect, useRef } from 'react';

/** Moves the focus to an element when something in a list has been removed together with the button that had it. */
export function useFocusAfterRemoval(elementId: string, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) document.getElementById(elementId)?.focus();
    before.current = count;
  }, [elementId, count]);
}
