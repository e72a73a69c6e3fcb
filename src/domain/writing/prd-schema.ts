import * as z from 'zod/mini';
import { caseStudyLimits } from '../case-studies/case-study.ts';
import { lengthLimits } from '../configurator/answers.ts';
import { featureIds } from '../configurator/features.ts';
import { minimumLengths } from '../configurator/step-checks.ts';
import { type Prd, baseScopes, milestoneIds } from './prd.ts';

/** Longest description that a writer may suggest, in characters; it leaves the visitor room to add to it. */
export const longestSuggestion = 1500;

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const sentence = text(500);
const title = text(160);
const list = <S extends z.ZodMiniType>(item: S, longest: number) =>
  z.array(item).check(z.minLength(1), z.maxLength(longest));
const range = z.strictObject({ minimum: z.int(), maximum: z.int() });
const point = { title, text: sentence };

/** A suggested project description: long enough for its field (C5), and no longer than a reader follows. */
export const suggestionSchema = z
  .string()
  .check(z.trim(), z.minLength(minimumLengths.description), z.maxLength(longestSuggestion));

const written = {
  summary: text(1200),
  goals: z.array(z.strictObject({ ...point, measure: sentence })).check(z.maxLength(6)),
  users: list(z.strictObject(point), 6),
  pages: list(z.strictObject(point), 40),
  outOfScope: list(sentence, 15),
  openQuestions: list(sentence, 40),
};

const scopeId = z.enum([...featureIds, ...baseScopes]);
const scopeItem = z.strictObject({ ...point, id: scopeId, criteria: list(sentence, 8) });
const contentItem = z.strictObject({ ...point, before: z.enum(milestoneIds) });

/** What a model may word. Figures, facts and the customer's own words are not its to change. */
export const prdDraftSchema = z.strictObject({
  ...written,
  scope: list(scopeItem, 40),
  content: list(contentItem, 40),
  milestones: list(z.strictObject({ ...point, id: z.enum(milestoneIds) }), milestoneIds.length),
});
export type PrdDraft = z.infer<typeof prdDraftSchema>;

/** A whole document within the lengths that its writers keep. */
export const prdSchema: z.ZodMiniType<Prd> = z.strictObject({
  ...written,
  title,
  facts: z.array(z.strictObject({ label: title, text: sentence })),
  description: z.string().check(z.maxLength(lengthLimits.description * 2)),
  scope: list(scopeItem, 40),
  content: list(contentItem, 40),
  milestones: list(
    z.strictObject({ ...point, id: z.enum(milestoneIds), days: range, doneByWeek: range }),
    milestoneIds.length,
  ),
});

/** What a model may word of a case study (A11). */
export const caseStudyDraftSchema = z.strictObject({
  title: text(caseStudyLimits.title),
  task: z.string().check(z.trim(), z.minLength(caseStudyLimits.textMinimum), z.maxLength(caseStudyLimits.text)),
  solution: z.string().check(z.trim(), z.minLength(caseStudyLimits.textMinimum), z.maxLength(caseStudyLimits.text)),
});
