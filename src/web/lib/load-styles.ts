let loading: Promise<void> | null = null;

/**
 * Loads the style sheet of all screens. A document contains only the styles of its own screen, so another screen needs
 * this first. Rejects when loading fails; the next call retries.
 */
export function loadStyles(): Promise<void> {
  loading ??= appendSheet().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function appendSheet(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.body.dataset['styles'] ?? '';
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => reject(new Error('The style sheet could not be loaded.')));
  document.head.append(link);
  return promise;
}
