import type { FieldError } from '#contract/error-body.ts';
import type { Language } from '#domain/languages.ts';
import {
  type PlaceholderIssue,
  type PlaceholderValues,
  emptyPlaceholders,
  fillPlaceholders,
  unknownPlaceholders,
} from '#domain/mail/placeholders.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { textsOf } from '#server/texts.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** What an administrator has typed: a subject and plain text. */
export type TypedMessage = { subject: string; body: string };

type Checked = { message: TypedMessage; /** Of whom has typed it. */ reader: Language };

/** A typed message without what cannot be seen: its subject in one line, its body without needless empty ones. */
export function cleanMessage({ subject, body }: TypedMessage): TypedMessage {
  return { subject: oneLine(subject), body: severalLines(body) };
}

/** What is wrong with a message whoever it goes to: that it is empty, or has placeholders which are none. */
export function problemsOf({ message, reader }: Checked): FieldError[] {
  return find(message, reader, unknownPlaceholders);
}

/** Throws `invalid-input` where anything is wrong. */
export function refuseProblems(fields: FieldError[]): void {
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/**
 * Fills a message in. Throws `invalid-input` with a text at each field where it is empty, has a placeholder that is none,
 * or one for which this request has nothing: a customer never reads braces or gaps.
 */
export function fillMessage({ message, reader }: Checked, values: PlaceholderValues): TypedMessage {
  const clean = cleanMessage(message);
  refuseProblems(find(clean, reader, (text) => [...unknownPlaceholders(text), ...emptyPlaceholders(text, values)]));
  return {
    subject: oneLine(fillPlaceholders(clean.subject, values)),
    body: fillPlaceholders(clean.body, values),
  };
}

type FindIssues = (text: string) => PlaceholderIssue[];

function find(message: TypedMessage, reader: Language, issuesOf: FindIssues): FieldError[] {
  const t = textsOf(reader);
  return (['subject', 'body'] as const).flatMap((field): FieldError[] => {
    if (message[field].trim() === '') return [{ field, rule: 'required', message: t(`mail:message.missing.${field}`) }];
    return issuesOf(message[field]).map(({ rule, name }) => ({
      field,
      rule,
      message: t(`mail:message.${rule}`, { name }),
    }));
  });
}
