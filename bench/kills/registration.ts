import { logIn, register, verifyEmail } from '#contract/accounts/accounts.ts';
import { type Step, audited, countIn, fact, inMail, password } from './walk.ts';

/** The link of the mail; those by which mails are turned off have longer tokens. */
const mailedToken = /token=([\w-]{43})(?![\w.-])/;

/** Somebody registers, proves the address and signs in. */
export const registration: readonly Step[] = [
  {
    call: register,
    send: ({ visitor, mark, email }) => visitor.post(register.path, { username: mark, password, email }),
    stored: (walk) => countIn(walk, 'users', { username_key: walk.mark, as: 'user' }),
  },
  {
    call: verifyEmail,
    isReady: async (walk) => inMail(walk, walk.email, mailedToken) !== undefined,
    send: (walk) => walk.visitor.post(verifyEmail.path, { token: inMail(walk, walk.email, mailedToken) }),
    // Another address that is given later is not verified.
    stored: audited(verifyEmail, 'user'),
  },
  {
    call: logIn,
    send: ({ visitor, mark }) => visitor.post(logIn.path, { username: mark, password }),
    // Who signs in again has two sessions, as wanted.
    stored: async (walk) => {
      await countIn(walk, 'users', { username_key: walk.mark, as: 'user' });
      return Math.min(1, await countIn(walk, 'sessions', { user_id: fact(walk, 'user') }));
    },
  },
];
