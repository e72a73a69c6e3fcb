import { sendContactMessage as sendEndpoint } from '#contract/contact.ts';
import type { ContactFormState } from '#contract/page.ts';
import type { SubmittedRequest } from '#contract/service-requests.ts';
import type { FormFields } from '#domain/configurator/form-fields.ts';
import { fieldsToContactMessage } from '#domain/contact/contact-fields.ts';
import { checkContactMessage } from '#domain/contact/contact-message.ts';
import { sendContactMessage } from '#server/features/contact/send-contact-message.ts';
import { AppError } from '#server/http/app-error.ts';
import { countAgainstLimit } from '#server/http/rate-limit.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';
import type { Caller, Services } from '#server/services.ts';

/** What sending the form leads to: the form once more, or a stored request. */
export type ContactFormResult =
  | { kind: 'page'; form: ContactFormState; refusal: AppError | null }
  | { kind: 'submitted'; request: SubmittedRequest };

/**
 * Takes the contact form from a browser without scripts (E1). What is refused is shown again with all that was typed. A
 * form from a page that is the same for everyone has neither a key nor a proof of its age; it comes back with both, to
 * be sent once more, so that a double click stores one message and a robot has to wait.
 */
export async function sendContactForm(
  services: Services,
  fields: FormFields,
  caller: Caller,
): Promise<ContactFormResult> {
  const { form, startedAt } = readForm(services, fields);
  const issues = checkContactMessage(form.message);
  if (issues.length > 0) return page({ ...form, issues });
  if (startedAt === null) return page({ ...form, isToConfirm: true });
  try {
    if (sendEndpoint.rateLimit) await countAgainstLimit(services, sendEndpoint.rateLimit, caller.address);
    const request = await sendContactMessage(services, {
      language: caller.language,
      message: form.message,
      honeypot: textOf(fields['website']),
      idempotencyKey: form.idempotencyKey,
      startedAt,
      origin: caller.origin,
    });
    return { kind: 'submitted', request };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return page({ ...form, failure: error.code }, error);
  }
}

/** The form as it was sent; without a key and a proof of ours it gets new ones, and `startedAt` is null. */
function readForm(services: Services, fields: FormFields): { form: ContactFormState; startedAt: number | null } {
  const signing = { key: services.signingKey, purpose: 'contact-form' };
  const key = textOf(fields['idempotencyKey']);
  const token = textOf(fields['startedToken']);
  const startedAt = /^[\w-]{16,64}$/.test(key) ? readSignedToken(signing, token) : null;
  const isOurs = startedAt !== null;
  return {
    startedAt,
    form: {
      message: fieldsToContactMessage(fields),
      issues: [],
      idempotencyKey: isOurs ? key : services.newToken(),
      startedToken: isOurs ? token : signToken(signing, services.clock(), services.newToken()),
      isToConfirm: false,
      failure: null,
    },
  };
}

function page(form: ContactFormState, refusal: AppError | null = null): ContactFormResult {
  return { kind: 'page', form, refusal };
}

function textOf(value: FormFields[string]): string {
  return (typeof value === 'string' ? value : value?.at(-1)) ?? '';
}
