import { Suspense, useState, type ReactNode } from 'react';
import type { CustomerDetail as Detail } from '#contract/customers.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { EditIcon } from '../../ui/icons/things.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AnonymiseCustomer } from './anonymise-customer.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { CustomerHead } from './customer-head.tsx';
import { DuplicatesSection } from './duplicates-section.tsx';
import { NoteSection } from './note-section.tsx';
import { useDeleteCustomer } from './queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyCustomerDialog = lazyDialog(async () => (await import('./customer-dialog.tsx')).CustomerDialog);

type Props = {
  customer: Detail;
  /** What has to be known before anything is done with their data. */
  notice: ReactNode;
  /** The customer's requests and quotes. */
  history: ReactNode;
  /** Who may see what is theirs in the portal. */
  people: ReactNode;
};

/** One customer: who it is, the people, the requests, the note, and who may be the same (G6). */
export function CustomerDetail({ customer, notice, history, people }: Props) {
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="grid gap-8">
      <CustomerHead
        customer={customer}
        actions={
          customer.isAnonymised ? null : (
            <Button variant="primary" size="sm" icon={<EditIcon size={20} />} onClick={() => setEditing(true)}>
              {t('customers:detail.edit')}
            </Button>
          )
        }
      />
      {notice}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-12">
        <div className="grid content-start gap-8">{history}</div>
        <div className="grid content-start gap-8">
          <ContactsSection customer={customer} />
          {customer.isAnonymised ? null : people}
          <NoteSection customer={customer} />
          <DuplicatesSection customer={customer} />
          <CustomerEnd customer={customer} />
        </div>
      </div>
      {isEditing ? (
        <Suspense fallback={null}>
          <LazyCustomerDialog customer={customer} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** How a customer goes: deleted while there is no request, else made anonymous. */
function CustomerEnd({ customer }: { customer: Detail }) {
  const t = useTexts();
  const { language } = usePage();
  const remove = useDeleteCustomer();
  const { name, requests, isAnonymised } = customer;
  if (requests > 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-muted">{t(`customers:detail.${isAnonymised ? 'isAnonymised' : 'hasRequests'}`)}</p>
        {isAnonymised ? null : <AnonymiseCustomer customer={customer} />}
      </div>
    );
  }

  async function act(): Promise<void> {
    await remove.mutateAsync(customer);
    showToast({
      title: t('customers:form.deleted.title'),
      description: t('customers:form.deleted.text', { name }),
      tone: 'success',
    });
    navigate(pathOf('adminCustomers', language), { replace: true });
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmedAction
        label={t('customers:detail.delete')}
        title={t('customers:detail.deleteTitle', { name })}
        text={t('customers:detail.deleteText')}
        act={act}
        renderFailure={(error) => <CallFailure title={t('customers:detail.deleteFailure')} error={error} />}
      />
    </div>
  );
}
