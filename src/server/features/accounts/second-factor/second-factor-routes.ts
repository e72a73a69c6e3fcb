import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/second-factor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { setSessionCookie } from '#server/http/security/session.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { addPasskey, describeNewPasskey, removePasskey } from '#server/features/accounts/passkeys/passkeys.ts';
import { putOffSecondFactor } from './put-off-second-factor.ts';
import { beginTotp, confirmTotp, disableTotp, renewRecoveryCodes } from './totp-enrolment.ts';

/** Serves the calls about the own second factors (F5). */
export function bindSecondFactorEndpoints(app: FastifyInstance, services: Services): void {
  bindTotp(app, services);
  bindPasskeys(app, services);
  bindEndpoint(app, services, {
    endpoint: contract.putOffSecondFactor,
    handle: async ({ caller, audit }) => {
      await putOffSecondFactor(services, userOf(caller), audit);
      return {};
    },
  });
}

function bindTotp(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.beginTotp,
    handle: async ({ caller }) => beginTotp(services, userOf(caller)),
  });
  bindEndpoint(app, services, {
    endpoint: contract.confirmTotp,
    handle: async ({ body, caller, audit, reply }) => {
      const own = { caller, user: userOf(caller), audit };
      const { token, recoveryCodes } = await confirmTotp(services, { ...own, code: body.code });
      setSessionCookie(reply, caller, token);
      return { recoveryCodes };
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.disableTotp,
    handle: async ({ caller, audit, reply }) => {
      const own = { caller, user: userOf(caller), audit };
      setSessionCookie(reply, caller, await disableTotp(services, own));
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.renewRecoveryCodes,
    handle: async ({ caller, audit }) => ({
      recoveryCodes: await renewRecoveryCodes(services, { caller, user: userOf(caller), audit }),
    }),
  });
}

function bindPasskeys(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.beginPasskey,
    handle: async ({ caller }) => ({
      options: { ...(await describeNewPasskey(services, { caller, user: userOf(caller) })) },
    }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.addPasskey,
    handle: async ({ body: { name, response }, caller, audit, reply }) => {
      const own = { caller, user: userOf(caller), audit };
      setSessionCookie(reply, caller, await addPasskey(services, { ...own, name, answer: response }));
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.removePasskey,
    handle: async ({ parameters, caller, audit, reply }) => {
      const own = { caller, user: userOf(caller), audit };
      setSessionCookie(reply, caller, await removePasskey(services, { ...own, id: parameters.id }));
      return {};
    },
  });
}

/** The permission of these endpoints guarantees a signed-in person. */
function userOf({ user }: Caller): SignedInUser {
  if (!user) throw new AppError('sign-in-required');
  return user;
}
