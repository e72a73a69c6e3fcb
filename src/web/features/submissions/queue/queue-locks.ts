/* The names of the locks are shared with pages of an earlier version that are still open. */
const sendingLock = 'unsent-sending';
const screenLock = (key: string) => `unsent-screen-${key}`;

/** Missing on a plain http address and in old browsers, whatever the types say. */
const locks = (): LockManager | undefined => navigator.locks;

let last: Promise<unknown> = Promise.resolve();

/** Runs work while no other page and no worker runs any; where locks are missing, at least not twice in this page. */
export function runExclusively<T>(work: () => Promise<T>): Promise<T> {
  const manager = locks();
  if (manager) return manager.request(sendingLock, work);
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

/** Marks a submission as shown on a screen of this page, which will report its outcome. Returns a function that ends that. */
export function holdScreenLock(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()?.request(screenLock(key), { mode: 'shared' }, () => promise);
  return resolve;
}

/** Runs work once no screen of any page shows the submission; one that opens the confirmation holds it until it is left. */
export async function whenOffScreen(key: string, work: () => Promise<void>): Promise<void> {
  await (locks()?.request(screenLock(key), work) ?? work());
}
