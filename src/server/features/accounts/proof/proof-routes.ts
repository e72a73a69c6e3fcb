import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/proof.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Caller, Services } from '#server/services.ts';
import { describePasskeyLogIn } from '#server/features/accounts/log-in/log-in-with-passkey.ts';
import { proveByPasskey, proveByPassword } from './prove-identity.ts';

/** Serves the calls by which a session proves whose it is, before a call that needs a proof. */
export function bindProofEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.proveByPassword,
    handle: async ({ body, caller }) => {
      await proveByPassword(services, { caller, userId: idOf(caller) }, body.currentPassword);
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.beginPasskeyProof,
    handle: async ({ caller }) => ({ options: { ...(await describePasskeyLogIn(services, caller, idOf(caller))) } }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.proveByPasskey,
    handle: async ({ body, caller }) => {
      await proveByPasskey(services, { caller, userId: idOf(caller) }, body.response);
      return {};
    },
  });
}

/** The permission of these calls guarantees a signed-in person. */
function idOf({ user }: Caller): string {
  if (!user) throw new AppError('sign-in-required');
  return user.id;
}
