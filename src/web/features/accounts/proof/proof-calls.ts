import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { beginPasskeyProof, proveByPasskey, proveByPassword } from '#contract/accounts/proof.ts';
import { callEndpoint } from '../../../lib/http/api.ts';

/** Proves by the own password whose session this is. */
export async function proveWithPassword(currentPassword: string): Promise<void> {
  await callEndpoint(proveByPassword, { body: { currentPassword } });
}

/** Proves it by a passkey that the person picks in the browser's own window. */
export async function proveWithPasskey(): Promise<void> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    callEndpoint(beginPasskeyProof, {}),
    import('@simplewebauthn/browser'),
  ]);
  // The server's library made them, and the browser checks them.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  await callEndpoint(proveByPasskey, { body: { response: { ...(await startAuthentication({ optionsJSON })) } } });
}
