const sendingLock = 'unsent-sending';
const screenLock = (key: string) => `unsent-screen-${key}`;

/** Absent on a plain http address and in old browsers, whatever the types say. */
const locks = (): LockManager | undefined => navigator.locks;

let last: Promise<unknown> = Promise.resolve();

/** Runs work while no other page and no worker runs any; where locks are missing, at least not twice in this page. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  const manager = locks();
  if (manager) return manager.request(sendingLock, work);
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** Tells the other pages that this one has an entry on the screen and will say what became of it. Answers how to end that. */
export function holdOnScreen(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()?.request(screenLock(key), { mode: 'shared' }, () => promise);
  return resolve;
}

/** Runs work once an entry stands on no page's screen; one that leads to the confirmation holds it until it is gone. */
export async function onceOffScreen(key: string, work: () => Promise<void>): Promise<void> {
  await (locks()?.request(screenLock(key), work) ?? work());
}
