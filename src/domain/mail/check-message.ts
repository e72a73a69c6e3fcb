import type { FieldIssue } from '../field-issue.ts';
import { checkText } from '../text-length.ts';
import { threadLimits } from '../threads/thread.ts';
import { messageLimits } from './message-limits.ts';
import { type KnownValues, emptyPlaceholders, placeholders, unknownPlaceholders } from './placeholders.ts';
import { type TemplateKind, hasSubject, placeholdersOf } from './template-kind.ts';

/** A subject and a plain text, as typed. */
export type Message = { subject: string; body: string };

/**
 * Returns the rules that a message breaks: missing, too long, or with unknown placeholders (G3, G7). With `values`, those
 * of one request or quote, only their placeholders are known, and those without a value are refused too: a customer never reads
 * braces or gaps.
 */
export function checkMessage(message: Message, values?: KnownValues): FieldIssue<keyof Message>[] {
  return (['subject', 'body'] as const).flatMap((field) => {
    const text = message[field];
    const wording = `mail-${field}` as const;
    const length = checkText(field, text, { maximum: messageLimits[field], wording }).map(withMessageWording);
    if (length.length > 0) return length;
    const known = values ? Object.keys(values) : placeholders;
    const broken = [...unknownPlaceholders(text, known), ...(values ? emptyPlaceholders(text, values) : [])];
    return broken.map((placeholder) => ({ field, ...placeholder }));
  });
}

/** Returns the rules that a template of the back office breaks, in the order of its form (G7). */
export function checkTemplate(
  template: Message & { name: string; kind: TemplateKind },
): FieldIssue<'name' | keyof Message>[] {
  const limits = { maximum: messageLimits.templateName, wording: 'template-name' } as const;
  return [...checkText('name', template.name, limits).map(withMessageWording), ...checkTexts(template)];
}

function checkTexts({ kind, ...message }: Message & { kind: TemplateKind }): FieldIssue<keyof Message>[] {
  if (hasSubject(kind)) return checkMessage(message);
  const limits = { maximum: threadLimits.message, wording: 'mail-body' } as const;
  const length = checkText('body', message.body, limits).map(withMessageWording);
  if (length.length > 0) return length;
  return unknownPlaceholders(message.body, placeholdersOf[kind]).map((broken) => ({ field: 'body', ...broken }));
}

/** Forms of messages have a sentence of their own for a text that is too long. */
function withMessageWording<Field extends string>(issue: FieldIssue<Field>): FieldIssue<Field> {
  return issue.rule === 'too-long' ? { ...issue, wording: 'message' } : issue;
}
