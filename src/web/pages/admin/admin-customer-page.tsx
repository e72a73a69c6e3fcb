import { useEffect } from 'react';
import type { CustomerDetail as Detail } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { CustomerDetail } from '../../features/customers/customer-detail.tsx';
import { PeopleSection } from '../../features/firms/office/people-section.tsx';
import { TurnedOffMails } from '../../features/mail/preferences/turned-off-mails.tsx';
import { RestrictionNotice } from '../../features/personal-data/office/restriction-notice.tsx';
import { LegalHold } from '../../features/retention/legal-hold.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { useCustomer } from '../../features/customers/queries.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied, isMissing } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { CustomerDocuments } from './frame/customer-documents.tsx';
import { CustomerProjects } from './frame/customer-projects.tsx';
import { CustomerQuotes } from './frame/customer-quotes.tsx';
import { CustomerRequests } from './frame/customer-requests.tsx';
import { MissingThing, WayBack } from '../../ui/way-back.tsx';

/** Contacts, company details, requests and quotes of a customer (G6, H2). */
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
  const t = useTexts();
  const list = pathOf('adminCustomers', usePage().language);
  const customer = useCustomer(id);
  useMovedAddress(id, customer.data);
  if (isDenied(customer.error)) return <DeniedPage />;
  return (
    <AdminFrame start={<WayBack to={list}>{t('customers:detail.back')}</WayBack>}>
      {isMissing(customer.error) ? <MissingCustomer list={list} /> : <CustomerParts customer={customer} />}
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

type DraftSourcesProps = { customer: ReturnType<typeof useCustomer> };

function CustomerParts({ customer: { data, error, isFetching, refetch } }: DraftSourcesProps) {
  const t = useTexts();
  if (data)
    return (
      <CustomerDetail
        customer={data}
        notice={data.restriction === null ? null : <RestrictionNotice ground={data.restriction} />}
        people={
          <>
            <PeopleSection customer={data.id} />
            <TurnedOffMails customer={data.id} />
            <LegalHold kind="customer" id={data.id} />
          </>
        }
        history={
          <>
            <CustomerRequests customerId={data.id} />
            <CustomerQuotes customer={data} />
            <CustomerProjects customer={data} />
            <CustomerDocuments customer={data} />
          </>
        }
      />
    );
  if (error)
    return <LoadFailure error={error} headingLevel={1} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {t('customers:detail.title')}
      </h1>
      <RowsSkeleton rows={8} hasAvatars />
    </>
  );
}

function MissingCustomer({ list }: { list: string }) {
  const t = useTexts();
  return (
    <MissingThing
      title={t('customers:detail.missing.title')}
      text={t('customers:detail.missing.text')}
      to={list}
      back={t('customers:detail.back')}
    />
  );
}
