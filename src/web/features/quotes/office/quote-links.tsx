import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteLink } from '#contract/quotes/quote-answers.ts';
import { quoteMoves } from '#domain/quotes/quote-status.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { ViewPart } from '../view/view-part.tsx';
import { useChangeLink } from './queries.ts';

type Props = { quote: QuoteDetail; links: readonly QuoteLink[] };

/** Who has a private link to a quote, when they looked, and its end or renewal (H5). */
export function QuoteLinks({ quote, links }: Props) {
  const t = useTexts();
  if (links.length === 0) return null;
  return (
    <ViewPart title={t('quotes:answers.links.title')}>
      <ul className="border-t border-hair">
        {links.map((link) => (
          <li key={link.id} className="grid gap-2 border-b border-hair py-3">
            <div className="grid gap-0.5">
              <span className="wrap-anywhere">{link.email}</span>
              <Seen link={link} />
            </div>
            <LinkActions quote={quote} link={link} />
          </li>
        ))}
      </ul>
    </ViewPart>
  );
}

function Seen({ link: { endedAt, lastViewedAt } }: { link: QuoteLink }) {
  const t = useTexts();
  const now = useNow();
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-muted">
      {endedAt === null ? null : <strong className="text-danger">{t('quotes:answers.links.ended')}</strong>}
      {lastViewedAt === null ? (
        <span>{t('quotes:answers.links.unseen')}</span>
      ) : (
        <span>
          {t('quotes:answers.links.seen')} <TimeStamp at={lastViewedAt} now={now} />
        </span>
      )}
    </span>
  );
}

type LinkProps = { quote: QuoteDetail; link: QuoteLink };

function LinkActions({ quote, link: { id, email, endedAt } }: LinkProps) {
  const t = useTexts();
  const { mutateAsync } = useChangeLink(quote.id);
  // What was replaced or withdrawn shows nothing by any link.
  const isShown = quote.status === 'voided' || quoteMoves[quote.status].length > 0;
  const act = (change: 'end' | 'renew') => () => mutateAsync({ link: id, change });
  const renderFailure = (error: unknown) => <CallFailure title={t('quotes:answers.links.failed')} error={error} />;
  if (!isShown) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmedAction
        variant="secondary"
        label={t('quotes:answers.links.renew')}
        spokenLabel={t('quotes:answers.links.renewNamed', { email })}
        title={t('quotes:answers.links.renewTitle', { email })}
        text={t('quotes:answers.links.renewText')}
        act={act('renew')}
        renderFailure={renderFailure}
      />
      {endedAt === null ? (
        <ConfirmedAction
          label={t('quotes:answers.links.end')}
          spokenLabel={t('quotes:answers.links.endNamed', { email })}
          title={t('quotes:answers.links.endTitle', { email })}
          text={t('quotes:answers.links.endText')}
          act={act('end')}
          renderFailure={renderFailure}
        />
      ) : null}
    </div>
  );
}
