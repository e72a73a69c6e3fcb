import { wantsCalm } from '../../lib/browser/calm-motion.ts';
import { runRotation } from './run-rotation.ts';

const swipePx = 50;
const fadeMs = 220;

/** Runs a carousel whose track scrolls by whole slides: the scroll position says which slide is shown (A1). */
export function runCarousel(frame: HTMLElement): void {
  const track = frame.querySelector<HTMLElement>('.carousel-track');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const count = slides.length;
  let current = -1;

  function setCurrent(index: number): void {
    if (index === current) return;
    current = index;
    for (const [each, slide] of slides.entries()) {
      slide.ariaHidden = String(each !== index);
      // What is not seen is not reached either, such as the original of a translation.
      slide.inert = each !== index;
    }
    for (const [each, tick] of frame.querySelectorAll('[data-slide]').entries())
      tick.ariaCurrent = String(each === index);
    for (const [each, text] of frame.querySelectorAll<HTMLElement>('[data-position]').entries())
      text.hidden = each !== index;
  }

  function show(index: number): void {
    const shown = (index + count) % count;
    if (shown === current) return;
    track?.scrollTo({ left: (shown * track.scrollWidth) / count, behavior: 'instant' });
    // The scroll event fires a frame later, and a second press may come before it.
    setCurrent(shown);
  }

  /** What changes by itself fades in; what somebody asked for is there with the next paint. */
  function turn(): void {
    show(current + 1);
    if (!wantsCalm()) slides[current]?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs });
  }

  const rotation = runRotation({
    frame,
    next: turn,
    onChange({ isPlaying, isRotating }) {
      track.ariaLive = isRotating ? 'off' : 'polite';
      for (const each of frame.querySelectorAll<HTMLElement>('[data-rotation] [data-playing]'))
        each.toggleAttribute('hidden', each.dataset['playing'] !== String(isPlaying));
    },
  });

  track.addEventListener('scroll', () => setCurrent(Math.round((track.scrollLeft * count) / track.scrollWidth)));
  frame.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const { step, slide, rotation: isSwitch } = button?.dataset ?? {};
    if (isSwitch !== undefined) rotation.toggle();
    if (step !== undefined) show(current + Number(step));
    if (slide !== undefined) show(Number(slide));
  });
  frame.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(current + step);
  });
  watchSwipes(track, {
    onTouch: rotation.pause,
    onSwipe: (direction) => show(current - direction),
  });
  setCurrent(Math.round((track.scrollLeft * count) / track.scrollWidth));
  frame.dataset['ready'] = 'true';
}

type Swipes = { onTouch: () => void; onSwipe: (direction: number) => void };

/** A touch pauses the rotation for good, so that people read at their own pace. A mouse selects text instead. */
function watchSwipes(track: HTMLElement, { onTouch, onSwipe }: Swipes): void {
  let start: { x: number; y: number } | null = null;
  track.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') return;
    start = { x: clientX, y: clientY };
    onTouch();
  });
  track.addEventListener('pointerup', ({ clientX, clientY }) => {
    const across = clientX - (start?.x ?? clientX);
    const isAcross = start !== null && Math.abs(across) > Math.abs(clientY - start.y);
    start = null;
    if (isAcross && Math.abs(across) >= swipePx) onSwipe(Math.sign(across));
  });
  track.addEventListener('pointercancel', () => {
    start = null;
  });
}
