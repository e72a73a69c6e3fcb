/**
 * Ref of a modal layer that is a child of the body: makes all its siblings inert, so that neither
 * keys nor screen readers leave the layer, and gives them back when the layer goes.
 */
export function keepOthersInert(layer: HTMLElement | null): () => void {
  const others = Array.from(document.body.children).filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== layer &&
      !element.inert &&
      !element.matches('script, [data-scrim], [data-radix-focus-guard]'),
  );
  for (const element of others) element.inert = true;
  return () => {
    for (const element of others) element.inert = false;
  };
}
