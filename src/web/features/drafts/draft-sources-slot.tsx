import { useState } from 'react';
import { mayBeSignedIn } from './account/signed-in-marker.ts';
import { type LazyChunk, useLazyChunk } from '../../lib/use-lazy-chunk.ts';
import type { DraftSession } from './draft-session.ts';
import { LoadFailureNotice } from '#web/features/errors/load-failure-notice.tsx';
import { hasStash } from './discard-drafts.ts';
import type { DraftSourcesProps } from './draft-sources.tsx';

type Props = { state: DraftSession };

const part: LazyChunk<DraftSourcesProps> = {
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
 * What there is to say of drafts that came from elsewhere: a mailed link, one put aside, the account (C7, C10). Most
 * visitors have none of them and load nothing.
 */
export function DraftSourcesSlot({ state }: Props) {
  const { linkToken, isLive } = state;
  const [token, setToken] = useState(linkToken);
  // What is said of a link stays when nobody waits for its draft any more.
  if (linkToken !== null && linkToken !== token) setToken(linkToken);
  const isWanted = token !== null || (isLive && (hasStash() || mayBeSignedIn()));
  const { Part, hasFailed } = useLazyChunk(isWanted, part);
  return (
    <div className="grid gap-3 not-empty:mt-5">
      {Part ? <Part state={state} token={token} /> : null}
      {hasFailed && token !== null ? <LoadFailureNotice /> : null}
    </div>
  );
}
