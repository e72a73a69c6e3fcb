import { formatExactMoney } from '#domain/exact-money.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { AnswerFailure } from '../answer/answer-failure.tsx';
import type { OpenQuote } from '../answer/use-open-quote.ts';

type Props = {
  open: OpenQuote;
  form: { callError: Error | null; isSending: boolean };
  /** No answer has come, and it is asked for again. */
  isRetrying: boolean;
  /** What the server says of the form that was sent without scripts. */
  failure: string | null;
};

/** What it costs, and the button in the words of the law: it orders and obliges to pay. */
export function SignButton({ open, form, isRetrying, failure }: Props) {
  const t = useTexts();
  const { totals, quote } = open.signed;
  const { currency, language } = quote;
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const isOnce = totals.once.gross !== 0 || totals.monthly.gross === 0;
  return (
    <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
      <AnswerFailure error={form.callError} title={t('quoteSigning:sign.failure')} text={failure} />
      <p className="figures text-lg">
        {t('quoteSigning:sign.sum', { price: money(isOnce ? totals.once.gross : totals.monthly.gross) })}
        {isOnce && totals.monthly.gross !== 0
          ? ` ${t('quoteSigning:sign.sumMonthly', { price: money(totals.monthly.gross) })}`
          : ''}
      </p>
      <Button
        type="submit"
        name="go"
        value="sign"
        variant="primary"
        isLoading={form.isSending}
        loadingText={t('quoteSigning:sign.sending')}
      >
        {t('quoteSigning:sign.submit')}
      </Button>
      <p role="status" className="empty:hidden">
        {isRetrying ? t('quoteSigning:sign.retrying') : null}
      </p>
      <p className="text-sm text-muted">{t('quoteSigning:sign.after')}</p>
    </div>
  );
}
