/** Focuses the heading of the step after the focused element was removed, as by a choice (B13). */
export function focusStep(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.configurator h2')?.focus({ preventScroll: true }));
}
