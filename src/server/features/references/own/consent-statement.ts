import type { CaseStudyPart } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import type { ReferencePart } from '#domain/references/reference.ts';
import { textsOf } from '#server/texts.ts';

/** What a customer agrees to, word for word as the page shows it: the sentence at the tick, and the parts that they ticked. */
export function consentStatement(language: Language, parts: readonly ReferencePart[]): string {
  const t = textsOf(language);
  return [t('references:form.consent'), ...parts.map((part) => t(`references:form.leave.${part}`))].join('\n');
}

/** The same for a case study. */
export function caseStudyStatement(language: Language, parts: readonly CaseStudyPart[]): string {
  const t = textsOf(language);
  return [t('references:caseStudy.consent'), ...parts.map((part) => t(`references:caseStudy.parts.${part}`))].join(
    '\n',
  );
}
