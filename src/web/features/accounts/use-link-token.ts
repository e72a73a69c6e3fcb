import { useEffect } from 'react';
import { navigate, useHistoryState, useQuery } from '../../lib/navigation.ts';
import { usePage } from '../../lib/page-context.ts';

/**
 * Token of a mailed or printed link, empty when there is none. It is moved from the address into the entry of the history:
 * there it is kept over a reload, and no statistics and no next page see it.
 */
export function useLinkToken(): string {
  return useLink().token;
}

/** The same, and whether the link does nothing any more as far as the page knows; `end` notes that it does not. */
export function useLink(): { token: string; isOver: boolean; end: () => void } {
  const inAddress = useQuery().get('token') ?? '';
  const isOverOnServer = usePage().data.isLinkOver === true;
  const kept = keptIn(useHistoryState());
  useEffect(() => {
    if (inAddress !== '') keep({ linkToken: inAddress, isOver: isOverOnServer });
  }, [inAddress, isOverOnServer]);
  const isInAddress = inAddress !== '';
  const token = isInAddress ? inAddress : kept.linkToken;
  return {
    token,
    isOver: isInAddress ? isOverOnServer : kept.isOver,
    end: () => keep({ linkToken: token, isOver: true }),
  };
}

type Kept = { linkToken: string; isOver: boolean };

const keep = (state: Kept) => navigate(location.pathname, { replace: true, state });

function keptIn(state: unknown): Kept {
  const { linkToken, isOver } = (state ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return { linkToken: typeof linkToken === 'string' ? linkToken : '', isOver: isOver === true };
}
