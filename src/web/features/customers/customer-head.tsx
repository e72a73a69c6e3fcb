import type { ReactNode } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { type NumberField, formatNumber, numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TitleBlock, type TitleBlockCell } from '../../ui/title-block.tsx';
import { useCountryName } from './country-names.ts';

type Props = { customer: CustomerDetail; actions: ReactNode };

/** Who the customer is: name and firm, then a title block with what one looks up most. */
export function CustomerHead({ customer, actions }: Props) {
  return (
    <header className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="me-auto flex min-w-0 items-center gap-4">
          <Avatar initials={initialsOf(customer.name)} size="md" />
          <h1 tabIndex={-1} className="grid min-w-0 text-2xl wrap-anywhere">
            {customer.name}
            {customer.company === '' ? null : (
              <span className="font-sans text-base font-normal text-muted">{customer.company}</span>
            )}
          </h1>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <TitleBlock cells={useCells(customer)} />
    </header>
  );
}

function useCells(customer: CustomerDetail): TitleBlockCell[] {
  const t = useTexts();
  const now = useNow();
  const countryName = useCountryName();
  const unknown = <span className="text-muted">{t('customers:detail.unknown')}</span>;
  const { email, phone, country, language, address, createdAt } = customer;
  const spans = spansFor(numberFields.filter((field) => numberKind(country, field) !== null).length);
  return [
    {
      id: 'email',
      span: 2,
      label: t('customers:fields.email'),
      content:
        email === '' ? (
          unknown
        ) : (
          <a className="wrap-anywhere" href={`mailto:${email}`}>
            {email}
          </a>
        ),
    },
    {
      id: 'phone',
      span: spans.phone,
      label: t('customers:fields.phone'),
      content: phone === '' ? unknown : <PhoneLink phone={phone} />,
    },
    { id: 'country', label: t('customers:fields.country'), content: countryName(country) ?? unknown },
    ...numberFields.flatMap((field) => numberCell(customer, field, { t, unknown })),
    { id: 'language', label: t('customers:fields.language'), content: t(`common:language.names.${language}`) },
    { id: 'since', label: t('customers:detail.since'), content: <TimeStamp at={createdAt} now={now} /> },
    {
      id: 'address',
      span: spans.address,
      label: t('customers:fields.address'),
      content: address === '' ? unknown : address,
    },
  ];
}

/** With three numbers, two or one the cells fill their lines of four to the end. */
function spansFor(numbers: number): Record<'phone' | 'address', 1 | 2 | 4> {
  return { phone: numbers === 2 ? 1 : 2, address: numbers === 3 ? 2 : 4 };
}

type Words = { t: ReturnType<typeof useTexts>; unknown: ReactNode };

function numberCell(customer: CustomerDetail, field: NumberField, { t, unknown }: Words): TitleBlockCell[] {
  const kind = numberKind(customer.country, field);
  if (kind === null) return [];
  const number = customer[field];
  const content = number === '' ? unknown : <span className="figures">{formatNumber(kind, number)}</span>;
  return [{ id: field, label: t(`customers:numbers.${kind}`), content }];
}

/** A number to be called by a touch. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="figures whitespace-nowrap" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}
