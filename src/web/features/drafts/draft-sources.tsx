import { type ComponentType, Suspense, lazy } from 'react';
import { mayBeSignedIn } from './account/signed-in-marker.ts';
import type { DraftSession } from './draft-session.ts';
import { hasStash } from './discard-drafts.ts';
import { DraftLinkNotice } from './link/draft-link-notice.tsx';

const LazyStashedDraft = lazy(() => orNothing(async () => (await import('./stashed-draft-note.tsx')).StashedDraftNote));
const LazyAccountDraft = lazy(() => orNothing(async () => (await import('./account/account-draft.tsx')).AccountDraft));

type PartProps = { state: DraftSession };

export type DraftSourcesProps = PartProps & {
  /** Of a mailed link that was followed; null for none. */
  token: string | null;
};

/** The draft behind a mailed link, the one put aside, and the one in the account, each where there is one. */
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

/** Nobody has asked for it: where its code does not come, everything stays on this device and the page goes on. */
async function orNothing(
  load: () => Promise<ComponentType<PartProps>>,
): Promise<{ default: ComponentType<PartProps> }> {
  try {
    return { default: await load() };
  } catch {
    return { default: () => null };
  }
}
