import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../../lib/page-context.ts';
import { type FailedCall, createQueryClient } from '../../lib/http/query-client.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { Telling } from './tell-failed-call.ts';

let shared: QueryClient | null = null;

/**
 * One cache for all screens of a document, whose failures are told (spec §8); on the server one for each render, which
 * belongs to one person. The screen must have loaded the texts of the area `errors`.
 */
export function useQueryClientOfPage(): QueryClient {
  const t = useTexts();
  const { language } = usePage();
  const [client] = useState(() => openClient({ t, language }));
  return client;
}

function openClient(telling: Telling): QueryClient {
  const onFailure = (failed: FailedCall): void => {
    import('./tell-failed-call.ts')
      .then(({ tellFailedCall }) => tellFailedCall(failed, telling))
      .catch(() => undefined);
  };
  if (import.meta.env.SSR) return createQueryClient({ onFailure, isRendering: true });
  shared ??= createQueryClient({ onFailure, isRendering: false });
  return shared;
}
