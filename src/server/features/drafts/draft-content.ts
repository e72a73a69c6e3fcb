import type { Draft } from '#contract/drafts.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import { storedDraft } from '#server/stored/draft.ts';

const { contact, ...questions } = emptyAnswers;
const askedFields: ReadonlySet<string> = new Set([...Object.keys(questions), ...Object.keys(contact)]);

/**
 * Returns a draft as text for its column. With the text that it replaces, answers to questions that only another release asks
 * are kept.
 */
export function writeDraft({ answers, attachments, currency = null }: Draft, before?: string): string {
  const unasked = before === undefined ? [] : fieldsIn(before).filter(([name]) => !askedFields.has(name));
  return storedDraft.write({ fields: [...answersToFields(answers), ...unasked], attachments, currency }, before);
}

/** Reads a kept draft; whatever does not fit the questions of this release is left out. */
export function readDraft(content: string): Draft {
  const byName: Record<string, string[]> = {};
  for (const [name, value] of fieldsIn(content)) (byName[name] ??= []).push(value);
  const { attachments, currency } = storedDraft.read(content, 'drafts');
  return { answers: fieldsToAnswers(byName), attachments, currency };
}

const fieldsIn = (content: string) => storedDraft.read(content, 'drafts').fields;
