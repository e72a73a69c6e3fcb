import { useState } from 'react';
import { type QuoteDetail, quotePdfPath } from '#contract/quotes/quotes.ts';
import { openStatuses, quoteMoves } from '#domain/quotes/quote-status.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { pathOf } from '#domain/routes.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DownloadIcon, UndoIcon } from '../../../ui/icons/arrows.tsx';
import { EditIcon } from '../../../ui/icons/things.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCreate } from '../create/use-create.ts';
import { useReviseQuote } from '../queries.ts';
import { type Asked, AskedDialog } from './asked-dialog.tsx';
import { useQuoteMove } from './use-quote-moves.ts';

type Props = { quote: QuoteDetail };

/** What can be done with a sent quote: only what the table of moves allows (domain rules, "Quote"). */
export function QuoteActions({ quote }: Props) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { create } = useCreate();
  const may = (to: QuoteStatus) =>
    quoteMoves[quote.status].some((move) => move.to === to && move.by.admin !== undefined);
  const ask = (id: Asked, isDanger = false) => ({
    id,
    label: t(`quotes:life.actions.${id}`),
    ...(isDanger && { isDanger, isSetOff: true }),
    onSelect: () => setAsked(id),
  });
  const items = [
    { id: 'copy', label: t('quotes:life.actions.copy'), onSelect: () => void create(copyOf(quote)) },
    ask('template'),
    ...(may('accepted') ? [ask('accept')] : []),
    ...(may('declined') ? [ask('decline')] : []),
    ...(isExtensible(quote) ? [ask('extend')] : []),
    ...(may('withdrawn') ? [ask('withdraw', true)] : []),
    ...(may('voided') ? [ask('void', true)] : []),
  ];
  return (
    <div role="group" aria-label={t('quotes:life.actions.label')} className="flex flex-wrap gap-2">
      <Revise quote={quote} />
      {quote.status === 'changes_requested' ? <Keep quote={quote} /> : null}
      <ButtonLink size="sm" icon={<DownloadIcon size={20} />} to={quotePdfPath.replace(':id', quote.id)} reloadDocument>
        {t('quotes:life.pdf')}
      </ButtonLink>
      <AsCustomer quote={quote} />
      <LazyMenu size="sm" items={items}>
        {t('quotes:life.actions.more')}
      </LazyMenu>
      {asked ? <AskedDialog quote={quote} asked={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

const copyOf = ({ id, request }: QuoteDetail) =>
  ({ kind: 'quote', quoteId: id, requestId: request?.id ?? null }) as const;

/** Whether a later last day makes sense: nobody has answered, and no next version is being written. */
const isExtensible = ({ status, versions }: QuoteDetail): boolean =>
  (status === 'expired' || openStatuses.includes(status)) && versions.every((version) => version.status !== 'draft');

/** Makes the next version, or leads to its draft; what was agreed is not replaced (domain rules). */
function Revise({ quote }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync, isPending } = useReviseQuote();
  const draft = quote.versions.find(({ status }) => status === 'draft');
  const isReplaceable = quoteMoves[quote.status].some(({ to }) => to === 'superseded');
  if (!draft && !isReplaceable) return null;

  async function revise(): Promise<void> {
    try {
      const { id } = draft ?? (await mutateAsync(quote.id));
      navigate(pathOf('adminQuote', language, { id }));
    } catch (error) {
      const description = failureMessage(error, { t, language });
      showToast({ title: t('quotes:life.failed'), description, tone: 'destructive' });
    }
  }

  return (
    <Button size="sm" icon={<EditIcon size={20} />} isLoading={isPending} onClick={() => void revise()}>
      {t(draft ? 'quotes:life.actions.openDraft' : 'quotes:life.actions.revise')}
    </Button>
  );
}

/** The page as the customer has it, to look only. */
function AsCustomer({ quote: { id, status, content } }: Props) {
  const t = useTexts();
  if (status === 'superseded' || status === 'withdrawn') return null;
  return (
    <ButtonLink size="sm" to={pathOf('quote', content.language, { token: `office-${id}` })} reloadDocument>
      {t('quotes:life.actions.asCustomer')}
    </ButtonLink>
  );
}

/** Answers a wish for changes with the quote as it is. */
function Keep({ quote }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const move = useQuoteMove(quote);
  return (
    <Button
      size="sm"
      icon={<UndoIcon size={20} />}
      isLoading={move.isPending}
      onClick={() =>
        move.mutate(
          { end: 'keep', reason: '' },
          {
            onError: (error) =>
              showToast({
                title: t('quotes:life.failed'),
                description: failureMessage(error, { t, language }),
                tone: 'destructive',
              }),
          },
        )
      }
    >
      {t('quotes:life.actions.keep')}
    </Button>
  );
}
