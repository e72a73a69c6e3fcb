let loading: Promise<void> | null = null;

/**
 * Fetches the sheet of all screens. A document brings only the styles of its own screen, so another one may be shown
 * once this has arrived. Rejects when it does not; the next call tries anew.
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
  link.addEventListener('error', () => reject(new Error('The style sheet did not arrive.')));
  document.head.append(link);
  return promise;
}
