import { pathOf } from '#domain/routes.ts';
import { PaymentList } from '../../features/payments/list/payment-list.tsx';
import { PaymentTabs } from '../../features/payments/list/payment-tabs.tsx';
import { MovementList } from '../../features/payments/list/movement-list.tsx';
import { type PaymentListFilter, usePaymentFilter } from '../../features/payments/list/use-payment-filter.ts';
import { usePaymentList, usePaymentSums } from '../../features/payments/queries.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useMay } from '../../lib/use-may.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Requests for money by what is to be done about them, and by search (H6). */
export function AdminPaymentsPage() {
  return (
    <AdminQueries>
      <Payments />
    </AdminQueries>
  );
}

function Payments() {
  const t = useTexts();
  const { language } = usePage();
  const { mayOpen } = useMay();
  const list = usePaymentFilter();
  const { error } = usePaymentSums();
  if (isDenied(error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <OfficeTitle>{t('payments:title')}</OfficeTitle>
          {mayOpen('adminBankImports') ? (
            <ButtonLink size="sm" className="ms-auto" to={pathOf('adminBankImports', language)}>
              {t('backOffice:screens.adminBankImports')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PaymentTabs list={list} />
        {list.filter.view === 'movements' ? <MovementList list={list} /> : <Requests list={list} />}
      </div>
    </AdminFrame>
  );
}

/** Requests for money by tab and search. */
function Requests({ list }: { list: PaymentListFilter }) {
  const t = useTexts();
  const { view: _, month: _month, source: _source, ...asked } = list.filter;
  // What is looked for is found wherever it stands.
  const payments = usePaymentList(asked.search === undefined ? { ...asked, tab: asked.tab ?? 'open' } : asked);
  return (
    <>
      <div data-shortcut="search" className="max-w-md">
        <SearchField
          id="payment-search"
          label={t('payments:list.search')}
          placeholder={t('payments:list.searchHint')}
          search={list.filter.search ?? ''}
          onSearch={list.search}
        />
      </div>
      <PaymentList list={list} payments={payments} />
    </>
  );
}
