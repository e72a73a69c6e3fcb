import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { changeFilter, narrowedBy, narrowingParts } from '../filter-address.ts';
import { useFilterWords } from './filter-options.ts';

type Props = { filter: RequestFilter; addressOf: (filter: RequestFilter) => string };

/** The active filters, each with a button to remove it. */
export function FilterChips({ filter, addressOf }: Props) {
  const t = useTexts();
  const wordsOf = useFilterWords();
  const parts = narrowedBy(filter);
  if (parts.length === 0) return null;
  const none = Object.fromEntries(narrowingParts.map((part) => [part, undefined]));
  return (
    <ul aria-label={t('serviceRequests:filters.chosen')} className="flex flex-wrap items-center gap-2">
      {parts.map((part) => {
        const words = wordsOf(filter, part);
        return (
          <li key={part}>
            <a
              className="filter-chip"
              href={addressOf(changeFilter(filter, { [part]: undefined }))}
              aria-label={t('serviceRequests:filters.remove', { name: words })}
            >
              {words}
              <CloseIcon size={16} />
            </a>
          </li>
        );
      })}
      {parts.length > 1 ? (
        <li>
          <a
            className="inline-flex min-h-8 items-center px-2 text-sm pointer-coarse:min-h-11"
            href={addressOf(changeFilter(filter, none))}
          >
            {t('serviceRequests:filters.clear')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
