import { useUploads } from '#web/features/attachments/upload-progress.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SendAfterUploads } from './use-send-after-uploads.ts';

type Props = { sending: SendAfterUploads };

/** Says that sending waits for uploads, or goes without some files (C10). */
export function UploadsNotice({ sending }: Props) {
  const t = useTexts();
  const { missing } = useUploads();
  if (sending.isWaiting) {
    return (
      <Notice
        role="status"
        title={t('attachments:wait.title')}
        actions={
          <Button size="sm" onClick={sending.sendNow}>
            {t('attachments:wait.sendNow')}
          </Button>
        }
      >
        {t('attachments:wait.text')}
      </Notice>
    );
  }
  if (sending.hasMissed) {
    return (
      <Notice tone="warning" role="alert">
        {t('attachments:missed')}
      </Notice>
    );
  }
  if (missing === 0) return null;
  return <p className="text-sm text-muted">{t('attachments:missing', { count: missing })}</p>;
}
