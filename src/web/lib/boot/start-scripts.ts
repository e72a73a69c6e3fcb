import { afterPaint } from './after-paint.ts';

/*
 * Loads scripts after the first paint or with a touch. Sent as text (`boot-script.ts`), so each function knows nothing but its parameters, the
 * browser and `afterPaint`.
 */

/**
 * Keeps scripts away from the first paint (architecture, "Ship little JavaScript"). The small script of every document
 * comes right after it, or with the first touch; React when the screen's descriptor says so (`hydration`, `hasIsland`), or a part of the
 * page answers a parameter of the address or what this browser has stored (`data-hydrate` names them).
 */
export function startScripts(): void {
  const triggers = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
  const started = new Set<string>();
  const start = (name: 'site' | 'entry'): void => {
    if (started.has(name)) return;
    started.add(name);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = document.body.dataset[name] ?? '';
    if (name === 'entry') script.addEventListener('error', () => document.dispatchEvent(new Event('hydration-end')));
    document.head.append(script);
  };
  // Its code may be there already, because others share it.
  const startEntry = (): void => {
    document.body.dataset['started'] = '';
    document.dispatchEvent(new Event('hydrate'));
    start('entry');
  };
  const touch = ({ target, type }: Event): void => {
    const { hydration } = document.body.dataset;
    // A mouse may have rested there before the page came.
    const isNear = type === 'pointerover';
    if (!isNear) start('site');
    if (hydration === 'none') return;
    const place = document.querySelector('[data-island]') ?? document.querySelector('main');
    const control = target instanceof Element && target.closest('input, select, textarea, button');
    if ((hydration !== 'touch' && !isNear) || (control && place?.contains(control))) startEntry();
  };
  document.addEventListener('DOMContentLoaded', () => {
    for (const trigger of triggers) addEventListener(trigger, touch, { capture: true, passive: true });
  });
  const startWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(startEntry, { timeout: 4000 });
    else setTimeout(startEntry, 200);
  };
  const isAwaited = (name: string): boolean => {
    if (new URLSearchParams(location.search).has(name)) return true;
    try {
      return [sessionStorage, localStorage].some((storage) => storage.getItem(name));
    } catch {
      return false;
    }
  };
  afterPaint(() => {
    start('site');
    const { hydration } = document.body.dataset;
    const names = document.querySelector<HTMLElement>('[data-hydrate]')?.dataset['hydrate']?.split(' ') ?? [];
    if (hydration === 'now' || names.some(isAwaited)) startEntry();
    else if (hydration === 'idle') {
      if (document.readyState === 'complete') startWhenIdle();
      else addEventListener('load', startWhenIdle);
    }
  });
}

/**
 * Presses a button of the page that was pressed before its hydration once more after it, and submits a form again that was
 * submitted meanwhile where hydration waits for a touch. Where hydration fails, the browser submits it.
 */
export function repeatPresses(): void {
  let repeat: (() => void) | null = null;
  const events = ['click', 'submit'] as const;
  const hold = (event: Event): void => {
    const { target, type } = event;
    const { hydration } = document.body.dataset;
    // From then on React hears of it itself.
    if (hydration === 'attached' || !(target instanceof Element)) return;
    const button = type === 'click' ? target.closest<HTMLElement>('main button[type=button]') : null;
    if (button) repeat = () => button.click();
    if (type !== 'submit' || hydration !== 'touch' || !target.closest('main')) return;
    event.preventDefault();
    repeat = () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  };
  for (const type of events) addEventListener(type, hold, true);
  document.addEventListener('hydration-end', () => {
    for (const type of events) removeEventListener(type, hold, true);
    repeat?.();
  });
}
