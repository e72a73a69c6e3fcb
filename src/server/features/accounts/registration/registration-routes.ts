import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts/accounts.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { setSessionCookie } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { askForPasswordReset } from '#server/features/accounts/password/ask-for-password-reset.ts';
import { register } from './register.ts';
import { resetPassword } from '#server/features/accounts/password/reset-password.ts';
import { verifyEmail } from '#server/features/accounts/email/verify-email.ts';

/** Serves the calls to register, verify an address and reset a password (F1-F3). */
export function bindRegistrationEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.register,
    handle: async ({ body, caller, audit, reply }) => {
      const { user, token } = await register(services, { caller, form: body, audit });
      setSessionCookie(reply, caller, token);
      return toCurrentUser(user);
    },
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
    handle: async ({ body, caller, audit }) => {
      await resetPassword(services, { caller, form: body, audit });
      return {};
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.verifyEmail,
    handle: async ({ body, audit }) => {
      await verifyEmail(services, { token: body.token, audit });
      return {};
    },
  });
}
