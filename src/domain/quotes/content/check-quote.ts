import { contactLimits } from '../../contact/contact-details.ts';
import { isCompanyNumber, numberFields, numberKind } from '../../customers/company-numbers.ts';
import { checkEmail, isEmail } from '../../contact/email-address.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { type QuoteSettings, homeCurrency } from '../../settings/quote-settings.ts';
import { taxStatusOn } from '../../tax/decide-tax.ts';
import { taxOf } from '../../tax/tax-of-quote.ts';
import { checkText } from '../../text-length.ts';
import { checkLine } from '../lines/check-line.ts';
import type { Choice } from '../lines/quote-line.ts';
import { totalsOf } from '../lines/totals.ts';
import { faultOfPlan } from '../payment-plan.ts';
import { type QuoteBuyer, type QuoteContent, quoteLimits } from './quote-content.ts';

/** Shortest texts in characters (spec §5). */
const shortest = { name: 2, title: 5, description: 10, terms: 20, paymentTerms: 10 } as const;

/** The agency's settings, and the day (`YYYY-MM-DD`) where the quote's customers live. */
type Circumstances = { settings: QuoteSettings; today: string };

/**
 * Returns what keeps a quote from being sent, in the order on screen (H1, H2, spec §5). Fields are paths such as `title`,
 * `buyer.email`, `copies.0`, `lines`, `lines.<id>.name`, `exchangeRate`, `paymentPlan`.
 */
export function checkQuote(content: QuoteContent, { settings, today }: Circumstances): FieldIssue[] {
  const { rates } = taxOf(content, settings, today);
  return [
    ...checkBuyer(content.buyer),
    ...content.copies.flatMap((copy, index): FieldIssue[] =>
      isEmail(copy.trim()) ? [] : [{ field: `copies.${index}`, rule: 'email' }],
    ),
    ...checkText('title', content.title, { minimum: shortest.title, maximum: quoteLimits.title }),
    ...checkText('description', content.description, { minimum: shortest.description, maximum: quoteLimits.text }),
    ...(content.lines.length === 0 ? [{ field: 'lines', rule: 'no-line' } as const] : []),
    ...content.lines.flatMap((line) => checkLine(line, rates)),
    ...(isNegative(content) ? [{ field: 'lines', rule: 'negative-total' } as const] : []),
    ...checkExchangeRate(content, { settings, today }),
    ...checkDays(content, today),
    ...checkPlan(content),
    ...checkText('terms', content.terms, { minimum: shortest.terms, maximum: quoteLimits.text }),
    ...checkText('paymentTerms', content.paymentTerms, { minimum: shortest.paymentTerms, maximum: quoteLimits.text }),
  ];
}

function checkBuyer(buyer: QuoteBuyer): FieldIssue[] {
  return [
    ...checkText('buyer.name', buyer.name, { minimum: shortest.name, maximum: contactLimits.name, wording: 'name' }),
    ...checkEmail(buyer.email.trim()).map((issue): FieldIssue => ({ ...issue, field: 'buyer.email' })),
    ...(buyer.country === '' ? [{ field: 'buyer.country', rule: 'required' } as const] : []),
    ...(buyer.kind === 'business' ? checkNumbers(buyer) : []),
  ];
}

function checkNumbers(buyer: QuoteBuyer): FieldIssue[] {
  return numberFields.flatMap((field): FieldIssue[] => {
    const kind = numberKind(buyer.country, field);
    return kind && !isCompanyNumber(kind, buyer[field]) ? [{ field: `buyer.${field}`, rule: 'number', kind }] : [];
  });
}

/** Whether what is paid once, or every month, can be less than nothing: with all that a customer can choose to make it smaller. */
function isNegative({ lines }: QuoteContent): boolean {
  const choice: Choice = Object.fromEntries(
    lines.flatMap(({ id, option, unitPrice }) => (option && unitPrice < 0 ? [[id, option.maximum]] : [])),
  );
  return Object.values(totalsOf(lines, choice)).some(({ net, gross }) => net < 0 || gross < 0);
}

/** Who pays tax at home states it in the home currency as well, and by which rate. */
function checkExchangeRate({ currency, exchangeRate }: QuoteContent, { settings, today }: Circumstances): FieldIssue[] {
  const isNeeded = currency !== homeCurrency() && taxStatusOn(settings.taxStatuses, today) === 'payer';
  if (!isNeeded) return [];
  const isComplete = exchangeRate !== null && exchangeRate.source.trim() !== '' && exchangeRate.day !== '';
  if (!isComplete) return [{ field: 'exchangeRate', rule: 'exchange-rate-missing' }];
  return exchangeRate.day > today ? [{ field: 'exchangeRate', rule: 'day-ahead' }] : [];
}

function checkDays({ validUntil, startDate, deliveryDate }: QuoteContent, today: string): FieldIssue[] {
  const isReversed = startDate !== '' && deliveryDate !== '' && deliveryDate < startDate;
  return [
    ...(validUntil === '' ? [{ field: 'validUntil', rule: 'required' } as const] : []),
    ...(validUntil !== '' && validUntil < today ? [{ field: 'validUntil', rule: 'day-over' } as const] : []),
    ...(isReversed ? [{ field: 'deliveryDate', rule: 'delivery-before-start' } as const] : []),
  ];
}

function checkPlan({ paymentPlan }: QuoteContent): FieldIssue[] {
  const fault = faultOfPlan(paymentPlan);
  return fault ? [{ field: 'paymentPlan', rule: `plan-${fault}` }] : [];
}
