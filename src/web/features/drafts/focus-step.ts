/** What had the focus is gone, as after a choice: it goes to the name of the step, where reading goes on (B13). */
export function focusStep(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.configurator h2')?.focus({ preventScroll: true }));
}
