import * as z from 'zod/mini';
import type { ProjectScope } from '#domain/projects/project.ts';
import { defineShape } from './stored-shape.ts';
import { listOf, text } from './tolerant.ts';

const lines = listOf(z.object({ name: text, quantity: z.int(), unit: text, description: text }));

/** What was agreed in a project, in `projects.scope`: lines as signed, without prices, and what was ordered since, by quote. */
export const storedProjectScope = defineShape<ProjectScope>({
  name: 'scope of a project',
  schema: z.object({
    lines,
    changes: listOf(z.object({ quoteId: z.string(), number: text, title: text, signedAt: z.int(), lines })),
  }),
  fallback: { lines: [], changes: [] },
});
