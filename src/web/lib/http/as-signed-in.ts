import { matchPath } from '#domain/routes.ts';
import { ApiError } from './api.ts';

const loginPath = '/auth';
const settingsPath = '/portal/settings';

/**
 * Makes a call of a signed-in person. Where the call needs a proof of whose session it is, the page asks for one and the
 * call is made again. When the session is over it signs in on a new document and comes back (F1); while
 * a second factor is demanded it opens the settings (F5). Nothing more is shown on this page then. Passes on what the
 * call throws otherwise.
 */
export async function asSignedIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (await isNowProved(error)) return call();
    const elsewhere = error instanceof ApiError ? placeInstead(error) : null;
    if (elsewhere === null) throw error;
    location.assign(elsewhere);
    return new Promise(() => undefined);
  }
}

/** What asks is loaded with the first question. */
async function isNowProved(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.body?.code !== 'proof-needed') return false;
  const { askForProof } = await import('./proof-question.ts');
  return askForProof();
}

function placeInstead({ status, body }: ApiError): string | null {
  if (status === 401 && (body === null || body.code === 'sign-in-required'))
    return `${loginPath}?next=${encodeURIComponent(location.pathname + location.search)}`;
  const isAtSettings = matchPath(location.pathname)?.screen === 'settings';
  return body?.code === 'second-factor-required' && !isAtSettings ? settingsPath : null;
}
