import { type ComponentType, lazy } from 'react';

/** A chart whose library is a lazy chunk; until it is loaded only the table is there. */
export function lazyChart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Chart) => ({ default: Chart }),
      () => ({ default: () => null }),
    ),
  );
}
