import type { FastifyInstance } from 'fastify';
import * as accounts from '#contract/accounts/accounts.ts';
import * as secondFactor from '#contract/accounts/second-factor.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { logIn } from './log-in.ts';
import { readStepCookie, setStepCookie } from './log-in-step-cookie.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { describePasskeyLogIn, logInWithPasskey } from './log-in-with-passkey.ts';

/** Serves the ways to sign in: password, then a code where one is asked for, or a passkey (F1, F5). */
export function bindLogInEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: accounts.logIn,
    handle: async ({ body, caller, audit, reply }) => {
      const result = await logIn(services, { caller, credentials: body, audit });
      if (!('stepToken' in result)) return finishSignIn(reply, caller, result);
      setStepCookie(reply, caller, result.stepToken);
      throw new AppError('second-factor-needed');
    },
  });
  bindEndpoint(app, services, {
    endpoint: accounts.logInWithCode,
    handle: async ({ body, caller, audit, reply }) => {
      const stepToken = readStepCookie(reply, caller);
      const opened = await logInWithCode(services, { caller, stepToken, code: body.code, audit });
      return finishSignIn(reply, caller, opened);
    },
  });
  bindEndpoint(app, services, {
    endpoint: secondFactor.beginPasskeyLogin,
    handle: async ({ caller }) => ({ options: { ...(await describePasskeyLogIn(services, caller)) } }),
  });
  bindEndpoint(app, services, {
    endpoint: secondFactor.logInWithPasskey,
    handle: async ({ body, caller, audit, reply }) =>
      finishSignIn(reply, caller, await logInWithPasskey(services, { caller, answer: body.response, audit })),
  });
}
