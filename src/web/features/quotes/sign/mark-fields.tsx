import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { retriedImport } from '../../../lib/browser/retried-import.ts';
import { type LazyChunk, useLazyChunk } from '../../../lib/use-lazy-chunk.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useState } from 'react';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { DrawingPadProps } from './drawing-pad.tsx';
import { SignSection } from './sign-section.tsx';
import type { FieldsProps } from './signer-fields.tsx';
import { signFormId } from './use-sign-form.ts';

const importPad = retriedImport(() => import('./drawing-pad.tsx'));
const drawingPad: LazyChunk<DrawingPadProps> = { area: null, load: async () => (await importPad()).DrawingPad };

const fieldId = `${signFormId}-signature`;

/** The signature: a typed name, which needs nothing but a keyboard, or drawn where there are scripts (H5). */
export function MarkFields({ start, errorOf }: FieldsProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [mark, setMark] = useState(start.mark);
  const isDrawn = mark === 'drawn';
  const { Part, hasFailed, retry } = useLazyChunk(isDrawn, drawingPad);
  const error = errorOf('signature');
  return (
    <SignSection title={t('quoteSigning:sign.mark.title')}>
      {isHydrated ? (
        <ChoiceCards
          id={`${signFormId}-mark`}
          name="mark"
          type="radio"
          legend={t('quoteSigning:sign.mark.legend')}
          isLegendHidden
          columns={2}
          choices={(['typed', 'drawn'] as const).map((value) => ({
            value,
            label: t(`quoteSigning:sign.mark.${value}`),
          }))}
          value={[mark]}
          onChange={([value = 'typed']) => setMark(value)}
        />
      ) : (
        <input type="hidden" name="mark" value="typed" />
      )}
      {isDrawn ? (
        Part ? (
          <Part id={fieldId} name="strokes" start={start.strokes} error={error} />
        ) : (
          <Skeleton className="h-40" />
        )
      ) : (
        <TextField
          id={fieldId}
          name="signature"
          className="typed-signature"
          label={t('quoteSigning:sign.mark.label')}
          error={error}
          defaultValue={start.signature}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={signingLimits.name}
          required
        />
      )}
      {isDrawn && hasFailed ? (
        <button type="button" onClick={retry} className="justify-self-start underline">
          {t('common:actions.retry')}
        </button>
      ) : null}
    </SignSection>
  );
}
