import { accountLimits } from '#domain/accounts/account.ts';

/** What is told of a failed registration: a sentence of ours, or the server's words. */
export type RegistrationFailure =
  | { kind: 'taken' | 'unknown' }
  | { kind: 'too-short'; minimum: number }
  | { kind: 'given'; text: string };

/**
 * Reads the server's words as the source does (spec §5): those about a taken name and about lengths become a sentence of
 * ours, others are shown as given. A password minimum that the agency has raised is the last number named.
 */
export function registrationFailure(message: string): RegistrationFailure {
  const text = message.trim();
  if (text === '') return { kind: 'unknown' };
  if (/already exists|už existuje/i.test(text)) return { kind: 'taken' };
  if (!/at least|aspoň/i.test(text)) return { kind: 'given', text };
  const named = Number(text.match(/\d+/g)?.at(-1) ?? 0);
  return { kind: 'too-short', minimum: Math.max(accountLimits.password.minimum, named) };
}
