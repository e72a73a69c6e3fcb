import { useMemo } from 'react';
import type { VersionedLook } from '#contract/settings.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type BrandCheck, checkBrandColour, paletteOf, productPalette } from '#domain/settings/brand-colours.ts';
import { type DefaultTheme, type Logo, firstLookSettings, readColour } from '#domain/settings/look-settings.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useIssueText } from '../../lib/forms/use-issue-text.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { wearColours } from './brand-tokens.ts';
import { useChangeLook, useFreshLook } from './look-queries.ts';

/** What stands in the fields of the look; the colour as it was typed, empty for the product's own. */
export type LookDraft = { colour: string; logo: Logo | null; defaultTheme: DefaultTheme };
export type LookField = keyof LookDraft;

/** Form of the look, with the colours that the typed one leads to. */
export function useLookForm(settings: VersionedLook) {
  const t = useTexts();
  const sentenceOf = useIssueText();
  const save = useChangeLook();
  const form = useRecordForm<LookDraft, VersionedLook>({
    id: 'look',
    start: draftOf(settings),
    check: ({ colour }) => colourIssues(colour),
    send: ({ colour, ...look }, base) =>
      save.mutateAsync({ primaryColor: readColour(colour), ...look, version: (base ?? settings).version }),
    sentAs: { primaryColor: 'colour' },
    stored: { base: settings, valuesOf: draftOf, reload: useFreshLook() },
    onSaved(stored) {
      wearColours(paletteOf(stored.primaryColor));
      showToast({
        title: t('settings:look.saved.title'),
        description: t('settings:look.saved.text'),
        tone: 'success',
      });
    },
  });
  const { colour } = form.values;
  const check = useMemo(() => checkOf(colour), [colour]);
  const palette = useMemo(() => (isOwn(colour) ? productPalette : paletteOf(readColour(colour))), [colour]);
  // A colour is judged as soon as it is one; half a colour only when it is to be saved.
  const early = check && !check.ok ? sentenceOf({ field: 'colour', ...check }) : undefined;
  return {
    ...form,
    check,
    palette,
    colourError: form.errors.colour ?? early,
    reset: () => form.change(draftOf(firstLookSettings)),
  };
}
export type LookForm = ReturnType<typeof useLookForm>;

const isOwn = (colour: string) => colour.trim() === '';

/** How well a colour can be read; null while what is typed is none. */
function checkOf(colour: string): BrandCheck | null {
  const chosen = readColour(colour);
  return chosen === null ? null : checkBrandColour(chosen);
}

function colourIssues(colour: string): FieldIssue<'colour'>[] {
  if (isOwn(colour)) return [];
  const check = checkOf(colour);
  if (check === null) return [{ field: 'colour', rule: 'invalid-colour' }];
  return check.ok ? [] : [{ field: 'colour', rule: check.rule, readable: check.readable }];
}

type Look = Pick<VersionedLook, 'primaryColor' | 'defaultTheme' | 'logo'>;

function draftOf({ primaryColor, defaultTheme, logo }: Look): LookDraft {
  return { colour: primaryColor ?? '', logo, defaultTheme };
}
