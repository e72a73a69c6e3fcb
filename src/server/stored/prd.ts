import * as z from 'zod/mini';
import { type StoredPrd, milestoneIds } from '#domain/writing/prd.ts';
import { defineShape } from './stored-shape.ts';
import { listOf, orElse, text } from './tolerant.ts';

const point = { title: text, text };
const range = z.object({ minimum: z.int(), maximum: z.int() });

/** A product requirements document in `prds.content`. What a release has added to documents is empty in older ones. */
export const storedPrd = defineShape<StoredPrd>({
  name: 'document',
  schema: z.object({
    title: z.string(),
    summary: text,
    facts: listOf(z.object({ label: text, text })),
    description: text,
    goals: listOf(z.object({ ...point, measure: text })),
    users: listOf(z.object(point)),
    scope: listOf(z.object({ ...point, id: text, criteria: listOf(z.string()) })),
    pages: listOf(z.object(point)),
    content: listOf(z.object({ ...point, before: orElse(z.enum(milestoneIds), milestoneIds[0]) })),
    milestones: listOf(z.object({ ...point, id: z.enum(milestoneIds), days: range, doneByWeek: range })),
    outOfScope: listOf(z.string()),
    openQuestions: listOf(z.string()),
  }),
});
