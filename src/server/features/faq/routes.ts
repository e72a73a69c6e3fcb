import type { FastifyInstance } from 'fastify';
import { askQuestion } from '#contract/faq.ts';
import { type Service, services as catalogue } from '#domain/catalogue/services.ts';
import type { Language } from '#domain/languages.ts';
import type { RouteMatch } from '#domain/routes.ts';
import { answerQuestion } from '#server/features/faq/answer-question.ts';
import { createQuestionSearch } from '#server/features/faq/question-search.ts';
import type { OwnTexts } from '#server/features/faq/search-documents.ts';
import { publishedParts } from '#server/features/settings/site-content/current-site-content.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Binds the call of the question box (A6). */
export function bindQuestionEndpoint(app: FastifyInstance, services: Services): void {
  const search = createQuestionSearch({
    version: () => services.siteContent.current().version,
    read: (language) => ownTexts(services, language),
  });
  bindEndpoint(app, services, {
    endpoint: askQuestion,
    handle: ({ body, caller }) => answerQuestion(services, { ...body, caller, search }),
  });
}

/** The published questions, and the published examples of each service. */
function ownTexts(services: Services, language: Language): OwnTexts {
  const content = services.siteContent.current();
  const partsOn = (match: RouteMatch) => publishedParts(services, content, { match, language });
  const { faq } = partsOn({ screen: 'faq', parameters: {} });
  const examplesOf = (slug: Service) => partsOn({ screen: 'service', parameters: { slug } }).examples ?? [];
  return {
    ...(faq && { faq }),
    ...(content.documents.examples && { examples: new Map(catalogue.map((id) => [id, examplesOf(id)])) }),
  };
}
