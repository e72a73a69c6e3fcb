import {
  type NumberField as Field,
  isCompanyNumber,
  isWrongAlready,
  normaliseNumber,
  numberKind,
} from '#domain/customers/company-numbers.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { CompanyNumberInput } from './company-number-input.tsx';
import { useKnownCustomers } from './queries.ts';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = { form: CustomerFormState; field: Field; hint: string | undefined };

/** A number of the firm, checked as soon as it has all its digits; nothing where the country has none (G6). */
export function NumberField({ form, field, hint }: Props) {
  const t = useTexts();
  const { country } = form.values;
  const kind = numberKind(country, field);
  if (kind === null) return null;
  const isWrong = isWrongAlready(kind, form.values[field]);
  return (
    <CompanyNumberInput
      {...form.input(field)}
      kind={kind}
      hint={hint}
      // Longer than what is kept: spaces that are typed or pasted go when the field is left.
      maxLength={customerLimits.number * 2}
      error={form.errors[field] ?? (isWrong ? t(`customers:numberErrors.${kind}`) : undefined)}
      onFormat={(formatted) => form.replace({ ...form.values, [field]: formatted })}
    />
  );
}

type KnownProps = { form: CustomerFormState };

/** Points out who has the same company number already; it is no mistake (G6). */
export function KnownNumber({ form: { values, base } }: KnownProps) {
  const t = useTexts();
  const { language } = usePage();
  const kind = numberKind(values.country, 'companyNumber');
  const kept = kind === null ? '' : normaliseNumber(kind, values.companyNumber);
  const isAsked = kind !== null && kept.length >= shortestAsked && isCompanyNumber(kind, kept);
  const known = useKnownCustomers(isAsked ? kept : null);
  const others = isAsked ? (known.data?.customers.filter(({ id }) => id !== base?.id) ?? []) : [];
  if (others.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{t('customers:form.known')}</p>
      <ul>
        {others.map(({ id, name, company }) => (
          <li key={id}>
            <a
              className="inline-block py-1 font-semibold pointer-coarse:py-2.5"
              href={pathOf('adminCustomer', language, { id })}
              target="_blank"
              rel="noreferrer"
            >
              {company === '' ? name : `${name}, ${company}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Nobody asks after a number of a few signs while it is being typed. */
const shortestAsked = 5;
