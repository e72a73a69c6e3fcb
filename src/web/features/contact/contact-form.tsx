import { Suspense, lazy, useEffect, useRef } from 'react';
import type { ContactFormState } from '#contract/page.ts';
import { type ContactIssue, emptyContactMessage } from '#domain/contact/contact-message.ts';
import { pathOf } from '#domain/routes.ts';
import { contactIssueText } from '#locales/contact-issue-text.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContactFailure } from './contact-failure.tsx';
import { loadPendingMessage } from './load-pending-message.ts';
import { useContactForm } from './use-contact-form.ts';

const LazyPendingMessage = lazy(async () => ({ default: (await loadPendingMessage()).PendingMessage }));

/** The contact form (E1): nothing typed is lost, whatever goes wrong. */
export function ContactForm() {
  const t = useTexts();
  const { language, data } = usePage();
  const start = data.contactForm;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const keptRegion = useRef<HTMLDivElement>(null);
  const state = useContactForm(form, start);
  const { issues, refusals, phase, kept } = state;
  useEffect(() => {
    // The focus lies outside React: after a refusal it goes to the list of what to mend.
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const isKeptNow = kept !== null && state.hasSubmitted;
  useEffect(() => {
    // The form that had the focus has made room for the notice.
    if (isKeptNow) keptRegion.current?.focus();
  }, [isKeptNow]);
  const items = issues.map((issue) => ({ fieldId: issue.field, text: contactIssueText(issue, t) }));
  const errorOf = (field: ContactIssue['field']) => items.find((item) => item.fieldId === field)?.text;
  return (
    <div className="grid gap-6">
      <div ref={keptRegion} role="status" tabIndex={-1} className="outline-none">
        {kept ? (
          <Suspense fallback={null}>
            <LazyPendingMessage record={kept} {...state} />
          </Suspense>
        ) : null}
      </div>
      <form
        ref={form}
        method="post"
        action={pathOf('contact', language)}
        noValidate
        hidden={kept !== null}
        onSubmit={state.submit}
        onInput={(event) => state.noteInput((event.target as HTMLInputElement).name)}
        className={kept ? '' : 'grid gap-6'}
      >
        {items.length > 0 ? <ErrorSummary ref={summary} title={t('contact:errors.summary')} items={items} /> : null}
        <ServerNotice start={start} />
        <ContactFields start={start?.message ?? emptyContactMessage} errorOf={errorOf} />
        <CarriedFields start={start} />
        <div className="grid gap-3 justify-items-start">
          <ContactFailure error={state.failure} />
          <Button
            type="submit"
            name="go"
            value="send"
            variant="primary"
            isLoading={phase === 'sending' || phase === 'sent'}
            loadingText={t('common:working')}
          >
            {t('contact:submit')}
          </Button>
          <p className="text-sm text-muted">{t('contact:submitHint')}</p>
        </div>
      </form>
      <div role="status">{phase === 'sent' ? <Notice tone="success">{t('contact:success')}</Notice> : null}</div>
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
  if (!start?.failure) return null;
  return (
    <Notice tone="danger" role="alert" title={t('contact:failure')}>
      {start.failure}
    </Notice>
  );
}

/** What a form without scripts carries along, and the field that only robots fill in. */
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
