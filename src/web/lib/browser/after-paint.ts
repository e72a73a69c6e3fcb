/** Does something once what has just changed is on the screen, so that nobody waits for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
