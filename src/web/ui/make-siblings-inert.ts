/**
 * Ref of a modal layer that is a child of the body: makes all its siblings inert, so that neither focus nor screen
 * readers leave the layer, and undoes that when the layer is unmounted.
 */
export function makeSiblingsInert(layer: HTMLElement | null): () => void {
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
