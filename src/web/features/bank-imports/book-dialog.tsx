import { useState } from 'react';
import type { BankEntryRow, PayableRequest } from '#contract/bank-imports.ts';
import { fillRequests, sumOf } from '#domain/payments/allocate-payment.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useBookEntry } from './queries.ts';
import { RequestSearch } from './request-search.tsx';
import { useSumText } from './sum-text.ts';

type Props = { entry: BankEntryRow; onClose: () => void };

/** Chooses which requests an entry pays: one after another is filled, what is left of the money stays as credit. */
export function BookDialog({ entry, onClose }: Props) {
  const t = useTexts();
  const sumText = useSumText();
  const book = useBookEntry();
  const [chosen, setChosen] = useState<readonly PayableRequest[]>([]);
  const allocations = fillRequests(entry.amount, chosen);
  const left = entry.amount - sumOf(allocations);

  async function act(): Promise<void> {
    await book.mutateAsync({ id: entry.id, allocations });
    showToast({ title: t('bankImports:dialog.done', { count: chosen.length }), tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('bankImports:dialog.title', { sum: sumText(entry.amount, entry.currency) })}
      description={t('bankImports:dialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={book.isPending}
            aria-disabled={chosen.length === 0}
            onClick={() => (chosen.length === 0 ? undefined : void act().catch(() => undefined))}
          >
            {t('bankImports:dialog.book')}
          </Button>
        </>
      }
    >
      {chosen.length > 0 ? (
        <ul aria-label={t('bankImports:dialog.chosen')} className="border-t-2 border-ink">
          {chosen.map((request) => (
            <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
              <span className="min-w-0 flex-1 basis-48 leading-snug">
                <span className="figures font-semibold">{request.number}</span> {request.payerName}
              </span>
              <span className="figures">
                {sumText(
                  allocations.find(({ paymentRequestId: id }) => id === request.id)?.amount ?? 0,
                  entry.currency,
                )}
              </span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('bankImports:dialog.removeNamed', { number: request.number })}
                onClick={() => setChosen(chosen.filter(({ id }) => id !== request.id))}
              >
                {t('bankImports:dialog.remove')}
              </Button>
            </li>
          ))}
          <li className="py-2 text-sm text-muted">
            {left > 0
              ? t('bankImports:entry.credit', { sum: sumText(left, entry.currency) })
              : t('bankImports:dialog.nothingLeft')}
          </li>
        </ul>
      ) : null}
      <RequestSearch
        currency={entry.currency}
        isTaken={({ id }) => chosen.some((each) => each.id === id)}
        isFull={left <= 0}
        onChoose={(request) => setChosen([...chosen, request])}
      />
      {book.error ? <CallFailure title={t('bankImports:entry.failed')} error={book.error} /> : null}
    </Dialog>
  );
}
