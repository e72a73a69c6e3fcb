import { productPalette } from '#domain/settings/brand-colours.ts';
import { readColour } from '#domain/settings/look-settings.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Props = { id: string; value: string; error: string | undefined; onChange: (value: string) => void };

/** The brand's colour: picked from the device's own palette, or typed as it stands in the brand's manual. */
export function ColourField({ id, value, error, onChange }: Props) {
  const t = useTexts();
  return (
    <Field id={id} label={t('settings:look.colour.label')} hint={t('settings:look.colour.hint')} error={error}>
      {(control) => (
        <div className="flex flex-wrap items-stretch gap-2">
          <input
            type="color"
            className="h-12 w-14 shrink-0 cursor-pointer rounded-md border border-edge bg-sheet p-1"
            aria-label={t('settings:look.colour.pick')}
            value={readColour(value) ?? productPalette.light.line}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...control}
            className="control figures w-36"
            value={value}
            placeholder={productPalette.light.line}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button variant="quiet" className="min-h-12" aria-disabled={value === ''} onClick={() => onChange('')}>
            {t('settings:look.colour.own')}
          </Button>
        </div>
      )}
    </Field>
  );
}
