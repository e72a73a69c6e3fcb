import { type ToastKind, offersOf } from '#domain/errors/failure.ts';
import type { GetText } from '#locales/text-key.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import type { DescribedError } from './describe-error.ts';

/** What a toast can offer to do (spec §4). */
export type WaysOn = { retry: () => void; reload: () => void; goHome: () => void };

/** The toast for an error, with the texts of spec §8 and the error's id; critical and high ones are destructive. */
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
    // A toast has space for one action.
    ...(way && { action: { label: t(`common:actions.${way}`), onPress: ways[way] } }),
  };
}
