import * as z from 'zod/mini';
import { budgetRanges, timelines } from '#domain/configurator/answers.ts';
import { contactBudgets, contactServices, contactTimelines } from '#domain/contact/contact-message.ts';
import type { ToldChoices } from '#domain/service-requests/told-choices.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { choiceOf, text } from '#server/stored/tolerant.ts';

/**
 * What was chosen in the contact form or told on the phone, in `service_requests.told`. What this release does not offer
 * reads as left open.
 */
export const storedToldChoices = defineShape<ToldChoices>({
  name: 'choices',
  schema: z.discriminatedUnion('form', [
    z.object({
      form: z.literal('contact'),
      service: choiceOf(contactServices),
      budget: choiceOf(contactBudgets),
      timeline: choiceOf(contactTimelines),
    }),
    z.object({
      form: z.literal('entry'),
      budget: choiceOf(budgetRanges),
      customBudget: text,
      timeline: choiceOf(timelines),
    }),
  ]),
  fallback: { form: 'contact', service: null, budget: null, timeline: null },
});
