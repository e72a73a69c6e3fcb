import { type ComponentType, Suspense, lazy } from 'react';
import { mayBeSignedIn } from '../../../lib/signed-in-marker.ts';
import type { Configurator } from '../use-configurator.ts';
import { hasAside } from './forget-drafts.ts';
import { LinkOpening } from './link-opening.tsx';

const LazyOtherDraft = lazy(() => orNothing(async () => (await import('./other-draft-note.tsx')).OtherDraft));
const LazyAccountDraft = lazy(() => orNothing(async () => (await import('./account-draft.tsx')).AccountDraft));

type PartProps = { state: Configurator };

export type PartsProps = PartProps & {
  /** Of a mailed link that was followed; null for none. */
  token: string | null;
};

/** The draft behind a mailed link, the one put aside, and the one in the account, each where there is one. */
export function KeepingParts({ state, token }: PartsProps) {
  const { isLive } = state;
  return (
    <>
      {token === null ? null : <LinkOpening state={state} token={token} />}
      <Suspense fallback={null}>{isLive && hasAside() ? <LazyOtherDraft state={state} /> : null}</Suspense>
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
