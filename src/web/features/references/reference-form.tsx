import type { ReactNode } from 'react';
import type { ReferenceFormState, ReferenceOfPage } from '#contract/projects/reference-page.ts';
import type { ReferenceField } from '#domain/references/check-reference.ts';
import {
  type ReferencePart,
  type ReferenceWords,
  referenceLimits,
  referenceParts,
} from '#domain/references/reference.ts';
import { hasWords } from '#domain/references/reference-status.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { PartFields } from './part-fields.tsx';
import type { TypedReference } from './preview-of.ts';

type Props = {
  reference: ReferenceOfPage;
  typed: TypedReference;
  /** Whether its answer is the main action of the page. */
  isMain: boolean;
  onTyped: (typed: TypedReference) => void;
  /** How it will look, which is seen before it is agreed to. */
  children: ReactNode;
};

/** What a field of the form needs. */
export type FieldOf = (name: keyof ReferenceWords) => {
  id: string;
  name: string;
  value: string;
  maxLength: number;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

const limitOf: Record<keyof ReferenceWords, number> = {
  name: referenceLimits.name,
  firm: referenceLimits.firm,
  text: referenceLimits.text,
  figureLabel: referenceLimits.figureLabel,
  figureBefore: referenceLimits.figure,
  figureAfter: referenceLimits.figure,
  pictureAlt: referenceLimits.pictureAlt,
};

/** The words, each part with its own leave, and the consent; a plain form, which works without scripts (A11). */
export function ReferenceForm({ reference, typed, isMain, onTyped, children }: Props) {
  const t = useTexts();
  const { referenceForm: form } = usePage().data;
  const errors: Partial<Record<ReferenceField, string>> = form?.errors ?? {};
  const field: FieldOf = (name) => ({
    id: `reference-${name}`,
    name,
    value: typed.words[name],
    maxLength: limitOf[name],
    error: errors[name],
    onChange: ({ target }) => onTyped({ ...typed, words: { ...typed.words, [name]: target.value } }),
  });
  const toggle = (part: ReferencePart, may: boolean): void => {
    const parts = referenceParts.filter((each) => (each === part ? may : typed.parts.includes(each)));
    onTyped({ ...typed, parts });
  };
  return (
    <form method="post" encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <input type="hidden" name="version" value={reference.version} />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-7">
        <Failure form={form} />
        <TextArea
          {...field('text')}
          label={t('references:form.text')}
          hint={t('references:form.textHint')}
          counter={`${[...typed.words.text.trim()].length} / ${referenceLimits.text}`}
          minLength={referenceLimits.textMinimum}
          required
        />
        <PartFields
          reference={reference}
          typed={typed}
          field={field}
          pictureError={errors.picture}
          onToggle={toggle}
          onChosen={(chosen) => onTyped({ ...typed, chosen })}
        />
      </div>
      {children}
      <Consent form={form} error={errors.consent} />
      <Actions status={reference.status} isMain={isMain} />
    </form>
  );
}

function Failure({ form }: { form: ReferenceFormState | undefined }) {
  const t = useTexts();
  if (!form || form.isPreview) return null;
  return (
    <Notice tone="danger" role="alert" title={t('references:form.failed')}>
      {form.failure ?? (form.parts.includes('picture') ? t('references:preview.picture') : null)}
    </Notice>
  );
}

type ConsentProps = { form: ReferenceFormState | undefined; error: string | undefined };

function Consent({ form, error }: ConsentProps) {
  const t = useTexts();
  return (
    <div className="grid max-w-2xl gap-2">
      <label className="flex items-start gap-3">
        <input
          id="reference-consent"
          className="mt-1 size-5 shrink-0 accent-ink"
          type="checkbox"
          name="consent"
          defaultChecked={form?.hasConsent ?? false}
          aria-describedby={error ? 'reference-consent-error' : undefined}
          required
        />
        <span>{t('references:form.consent')}</span>
      </label>
      {error ? <FieldError id="reference-consent-error">{error}</FieldError> : null}
    </div>
  );
}

function Actions({ status, isMain }: Pick<ReferenceOfPage, 'status'> & Pick<Props, 'isMain'>) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="go" value="give" variant={isMain ? 'primary' : 'secondary'}>
        {t(hasWords(status) ? 'references:form.change' : 'references:form.give')}
      </Button>
      <noscript>
        <Button type="submit" name="go" value="preview" formNoValidate>
          {t('references:preview.show')}
        </Button>
      </noscript>
      {status === 'asked' ? (
        <Button type="submit" name="go" value="decline" variant="quiet" formNoValidate>
          {t('references:form.decline')}
        </Button>
      ) : null}
    </div>
  );
}
