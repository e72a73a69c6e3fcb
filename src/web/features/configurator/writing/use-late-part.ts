import { type ComponentType, useEffect, useState } from 'react';
import { loadAreas } from '../../../lib/i18n.ts';
import { useI18n } from '../../../lib/i18n-context.ts';

type Late<Props> = { Part: ComponentType<Props> | null; hasFailed: boolean; retry: () => void };

/** Code and texts of the writers, which few visitors ask for: fetched once they are wanted. */
export function useLatePart<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): Late<Props> {
  const i18n = useI18n();
  const [state, setState] = useState<{ Part: ComponentType<Props> | null; hasFailed: boolean }>({
    Part: null,
    hasFailed: false,
  });
  const isMissing = isWanted && !state.Part && !state.hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    Promise.all([load(), loadAreas(i18n, ['writing'])]).then(
      ([Part]) => setState({ Part, hasFailed: false }),
      () => setState({ Part: null, hasFailed: true }),
    );
  }, [isMissing, i18n, load]);
  return { ...state, retry: () => setState({ Part: null, hasFailed: false }) };
}
