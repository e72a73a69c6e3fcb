import { useRef } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import { emptyContactMessage } from '#domain/contact/contact-message.ts';
import { pathOf } from '#domain/routes.ts';
import { contactDraftKey } from '#web/features/drafts/contact-draft.ts';
import { pendingKindsKey } from '#web/features/submissions/read-pending-kinds.ts';
import { focusOnce } from '../../lib/focus-once.ts';
import { errorsId } from '../../lib/forms/field-id.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactFailure } from './contact-failure.tsx';
import { PendingMessage } from './pending-message.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The contact form (E1): nothing typed is lost, whatever goes wrong. */
export function ContactForm() {
  const t = useTexts();
  const { language, data } = usePage();
  const start = data.contactForm;
  const formRef = useRef<HTMLFormElement>(null);
  const { form, ...state } = useContactForm(formRef, start);
  const { kept, isSent } = state;
  // The form that had the focus has made room for the notice.
  const isKeptNow = kept !== null && state.hasSubmitted;
  return (
    <div className="grid">
      <div ref={isKeptNow ? focusOnce : null} role="status" tabIndex={-1} className="outline-none not-empty:mb-6">
        {kept ? <PendingMessage record={kept} {...state} /> : null}
      </div>
      <form
        ref={formRef}
        method="post"
        action={pathOf('contact', language)}
        noValidate
        // A draft of this tab is put in, and a message that waits in this browser is shown, without a touch.
        data-hydrate={`${contactDraftKey} ${pendingKindsKey}`}
        hidden={kept !== null}
        onSubmit={state.submit}
        onInput={(event) => state.noteInput((event.target as HTMLInputElement).name)}
        className={kept ? '' : 'grid gap-6'}
      >
        {form.items.length > 0 ? (
          <ErrorSummary id={errorsId('')} title={t('contact:errors.summary')} items={form.items} />
        ) : null}
        <ServerNotice start={start} />
        <ContactFields start={start?.message ?? emptyContactMessage} errorOf={(field) => form.errors[field]} />
        <CarriedFields start={start} />
        <div className="grid gap-3 justify-items-start">
          <ContactFailure error={form.callError} />
          <Button
            type="submit"
            name="go"
            value="send"
            variant="primary"
            isLoading={form.isSending || isSent}
            loadingText={t('common:working')}
          >
            {t('contact:submit')}
          </Button>
          <p className="text-sm text-muted">{t('contact:submitHint')}</p>
        </div>
      </form>
    </div>
  );
}

type StartProps = { start: ContactFormState | undefined };

/** What the server says about a form that was sent without scripts. */
function ServerNotice({ start }: StartProps) {
  const t = useTexts();
  if (start?.isToConfirm) {
    return (
      <Notice role="status" title={t('contact:toConfirm.title')}>
        {t('contact:toConfirm.text')}
      </Notice>
    );
  }
  if (start?.isSentBefore) {
    return (
      <Notice role="status" title={t('contact:sentBefore.title')}>
        {t('contact:sentBefore.text')}
      </Notice>
    );
  }
  if (!start?.failure) return null;
  return (
    <Notice tone="danger" role="alert" title={t('contact:failure')}>
      {start.failure}
    </Notice>
  );
}

/** Hidden fields that a form without scripts sends, and the field that only robots fill in. */
function CarriedFields({ start }: StartProps) {
  const t = useTexts();
  return (
    <>
      {start ? (
        <>
          <input type="hidden" name="idempotencyKey" value={start.idempotencyKey} />
          <input type="hidden" name="startedToken" value={start.startedToken} />
        </>
      ) : null}
      <div className="honeypot" aria-hidden="true">
        <label htmlFor="website">{t('contact:honeypot')}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
