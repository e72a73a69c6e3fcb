import type { ReactNode } from 'react';
import { useIsOnline } from '../../../lib/browser/use-is-online.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { children: ReactNode };

/** Actions that only the server can do: off, with the reason, while the device knows that it has no connection (C8, C11). */
export function WithConnection({ children }: Props) {
  const t = useTexts();
  const isOnline = useIsOnline();
  return (
    <fieldset disabled={!isOnline} aria-describedby={isOnline ? undefined : 'connection-hint'} className="grid gap-3">
      {children}
      {isOnline ? null : (
        <p id="connection-hint" className="text-sm font-semibold text-caution">
          {t('unsent:needsConnection')}
        </p>
      )}
    </fieldset>
  );
}
