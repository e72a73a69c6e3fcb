import { sendContactMessage as sendEndpoint } from '#contract/contact.ts';
import type { ContactFormState } from '#contract/page.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { checkContactMessage } from '#domain/contact/check-contact-message.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { sendContactMessage } from '#server/features/contact/send-contact-message.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { newFormProof, readFormProof } from '#server/http/calls/form-proof.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { fieldErrors } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** Result of sending the form: the form once more, or a stored request. */
export type ContactFormResult =
  | { kind: 'page'; form: ContactFormState; refusal: AppError | null }
  | { kind: 'submitted'; request: SubmittedRequest };

/**
 * Handles the contact form of a browser without JavaScript (E1). A rejected form is shown again with the typed values.
 * A form from a cached page has neither an idempotency key nor a proof of its age: it is returned with both and must be
 * sent once more, so that a double click stores one message and a robot has to wait. A form that was sent and then
 * changed gets both anew, so that the changed one can be sent as a message of its own (C9).
 */
export async function sendContactForm(
  services: Services,
  fields: FormFields,
  caller: Caller,
): Promise<ContactFormResult> {
  const { idempotencyKey, startedToken, startedAt, isNew } = readFormProof(services, fields, 'contact-form');
  const message = fieldsToContactMessage(fields);
  const form = {
    message,
    issues: [],
    idempotencyKey,
    startedToken,
    isToConfirm: false,
    isSentBefore: false,
    failure: null,
  };
  const issues = checkContactMessage(message);
  if (issues.length > 0) return page({ ...form, issues: fieldErrors(issues, caller.language) });
  if (isNew) return page({ ...form, isToConfirm: true });
  try {
    if (sendEndpoint.rateLimit) await countAgainstLimit(services, sendEndpoint.rateLimit, caller.address);
    const request = await sendContactMessage(services, {
      language: caller.language,
      message,
      honeypot: textOf(fields['website']),
      idempotencyKey,
      startedAt,
      origin: caller.origin,
    });
    return { kind: 'submitted', request };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'idempotency-key-reused') {
      const renewed = newFormProof(services, 'contact-form');
      const { idempotencyKey: key, startedToken: token } = renewed;
      return page({ ...form, idempotencyKey: key, startedToken: token, isSentBefore: true }, error);
    }
    return page({ ...form, failure: textsOf(caller.language)(`errorCodes:${error.code}`) }, error);
  }
}

function page(form: ContactFormState, refusal: AppError | null = null): ContactFormResult {
  return { kind: 'page', form, refusal };
}
