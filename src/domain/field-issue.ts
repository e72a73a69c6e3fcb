import type { NumberKind } from './customers/company-numbers.ts';
import type { NumberRange } from './estimates/price-book.ts';
import type { Currency } from './money.ts';
import type { LogoFault } from './settings/look-settings.ts';

/** Which sentence asks for a missing value; without one it is the general "this field is required". */
export type RequiredWording =
  | 'mode'
  | 'serviceType'
  | 'objectives'
  | 'trade'
  | 'customTrade'
  | 'description'
  | 'size'
  | 'budget'
  | 'customBudget'
  | 'timeline'
  | 'name'
  | 'email'
  | 'username'
  | 'password'
  | 'current-password'
  | 'new-password'
  | 'repeated-password'
  | 'login-code'
  | 'passkey-name'
  | 'invited-email'
  | 'contact-message'
  | 'status-reason'
  | 'template-name'
  | 'mail-subject'
  | 'mail-body'
  | 'mail-host'
  | 'mail-username'
  | 'mail-password';

/** A broken rule with the values that its sentence names; the sentences stand in `locales/field-issue-text.ts`. */
export type BrokenRule =
  | { rule: 'required'; wording?: RequiredWording }
  /** `limit` counts characters; `credentials` and `new-password` have sentences of their own (spec §5). */
  | { rule: 'too-short'; limit: number; wording?: 'credentials' | 'new-password' }
  | { rule: 'too-long'; limit: number; wording?: 'message' | 'price-note' }
  | { rule: 'text-too-long'; limit: number }
  | { rule: 'email'; wording?: 'recipient' }
  | { rule: 'phone' | 'not-a-number' }
  /** `limit` is in minor units of the currency. */
  | { rule: 'budget-too-low' | 'budget-too-high'; limit: number; currency: Currency }
  | { rule: 'number'; kind: NumberKind }
  | { rule: 'too-common' | 'mismatch' | 'taken' | 'confirmation' }
  | { rule: 'unknown-placeholder' | 'empty-placeholder'; name: string }
  | { rule: 'host' | 'port' | 'host-not-allowed' | 'password-needed' | 'unencrypted-password' }
  | { rule: 'sender-name' | 'sender-address' }
  | { rule: 'name-missing' }
  /** `maximum` is in euro cents. */
  | { rule: 'price'; maximum: number }
  /** `bounds` are in the unit of the figure. */
  | { rule: 'out-of-range'; bounds: NumberRange }
  | { rule: 'reversed' | 'falls-with-size' | 'falls-with-package' | 'falls-with-parts' | 'fixed' | 'unchanged' }
  | { rule: 'password-minimum'; bounds: NumberRange }
  | { rule: 'invalid-colour' }
  /** `readable` is the nearest colour that can be read. */
  | { rule: 'too-light'; readable: string }
  | { rule: LogoFault };

export type RuleName = BrokenRule['rule'];

/** A field, by its name or path, and the rule that its value breaks. */
export type FieldIssue<Field extends string = string> = { field: Field } & BrokenRule;
