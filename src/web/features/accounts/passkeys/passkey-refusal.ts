/** How the browser's own window ended without a passkey: left or timed out, or the device has one already. */
export type PasskeyRefusal = 'cancelled' | 'known';

/** Reads an error of the browser's own window; null for any other error. */
export function passkeyRefusal(error: unknown): PasskeyRefusal | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null;
}
