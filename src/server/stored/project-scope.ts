import * as z from 'zod/mini';
import type { ScopeLine } from '#domain/projects/project.ts';
import { defineShape } from './stored-shape.ts';
import { listOf, text } from './tolerant.ts';

/** What was agreed in a project, in `projects.scope`: lines as signed, without prices. */
export const storedProjectScope = defineShape<{ lines: ScopeLine[] }>({
  name: 'scope of a project',
  schema: z.object({
    lines: listOf(z.object({ name: text, quantity: z.int(), unit: text, description: text })),
  }),
  fallback: { lines: [] },
});
