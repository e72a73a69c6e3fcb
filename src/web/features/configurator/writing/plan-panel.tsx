import { useRef, useState } from 'react';
import { type WrittenPrd, createPrd } from '#contract/writing.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { ApiError, callEndpoint } from '../../../lib/http/api.ts';
import { newKey } from '../../../lib/http/idempotency-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FailureNotice } from '#web/features/errors/failure-notice.tsx';
import {
  type GeneratedEstimate,
  forgetGeneratedEstimate,
  storeGeneratedEstimate,
} from '../summary/generated-estimate.ts';
import { PlanFiles } from './plan-files.tsx';
import { PlanText } from './plan-text.tsx';
import { useWriting } from '../../../lib/use-writing.ts';
import { WriterNote } from './writer-note.tsx';

type Props = { estimate: GeneratedEstimate; contact: Contact };

/** The project plan on the screen, with its files and who wrote it (H4). */
export function PlanPanel({ estimate, contact }: Props) {
  const t = useTexts();
  const [firstKey] = useState(() => estimate.planKey ?? newKey());
  const key = useRef(firstKey);
  const { written, error, isWorking, isSlow, again } = useWriting(async () => {
    const planKey = key.current;
    try {
      const body = { estimateKey: estimate.stored.key, contact };
      const plan = await callEndpoint(createPrd, { idempotencyKey: planKey, body });
      storeGeneratedEstimate({ ...estimate, planKey });
      return { ...plan, planKey };
    } catch (failure) {
      const isGone = failure instanceof ApiError && failure.body?.code === 'estimate-not-generated';
      if (isGone) forgetGeneratedEstimate();
      throw failure;
    }
  });
  const canBeBetter = written?.fallback === 'failed';
  return (
    <section className="grid gap-6">
      {isWorking ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner size={20} />
          {t(isSlow ? 'writing:prd.workingLong' : 'writing:prd.working')}
        </p>
      ) : null}
      <FailureNotice error={error} text={t('writing:prd.failed')} />
      {(error || canBeBetter) && !isWorking ? (
        <Button
          className="justify-self-start"
          onClick={() => {
            // A network failure may have left a document behind: its key is used again. A fallback is asked for anew.
            if (canBeBetter) key.current = newKey();
            again();
          }}
        >
          {t('writing:prd.again')}
        </Button>
      ) : null}
      {written ? <Plan key={written.id} written={written} /> : null}
    </section>
  );
}

function Plan({ written }: { written: WrittenPrd & { planKey: string } }) {
  const { planKey, outline, writer, fallback } = written;
  return (
    <>
      <h3 ref={showHeading} id="plan" tabIndex={-1} className="scroll-mt-6 text-2xl">
        {outline.title}
      </h3>
      <WriterNote writer={writer} fallback={fallback} />
      <PlanFiles planKey={planKey} />
      <PlanText outline={outline} />
    </>
  );
}

/** The same function each time, so that it runs once: the plan is far from the button that was pressed. */
function showHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
