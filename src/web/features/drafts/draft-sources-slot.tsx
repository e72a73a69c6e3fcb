import { useState } from 'react';
import { mayBeSignedIn } from './account/signed-in-marker.ts';
import { type LazyChunk, useLazyChunk } from '../../lib/use-lazy-chunk.ts';
import type { DraftSession } from './draft-session.ts';
import { LoadFailureNotice } from '#web/features/errors/load-failure-notice.tsx';
import { useHandOver } from './hand-over/use-hand-over.ts';
import { hasStash } from './discard-drafts.ts';
import type { DraftSourcesProps } from './draft-sources.tsx';

type Props = { state: DraftSession };

const chunk: LazyChunk<DraftSourcesProps> = {
  area: null,
  async load(i18n) {
    const [{ DraftSources }] = await Promise.all([
      import('./draft-sources.tsx'),
      import('./load-draft-texts.ts').then(({ loadDraftTexts }) => loadDraftTexts(i18n)),
    ]);
    return DraftSources;
  },
};

/**
 * Drafts of other sources: a mailed link, the stash, the account (C7, C10). Most visitors have none of them and load
 * nothing.
 */
export function DraftSourcesSlot({ state }: Props) {
  const { linkToken, isLive } = state;
  useHandOver();
  const [token, setToken] = useState(linkToken);
  // The notice of a link stays after its draft was loaded or dismissed.
  if (linkToken !== null && linkToken !== token) setToken(linkToken);
  const isWanted = token !== null || (isLive && (hasStash() || mayBeSignedIn()));
  const { Part, hasFailed } = useLazyChunk(isWanted, chunk);
  return (
    <div className="grid gap-3 not-empty:mt-5">
      {Part ? <Part state={state} token={token} /> : null}
      {hasFailed && token !== null ? <LoadFailureNotice /> : null}
    </div>
  );
}
