import { useTexts } from '../../../lib/texts/use-texts.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { TypedText } from '../document/sheet-section.tsx';
import type { OpenQuote } from '../answer/use-open-quote.ts';
import { SignSection } from './sign-section.tsx';
import type { FieldsProps } from './signer-fields.tsx';
import { signFormId } from './use-sign-form.ts';

type Props = FieldsProps & { open: OpenQuote };

/** The terms to read, and what is agreed to, each in a box of its own (H5). */
export function AgreementFields({ open, start, errorOf }: Props) {
  const t = useTexts();
  const { document, agreements } = open.quote;
  const terms = agreements.find(({ kind }) => kind === 'terms');
  const express = agreements.find(({ kind }) => kind === 'express-start')?.text;
  return (
    <SignSection title={t('quoteSigning:sign.terms.title')}>
      <details className="question border-b border-hair">
        <summary className="font-semibold">{t('quoteSigning:sign.terms.read')}</summary>
        <div className="grid gap-4 pb-6">
          <h3 className="font-semibold">{t('quoteDocument:paymentTerms')}</h3>
          <TypedText>{document.paymentTerms}</TypedText>
          <h3 className="font-semibold">{t('quoteDocument:terms')}</h3>
          <TypedText>{document.terms}</TypedText>
        </div>
      </details>
      <Box
        name="acceptsTerms"
        text={terms?.sentence ?? ''}
        isTicked={start.acceptsTerms === 'yes'}
        error={errorOf('acceptsTerms')}
      />
      {express ? (
        <div className="for-private grid gap-2">
          <h3 className="font-semibold">{t('quoteSigning:expressTitle')}</h3>
          <p className="max-w-prose text-sm text-muted">{t('quoteSigning:expressHint')}</p>
          <Box
            name="wantsExpressStart"
            text={express}
            isTicked={start.wantsExpressStart === 'yes'}
            error={errorOf('wantsExpressStart')}
          />
        </div>
      ) : null}
    </SignSection>
  );
}

type BoxProps = {
  name: 'acceptsTerms' | 'wantsExpressStart';
  text: string;
  isTicked: boolean;
  error: string | undefined;
};

function Box({ name, text, isTicked, error }: BoxProps) {
  const id = `${signFormId}-${name}`;
  return (
    <div className="grid gap-2">
      <label className="choice" htmlFor={id}>
        <input
          id={id}
          className="choice-input"
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="choice-body">{text}</span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
