/** Reports an error of rendering or an uncaught one; the code for it is a lazy chunk. */
export function passOn(cause: unknown, how: 'reportCrash' | 'reportUncaught'): void {
  void import('./report-crash.ts').then(
    (reports) => reports[how](cause),
    () => undefined,
  );
}

/** Reports uncaught errors and unhandled rejections. */
export function watchUncaught(): void {
  addEventListener('error', ({ error }) => passOn(error, 'reportUncaught'));
  addEventListener('unhandledrejection', ({ reason }) => passOn(reason, 'reportUncaught'));
}
