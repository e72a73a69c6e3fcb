import { mailStates } from '#domain/mail/mail-kinds.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { ResendFailed } from './resend-failed.tsx';
import { useOutboxFilter } from './use-outbox-filter.ts';

type Props = { /** How many have been given up; null while that is not known. */ failed: number | null };

/** Narrows the outbox by search and by state, as links. */
export function OutboxFilterBar({ failed }: Props) {
  const t = useTexts();
  const { filter, addressOf, search } = useOutboxFilter();
  const states = [null, ...mailStates] as const;
  return (
    <div className="grid gap-4">
      <SearchField
        id="outbox-search"
        label={t('mail:outbox.search')}
        placeholder={t('mail:outbox.search')}
        search={filter.search}
        maxLength={254}
        onSearch={search}
      />
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
