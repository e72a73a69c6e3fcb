import type { Language } from '#domain/languages.ts';
import { type KnownValues, fillPlaceholders } from '#domain/mail/placeholders.ts';
import { checkMessage } from '#domain/mail/check-message.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** What an administrator has typed: a subject and plain text. */
export type TypedMessage = { subject: string; body: string };

type Checked = { message: TypedMessage; /** Language of the person who typed it. */ reader: Language };

/** A typed message without invisible characters: its subject in one line, its body without repeated empty lines. */
export function cleanMessage({ subject, body }: TypedMessage): TypedMessage {
  return { subject: oneLine(subject), body: severalLines(body) };
}

/**
 * Replaces the placeholders of a message. Throws `invalid-input` with a text at each field that is empty, has an
 * unknown placeholder, or one without a value for this request.
 */
export function fillMessage({ message, reader }: Checked, values: KnownValues): TypedMessage {
  const clean = cleanMessage(message);
  refuseFields(checkMessage(clean, values), reader);
  return {
    subject: oneLine(fillPlaceholders(clean.subject, values)),
    body: fillPlaceholders(clean.body, values),
  };
}
