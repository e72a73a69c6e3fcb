import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { changeFilter, narrowedBy, narrowingParts } from '../filter-address.ts';
import { useFilterWords } from './filter-options.ts';
import type { ListFilter } from './use-list-filter.ts';

type Props = { list: Pick<ListFilter, 'filter' | 'addressOf'> };

const none = Object.fromEntries(narrowingParts.map((part) => [part, undefined]));

/** The active filters, each with a link that removes it. */
export function RequestChips({ list: { filter, addressOf } }: Props) {
  const t = useTexts();
  const wordsOf = useFilterWords();
  return (
    <FilterChips
      label={t('serviceRequests:filters.chosen')}
      clear={{ label: t('serviceRequests:filters.clear'), href: addressOf(changeFilter(filter, none)) }}
      chips={narrowedBy(filter).map((part) => {
        const words = wordsOf(filter, part);
        const label = t('serviceRequests:filters.remove', { name: words });
        return { id: part, words, label, href: addressOf(changeFilter(filter, { [part]: undefined })) };
      })}
    />
  );
}
