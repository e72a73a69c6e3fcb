import type { QuoteDetail, QuoteVersionRow } from '#contract/quotes/quotes.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { QuoteStatusBadge } from '../status-badge.tsx';

type Props = { quote: QuoteDetail };

/** All versions of a quote, newest first (H7). */
export function QuoteVersions({ quote: { id, versions } }: Props) {
  return (
    <ol className="border-t border-hair">
      {versions.toReversed().map((version) => (
        <Version key={version.id} version={version} isShown={version.id === id} />
      ))}
    </ol>
  );
}

function Version({ version, isShown }: { version: QuoteVersionRow; isShown: boolean }) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { versionNumber, number, status, gross, currency, sentAt, createdAt } = version;
  const name = number ?? t('quotes:life.version', { version: versionNumber });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
      {isShown ? (
        <strong aria-current="true" className="figures">
          {name}
        </strong>
      ) : (
        <a className="figures py-1 pointer-coarse:py-2.5" href={pathOf('adminQuote', language, { id: version.id })}>
          {name}
        </a>
      )}
      <QuoteStatusBadge status={status} />
      <span className="text-sm text-muted">
        <TimeStamp at={sentAt ?? createdAt} now={now} />
      </span>
      <span className="figures ms-auto">{formatExactMoney(gross, currency, language)}</span>
    </li>
  );
}
