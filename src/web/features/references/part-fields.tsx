import type { ReactNode } from 'react';
import type { ReferenceOfPage } from '#contract/projects/reference-page.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { type ReferencePart, referenceParts } from '#domain/references/reference.ts';
import { readFile } from '../../lib/read-file.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TypedReference } from './preview-of.ts';
import type { FieldOf } from './reference-form.tsx';

type Props = {
  reference: ReferenceOfPage;
  typed: TypedReference;
  field: FieldOf;
  pictureError: string | undefined;
  onToggle: (part: ReferencePart, may: boolean) => void;
  onChosen: (address: string | null) => void;
};

/** The parts beside the text: each is asked for by a tick of its own, and its fields belong to the tick. */
export function PartFields(props: Props) {
  const t = useTexts();
  const { typed, field, onToggle } = props;
  const fieldsOf: Record<ReferencePart, ReactNode> = {
    name: <TextField {...field('name')} label={t('references:form.name')} autoComplete="name" />,
    firm: <TextField {...field('firm')} label={t('references:form.firm')} autoComplete="organization" />,
    figure: <FigureFields field={field} />,
    picture: <PictureFields {...props} />,
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="mb-2 font-display text-xl font-semibold">{t('references:form.parts')}</legend>
      <p className="max-w-prose text-muted">{t('references:form.partsHint')}</p>
      {referenceParts.map((part) => (
        <div key={part} className="group/part grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-hair pt-3">
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              id={`reference-leave-${part}`}
              className="size-5 shrink-0 accent-ink"
              type="checkbox"
              name="leave"
              value={part}
              checked={typed.parts.includes(part)}
              onChange={({ target }) => onToggle(part, target.checked)}
            />
            {t(`references:form.leave.${part}`)}
          </label>
          <div className="hidden grid-cols-[minmax(0,1fr)] gap-4 pb-3 group-has-[[name=leave]:checked]/part:grid sm:ps-8">
            {fieldsOf[part]}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function FigureFields({ field }: Pick<Props, 'field'>) {
  const t = useTexts();
  return (
    <>
      <TextField
        {...field('figureLabel')}
        label={t('references:form.figureLabel')}
        hint={t('references:form.figureLabelHint')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field('figureBefore')}
          label={t('references:form.figureBefore')}
          mark={t('common:optional')}
          inputMode="decimal"
        />
        <TextField
          {...field('figureAfter')}
          label={t('references:form.figureAfter')}
          mark={t('common:optional')}
          inputMode="decimal"
        />
      </div>
    </>
  );
}

/** Written so in every language. */
const size = `${attachmentLimits.bytes / 1024 ** 2}\u00A0MB`;

/** A file as an address that the page can show before it is sent; null where it cannot be read, which the server says then. */
const addressOf = async (file: File): Promise<string | null> => {
  const read = await readFile(file).catch(() => null);
  return read && `data:${file.type};base64,${read.content}`;
};

function PictureFields({ reference, field, pictureError, onChosen }: Props) {
  const t = useTexts();
  const hasPicture = reference.shown.picture !== null;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <span id="reference-picture-label" className="font-semibold">
          {t('references:form.picture')}
        </span>
        <p id="reference-picture-hint" className="text-sm text-muted">
          {t('references:form.pictureHint', { size })} {hasPicture ? t('references:form.pictureKept') : ''}
        </p>
        <label className="file-button justify-self-start whitespace-nowrap">
          <input
            id="reference-picture"
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby="reference-picture-label reference-picture-hint"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              void (file ? addressOf(file) : Promise.resolve(null)).then(onChosen);
            }}
          />
          <span>{t('references:form.choose')}</span>
        </label>
        {pictureError ? <FieldError id="reference-picture-error">{pictureError}</FieldError> : null}
      </div>
      <TextField
        {...field('pictureAlt')}
        label={t('references:form.pictureAlt')}
        hint={t('references:form.pictureAltHint')}
      />
    </>
  );
}
