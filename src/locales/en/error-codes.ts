import type { Translated } from '../translated.ts';
import type { errorCodes as reference } from '../sk/error-codes.ts';

export const errorCodes: Translated<typeof reference> = {
  'invalid-input': 'Invalid data. Check the marked fields.',
  'malformed-body': 'The data arrived damaged. Reload the page and try again.',
  'sign-in-required': 'Please sign in first.',
  'wrong-credentials': 'Wrong username or password.',
  'second-factor-needed': 'Now enter the code from your authenticator app.',
  'wrong-code': 'That code is not valid. Wait for the next one or use a recovery code.',
  'passkey-refused': 'The passkey could not be verified. Try again or sign in with your password.',
  'password-wrong': 'The current password is not right.',
  'second-factor-required': 'Set up two-factor authentication first.',
  'username-taken': 'That username already exists. Choose another one.',
  'changed-meanwhile': 'Someone else has changed this in the meantime. Reload the page and make your change again.',
  'move-not-allowed': 'The enquiry cannot move there from its present status.',
  'reason-required': 'Give a reason.',
  'request-is-bound': 'An enquiry with a sent quote, signature or payment cannot be deleted. You can archive it.',
  'undo-too-late': 'This can no longer be undone. Another change has come in, or a minute has passed.',
  'reply-has-left': 'The reply has already left and cannot be taken back.',
  'too-many-selected': 'At most 10,000 enquiries can be changed at once. Narrow the selection with a filter.',
  'last-administrator': 'This is the last administrator. Add another one first.',
  'customer-known': 'There already is a customer with this email address.',
  'customer-has-requests':
    'The customer has enquiries and cannot be deleted. You can anonymise it or merge it with another one.',
  'mail-not-resendable':
    'This email cannot be sent again. It is still waiting to go out, or it held a link that is no longer valid.',
  'estimate-not-generated': 'Generate the quote first.',
  'attachment-type': 'You can attach photos as JPEG, PNG or WebP and documents as PDF.',
  'attachment-too-large':
    'The file is too large. A photo or PDF may have 15 MB, a photo 60 megapixels and a PDF 100 pages.',
  'attachment-too-many': 'No more files fit. You can attach up to 10.',
  'attachment-unsafe':
    'The file contains a script, an attachment or a password, so I can’t take it. Save it again as a plain PDF.',
  'attachment-unreadable': 'The file can’t be read. Try saving it again, or attach another one.',
  'attachment-busy': 'The file is being processed. This continues by itself in a moment.',
  'files-unavailable':
    'The file store isn’t responding or is full right now. Nothing is lost, and uploads continue by themselves shortly.',
  'link-invalid': 'This link is no longer valid. Ask for a new one.',
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
};
