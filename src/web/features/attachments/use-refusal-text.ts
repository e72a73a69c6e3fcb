import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { formatFileSize } from '#domain/attachments/file-size.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import type { UploadItem } from './upload-items.ts';

/** Why a file was rejected, in the server's words where it gave some; null for one that was not. */
export function useRefusalText({ state, refusal, message }: UploadItem): string | null {
  const t = useTexts();
  const { language } = usePage();
  if (state !== 'refused') return null;
  if (refusal === null) return message ?? t('errors:generic.text');
  const size = formatFileSize(attachmentLimits.bytes, language);
  return t(`attachments:refused.${refusal}`, { size, count: attachmentLimits.count });
}
