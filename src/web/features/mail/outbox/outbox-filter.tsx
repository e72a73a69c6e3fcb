import type { SubmitEvent } from 'react';
import { mailStates } from '#domain/mail/mail-kinds.ts';
import { navigate } from '../../../lib/navigation.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ResendFailed } from './resend-failed.tsx';
import { useOutboxFilter } from './use-outbox-filter.ts';

type Props = { /** How many have been given up; null while that is not known. */ failed: number | null };

/** Narrows the outbox by state, as links, and to one address or request. */
export function OutboxFilterBar({ failed }: Props) {
  const t = useTexts();
  const { filter, addressOf } = useOutboxFilter();
  const states = [null, ...mailStates] as const;
  return (
    <div className="grid gap-4">
      <Search key={filter.search} />
      <nav aria-label={t('mail:outbox.filter')}>
        <ul className="flex flex-wrap gap-2">
          {states.map((state) => (
            <li key={state ?? 'all'}>
              <a
                className="filter-switch"
                href={addressOf({ state })}
                aria-current={state === filter.state ? 'true' : undefined}
              >
                {state ? t(`mail:outbox.states.${state}`) : t('mail:outbox.all')}
                {state === 'failed' && failed ? <span className="figures">{failed}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {filter.state === 'failed' && failed ? (
        <div className="grid justify-items-start">
          <ResendFailed />
        </div>
      ) : null}
    </div>
  );
}

function Search() {
  const t = useTexts();
  const { filter, addressOf } = useOutboxFilter();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('search');
    navigate(addressOf({ search: typeof wanted === 'string' ? wanted.trim() : '' }));
  }

  return (
    <form role="search" onSubmit={search} className="flex min-w-0 flex-wrap items-end gap-3 sm:max-w-2xl">
      <TextField
        id="outbox-search"
        name="search"
        type="search"
        className="min-w-0 grow basis-56"
        label={t('mail:outbox.search.label')}
        hint={t('mail:outbox.search.hint')}
        defaultValue={filter.search}
        maxLength={254}
        autoComplete="off"
      />
      <Button type="submit">{t('mail:outbox.search.action')}</Button>
      {filter.search === '' ? null : (
        <a className="py-3 text-sm" href={addressOf({ search: '' })}>
          {t('mail:outbox.search.clear')}
        </a>
      )}
    </form>
  );
}
