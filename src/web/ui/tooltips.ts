import { tooltipDelay } from './tooltip-delay.ts';

/** Between tooltip and element, and to the edge of the window, in px. */
const gapPx = 8;

/**
 * Shows the text of `data-tip` beside an element under the pointer or with the keyboard's focus (B10). It repeats a name
 * that the element has anyway, so it is hidden from screen readers. Everything on the page shares one bubble, and the
 * module is loaded with the first element that has a tooltip (`watch-tooltips.ts`), whose event it starts from.
 */
export function openTooltips(first: Event): void {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.ariaHidden = 'true';
  let owner: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(now: number): void {
    clearTimeout(timer);
    owner = null;
    if (!bubble.isConnected) return;
    bubble.remove();
    closedAt = now;
  }

  function follow(event: Event): void {
    const target = event.target as Element;
    if (bubble.contains(target)) return;
    const next = event.type === 'focusin' && !target.matches(':focus-visible') ? null : wantedBy(event);
    if (next === owner) return;
    close(event.timeStamp);
    owner = next;
    if (next) timer = setTimeout(show, event.type === 'focusin' ? 0 : tooltipDelay(event.timeStamp, closedAt), next);
  }

  function show(element: Element): void {
    // Removed meanwhile, or its menu has been opened.
    if (!element.isConnected || element.matches('[open] > summary')) return;
    bubble.textContent = element.getAttribute('data-tip');
    // In a dialog, whatever stands outside is covered.
    (element.closest('[role="dialog"], dialog') ?? document.body).append(bubble);
    place(bubble, element);
  }

  const closeBy = (event: Event): void => {
    if (event.type !== 'keydown' || (event as KeyboardEvent).key === 'Escape') close(event.timeStamp);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow);
  for (const type of ['pointerdown', 'keydown', 'focusout']) document.addEventListener(type, closeBy);
  const stay = () => {
    if (owner && bubble.isConnected) place(bubble, owner);
  };
  document.addEventListener('scroll', stay, { capture: true, passive: true });
  follow(first);
}

/** The element whose tooltip an event asks for; a finger asks for none. */
function wantedBy(event: Event): Element | null {
  if ('pointerType' in event && event.pointerType === 'touch') return null;
  return event.target instanceof Element ? event.target.closest('[data-tip]') : null;
}

/** Below the element, above it where there is no room, and within the window. */
function place(bubble: HTMLElement, element: Element): void {
  const at = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.min(at.left + (at.width - width) / 2, document.documentElement.clientWidth - width - gapPx);
  const below = at.bottom + gapPx;
  const top = below + height > innerHeight ? at.top - gapPx - height : below;
  Object.assign(bubble.style, { left: `${Math.max(gapPx, left)}px`, top: `${top}px` });
}
