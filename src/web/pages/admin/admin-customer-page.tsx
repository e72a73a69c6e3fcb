import { useEffect } from 'react';
import type { CustomerDetail as Detail } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { CustomerDetail } from '../../features/customers/customer-detail.tsx';
import { CustomersSkeleton } from '../../features/customers/customers-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { isDenied, isMissing, useCustomer } from '../../features/customers/queries.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArrowLeftIcon } from '../../ui/icons/arrows.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';
import { CustomerRequests } from './customer-requests.tsx';

/** Contacts, company details and requests of a customer (G6). */
export function AdminCustomerPage() {
  const { parameters } = usePage();
  const id = parameters['id'] ?? '';
  return (
    <AdminQueries>
      <OneCustomer key={id} id={id} />
    </AdminQueries>
  );
}

function OneCustomer({ id }: { id: string }) {
  const customer = useCustomer(id);
  useMovedAddress(id, customer.data);
  if (isDenied(customer.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack />}>
      {isMissing(customer.error) ? <MissingCustomer /> : <CustomerParts customer={customer} />}
    </AdminFrame>
  );
}

/** The address of a customer who was merged becomes that of the one who stayed. */
function useMovedAddress(id: string, customer: Detail | undefined): void {
  const t = useTexts();
  const { language } = usePage();
  const movedTo = customer && customer.id !== id ? customer.id : null;
  const told = t('customers:detail.merged');
  useEffect(() => {
    if (movedTo === null) return;
    showToast({ title: told });
    navigate(pathOf('adminCustomer', language, { id: movedTo }), { replace: true });
  }, [movedTo, language, told]);
}

type PartsProps = { customer: ReturnType<typeof useCustomer> };

function CustomerParts({ customer: { data, error, isFetching, refetch } }: PartsProps) {
  const t = useTexts();
  if (data) return <CustomerDetail customer={data} history={<CustomerRequests customerId={data.id} />} />;
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('customers:detail.title')}
      </h1>
      <CustomersSkeleton />
    </>
  );
}

function WayBack() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      className="-ms-3"
      icon={<ArrowLeftIcon size={20} />}
      to={pathOf('adminCustomers', language)}
    >
      {t('customers:detail.back')}
    </ButtonLink>
  );
}

function MissingCustomer() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ErrorState
      title={t('customers:detail.missing.title')}
      text={t('customers:detail.missing.text')}
      actions={
        <ButtonLink variant="primary" to={pathOf('adminCustomers', language)}>
          {t('customers:detail.back')}
        </ButtonLink>
      }
    />
  );
}
