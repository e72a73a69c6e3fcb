import { quotesCsvPath } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { usePage } from '../../../lib/page-context.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FileLink } from '../../../ui/file-link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { writeQuoteFilter } from './quote-filter-address.ts';

type Props = { filter: QuoteFilter };

/** Download of all quotes of the current filter as CSV (H2). */
export function QuotesCsvLink({ filter }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const query = writeQuoteFilter(filter);
  return (
    <FileLink
      address={query === '' ? quotesCsvPath : `${quotesCsvPath}?${query}`}
      label={t('quotes:list.export')}
      onFailure={(error) =>
        showToast({
          title: t('quotes:list.failed'),
          description: failureMessage(error, { t, language }),
          tone: 'destructive',
        })
      }
    />
  );
}
