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
  'proof-needed': 'First confirm that it’s you.',
  'second-factor-required': 'Turn on two-factor sign-in first.',
  'username-taken': 'That username already exists. Choose another one.',
  'changed-meanwhile': 'Someone else has changed this in the meantime. Reload the page and make your change again.',
  'move-not-allowed': 'The enquiry can’t be moved there from its current status.',
  'reason-required': 'Give a reason.',
  'step-not-allowed': 'This step isn’t possible right now. Reload the page to see the current status.',
  'timer-too-long':
    'The timer has been running for more than 10 hours. Stop it first and enter how long you really worked.',
  'milestones-open': 'Close every milestone first: each must be approved or skipped.',
  'change-unsigned': 'A change of scope is waiting to be signed. Wait for the signature or withdraw the quote.',
  'project-is-over': 'The project is completed or cancelled. Its scope can no longer be changed.',
  'request-is-bound': 'An enquiry with a sent quote, signature or payment cannot be deleted. You can archive it.',
  'undo-too-late': 'This can no longer be undone. Another change has come in, or a minute has passed.',
  'reply-has-left': 'The reply has already gone and can’t be taken back.',
  'too-many-selected': 'At most 10,000 enquiries can be changed at once. Narrow the selection with a filter.',
  'last-administrator': 'This is the last administrator. Add another one first.',
  'account-still-needed':
    'The account can’t be deleted right now: a project is running, something has to be paid, or monthly care is arranged.',
  'customer-known': 'There’s already a customer with this email address.',
  'customer-has-requests':
    'The customer has enquiries and can’t be deleted. You can anonymise them or merge them with another customer.',
  'customer-has-records':
    'This customer has quotes, projects or documents and can’t be deleted. You can anonymise them or merge them with another customer.',
  'on-legal-hold': 'Deletion is on hold because of a dispute or claim. Lift the hold first.',
  'mail-not-resendable':
    'This email cannot be sent again. It is still waiting to go out, or it contained a link that’s no longer valid.',
  'estimate-not-generated': 'Generate the quote first.',
  'quote-is-frozen': 'The quote has been sent and can’t be changed. Edit it in a new version.',
  'quote-is-signed':
    'An earlier version of this quote has been signed, so this one can’t replace it. Send the change as a new quote or as a change of scope.',
  'quote-has-number': 'The quote already has a number, so it can’t be deleted.',
  'request-is-cancelled': 'The enquiry is cancelled. Reopen it first.',
  'link-on-its-way':
    'The email with this recipient’s link hasn’t gone out yet. You can end the link or send a new one once it has.',
  'quote-has-left': 'The quote has already gone to the customer and can’t be taken back.',
  'quote-superseded': 'A newer quote has replaced this one. You’ll find its link in your email.',
  'quote-withdrawn': 'This quote has been withdrawn.',
  'attachment-type': 'You can attach photos as JPEG, PNG or WebP and documents as PDF.',
  'attachment-too-large':
    'The file is too large. A photo or PDF may be up to 15 MB, a photo up to 60 megapixels and a PDF up to 100 pages.',
  'attachment-too-many': 'You can’t attach any more files; the limit is 10.',
  'attachment-unsafe':
    'The file contains a script, an attachment or a password, so I can’t take it. Save it again as a plain PDF.',
  'attachment-unreadable': 'The file can’t be read. Try saving it again, or attach another one.',
  'attachment-busy': 'The file is being processed. It will carry on in a moment.',
  'files-unavailable':
    'The file store isn’t responding or is full right now. Nothing is lost, and uploads will resume shortly.',
  'file-not-kept':
    'The file couldn’t be saved because the file store isn’t responding or is full right now. What you wrote is still here. Attach the file again in a moment.',
  'firm-full': 'No more people can be invited. Remove somebody’s access or cancel an invitation first.',
  'owner-needed': 'The owner has to hand the company over to a colleague first.',
  'other-address': 'This invitation is for another address. Sign in with the account that uses it.',
  'link-invalid': 'This link is no longer valid. Ask for a new one.',
  'links-not-mailed': 'I can’t send links by email from this address yet. Please write to me or call.',
  'csrf-token-invalid': 'The form has expired (CSRF). Please try again.',
  'access-denied': 'You don’t have permission to do this.',
  'foreign-origin': 'This form came from another site. Open it again on mine.',
  'not-found': 'There’s nothing here.',
  'method-not-allowed': 'This address doesn’t take that kind of request.',
  'idempotency-key-reused': 'This form was already sent with different details. Reload the page and send it again.',
  'setup-link-invalid': 'This link no longer works. Restart the server and it will print a new one.',
  'setup-done': 'There’s already an administrator. Sign in.',
  'body-too-large': 'That’s too much data. Shorten the project description.',
  'unsupported-media-type': 'I can’t accept data in this format.',
  'sent-too-fast': 'That was too quick. Try again in a few seconds.',
  'too-many-requests': 'Too many requests, try later.',
  'internal-error': 'An error occurred. Please try again.',
  'server-busy': 'Too many people are here at once right now. Nothing is lost. Try again in a moment.',
  'database-unavailable': 'The database isn’t answering right now. Nothing is lost. Try again in a moment.',
};
