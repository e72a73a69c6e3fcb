/** Ref that focuses an element when it appears. As one function it is called once for each element. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
