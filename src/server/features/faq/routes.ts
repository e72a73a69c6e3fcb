import type { FastifyInstance } from 'fastify';
import { askQuestion } from '#contract/faq.ts';
import { answerQuestion } from '#server/features/faq/answer-question.ts';
import { createQuestionSearch } from '#server/features/faq/question-search.ts';
import { publishedParts } from '#server/features/settings/site-content/current-site-content.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Binds the call of the question box (A6). */
export function bindQuestionEndpoint(app: FastifyInstance, services: Services): void {
  const search = createQuestionSearch((language) => {
    const content = services.siteContent.current();
    const { faq } = publishedParts(services, content, { match: { screen: 'faq', parameters: {} }, language });
    return { version: content.version, ...(faq && { faq }) };
  });
  bindEndpoint(app, services, {
    endpoint: askQuestion,
    handle: ({ body, caller }) => answerQuestion(services, { ...body, caller, search }),
  });
}
