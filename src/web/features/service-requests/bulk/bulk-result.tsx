import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkResult } from './use-bulk-change.ts';

type Props = { result: BulkResult; onUndo: () => void; onClose: () => void };

/** How many were changed, which were not, and why. */
export function BulkResultDialog({ result, onUndo, onClose }: Props) {
  const t = useTexts();
  const further = result.refused - result.refusals.length;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('serviceRequests:bulk.result.title')}
      footer={
        <>
          {result.undoable.length > 0 ? (
            <Button
              onClick={() => {
                onUndo();
                onClose();
              }}
            >
              {t('serviceRequests:toasts.undoAction')}
            </Button>
          ) : null}
          <Button variant="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <Figures result={result} />
      <section className="grid gap-2">
        <h3 className="text-lg">{t('serviceRequests:bulk.result.list')}</h3>
        <Refusals refusals={result.refusals} />
        {further > 0 ? (
          <p className="text-muted">{t('serviceRequests:bulk.result.further', { count: further })}</p>
        ) : null}
      </section>
    </Dialog>
  );
}

type FiguresProps = Pick<Props, 'result'>;

function Figures({ result }: FiguresProps) {
  const t = useTexts();
  return (
    <dl className="grid grid-cols-3 border-y-2 border-ink">
      {(['changed', 'unchanged', 'refused'] as const).map((part) => (
        <div key={part} className="grid border-hair p-3 not-first:border-s">
          <dt className="lettering text-muted">{t(`serviceRequests:bulk.result.${part}`)}</dt>
          <dd className="figures text-2xl font-semibold">{result[part]}</dd>
        </div>
      ))}
    </dl>
  );
}

type RefusalsProps = Pick<BulkResult, 'refusals'>;

function Refusals({ refusals }: RefusalsProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <ul className="border-t border-hair">
      {refusals.map(({ id, number, title, rule }) => (
        <li key={id} className="grid gap-0.5 border-b border-hair py-2">
          {number === null ? (
            <span className="font-semibold">{t('serviceRequests:bulk.result.gone')}</span>
          ) : (
            <a className="font-semibold" href={pathOf('adminRequest', language, { id })}>
              <span className="figures font-normal text-muted">{number}</span> {title}
            </a>
          )}
          <span className="text-sm text-muted">{t(`serviceRequests:bulk.rules.${rule}`)}</span>
        </li>
      ))}
    </ul>
  );
}
