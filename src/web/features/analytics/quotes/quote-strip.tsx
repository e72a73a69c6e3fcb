import type { QuoteFigures, QuotesCompared } from '#contract/analytics/analytics.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { type Language } from '#domain/languages.ts';
import { formatMoney } from '#domain/money.ts';
import { decidedStatuses, offeredStatuses, waitingStatuses } from '#domain/quotes/quote-figures.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../../lib/page-context.ts';
import { durationText } from '../../../lib/time/duration-text.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FigureStrip, type StripFigure } from '../figure-strip.tsx';
import { countText, shareText } from '../figure-texts.ts';
import { quotesAddress } from './quotes-address.ts';

type Props = { title: string; quotes: QuotesCompared; period: Period };

/** What quotes were worth, how many were accepted and how soon they were answered; before the first, what will stand here (G1, G8). */
export function QuoteStrip({ title, quotes, period }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { now, before, open } = quotes;
  if (now.sent.quotes + before.sent.quotes + open.quotes === 0) {
    return (
      <section aria-label={title} className="grid gap-2">
        <h2 className="lettering text-muted">{title}</h2>
        <p className="max-w-prose border-t-2 border-ink pt-3 text-sm text-muted">{t('analytics:quotes.none')}</p>
      </section>
    );
  }
  const setting = { t, language };
  return (
    <FigureStrip
      label={title}
      figures={[
        ...worthFigures(quotes, period, setting),
        rateFigure(quotes, period, setting),
        answerFigure(quotes, setting),
      ]}
    />
  );
}

type Setting = { t: GetText; language: Language };

function worthFigures({ now, before, open }: QuotesCompared, period: Period, { t, language }: Setting): StripFigure[] {
  const worth = (part: 'sent' | 'accepted', counted: Parameters<typeof quotesAddress>[0]): StripFigure => ({
    id: part,
    label: t(`analytics:quotes.${part}`),
    value: formatMoney(now[part].valueEur, 'EUR', language),
    address: quotesAddress(counted, language),
    note: `${quoteCount(now[part].quotes, { t, language })}, ${t('analytics:figures.before', {
      before: formatMoney(before[part].valueEur, 'EUR', language),
    })}`,
  });
  return [
    worth('sent', { statuses: offeredStatuses, period }),
    worth('accepted', { statuses: ['accepted'], period }),
    {
      id: 'open',
      label: t('analytics:quotes.open'),
      value: formatMoney(open.valueEur, 'EUR', language),
      address: quotesAddress({ statuses: waitingStatuses }, language),
      note: quoteCount(open.quotes, { t, language }),
    },
  ];
}

function rateFigure({ now, before }: QuotesCompared, period: Period, { t, language }: Setting): StripFigure {
  const rate = ({ accepted, decided }: QuoteFigures) => shareText(accepted.quotes, decided, language);
  const counts = { accepted: countText(now.accepted.quotes, language), decided: countText(now.decided, language) };
  return {
    id: 'rate',
    label: t('analytics:quotes.rate'),
    value: rate(now) ?? '–',
    ...(now.decided > 0 && { address: quotesAddress({ statuses: decidedStatuses, period }, language) }),
    note:
      now.decided === 0
        ? t('analytics:quotes.noneDecided')
        : `${t('analytics:quotes.rateOf', counts)}, ${beforeText(rate(before), t)}`,
  };
}

function answerFigure({ now, before }: QuotesCompared, { t, language }: Setting): StripFigure {
  const median = ({ answerMs }: QuoteFigures) => (answerMs === null ? null : durationText(answerMs, language, 1));
  return {
    id: 'answer',
    label: t('analytics:quotes.answer'),
    value: median(now) ?? '–',
    note: now.answerMs === null ? t('analytics:figures.noAnswers') : beforeText(median(before), t),
  };
}

const beforeText = (text: string | null, t: GetText) =>
  text === null ? t('analytics:figures.noneBefore') : t('analytics:figures.before', { before: text });

/** A number of quotes in words. */
const quoteCount = (count: number, { t, language }: Setting) =>
  t('analytics:quotes.count', { count, number: countText(count, language) });
