import { useMemo, useState } from 'react';
import type { VersionedLook } from '#contract/settings.ts';
import { type BrandCheck, checkBrandColour, paletteOf, productPalette } from '#domain/settings/brand-colours.ts';
import { firstLookSettings, readColour } from '#domain/settings/look-settings.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { wearColours } from './brand-tokens.ts';
import { useChangeLook } from './look-queries.ts';
import { type LookDraft, type LookField, rebaseLook } from './rebase-look.ts';

export const colourId = 'primary-color';

const draftOf = ({
  primaryColor,
  defaultTheme,
  logo,
}: Omit<VersionedLook, 'version' | 'changedAt' | 'changedBy'>): LookDraft => ({
  colour: primaryColor ?? '',
  defaultTheme,
  logo,
});

/** The look while it is being changed: what is typed, what becomes of it, and how it is saved. */
export function useLookForm(settings: VersionedLook, readNewest: () => Promise<VersionedLook | null>) {
  const t = useTexts();
  const save = useChangeLook();
  const [draft, setDraft] = useState<LookDraft>(() => draftOf(settings));
  // Of the values in the fields: a newer one that was read meanwhile must not hide somebody else's change (G5).
  const [base, setBase] = useState(settings);
  const [clashes, setClashes] = useState<readonly LookField[]>([]);
  const [isAsked, setAsked] = useState(false);
  const chosen = readColour(draft.colour);
  const isOwn = draft.colour.trim() === '';
  const check = useMemo<BrandCheck | null>(() => (chosen === null ? null : checkBrandColour(chosen)), [chosen]);
  const palette = useMemo(() => (isOwn ? productPalette : paletteOf(chosen)), [isOwn, chosen]);
  const problem = problemOf({ check, isOwn, isAsked });

  /** After somebody else's change: their values in the fields that were left alone here, the own ones in the others. */
  async function rebase(): Promise<void> {
    const newest = await readNewest();
    if (!newest) return;
    const rebased = rebaseLook({ base: draftOf(base), typed: draft, saved: draftOf(newest) });
    setDraft(rebased.draft);
    setClashes(rebased.clashes);
    setBase(newest);
  }

  function submit(): void {
    if (save.isPending) return;
    setAsked(true);
    if (!isOwn && !check?.ok) {
      document.querySelector<HTMLInputElement>(`#${colourId}`)?.focus();
      return;
    }
    const { defaultTheme, logo } = draft;
    save.mutate(
      { primaryColor: isOwn ? null : chosen, defaultTheme, logo, version: base.version },
      {
        onSuccess: (stored) => {
          setDraft(draftOf(stored));
          setBase(stored);
          wearColours(paletteOf(stored.primaryColor));
          showToast({
            title: t('settings:look.saved.title'),
            description: t('settings:look.saved.text'),
            tone: 'success',
          });
        },
        onError: (error) => void (wasChangedMeanwhile(error) && rebase()),
      },
    );
  }

  return {
    draft,
    check,
    palette,
    save,
    submit,
    /** What both have changed, with what is saved now. */
    clashes: { fields: clashes, saved: draftOf(base) },
    problem:
      problem === 'invalid'
        ? t('settings:look.colour.invalid')
        : problem && t('settings:look.colour.tooLight', { colour: problem.readable }),
    change: (part: Partial<LookDraft>) => setDraft((known) => ({ ...known, ...part })),
    reset: () => setDraft(draftOf(firstLookSettings)),
  };
}

type Asked = { check: BrandCheck | null; isOwn: boolean; isAsked: boolean };

/** A colour is judged as soon as it is one; half a colour only when it is to be saved. */
function problemOf({ check, isOwn, isAsked }: Asked): 'invalid' | { readable: string } | undefined {
  if (isOwn || check?.ok) return undefined;
  if (check) return check;
  return isAsked ? 'invalid' : undefined;
}
