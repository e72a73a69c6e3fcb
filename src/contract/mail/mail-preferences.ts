import * as z from 'zod/mini';
import { type MailTopic, mailTopics } from '#domain/mail/mail-topics.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing } from '#contract/shapes.ts';

/* Which mails customers want (I3, I5). They are changed by plain forms, in the settings and behind the link of a mail. */

const topic = z.enum(mailTopics);

const ownPreferencesSchema = z.strictObject({
  /** The verified address that they hold for; null while there is none. */
  email: z.nullable(z.string()),
  /** What may be turned off at present, and whether it is on. */
  topics: z.array(z.strictObject({ topic, isOn: z.boolean() })),
});
export type OwnMailPreferences = z.infer<typeof ownPreferencesSchema>;

export const readMailPreferences = defineEndpoint({
  permission: 'open-portal',
  method: 'GET',
  path: '/api/portal/mail-preferences',
  summary: 'Which mails the caller’s own verified address gets',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: ownPreferencesSchema,
  errors: [],
});

export const listTurnedOffMails = defineEndpoint({
  permission: 'manage-customers',
  method: 'GET',
  path: '/api/admin/customers/:id/mail-preferences',
  summary: 'Which mails a customer, its contacts and the people of its firm have turned off',
  parameters: z.strictObject({ id: idSchema }),
  query: nothing,
  body: nothing,
  output: z.strictObject({
    /** Addresses that have turned something off. */
    addresses: z.array(z.strictObject({ email: z.string(), topics: z.array(topic) })),
  }),
  errors: ['not-found'],
});
export type TurnedOffMails = z.infer<typeof listTurnedOffMails.output>;

/** Which mails an address gets, behind the link of one (I3). */
export type MailPreferencesOfPage = {
  token: string;
  email: string;
  /** That of the mail. */
  topic: MailTopic;
  topics: OwnMailPreferences['topics'];
  /** What was done last, from the address. */
  news?: 'off' | 'on' | 'saved';
};

/** The calls about which mails customers want. */
export const mailPreferenceEndpoints = { readMailPreferences, listTurnedOffMails };
