import { type ComponentType, useEffect, useState } from 'react';
import type { Area } from '#locales/areas.ts';
import { type I18n, loadAreas } from './texts/i18n.ts';
import { useI18n } from './texts/i18n-context.ts';

type Late<Props> = { Part: ComponentType<Props> | null; hasFailed: boolean; retry: () => void };

/**
 * A component that is loaded on demand, by `retriedImport` where it is loaded again after a failure, and the area of texts that it
 * needs besides those of the screen; null for none.
 */
export type LazyChunk<Props> = { area: Area | null; load: (i18n: I18n) => Promise<ComponentType<Props>> };

/** Loads a lazy chunk and its texts once it is wanted. `part` must stay the same object. */
export function useLazyChunk<Props>(isWanted: boolean, part: LazyChunk<Props>): Late<Props> {
  const i18n = useI18n();
  const [state, setState] = useState<{ Part: ComponentType<Props> | null; hasFailed: boolean }>({
    Part: null,
    hasFailed: false,
  });
  const isMissing = isWanted && !state.Part && !state.hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    Promise.all([part.load(i18n), part.area && loadAreas(i18n, [part.area])]).then(
      ([Part]) => setState({ Part, hasFailed: false }),
      () => setState({ Part: null, hasFailed: true }),
    );
  }, [isMissing, i18n, part]);
  return { ...state, retry: () => setState({ Part: null, hasFailed: false }) };
}
