import * as z from 'zod';
import type { Draft } from '#contract/drafts.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';

const contentSchema = z.object({
  fields: z.array(z.tuple([z.string(), z.string()])),
  attachments: z.string().nullable(),
});

/** A draft as text, in which a later version of the questions finds what it still asks. */
export function writeDraft({ answers, attachments }: Draft): string {
  return JSON.stringify({ fields: answersToFields(answers), attachments } satisfies z.input<typeof contentSchema>);
}

/** Reads a kept draft; whatever does not fit the questions any more is left out. */
export function readDraft(content: string): Draft {
  const { fields, attachments } = contentSchema.parse(JSON.parse(content));
  const byName: Record<string, string[]> = {};
  for (const [name, value] of fields) (byName[name] ??= []).push(value);
  return { answers: fieldsToAnswers(byName), attachments };
}
