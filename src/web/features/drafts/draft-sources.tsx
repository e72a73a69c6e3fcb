import { type ComponentType, Suspense, lazy } from 'react';
import { mayBeSignedIn } from './account/signed-in-marker.ts';
import type { DraftSession } from './draft-session.ts';
import { hasStash } from './discard-drafts.ts';
import { DraftLinkNotice } from './link/draft-link-notice.tsx';

const LazyStashedDraft = lazy(() => orEmpty(async () => (await import('./stashed-draft-note.tsx')).StashedDraftNote));
const LazyAccountDraft = lazy(() => orEmpty(async () => (await import('./account/account-draft.tsx')).AccountDraft));

type PartProps = { state: DraftSession };

export type DraftSourcesProps = PartProps & {
  /** Of a mailed link that was followed; null for none. */
  token: string | null;
};

/** The draft of a mailed link, the stashed one, and the one of the account, each where there is one. */
export function DraftSources({ state, token }: DraftSourcesProps) {
  const { isLive } = state;
  return (
    <>
      {token === null ? null : <DraftLinkNotice state={state} token={token} />}
      <Suspense fallback={null}>{isLive && hasStash() ? <LazyStashedDraft state={state} /> : null}</Suspense>
      <Suspense fallback={null}>{isLive && mayBeSignedIn() ? <LazyAccountDraft state={state} /> : null}</Suspense>
    </>
  );
}

/** A chunk that does not load is left out: the draft of this device works without it. */
async function orEmpty(load: () => Promise<ComponentType<PartProps>>): Promise<{ default: ComponentType<PartProps> }> {
  try {
    return { default: await load() };
  } catch {
    return { default: () => null };
  }
}
