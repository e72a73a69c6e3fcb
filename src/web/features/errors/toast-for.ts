import { type ToastKind, offersOf } from '#domain/errors/failure.ts';
import type { GetText } from '#locales/text-key.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import type { DescribedError } from './describe-error.ts';

/** What a toast can offer to do (spec §4). */
export type WaysOn = { retry: () => void; reload: () => void; goHome: () => void };

/** The toast that tells of an error, in the words of spec §8 and with its id; grave ones are destructive. */
export function toastFor(
  kind: ToastKind,
  error: DescribedError,
  { t, ...ways }: WaysOn & { t: GetText },
): ToastContent {
  const isGrave = error.severity === 'critical' || error.severity === 'high';
  const [way] = (['retry', 'reload', 'goHome'] as const).filter((each) => offersOf(error)[each]);
  return {
    title: t(`errors:${kind}.title`),
    description: `${t(`errors:${kind}.text`)} ${t('common:errorId', { id: error.id })}`,
    ...(isGrave && { tone: 'destructive' }),
    // A toast has room for one.
    ...(way && { action: { label: t(`common:actions.${way}`), onPress: ways[way] } }),
  };
}
