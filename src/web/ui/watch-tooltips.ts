/** Loads the tooltips with the first element that has one, long before it may open (B10). */
export function watchTooltips(): void {
  const types = ['pointerover', 'focusin'];
  const load = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-tip]'))) return;
    for (const type of types) document.removeEventListener(type, load);
    // Without the network the names are still said to screen readers.
    void import('./tooltips.ts').then(({ openTooltips }) => openTooltips(event)).catch(String);
  };
  for (const type of types) document.addEventListener(type, load);
}
