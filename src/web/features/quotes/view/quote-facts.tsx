import type { ReactNode } from 'react';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { formatDay, startOfDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TitleBlock } from '../../../ui/title-block.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useQuoteAnswers } from '../office/queries.ts';
import { useSumNames } from '../sum-names.ts';

type Props = { quote: QuoteDetail };

/** How it stands with a sent quote, in a title block; a signed one costs what was signed, with the chosen options. */
export function QuoteFacts({ quote }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { content, sentAt, lastViewedAt, mailState, closedReason } = quote;
  const { data } = useQuoteAnswers(quote.id);
  const totals = data?.signed?.totals ?? totalsOf(content.lines);
  const sumNames = useSumNames(totals);
  const money = (amount: number) => formatExactMoney(amount, content.currency, language);
  const figure = (id: string, label: string, text: ReactNode) => ({ id, label, content: text });
  const cells = [
    figure('gross', sumNames.once, <strong className="figures">{money(totals.once.gross)}</strong>),
    ...(totals.monthly.gross === 0
      ? []
      : [figure('monthly', sumNames.monthly, <strong className="figures">{money(totals.monthly.gross)}</strong>)]),
    ...(sentAt === null ? [] : [figure('sent', t('quotes:life.sentAt'), <TimeStamp at={sentAt} now={now} />)]),
    figure('valid', t('quotes:life.validUntil'), dayText(content.validUntil, language)),
    figure(
      'seen',
      t('quotes:life.seen'),
      lastViewedAt === null ? t('quotes:life.neverSeen') : <TimeStamp at={lastViewedAt} now={now} />,
    ),
    ...(mailState === null ? [] : [figure('mail', t('quotes:life.mail'), t(`mail:outbox.state.${mailState}`))]),
    figure('recipient', t('quotes:life.recipient'), <span className="wrap-anywhere">{content.buyer.email}</span>),
    ...(closedReason === null
      ? []
      : [figure('reason', t('quotes:life.reason'), closedReason || t('quotes:life.noReason'))]),
  ];
  return (
    <div className="grid gap-4">
      <TitleBlock className="lg:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-2" cells={cells} />
      <PrivateLink quote={quote} />
    </div>
  );
}

const dayText = (day: string, language: Parameters<typeof formatDay>[1]) =>
  day === '' ? '–' : formatDay(startOfDay(day, language), language);

/** The link that the customer has, to be sent by hand where the mail did not arrive. */
function PrivateLink({ quote: { privatePath } }: Props) {
  const t = useTexts();
  if (privatePath === null) return null;

  async function copy(path: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      showToast({ title: t('quotes:life.copied'), tone: 'success' });
    } catch {
      showToast({ title: t('quotes:life.notCopied'), tone: 'destructive' });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <a
        className="min-w-0 py-1 wrap-anywhere pointer-coarse:py-2.5"
        href={privatePath}
        target="_blank"
        rel="noreferrer"
      >
        {t('quotes:life.link')}
      </a>
      <Button size="sm" onClick={() => void copy(privatePath)}>
        {t('quotes:life.copyLink')}
      </Button>
    </div>
  );
}
