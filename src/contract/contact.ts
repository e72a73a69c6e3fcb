import * as z from 'zod/mini';
import { contactMessageSchema } from '#domain/contact/contact-message-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { languageSchema, nothing, submittedRequestSchema } from './shapes.ts';
import { submissionPaths } from './visitor-paths.ts';

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: submissionPaths.contact,
  summary: 'Send the contact form: stores one request for one idempotency key and mails both sides',
  permission: 'visit',
  parameters: nothing,
  query: nothing,
  body: z.strictObject({
    language: languageSchema,
    message: contactMessageSchema,
    /** A field that people never see; a filled one is answered like a success and not mailed. */
    website: z.string().check(z.maxLength(500)),
  }),
  output: submittedRequestSchema,
  errors: ['sent-too-fast', 'idempotency-key-reused'],
  rateLimit: { name: 'contact-messages', max: 10, windowMs: 10 * 60_000 },
  isIdempotent: true,
});
