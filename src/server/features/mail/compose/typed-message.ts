import type { Language } from '#domain/languages.ts';
import { type PlaceholderValues, fillPlaceholders } from '#domain/mail/placeholders.ts';
import { checkMessage } from '#domain/mail/check-message.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** What an administrator has typed: a subject and plain text. */
export type TypedMessage = { subject: string; body: string };

type Checked = { message: TypedMessage; /** Of whom has typed it. */ reader: Language };

/** A typed message without what cannot be seen: its subject in one line, its body without needless empty ones. */
export function cleanMessage({ subject, body }: TypedMessage): TypedMessage {
  return { subject: oneLine(subject), body: severalLines(body) };
}

/**
 * Fills a message in. Throws `invalid-input` with a text at each field where it is empty, has a placeholder that is none,
 * or one for which this request has nothing: a customer never reads braces or gaps.
 */
export function fillMessage({ message, reader }: Checked, values: PlaceholderValues): TypedMessage {
  const clean = cleanMessage(message);
  refuseFields(checkMessage(clean, values), reader);
  return {
    subject: oneLine(fillPlaceholders(clean.subject, values)),
    body: fillPlaceholders(clean.body, values),
  };
}
