/** Passes on what broke a page. The code that tells of it is fetched with the first error. */
export function passOn(cause: unknown, how: 'tellBreak' | 'tellUncaught'): void {
  void import('./tell-break.ts').then(
    (telling) => telling[how](cause),
    () => undefined,
  );
}

/** Passes on errors and rejections that nobody has caught. */
export function watchUncaught(): void {
  addEventListener('error', ({ error }) => passOn(error, 'tellUncaught'));
  addEventListener('unhandledrejection', ({ reason }) => passOn(reason, 'tellUncaught'));
}
