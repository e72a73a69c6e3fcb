import * as z from 'zod/mini';
import {
  type Answers,
  budgetRanges,
  emptyAnswers,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { contactSchema } from './contact.ts';
import { defineShape } from './stored-shape.ts';
import { choiceOf, choicesOf, orElse, text } from './tolerant.ts';

/**
 * The configurator's answers in `estimates.answers` and `service_requests.answers`. What this release does not ask, or does
 * not offer as a choice, reads as unanswered.
 */
export const storedAnswers = defineShape<Answers>({
  name: 'answers',
  schema: z.object({
    mode: choiceOf(quoteModes),
    serviceType: choiceOf(serviceTypes),
    objectives: choicesOf(objectives),
    trade: choiceOf(trades),
    customTrade: text,
    features: choicesOf(featureIds),
    description: text,
    size: choiceOf(projectSizes),
    budget: choiceOf(budgetRanges),
    customBudget: text,
    timeline: choiceOf(timelines),
    contact: orElse(contactSchema, emptyAnswers.contact),
  }),
  fallback: emptyAnswers,
});
