import { useRef } from 'react';
import { signatureBox } from '#domain/quotes/signing/check-mark.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { UndoIcon } from '../../../ui/icons/arrows.tsx';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { pathOfStroke } from '#domain/quotes/signing/strokes.ts';
import { useStrokes } from './use-strokes.ts';

export type DrawingPadProps = {
  id: string;
  /** Name of the field that holds the strokes as JSON. */
  name: string;
  start: string;
  error: string | undefined;
};

/**
 * A box of 600 by 200 to sign in by finger, pen or mouse: strokes of whole points, the last of which can be taken back (H5). The page
 * does not scroll while somebody draws. A keyboard cannot draw; typing the name is its way to sign.
 */
export function DrawingPad({ id, name, start, error }: DrawingPadProps) {
  const t = useTexts();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { strokes, json, undo, clear, handlers } = useStrokes(start, fieldRef);
  const count = strokes.length;
  const ids = [`${id}-hint`, error ? `${id}-error` : ''].filter((each) => each !== '').join(' ');
  return (
    <div className="grid gap-2">
      <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
        {t('quoteSigning:sign.mark.padHint')}
      </p>
      <input ref={fieldRef} type="hidden" name={name} value={json} />
      <svg
        id={id}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        role="img"
        tabIndex={-1}
        aria-label={t('quoteSigning:sign.mark.pad')}
        aria-describedby={ids}
        data-invalid={error ? '' : undefined}
        className="drawing-pad"
        {...handlers}
      >
        <path className="stroke-hair" d="M40 150H560" strokeWidth="2" />
        {strokes.map((stroke, index) => (
          <path key={index} className="stroke-ink" d={pathOfStroke(stroke)} />
        ))}
      </svg>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<UndoIcon size={20} />} disabled={count === 0} onClick={undo}>
          {t('quoteSigning:sign.mark.undoStroke')}
        </Button>
        <Button size="sm" icon={<CloseIcon size={20} />} disabled={count === 0} onClick={clear}>
          {t('quoteSigning:sign.mark.clear')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {count === 0 ? t('quoteSigning:sign.mark.padEmpty') : t('quoteSigning:sign.mark.padStrokes', { count })}
        </p>
      </div>
    </div>
  );
}
