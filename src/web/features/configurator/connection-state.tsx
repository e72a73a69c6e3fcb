import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Says that the configurator works without a connection, as long as there is none (C11). */
export function ConnectionState() {
  const t = useTexts();
  const isOnline = useIsOnline();
  return (
    <p role="status" className="max-w-prose text-sm font-semibold text-caution">
      {isOnline ? null : t('unsent:offline')}
    </p>
  );
}
