import { Suspense, useState } from 'react';
import { pathOf } from '#domain/routes.ts';
import { CustomerList } from '../../features/customers/customer-list.tsx';
import { CustomersBar } from '../../features/customers/customers-bar.tsx';
import { useListFilter } from '../../features/customers/use-list-filter.ts';
import { useCustomers } from '../../features/customers/queries.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyCustomerDialog = lazyDialog(
  async () => (await import('../../features/customers/customer-dialog.tsx')).CustomerDialog,
);

/** Firms and people who have written (G6). */
export function AdminCustomersPage() {
  return (
    <AdminQueries>
      <Customers />
    </AdminQueries>
  );
}

function Customers() {
  const t = useTexts();
  const { language } = usePage();
  const [isAdding, setAdding] = useState(false);
  const list = useListFilter();
  const customers = useCustomers(list.filter);
  if (isDenied(customers.error)) return <DeniedPage />;
  const add = (
    <Button variant="primary" size="sm" icon={<PlusIcon size={20} />} onClick={() => setAdding(true)}>
      {t('customers:list.add')}
    </Button>
  );
  return (
    <AdminFrame
      start={
        <>
          <h1 tabIndex={-1} className="me-auto text-2xl">
            {t('customers:list.title')}
          </h1>
          {add}
        </>
      }
    >
      <CustomersBar list={list} />
      <CustomerList
        list={list}
        customers={customers}
        addAction={<Button onClick={() => setAdding(true)}>{t('customers:list.add')}</Button>}
      />
      {isAdding ? (
        <Suspense fallback={null}>
          <LazyCustomerDialog
            customer={null}
            onClose={() => setAdding(false)}
            onSaved={({ id }) => navigate(pathOf('adminCustomer', language, { id }))}
          />
        </Suspense>
      ) : null}
    </AdminFrame>
  );
}
