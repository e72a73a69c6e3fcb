import { serviceOfSlug } from '#domain/catalogue/services.ts';
import { type RouteMatch, routes } from '#domain/routes.ts';
import type {
  CaseStudiesContent,
  FaqContent,
  LegalDocument,
  ServiceCards,
  ServiceContent,
  TestimonialsContent,
} from '#locales/content/content.ts';

/** Content that pages can need beside their texts. */
export type PageContent = {
  serviceCards?: ServiceCards;
  service?: ServiceContent;
  caseStudies?: CaseStudiesContent;
  testimonials?: TestimonialsContent;
  faq?: FaqContent;
  privacy?: LegalDocument;
  terms?: LegalDocument;
  cookies?: LegalDocument;
};
export type ContentName = keyof PageContent;

const fileOf: Record<Exclude<ContentName, 'service'>, string> = {
  serviceCards: 'content/service-cards',
  caseStudies: 'content/case-studies',
  testimonials: 'content/testimonials',
  faq: 'content/faq',
  privacy: 'legal/privacy',
  terms: 'legal/terms',
  cookies: 'legal/cookies',
};

/** Returns the files of content that a page needs: name of the content, and its file below the language's folder. */
export function contentFilesOf(match: RouteMatch | null): [name: ContentName, file: string][] {
  // src/web/screens.ts checks that these are names of content.
  const names = ((match && routes[match.screen].content) ?? []) as readonly ContentName[];
  return names.flatMap((name): [ContentName, string][] => {
    if (name !== 'service') return [[name, fileOf[name]]];
    const service = serviceOfSlug(match?.parameters['slug'] ?? '');
    return service ? [[name, `content/services/${service}`]] : [];
  });
}
