import { type ReactNode, useEffect, useState } from 'react';
import { routes } from '#domain/routes.ts';
import { useI18n } from '../../lib/i18n-context.ts';
import { loadAreas } from '../../lib/i18n.ts';
import { usePage } from '../../lib/page-context.ts';
import { catchUp } from './keep-choice.ts';
import { readChoice, useChoice } from './stored-choice.ts';
import { useThirdParties } from './use-third-parties.ts';

/**
 * Asks about cookies until a choice is made, and loads what was agreed to (B12). Shared pages know no visitor, so it
 * appears once React has found no choice; its code and texts come only then. The page about cookies has its own form.
 */
export function ConsentBanner() {
  const { screen } = usePage();
  const choice = useChoice();
  useThirdParties(choice ?? null);
  useEffect(() => {
    const found = readChoice();
    if (found) void catchUp(found);
  }, []);
  const isAsked = screen !== 'cookies' && (screen === null || routes[screen].permission === 'visit');
  return usePanel(choice === null && isAsked);
}

/** The banner itself, once it is wanted and has been loaded. */
function usePanel(isWanted: boolean): ReactNode {
  const i18n = useI18n();
  const [panel, setPanel] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./banner-panel.tsx'), loadAreas(i18n, ['consent'])]).then(
      ([{ BannerPanel }]) => setPanel(<BannerPanel />),
      // Offline or a new version: without the question nothing is agreed to, and the next page asks again.
      () => undefined,
    );
  }, [isWanted, i18n]);
  return isWanted ? panel : null;
}
