import { longestEmailAddress } from './contact-details.ts';
import type { PublicIssue } from '../field-issue.ts';
import { lengthOf } from '../text-length.ts';

/** Local part, one @, a domain with a dot: what mail servers of real firms use, without quoted oddities. */
const emailPattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** Tells whether an address can be mailed to; the same rule on screen and on the server (spec §5). */
export function isEmail(value: string): boolean {
  return lengthOf(value) <= longestEmailAddress && emailPattern.test(value);
}

/** Returns the rule that a required address without blanks around it breaks. */
export function checkEmail(email: string): PublicIssue<'email'>[] {
  if (email === '') return [{ field: 'email', rule: 'required', wording: 'email' }];
  return isEmail(email) ? [] : [{ field: 'email', rule: 'email' }];
}
