import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { addPasskey, beginPasskey, beginPasskeyLogin, logInWithPasskey } from '#contract/accounts/second-factor.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { type PasskeyRefusal, passkeyRefusal } from './passkey-refusal.ts';

/** Asked for when a passkey is first used: few people have one. */
const loadLibrary = async () => import('@simplewebauthn/browser');

/** Starts a session with a passkey that the person picks in the browser's own window (F5). */
export async function signInWithPasskey(): Promise<CurrentUser> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    callEndpoint(beginPasskeyLogin, {}),
    loadLibrary(),
  ]);
  // The server's library made them, and the browser checks them.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return callEndpoint(logInWithPasskey, { body: { response: { ...(await startAuthentication({ optionsJSON })) } } });
}

/** Has the browser make a passkey, and keeps it under a name; returns why the person ended up with none (F5). */
export async function makePasskey(name: string): Promise<PasskeyRefusal | null> {
  const [{ options }, { startRegistration }] = await Promise.all([callEndpoint(beginPasskey, {}), loadLibrary()]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const response = await startRegistration({ optionsJSON });
    await callEndpoint(addPasskey, { body: { name, response: { ...response } } });
    return null;
  } catch (error) {
    const refusal = passkeyRefusal(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
