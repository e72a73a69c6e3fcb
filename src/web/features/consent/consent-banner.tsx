import { useEffect } from 'react';
import { routes } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useLazyChunk } from '../../lib/use-lazy-chunk.ts';
import { syncChoice } from './save-choice.ts';
import { readChoice, useChoice } from './stored-choice.ts';
import { useThirdParties } from './use-third-parties.ts';

const panel = { area: 'consent' as const, load: async () => (await import('./banner-panel.tsx')).BannerPanel };

/**
 * Asks about cookies until a choice is made, and loads what was agreed to (B12). Shared pages are the same for every
 * visitor, so it appears after hydration, when no choice is stored; its code and texts are a lazy chunk. The page about
 * cookies has its own form.
 */
export function ConsentBanner() {
  const { screen } = usePage();
  const choice = useChoice();
  useThirdParties(choice ?? null);
  useEffect(() => {
    const found = readChoice();
    if (found) void syncChoice(found);
  }, []);
  const isAsked = screen !== 'cookies' && (screen === null || routes[screen].permission === 'visit');
  const isWanted = choice === null && isAsked;
  // Where the chunk cannot be loaded (offline, a new version) nothing is agreed to, and the next page asks again.
  const { Part: BannerPanel } = useLazyChunk(isWanted, panel);
  return isWanted && BannerPanel ? <BannerPanel /> : null;
}
