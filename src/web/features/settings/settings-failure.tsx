import type { ReactNode } from 'react';
import { ApiError, NetworkError } from '../../lib/http/api.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  error: Error;
  title: string;
  /** Says more than the server's words. */
  text?: string;
  action: ReactNode;
};

/** Why the settings were not read or saved, in the server's words where it has some, and the way on. */
export function SettingsFailure({ error, title, text: own, action }: Props) {
  const t = useTexts();
  const given = error instanceof ApiError ? error.body?.message : undefined;
  const told = error instanceof NetworkError ? t('errors:network.text') : (given ?? t('errors:generic.text'));
  return (
    <Notice tone="danger" role="alert" title={title} actions={action}>
      {own ?? told}
    </Notice>
  );
}
