import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/accounts.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { askForPasswordReset } from '#server/features/accounts/password/ask-for-password-reset.ts';
import { finishSignIn } from '#server/features/accounts/log-in/finish-sign-in.ts';
import { register } from './register.ts';
import { resetPassword } from '#server/features/accounts/password/reset-password.ts';
import { verifyEmail } from '#server/features/accounts/email/verify-email.ts';

/** Serves the calls to register, verify an address and reset a password (F1-F3). */
export function bindRegistrationEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.register,
    handle: async ({ body, caller, audit, reply }) =>
      finishSignIn(reply, caller, await register(services, { caller, form: body, audit })),
  });
  bindEndpoint(app, services, {
    endpoint: contract.askForPasswordReset,
    handle: async ({ body, caller, audit }) => {
      await askForPasswordReset(services, { caller, email: body.email, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.resetPassword,
    handle: ({ body, caller, audit }) => resetPassword(services, { caller, form: body, audit }),
  });
  bindEndpoint(app, services, {
    endpoint: contract.verifyEmail,
    handle: async ({ body, audit }) => {
      await verifyEmail(services, { token: body.token, audit });
      return {};
    },
  });
}
