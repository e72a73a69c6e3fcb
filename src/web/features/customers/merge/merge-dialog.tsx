import { useState } from 'react';
import type { CustomerDetail } from '#contract/customers.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { MergeChoices } from './merge-choices.tsx';
import { MergeFind } from './merge-find.tsx';
import { useCustomer } from '../queries.ts';
import { type MergeState, useMerge } from './use-merge.ts';

type Props = {
  customer: CustomerDetail;
  /** Whom to merge with; null lets one search. */
  otherId: string | null;
  onClose: () => void;
  /** Told of the one that stays. */
  onMerged: (kept: CustomerDetail) => void;
};

/** Makes one customer of two: which stays, and of what differs which value (G6). It cannot be undone. */
export function MergeDialog({ customer, otherId, onClose, onMerged }: Props) {
  const t = useTexts();
  const [chosenId, setChosenId] = useState(otherId);
  const frame = { isOpen: true, onOpenChange: (isOpen: boolean) => (isOpen ? undefined : onClose()) };
  if (chosenId === null) {
    return (
      <Dialog {...frame} size="lg" title={t('customers:merge.title')}>
        <MergeFind exceptId={customer.id} onChoose={setChosenId} />
      </Dialog>
    );
  }
  return <Merging {...{ customer, onClose, onMerged }} otherId={chosenId} />;
}

function Merging({ customer, otherId, onClose, onMerged }: Props & { otherId: string }) {
  const t = useTexts();
  const [one, other] = [useCustomer(customer.id), useCustomer(otherId)];
  const merge = useMerge(one.data ?? customer, other.data ?? null, (kept) => {
    showToast({
      title: t('customers:merge.done.title'),
      description: t('customers:merge.done.text', { name: kept.name }),
      tone: 'success',
    });
    onClose();
    onMerged(kept);
  });
  const reload = () => void Promise.all([one.refetch(), other.refetch()]).then(merge.forgetFailure);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('customers:merge.title')}
      description={t('customers:merge.irreversible')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          {merge.pair ? (
            <Button variant="danger" isLoading={merge.isMerging} onClick={merge.submit}>
              {t('customers:merge.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      {other.data?.id === customer.id ? <Notice tone="warning">{t('customers:conflict.gone')}</Notice> : null}
      <Content merge={merge} error={other.error} isKnown={other.isSuccess} onReload={reload} />
    </Dialog>
  );
}

type ContentProps = { merge: MergeState; error: Error | null; isKnown: boolean; onReload: () => void };

function Content({ merge, error, isKnown, onReload }: ContentProps) {
  const t = useTexts();
  const failure = merge.failure ?? error;
  return (
    <div className="grid gap-6">
      {failure ? (
        <CallFailure
          title={t('customers:merge.failure')}
          error={failure}
          action={
            <Button size="sm" onClick={onReload}>
              {t('customers:merge.reload')}
            </Button>
          }
        />
      ) : null}
      {merge.pair ? <MergeChoices merge={merge} pair={merge.pair} /> : null}
      {isKnown || error ? null : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </div>
  );
}
