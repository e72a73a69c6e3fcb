import { useRef, useState } from 'react';
import type { SignField } from '#domain/quotes/signing/acceptance-fields.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { errorsId } from '../../../lib/forms/field-id.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrows.tsx';
import { PlumbLine } from '../../../ui/plumb-line.tsx';
import type { OpenQuote } from '../answer/use-open-quote.ts';
import { useFormOfPage } from '../answer/use-form-of-page.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { CodeField } from './code-field.tsx';
import { MarkFields } from './mark-fields.tsx';
import { SignButton } from './sign-button.tsx';
import { SignedContent } from './signed-content.tsx';
import { SignerFields } from './signer-fields.tsx';
import { signFormId, useSignForm } from './use-sign-form.ts';

type Props = { open: OpenQuote; onSigned: () => void };

/**
 * Signing: what exactly is signed, who signs, the terms, the signature, and one button (H5). A plain form, which works without
 * scripts; with them a lost answer is asked for again and what was typed stays in the tab.
 */
export function SignStep({ open, onSigned }: Props) {
  const t = useTexts();
  // A document that opens with the step may be typed into before scripts arrive, and has no focus to be moved.
  const [wasSteppedTo] = useState(useIsHydrated());
  const isRefused = useFormOfPage()?.kind === 'sign';
  return (
    <article lang={open.quote.document.language} className="quote-page">
      <PlumbLine hasNail hasBob className="grid gap-10 pt-12 pb-20">
        <AxisHeading level={1} className="outline-none" {...(wasSteppedTo && !isRefused && { ref: focusOnce })}>
          {t('quoteSigning:sign.title')}
        </AxisHeading>
        <div className="grid gap-4">
          <p className="max-w-prose text-lg text-muted">{t('quoteSigning:sign.lead')}</p>
          <a className="inline-flex items-center gap-2 justify-self-start pointer-coarse:py-2.5" href={open.queryOf()}>
            <ArrowLeftIcon size={20} />
            {t('quoteSigning:sign.back')}
          </a>
        </div>
        <SignedContent open={open} />
        <SignForm open={open} onSigned={onSigned} />
      </PlumbLine>
    </article>
  );
}

function SignForm({ open, onSigned }: Props) {
  const t = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const before = useFormOfPage();
  const { form, start, mark, ...state } = useSignForm({ open, formRef, before, onSigned });
  const fields = { start, errorOf: (field: SignField) => form.errors[field] };
  return (
    <form
      ref={formRef}
      id={signFormId}
      method="post"
      action={open.actionOf({ step: 'sign' })}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      onInput={state.noteInput}
      className="sign-form grid gap-10"
    >
      {form.items.length > 0 ? (
        <ErrorSummary id={errorsId(signFormId)} title={t('quoteSigning:sign.errors')} items={form.items} />
      ) : null}
      <input type="hidden" name="idempotencyKey" value={before?.idempotencyKey ?? ''} />
      <input type="hidden" name="sha256" value={open.quote.sha256} />
      <SignerFields {...fields} />
      <AgreementFields open={open} {...fields} />
      <MarkFields key={mark.key} {...fields} start={mark.start} />
      {open.quote.needsCode ? (
        <CodeField open={open} error={form.errors.code} sentTo={before?.codeSentTo ?? null} />
      ) : null}
      <SignButton open={open} form={form} isRetrying={state.isRetrying} failure={before?.failure ?? null} />
    </form>
  );
}
