import { Suspense, useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PhoneLink } from './customer-head.tsx';
import { CustomerSection } from './customer-section.tsx';
import { type Person, formOf } from './customer-values.ts';
import { useSaveCustomer } from './queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyContactDialog = lazyDialog(async () => (await import('./contact-dialog.tsx')).ContactDialog);

type Props = { customer: CustomerDetail };

/** Further people at the firm: add, edit, remove (G6). */
export function ContactsSection({ customer }: Props) {
  const t = useTexts();
  const [edited, setEdited] = useState<Person | 'new' | null>(null);
  const { contacts } = customer;
  return (
    <CustomerSection
      id="contacts"
      title={t('customers:contacts.title')}
      lead={contacts.length === 0 ? t('customers:contacts.empty') : undefined}
      action={
        <Button
          size="sm"
          variant="quiet"
          className="-me-3.5"
          icon={<PlusIcon size={20} />}
          onClick={() => setEdited('new')}
        >
          {t('customers:contacts.add')}
        </Button>
      }
    >
      {contacts.length > 0 ? (
        <ul className="-mt-3">
          {contacts.map((person) => (
            <PersonRow key={person.id} customer={customer} person={person} onEdit={() => setEdited(person)} />
          ))}
        </ul>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <LazyContactDialog
            customer={customer}
            person={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
    </CustomerSection>
  );
}

type RowProps = Props & { person: Person; onEdit: () => void };

function PersonRow({ customer, person, onEdit }: RowProps) {
  const t = useTexts();
  const save = useSaveCustomer();
  const { id, name, position, email, phone } = person;

  async function remove(): Promise<void> {
    const contacts = customer.contacts.filter((each) => each.id !== id);
    await save.mutateAsync({ form: formOf(customer, { contacts }), of: customer });
    showToast({ title: t('customers:contacts.removed'), tone: 'success' });
    document.getElementById('contacts')?.focus();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3">
      <Avatar initials={initialsOf(name)} size="md" />
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="leading-snug font-semibold wrap-anywhere">
          {name}
          {position === '' ? null : <span className="font-normal text-muted">, {position}</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {email === '' ? null : (
            <a className="wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone === '' ? null : <PhoneLink phone={phone} />}
        </p>
      </div>
      <div className="button-row flex gap-1">
        <Button size="sm" variant="quiet" aria-label={t('customers:contacts.editNamed', { name })} onClick={onEdit}>
          {t('customers:contacts.edit')}
        </Button>
        <ConfirmedAction
          variant="quiet"
          label={t('customers:contacts.remove')}
          spokenLabel={t('customers:contacts.removeNamed', { name })}
          title={t('customers:contacts.removeTitle', { name })}
          text={t('customers:contacts.removeText')}
          act={remove}
          renderFailure={(error) => <CallFailure title={t('customers:contacts.failure')} error={error} />}
        />
      </div>
    </li>
  );
}
