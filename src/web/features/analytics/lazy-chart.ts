import { type ComponentType, lazy } from 'react';

/** A chart whose drawing library comes by itself; without it the table behind is all there is. */
export function lazyChart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Chart) => ({ default: Chart }),
      () => ({ default: () => null }),
    ),
  );
}
