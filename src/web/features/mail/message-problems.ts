import { messageLimits } from '#domain/mail/message-limits.ts';
import { unknownPlaceholders } from '#domain/mail/placeholders.ts';
import { lengthOf } from '#domain/text-length.ts';
import type { GetText } from '#locales/text-key.ts';
import { ApiError } from '../../lib/api.ts';

/** A subject and a plain text, as they are typed. */
export type Message = { subject: string; body: string };

/** What is wrong with each field, in words; a field that is right is absent. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

/** What can be seen to be wrong with a message before it is sent; the server has the last word. */
export function messageProblems(message: Message, t: GetText): Problems<keyof Message> {
  const problems: Problems<keyof Message> = {};
  for (const field of ['subject', 'body'] as const) {
    const problem = problemOf(field, message[field], t);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: keyof Message, text: string, t: GetText): string | null {
  const limit = messageLimits[field];
  if (lengthOf(text) === 0) return t(`mail:message.missing.${field}`);
  if (lengthOf(text) > limit) return t('mail:message.tooLong', { limit });
  const [unknown] = unknownPlaceholders(text);
  return unknown ? t('mail:message.unknown-placeholder', { name: unknown.name }) : null;
}

/** What the server has found wrong with single fields; empty when it failed for another reason. */
export function problemsOf<Field extends string>(error: unknown, fields: readonly Field[]): Problems<Field> {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : [];
  const problems: Problems<Field> = {};
  for (const field of fields) {
    const found = details.find((detail) => detail.field === field);
    if (found) problems[field] = found.message;
  }
  return problems;
}

/** Whether anything is wrong. */
export function hasProblems(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}
