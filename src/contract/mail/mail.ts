import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { messageLimits } from '#domain/mail/message-limits.ts';
import { templateKinds } from '#domain/mail/template-kind.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, languageSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';

/* Replies to customers and templates for them (G3, G7). */

const one = z.strictObject({ id: idSchema });
const writing = { permission: 'change-service-requests', parameters: one, query: nothing } as const;
const office = { permission: 'manage-mail', query: nothing } as const;

const message = { subject: text(messageLimits.subject), body: text(messageLimits.body) };

/** A mail as it would be sent: both of its parts, and what is in them for a page that shows it in its own way. */
export const mailPreviewSchema = z.strictObject({
  language: languageSchema,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  paragraphs: z.array(z.strictObject({ text: z.string(), isQuiet: z.boolean() })),
  footer: z.strictObject({ brand: z.string(), lines: z.array(z.string()) }),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const replyToRequest = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/api/admin/service-requests/:id/reply',
  summary:
    'Mail the customer after 30 s and mark the request as answered; the subject begins a thread and is ignored where there is one',
  body: z.strictObject({ ...message, version: versionSchema }),
  output: z.strictObject({
    id: idSchema,
    /** Until when it can be taken back. */
    leavesAt: timeSchema,
  }),
  errors: ['not-found', 'changed-meanwhile', 'idempotency-key-reused'],
  audit: 'service-request.answered',
  isIdempotent: true,
});

export const takeReplyBack = defineEndpoint({
  ...writing,
  method: 'DELETE',
  path: '/api/admin/service-requests/:id/messages/:messageId',
  summary: 'Take back one’s own reply before its mail leaves; answers what was typed',
  parameters: z.strictObject({ id: idSchema, messageId: idSchema }),
  body: nothing,
  output: z.strictObject(message),
  errors: ['not-found', 'reply-has-left'],
  audit: 'service-request.reply-taken-back',
});

export const previewReply = defineEndpoint({
  ...writing,
  method: 'POST',
  path: '/api/admin/service-requests/:id/reply-preview',
  summary: 'The mail that a reply would be, with its placeholders filled in; sends nothing',
  body: z.strictObject(message),
  output: mailPreviewSchema,
  errors: ['not-found'],
});

const templateTexts = {
  /** A reply to a request, or a message in the thread of a project, which has no subject. */
  kind: z.enum(templateKinds),
  language: languageSchema,
  name: text(messageLimits.templateName),
  ...message,
};

/** Pages of the release before say no kind: they know replies alone. */
const typedTexts = { ...templateTexts, kind: z.optional(z.enum(templateKinds)) };

const messageTemplateSchema = z.strictObject({
  id: idSchema,
  ...templateTexts,
  updatedAt: timeSchema,
  version: versionSchema,
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

export const listMessageTemplates = defineEndpoint({
  ...office,
  method: 'GET',
  path: '/api/admin/templates',
  summary: 'Prepared replies and messages of all languages, by name',
  parameters: nothing,
  body: nothing,
  output: z.strictObject({ templates: z.array(messageTemplateSchema) }),
  errors: [],
});

export const createMessageTemplate = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/templates',
  summary: 'Add a prepared reply; one for one idempotency key',
  parameters: nothing,
  body: z.strictObject(typedTexts),
  output: messageTemplateSchema,
  errors: ['idempotency-key-reused'],
  audit: 'template.created',
  isIdempotent: true,
});

export const changeMessageTemplate = defineEndpoint({
  ...office,
  method: 'PUT',
  path: '/api/admin/templates/:id',
  summary: 'Change a prepared reply; the version must be the one that was read',
  parameters: one,
  body: z.strictObject({ ...typedTexts, version: versionSchema }),
  output: messageTemplateSchema,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'template.changed',
});

export const deleteMessageTemplate = defineEndpoint({
  ...office,
  method: 'DELETE',
  path: '/api/admin/templates/:id',
  summary: 'Delete a prepared reply for good',
  parameters: one,
  body: z.strictObject({ version: versionSchema }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile'],
  audit: 'template.deleted',
});

export const previewMessageTemplate = defineEndpoint({
  ...office,
  method: 'POST',
  path: '/api/admin/templates/preview',
  summary: 'The mail that a prepared reply would be to a made-up customer; sends nothing',
  parameters: nothing,
  body: z.strictObject({ language: languageSchema, ...message }),
  output: mailPreviewSchema,
  errors: [],
});
