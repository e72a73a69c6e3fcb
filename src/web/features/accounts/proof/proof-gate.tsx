import { useEffect } from 'react';
import { loadAreas } from '../../../lib/texts/i18n.ts';
import { useProofQuestion } from '../../../lib/http/proof-question.ts';
import { retriedImport } from '../../../lib/browser/retried-import.ts';
import { type LazyChunk, useLazyChunk } from '../../../lib/use-lazy-chunk.ts';

const importDialog = retriedImport(() => import('./proof-dialog.tsx'));

const dialog: LazyChunk<{ onEnd: (isProved: boolean) => void }> = {
  area: 'portal',
  async load(i18n) {
    await loadAreas(i18n, ['accounts', 'errors', 'validation']);
    return (await importDialog()).ProofDialog;
  },
};

/** Asks whose session it is where a call on this page needs that. One for each page that makes such calls. */
export function ProofGate() {
  const question = useProofQuestion();
  const { Part, hasFailed, retry } = useLazyChunk(question !== null, dialog);
  const isStuck = question !== null && hasFailed;
  useEffect(() => {
    if (!isStuck) return;
    question.settle(false);
    retry();
  }, [isStuck, question, retry]);
  return question && Part ? <Part onEnd={question.settle} /> : null;
}
