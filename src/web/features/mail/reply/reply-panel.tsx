import { Suspense, useId } from 'react';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import { refusedFields } from '../../../lib/forms/refused-fields.ts';
import { wasChangedMeanwhile } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { MessageFields } from '../message-fields.tsx';
import { HeldReply } from './held-reply.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { type ReplyForm, isRefusedAtField, useReplyForm } from './use-reply-form.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyPreview = lazyDialog(async () => (await import('./reply-preview.tsx')).ReplyPreview);

type Props = { request: RequestDetail };

/** Writes to the customer: from a template or freely, looked at, sent, and never lost on the way (G3). */
export function ReplyPanel({ request }: Props) {
  const t = useTexts();
  const headingId = useId();
  const form = useReplyForm(request);
  const { preview } = form;

  const { threadSubject: subject, language, contact } = request;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id={headingId} className="text-xl">
            {t('mail:reply.title')}
          </h2>
          <TemplateChoice language={language} kinds={['request']} onChoose={form.takeTemplate} />
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="wrap-anywhere">{t('mail:reply.to', { recipient: contact.email })}</span>
          <span>{t('mail:reply.language', { language: t(`common:language.names.${language}`) })}</span>
          {subject === null ? null : (
            <span className="wrap-anywhere" lang={language}>
              {t('mail:reply.subject', { subject })}
            </span>
          )}
        </p>
      </div>
      <HeldReply request={request} onTakenBack={form.giveBack} />
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <MessageFields language={language} form={form} hasSubject={subject === null} />
        <ReplyFailure form={form} />
        <ReplyActions form={form} />
      </form>
      {preview.data ? (
        <Suspense fallback={null}>
          <LazyPreview
            preview={preview.data}
            form={form}
            recipient={request.contact.email}
            onClose={() => preview.reset()}
          />
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
          isLoading={form.isSending}
          loadingText={t('mail:reply.sending')}
        >
          {t('mail:reply.send')}
        </Button>
        <Button isLoading={form.preview.isPending} onClick={form.showPreview}>
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
function ReplyFailure({ form: { failure, preview } }: FormProps) {
  const t = useTexts();
  if (failure && wasChangedMeanwhile(failure.error)) {
    return (
      <Notice tone="warning" role="alert" title={t('mail:reply.changed.title')}>
        {t('mail:reply.changed.text')}
      </Notice>
    );
  }
  const { recipient } = refusedFields(failure?.error, { fields: ['recipient'] });
  if (recipient) {
    return (
      <Notice tone="danger" role="alert" title={t('mail:reply.failed.title')}>
        {recipient}
      </Notice>
    );
  }
  const [error, title] = failure
    ? [failure.error, t('mail:reply.failed.title')]
    : [preview.error, t('mail:preview.failed')];
  return error && !isRefusedAtField(error) ? <CallFailure error={error} title={title} /> : null;
}
