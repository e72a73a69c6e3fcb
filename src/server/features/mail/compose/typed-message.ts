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

type Checked = { message: TypedMessage; /** Language of the person who typed it. */ reader: Language };

/** A typed message without invisible characters: its subject in one line, its body without repeated empty lines. */
export function cleanMessage({ subject, body }: TypedMessage): TypedMessage {
  return { subject: oneLine(subject), body: severalLines(body) };
}

/** Errors of a message that do not depend on its recipient: an empty field, an unknown placeholder. */
export function problemsOf({ message, reader }: Checked): FieldError[] {
  return find(message, reader, unknownPlaceholders);
}

/** Throws `invalid-input` where anything is wrong. */
export function refuseProblems(fields: FieldError[]): void {
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}

/**
 * Replaces the placeholders of a message. Throws `invalid-input` with a text at each field that is empty, has an
 * unknown placeholder, or one without a value for this request.
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
