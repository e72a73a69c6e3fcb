import type { Translated } from '../translated.ts';
import type { accounts as reference } from '../sk/accounts.ts';

export const accounts: Translated<typeof reference> = {
  meta: {
    title: 'Sign in | Plumbline',
    description:
      'Sign in to the Plumbline back office. Enquiries, estimates and the emails sent to customers, all in one place.',
  },
  login: {
    title: 'Sign in',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    failure: 'Sign-in failed',
    success: 'You’re signed in',
    welcome: 'Welcome back, {{username}}!',
    throttled: 'Too many attempts. Try again {{when}}.',
    scriptsOff: 'Turn on JavaScript in your browser to sign in.',
  },
  session: { signedInAs: 'Signed in as:' },
  logout: {
    action: 'Sign out',
    success: 'Signed out',
    text: 'You’ve been signed out.',
    failure: 'Problem signing out',
    failureText: 'Something went wrong while signing you out.',
  },
  setup: {
    title: 'First administrator',
    lead: 'This link works once. Choose the username and password you’ll sign in with.',
    submit: 'Create account',
    tooShort: 'The username needs at least 3 characters and the password at least 6.',
    missing: 'The key is missing from the link. Open the whole link that the server printed.',
  },
};
