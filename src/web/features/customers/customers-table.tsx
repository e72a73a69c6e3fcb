import { keepLegalForm } from '#domain/customers/keep-legal-form.ts';
import type { CustomerRow } from '#contract/customers.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { type Language, localeOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AvatarLink } from '../../ui/avatar-link.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useCountryName } from './country-names.ts';

type Props = { rows: readonly CustomerRow[] };

/** Customers for scanning: one line each, a block of lines on a phone. */
export function CustomersTable({ rows }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const countryName = useCountryName();
  return (
    <Table
      caption={t('customers:list.caption')}
      columns={columnsOf({ t, language, now, countryName })}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

type Setting = {
  t: GetText;
  language: Language;
  now: number | null;
  countryName: (country: string) => string | null;
};

function columnsOf({ t, language, now, countryName }: Setting): TableColumn<CustomerRow>[] {
  return [
    {
      id: 'name',
      header: t('customers:list.columns.name'),
      isRowHeader: true,
      renderCell: (row) => (
        <AvatarLink
          id={customerLinkId(row)}
          initials={initialsOf(row.name)}
          href={pathOf('adminCustomer', language, { id: row.id })}
          name={row.name}
        />
      ),
    },
    {
      id: 'company',
      header: t('customers:list.columns.company'),
      renderCell: (row) => keepLegalForm(row.company) || null,
    },
    {
      id: 'country',
      header: t('customers:list.columns.country'),
      renderCell: (row) => countryName(row.country),
    },
    {
      id: 'language',
      header: t('customers:list.columns.language'),
      renderCell: (row) => t(`common:language.names.${row.language}`),
    },
    {
      id: 'requests',
      header: t('customers:list.columns.requests'),
      align: 'end',
      renderCell: (row) => <span className="figures">{row.requests.toLocaleString(localeOf[language])}</span>,
    },
    {
      id: 'last',
      header: t('customers:list.columns.lastRequest'),
      renderCell: (row) =>
        row.lastRequestAt === null ? (
          <span className="text-muted">{t('customers:list.never')}</span>
        ) : (
          <TimeStamp at={row.lastRequestAt} now={now} />
        ),
    },
  ];
}

/** Id of the link of a row, to move the focus to it. */
export function customerLinkId({ id }: Pick<CustomerRow, 'id'>): string {
  return `customer-${id}`;
}
