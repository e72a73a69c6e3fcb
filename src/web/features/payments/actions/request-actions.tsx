import { useState } from 'react';
import type { PaymentRequestRow } from '#contract/payments/payments.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { decidePaymentMove, openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { useMovePayment } from '../queries.ts';
import { BookDialog } from './book-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

type Props = { row: PaymentRequestRow; isListed: boolean };

type Question = 'book' | 'reject' | 'cancel';

/** What an administrator can do with a request: the table of moves offers it (domain rules, "Payment request"). */
export function RequestActions({ row, isListed }: Props) {
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => setAsked(null);
  const isOpen = openPaymentStatuses.includes(row.status);
  if (!isOpen && row.status !== 'planned') return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen ? <BookButton row={row} onPress={() => setAsked('book')} /> : null}
      {row.status === 'planned' && row.quoteId !== null ? <AskAction row={row} /> : null}
      <EndButtons row={row} isListed={isListed} onAsk={setAsked} />
      {row.status === 'overdue' ? <RemindersAction row={row} /> : null}
      {asked === 'book' ? <BookDialog row={row} onClose={close} /> : null}
      {asked === 'reject' || asked === 'cancel' ? <MoveDialog row={row} kind={asked} onClose={close} /> : null}
    </div>
  );
}

function BookButton({ row, onPress }: Pick<Props, 'row'> & { onPress: () => void }) {
  const t = useTexts();
  return (
    <Button
      size="sm"
      variant={row.status === 'claimed' ? 'primary' : 'secondary'}
      aria-label={t('payments:actions.bookNamed', { name: row.payerName, number: row.number ?? '' })}
      onClick={onPress}
    >
      {t('payments:actions.book')}
    </Button>
  );
}

/** The ways to end a claim or a request; those that are rarely wanted are with the quote only. */
function EndButtons({ row, isListed, onAsk }: Props & { onAsk: (question: Question) => void }) {
  const t = useTexts();
  const may = (to: 'rejected' | 'cancelled') => decidePaymentMove(row.status, to, { actor: 'admin', reason: '-' }).ok;
  return (
    <>
      {may('rejected') && row.claimedAt !== null ? (
        <Button size="sm" variant="quiet" onClick={() => onAsk('reject')}>
          {t('payments:actions.reject')}
        </Button>
      ) : null}
      {may('cancelled') && !isListed ? (
        <Button size="sm" variant="quiet" onClick={() => onAsk('cancel')}>
          {t('payments:actions.cancel')}
        </Button>
      ) : null}
    </>
  );
}

/** Asks for a planned part by mail, after a question. */
function AskAction({ row }: Pick<Props, 'row'>) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync } = useMovePayment(row);
  const sum = formatExactMoney(row.amount, row.currency, language);
  return (
    <ConfirmedAction
      variant="secondary"
      label={t('payments:actions.ask')}
      spokenLabel={t('payments:actions.askNamed', { sum, name: row.payerName })}
      title={t('payments:ask.title', { sum })}
      text={t('payments:ask.text', { name: row.payerName })}
      confirmLabel={t('payments:ask.confirm')}
      tone="primary"
      act={() => mutateAsync({ kind: 'ask' })}
      renderFailure={(error) => <CallFailure title={t('payments:failed')} error={error} />}
    />
  );
}

function RemindersAction({ row }: Pick<Props, 'row'>) {
  const t = useTexts();
  const { mutate, isPending, error } = useMovePayment(row);
  const isStopped = !row.areRemindersStopped;
  return (
    <>
      <Button size="sm" variant="quiet" isLoading={isPending} onClick={() => mutate({ kind: 'reminders', isStopped })}>
        {isStopped ? t('payments:actions.stop') : t('payments:actions.resume')}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('payments:failed')} error={error} />
        </div>
      ) : null}
    </>
  );
}
