import { useState } from 'react';
import { type SubjectRequest, subjectCopyPath } from '#contract/personal-data/subject-requests.ts';
import { checkExtension } from '#domain/personal-data/check-subject-request.ts';
import {
  type SubjectRequestOutcome,
  isAnsweredByErasing,
  subjectRequestLimits,
  subjectRequestOutcomes,
} from '#domain/personal-data/subject-request.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRegisterCalls } from './queries.ts';

type Props = { request: SubjectRequest; today: string };
type Asked = 'extend' | 'answer' | null;

/** What can be done about an open request: copy, erase, extend, answer. */
export function RequestActions({ request, today }: Props) {
  const t = useTexts();
  const { erase } = useRegisterCalls();
  const [asked, setAsked] = useState<Asked>(null);
  async function act(): Promise<void> {
    await erase(request.id, request.version);
    showToast({ title: t('persons:act.erased'), tone: 'success' });
  }
  const close = () => setAsked(null);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={() => setAsked('answer')}>
          {t('persons:act.answer')}
        </Button>
        <ButtonLink size="sm" to={subjectCopyPath.replace(':id', request.id)} download>
          {t('persons:act.copy')}
        </ButtonLink>
        {request.extensionReason === null && today <= request.dueOn ? (
          <Button size="sm" onClick={() => setAsked('extend')}>
            {t('persons:act.extend')}
          </Button>
        ) : null}
        {isAnsweredByErasing(request.kind) ? (
          <ConfirmedAction
            label={t('persons:act.erase')}
            title={t('persons:act.eraseTitle')}
            text={t('persons:act.eraseText')}
            act={act}
            renderFailure={(error) => <CallFailure title={t('persons:act.failure')} error={error} />}
          />
        ) : null}
      </div>
      {asked === 'extend' ? <ExtensionForm request={request} today={today} onDone={close} /> : null}
      {asked === 'answer' ? <AnswerForm request={request} onDone={close} /> : null}
    </>
  );
}

function ExtensionForm({ request, today, onDone }: Props & { onDone: () => void }) {
  const t = useTexts();
  const { extend } = useRegisterCalls();
  const form = useForm<{ reason: string }>({
    id: `extension-${request.id}`,
    start: { reason: '' },
    check: ({ reason }) =>
      checkExtension({ due_on: request.dueOn, extended_at: null }, { reason: reason.trim(), today }),
    send: ({ reason }) => extend(request.id, { version: request.version, reason }),
    onSaved() {
      showToast({ title: t('persons:act.extended'), tone: 'success' });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-3">
      <TextArea
        {...form.input('reason')}
        label={t('persons:act.reason')}
        hint={t('persons:act.reasonHint')}
        maxLength={subjectRequestLimits.reason}
        required
      />
      <FormNotices form={form} failureTitle={t('persons:act.failure')} />
      <FormButtons label={t('persons:act.extend')} isSending={form.isSending} onDone={onDone} />
    </form>
  );
}

function AnswerForm({ request, onDone }: { request: SubjectRequest; onDone: () => void }) {
  const t = useTexts();
  const { answer } = useRegisterCalls();
  const form = useForm<{ outcome: SubjectRequestOutcome; note: string }>({
    id: `answer-${request.id}`,
    start: { outcome: 'fulfilled', note: '' },
    send: (typed) => answer(request.id, { ...typed, version: request.version }),
    onSaved() {
      showToast({ title: t('persons:act.answered'), tone: 'success' });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-3">
      <Select
        {...form.input('outcome')}
        label={t('persons:act.outcome')}
        options={subjectRequestOutcomes.map((each) => ({ value: each, label: t(`persons:outcomes.${each}`) }))}
      />
      <TextArea {...form.input('note')} label={t('persons:act.note')} maxLength={subjectRequestLimits.note} />
      <FormNotices form={form} failureTitle={t('persons:act.failure')} />
      <FormButtons label={t('persons:act.answer')} isSending={form.isSending} onDone={onDone} />
    </form>
  );
}

type ButtonsProps = { label: string; isSending: boolean; onDone: () => void };

function FormButtons({ label, isSending, onDone }: ButtonsProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="sm" isLoading={isSending} loadingText={t('common:working')}>
        {label}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        {t('common:actions.cancel')}
      </Button>
    </div>
  );
}
