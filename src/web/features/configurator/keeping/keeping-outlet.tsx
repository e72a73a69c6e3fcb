import { useState } from 'react';
import { mayBeSignedIn } from '../../../lib/signed-in-marker.ts';
import { type LazyChunk, useLazyChunk } from '../../../lib/use-lazy-chunk.ts';
import type { Configurator } from '../use-configurator.ts';
import { LateNotice } from '../writing/late-notice.tsx';
import { hasAside } from './forget-drafts.ts';
import type { PartsProps } from './keeping-parts.tsx';

type Props = { state: Configurator };

const part: LazyChunk<PartsProps> = {
  area: null,
  async load(i18n) {
    const [{ KeepingParts }] = await Promise.all([
      import('./keeping-parts.tsx'),
      import('../draft-texts.ts').then(({ loadDraftTexts }) => loadDraftTexts(i18n)),
    ]);
    return KeepingParts;
  },
};

/**
 * What there is to say of drafts that came from elsewhere: a mailed link, one put aside, the account (C7, C10). Most
 * visitors have none of them and load nothing.
 */
export function KeepingOutlet({ state }: Props) {
  const { linkToken, isLive } = state;
  const [token, setToken] = useState(linkToken);
  // What is said of a link stays when nobody waits for its draft any more.
  if (linkToken !== null && linkToken !== token) setToken(linkToken);
  const isWanted = token !== null || (isLive && (hasAside() || mayBeSignedIn()));
  const { Part, hasFailed } = useLazyChunk(isWanted, part);
  return (
    <div className="grid gap-3 not-empty:mt-5">
      {Part ? <Part state={state} token={token} /> : null}
      {hasFailed && token !== null ? <LateNotice /> : null}
    </div>
  );
}
