import * as z from 'zod/mini';
import { type CaseStudyWords, caseStudyFields } from '#domain/case-studies/case-study.ts';
import { defineShape } from './stored-shape.ts';
import { text } from './tolerant.ts';

/** The text of a case study in `case_study_versions.words`. A field that a release has added is empty in older ones. */
export const storedCaseStudyWords = defineShape<CaseStudyWords>({
  name: 'text of a case study',
  schema: z.object(
    Object.fromEntries(caseStudyFields.map((field) => [field, text])),
  ) as unknown as z.ZodMiniType<CaseStudyWords>,
});
