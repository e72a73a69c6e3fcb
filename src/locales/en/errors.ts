import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  codes: {
    'invalid-input': 'Invalid data. Check the marked fields.',
    'malformed-body': 'The data arrived damaged. Reload the page and try again.',
    'sign-in-required': 'Please sign in first.',
    'wrong-credentials': 'Wrong username or password.',
    'csrf-token-invalid': 'The form has expired (CSRF). Please try again.',
    'access-denied': 'You don’t have permission to do this.',
    'foreign-origin': 'This form came from another site. Open it again on mine.',
    'not-found': 'There’s nothing here.',
    'idempotency-key-reused': 'This form was already sent with different details. Reload the page and send it again.',
    'setup-link-invalid': 'This link no longer works. Restart the server and it will print a new one.',
    'body-too-large': 'That’s too much data. Shorten the project description.',
    'unsupported-media-type': 'I can’t accept data in this format.',
    'sent-too-fast': 'That was too quick. Try again in a few seconds.',
    'too-many-requests': 'Too many requests, try later.',
    'internal-error': 'An error occurred. Please try again.',
    'database-unavailable': 'The database isn’t answering right now. Nothing is lost. Try again in a moment.',
  },
  network: { title: 'Connection problem', text: 'Check your internet connection and try again.' },
  generic: { title: 'An unexpected error occurred', text: 'Something went wrong. Please try again.' },
  errorId: 'Error ID: {{id}}',
  page: {
    title: 'The page didn’t load',
    text: 'Try reloading it. If that doesn’t help, write to me and include the error ID.',
  },
  pdf: 'The PDF could not be prepared. Please try again.',
  submit: 'The enquiry could not be sent. Your answers are saved. Please try again.',
  generate: 'The price could not be worked out. Please try again.',
};
