import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { calmMotion, wantsCalm } from '../../lib/browser/calm-motion.ts';

const intervalMs = 7000;

/**
 * Calls `next` every seven seconds while it is playing, except while the mouse is over it, the focus is within, or the
 * tab is hidden (A1). With reduced motion it starts paused. Pressing the pause button ends the interruptions by pointer
 * and focus.
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
    /** False until hydration. */
    isReady,
    /** State of the pause button; an interruption does not change it. */
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
