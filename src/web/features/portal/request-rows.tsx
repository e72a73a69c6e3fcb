import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import type { OwnRequest } from '#contract/service-requests/own-requests.ts';
import { formatDay } from '#domain/days.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FoldedRows } from './folded-rows.tsx';
import { RequestBadge } from './request-badge.tsx';

type Props = { requests: readonly OwnRequest[]; quotes: readonly OwnQuote[] };

/** The requests of one's own verified address, also those sent before the account, with links to their quotes (F2, I3). */
export function RequestRows({ requests, quotes }: Props) {
  return (
    <FoldedRows>
      {requests.map((request) => (
        <RequestRow
          key={request.number}
          request={request}
          quotes={quotes.filter(({ requestNumber, sum }) => requestNumber === request.number && sum)}
        />
      ))}
    </FoldedRows>
  );
}

function RequestRow({ request, quotes }: { request: OwnRequest; quotes: readonly OwnQuote[] }) {
  const t = useTexts();
  const { language } = usePage();
  const { number, title, status, createdAt, currency, estimate } = request;
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 gap-y-1.5 border-b border-hair py-4">
      <span className="figures text-muted">{t('portal:requests.number', { number })}</span>
      <span lang={request.language} className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
        {/* The server reads the request: a new document. */}
        <a href={pathOf('portalRequest', request.language, { id: request.id })} data-reload="">
          {title}
        </a>
      </span>
      <span className="figures text-muted">{formatDay(createdAt, language)}</span>
      {estimate ? <span className="figures">{formatRange(estimate, currency, language)}</span> : null}
      {/* One width for all where a row is one line, so that the sums before it stand below each other. */}
      <span className="lg:min-w-32 lg:text-end">
        <RequestBadge status={status} />
      </span>
      {quotes.map((quote) => (
        <a
          key={quote.id}
          className="py-1"
          href={pathOf('portalQuote', quote.language, { id: quote.id })}
          data-reload=""
        >
          {t('portal:quotes.number', { number: quote.number })}
        </a>
      ))}
    </li>
  );
}
