import { calmMotion } from '../../lib/browser/calm-motion.ts';

const intervalMs = 7000;

/** State of a rotation: of its pause button, which an interruption does not change, and whether it turns at the moment. */
export type Rotation = { isPlaying: boolean; isRotating: boolean };

type Options = { frame: HTMLElement; next: () => void; onChange: (rotation: Rotation) => void };

/**
 * Calls `next` every seven seconds while it is playing, except while the mouse is over it, the focus is within, or the
 * tab is hidden (A1). With reduced motion it starts paused. Pressing the pause button ends the interruptions by pointer
 * and focus.
 */
export function runRotation({ frame, next, onChange }: Options) {
  const calm = matchMedia(calmMotion);
  let choice: boolean | null = null;
  let isHovered = frame.matches(':hover') && matchMedia('(hover: hover)').matches;
  let isFocused = frame.contains(document.activeElement);
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(): void {
    const isPlaying = choice ?? !calm.matches;
    const isRotating = isPlaying && !isHovered && !isFocused && !document.hidden;
    if (isRotating) timer ??= setInterval(next, intervalMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
    onChange({ isPlaying, isRotating });
  }

  function hold(changes: { hovered?: boolean; focused?: boolean }): void {
    isHovered = changes.hovered ?? isHovered;
    isFocused = changes.focused ?? isFocused;
    update();
  }

  frame.addEventListener('pointerover', ({ pointerType, target }) => {
    const isOnSwitch = (target as Element).closest('[data-rotation]') !== null;
    if (pointerType === 'mouse' && !isOnSwitch) hold({ hovered: true });
  });
  frame.addEventListener('pointerleave', () => hold({ hovered: false }));
  frame.addEventListener('focusin', () => hold({ focused: true }));
  frame.addEventListener('focusout', ({ relatedTarget }) => {
    if (!frame.contains(relatedTarget as Node | null)) hold({ focused: false });
  });
  document.addEventListener('visibilitychange', update);
  calm.addEventListener('change', update);
  update();

  return {
    pause(): void {
      choice = false;
      update();
    },
    toggle(): void {
      choice = !(choice ?? !calm.matches);
      hold({ hovered: false, focused: false });
    },
  };
}
