import { type SubmitEvent, lazy, Suspense, useId } from 'react';
import type { RequestDetail } from '#contract/service-requests.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { MessageFields } from './message-fields.tsx';
import { hasProblems, problemsOf } from './message-problems.ts';
import { TemplateChoice } from './template-choice.tsx';
import { type ReplyForm, replyId, useReplyForm } from './use-reply-form.ts';

const LazyPreview = lazy(async () => ({ default: (await import('./reply-preview.tsx')).ReplyPreview }));

type Props = { request: RequestDetail };

/** Writes to the customer: from a template or freely, looked at, sent, and never lost on the way (G3). */
export function ReplyPanel({ request }: Props) {
  const t = useTexts();
  const headingId = useId();
  const form = useReplyForm(request);
  const { message, problems, preview } = form;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.send();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={headingId} className="text-xl">
          {t('mail:reply.title')}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="wrap-anywhere">{t('mail:reply.to', { recipient: request.contact.email })}</span>
          <span>{t('mail:reply.language', { language: t(`common:language.names.${request.language}`) })}</span>
        </p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TemplateChoice language={request.language} onChoose={form.take} />
        <MessageFields
          id={replyId}
          language={request.language}
          message={message}
          problems={problems}
          onChange={form.type}
        />
        <ReplyFailure form={form} />
        <ReplyActions form={form} />
      </form>
      {preview.data ? (
        <Suspense fallback={null}>
          <LazyPreview preview={preview.data} form={form} recipient={request.contact.email} />
        </Suspense>
      ) : null}
    </section>
  );
}

type FormProps = { form: ReplyForm };

function ReplyActions({ form }: FormProps) {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          icon={<MailIcon size={20} />}
          isLoading={form.reply.isPending}
          loadingText={t('mail:reply.sending')}
        >
          {t('mail:reply.send')}
        </Button>
        <Button isLoading={form.preview.isPending} onClick={form.look}>
          {t('mail:preview.show')}
        </Button>
        {form.hasDraft ? (
          <Button variant="quiet" onClick={form.discard}>
            {t('mail:reply.discard')}
          </Button>
        ) : null}
      </div>
      {form.hasDraft ? <p className="text-sm text-muted">{t('mail:reply.draft')}</p> : null}
    </div>
  );
}

/** Why the reply was not sent or the preview not made, unless a field says so. */
function ReplyFailure({ form: { reply, preview } }: FormProps) {
  const t = useTexts();
  if (wasChangedMeanwhile(reply.error)) {
    return (
      <Notice tone="warning" role="alert" title={t('mail:reply.changed.title')}>
        {t('mail:reply.changed.text')}
      </Notice>
    );
  }
  const address = problemsOf(reply.error, ['recipient']).recipient;
  if (address) {
    return (
      <Notice tone="danger" role="alert" title={t('mail:reply.failed.title')}>
        {address}
      </Notice>
    );
  }
  const [error, title] = reply.error
    ? [reply.error, t('mail:reply.failed.title')]
    : [preview.error, t('mail:preview.failed')];
  if (!error || hasProblems(problemsOf(error, ['subject', 'body']))) return null;
  return <CallFailure error={error} title={title} />;
}
