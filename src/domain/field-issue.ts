import type { NumberKind } from './customers/company-numbers.ts';
import type { NumberRange } from './estimates/price-book/price-book.ts';
import type { Currency } from './money.ts';
import type { AllocationFault } from './payments/allocate-payment.ts';
import type { PlanFault } from './quotes/payment-plan.ts';
import type { LogoFault } from './settings/look-settings.ts';

/** Which sentence of the area `validation` asks for a missing value; without one it is the general "this field is required". */
export type PublicWording =
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
  | 'password';

/** Which sentence of another area asks for a missing value. */
export type OtherWording =
  | 'current-password'
  | 'new-password'
  | 'repeated-password'
  | 'login-code'
  | 'passkey-name'
  | 'contact-message'
  | 'invited-email'
  | 'template-name'
  | 'mail-subject'
  | 'mail-body'
  | 'mail-host'
  | 'mail-username'
  | 'mail-password';

/** A rule of the configurator, which other forms have too, with the values that its sentence names. */
export type PublicRule =
  | { rule: 'required'; wording?: PublicWording }
  /** `limit` counts characters. */
  | { rule: 'too-short' | 'too-long'; limit: number }
  | { rule: 'email' | 'phone' | 'not-a-number' }
  /** `limit` is in minor units of the currency. */
  | { rule: 'budget-too-low' | 'budget-too-high'; limit: number; currency: Currency };

/** A rule of signing a quote. */
type SigningRule =
  | 'option-unknown'
  | 'option-outside'
  | 'signature-missing'
  | 'signature-short'
  | 'terms-unaccepted'
  | 'code-wrong'
  | 'code-over'
  | 'business-only';

/** A rule of issuing tax documents. */
type TaxDocumentRule =
  | 'delivery-ahead'
  | 'no-advance-document'
  | 'credit-too-large'
  | 'correction-of-sums'
  | 'payments-changed'
  | 'advance-given-back'
  | 'payment-in-invoice';

/** A rule of quotes and of the settings that they are made with; its sentence stands in the area `quoteRules` under its name. */
export type QuoteRule =
  /** A cell of a line holds what it cannot. */
  | { rule: 'unreadable' }
  | { rule: 'no-line' | 'no-quantity' | 'discount-too-large' | 'option-bounds' | 'tax-rate' | 'negative-total' }
  | { rule: 'day-over' | 'day-ahead' | 'delivery-before-start' | 'exchange-rate-missing' }
  | { rule: `plan-${NonNullable<PlanFault>}` }
  | { rule: `payment-${NonNullable<AllocationFault>}` }
  | { rule: 'iban' | 'bic' | 'fik-creditor' | 'exchange-rate' | 'same-day' | 'web-address' }
  | { rule: 'https-address' | 'milestone-weight' | 'nothing-given' }
  | { rule: 'duration' | 'duration-too-long' | 'timer-shorter' | 'time-ahead' }
  | { rule: 'provider-address' | 'provider-secret' }
  | { rule: SigningRule }
  | { rule: TaxDocumentRule }
  /** `bounds` are whole days. */
  | { rule: 'days'; bounds: NumberRange };

/** A rule of accounts, of the back office or of the server, or one that has a sentence of its own there. */
export type OtherRule =
  | { rule: 'required'; wording: OtherWording }
  /** Two sentences of spec §5. */
  | { rule: 'too-short'; limit: number; wording: 'credentials' | 'new-password' }
  | { rule: 'too-long'; limit: number; wording: 'message' }
  | { rule: 'text-too-long'; limit: number }
  | { rule: 'email'; wording: 'recipient' }
  | { rule: 'number'; kind: NumberKind }
  | { rule: 'too-common' | 'mismatch' | 'taken' | 'already-member' | 'confirmation' }
  | { rule: 'unknown-placeholder' | 'empty-placeholder' | 'unfilled'; name: string }
  | { rule: 'host' | 'port' | 'host-not-allowed' | 'password-needed' | 'unencrypted-password' }
  | { rule: 'sender-name' | 'sender-address' }
  | { rule: 'folder' | 'other-folder' }
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
  | { rule: LogoFault }
  | { rule: 'link-address' | 'forbidden-characters' | 'listed-twice' | 'day-unknown' | 'picture-unknown' }
  | { rule: 'whole-in-no-language' }
  | { rule: 'placeholder-unknown'; name: string }
  | { rule: 'number-missing' | 'number-not-counted'; placeholder: string }
  | { rule: 'too-many'; limit: number };

/** A broken rule as data; the sentences stand in the locales. */
export type BrokenRule = PublicRule | OtherRule | QuoteRule;

/** A field, by its name or path, and the rule that its value breaks. */
export type FieldIssue<Field extends string = string> = { field: Field } & BrokenRule;

/** A field issue whose sentence the configurator has. */
export type PublicIssue<Field extends string = string> = { field: Field } & PublicRule;
