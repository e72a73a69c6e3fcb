import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { calmMotion, wantsCalm } from '../../lib/browser/calm-motion.ts';

const intervalMs = 7000;

/**
 * Calls `next` every seven seconds while it is playing and nothing holds it: mouse over it, focus within, hidden tab (A1).
 * Less motion on the device starts it paused. Pressing the switch lifts the holds of the pointer and focus on it.
 */
export function useRotation(next: () => void) {
  const isCalm = useSyncExternalStore(followMotion, wantsCalm, () => null);
  const isTabHidden = useSyncExternalStore(
    followTab,
    () => document.hidden,
    () => false,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isReady = isCalm !== null;
  const isPlaying = isReady && (choice ?? !isCalm);
  const isRotating = isPlaying && !isHovered && !isFocused && !isTabHidden;
  const advance = useEffectEvent(next);

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => advance(), intervalMs);
    return () => clearInterval(timer);
  }, [isRotating]);

  return {
    /** False until scripts have taken over. */
    isReady,
    /** What the switch shows; a hold does not change it. */
    isPlaying,
    isRotating,
    pause: () => setChoice(false),
    toggle() {
      setChoice(!isPlaying);
      setHovered(false);
      setFocused(false);
    },
    holds: {
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        const isOnSwitch = target instanceof Element && target.closest('[data-rotation]') !== null;
        if (pointerType === 'mouse' && !isOnSwitch) setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const followMotion = (notify: () => void) => follow(matchMedia(calmMotion), 'change', notify);
const followTab = (notify: () => void) => follow(document, 'visibilitychange', notify);

function follow(target: EventTarget, event: string, notify: () => void) {
  target.addEventListener(event, notify);
  return () => target.removeEventListener(event, notify);
}
