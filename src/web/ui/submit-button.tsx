import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from './button.tsx';

type Props = { isSending: boolean; isFullWidth?: boolean; className?: string; children: ReactNode };

/** The submit button of a form, with a loading state. */
export function SubmitButton({ isSending, ...button }: Props) {
  const t = useTexts();
  return <Button type="submit" variant="primary" isLoading={isSending} loadingText={t('common:working')} {...button} />;
}
