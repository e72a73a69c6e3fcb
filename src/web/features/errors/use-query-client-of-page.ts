import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../../lib/page-context.ts';
import { type FailedCall, createQueryClient } from '../../lib/http/query-client.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { MessageContext } from './report-failed-call.ts';

let shared: QueryClient | null = null;

/**
 * One query cache for all screens of a document, which reports failures (spec §8); on the server one for each render,
 * because it holds one person's data. The screen must have loaded the texts of the area `errors`.
 */
export function useQueryClientOfPage(): QueryClient {
  const t = useTexts();
  const { language } = usePage();
  const [client] = useState(() => openClient({ t, language }));
  return client;
}

function openClient(context: MessageContext): QueryClient {
  const onFailure = (failed: FailedCall): void => {
    import('./report-failed-call.ts')
      .then(({ reportFailedCall }) => reportFailedCall(failed, context))
      .catch(() => undefined);
  };
  if (import.meta.env.SSR) return createQueryClient({ onFailure, isRendering: true });
  shared ??= createQueryClient({ onFailure, isRendering: false });
  return shared;
}
