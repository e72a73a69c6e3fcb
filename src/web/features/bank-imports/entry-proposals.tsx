import type { BankEntryRow } from '#contract/bank-imports.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useBookEntry } from './queries.ts';
import { useSumText } from './sum-text.ts';

type Props = { entry: BankEntryRow };
type Proposal = BankEntryRow['proposals'][number];

/** Requests that an entry may pay, each with why it is only likely, and the press that books it. */
export function EntryProposals({ entry }: Props) {
  const t = useTexts();
  const book = useBookEntry();
  const sumText = useSumText();

  /** What a request takes of the money; what was paid before takes nothing, so that all of it is credit. */
  async function act({ request }: Proposal): Promise<void> {
    const amount = Math.min(entry.amount, request.rest);
    await book.mutateAsync({ id: entry.id, allocations: [{ paymentRequestId: request.id, amount }] });
    const credit = t('bankImports:entry.credit', { sum: sumText(entry.amount, request.currency) });
    showToast({
      title: t('bankImports:entry.booked', { number: request.number }),
      description: amount === 0 ? credit : sumText(amount, request.currency),
      tone: 'success',
    });
  }

  return (
    <>
      {entry.proposals.map((proposal) => (
        <div key={proposal.request.id} className="grid gap-1.5">
          <p className="leading-snug">
            <span className="figures font-semibold">{proposal.request.number}</span> {proposal.request.title}
            <span className="block text-sm text-muted">
              {proposal.request.payerName} ·{' '}
              {t('bankImports:entry.rest', { sum: sumText(proposal.request.rest, proposal.request.currency) })}
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {proposal.why === null ? null : <Badge tone="waiting">{t(`bankImports:why.${proposal.why}`)}</Badge>}
            {proposal.request.currency === entry.currency ? (
              <Button
                size="sm"
                variant={proposal.why === null ? 'secondary' : 'primary'}
                isLoading={book.isPending}
                onClick={() => void act(proposal).catch(() => undefined)}
              >
                {t(proposal.request.rest === 0 ? 'bankImports:entry.bookCredit' : 'bankImports:entry.book')}
              </Button>
            ) : null}
          </p>
        </div>
      ))}
      {book.error ? <CallFailure title={t('bankImports:entry.failed')} error={book.error} /> : null}
    </>
  );
}

/** What a booked entry has paid. */
export function EntryPaid({ entry }: Props) {
  const t = useTexts();
  const sumText = useSumText();
  if (entry.state === 'open') return null;
  if (entry.state === 'dismissed') return <Badge>{t('bankImports:entry.aside')}</Badge>;
  const left = entry.amount - entry.paid.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ul className="grid gap-1">
      {entry.paid.map(({ id, number, title, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 leading-snug">
          <span className="min-w-0">
            <span className="figures font-semibold">{number}</span> {title}
          </span>
          <span className="figures whitespace-nowrap">{sumText(amount, entry.currency)}</span>
        </li>
      ))}
      {left > 0 ? (
        <li className="text-sm text-muted">{t('bankImports:entry.credit', { sum: sumText(left, entry.currency) })}</li>
      ) : null}
    </ul>
  );
}
