import type { MailPreview } from '#contract/mail/mail.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { MailSheet } from '../mail-sheet.tsx';
import type { ReplyForm } from './use-reply-form.ts';

type Props = { preview: MailPreview; form: ReplyForm; recipient: string; onClose: () => void };

/** The mail as the customer will get it, and the way to send it from here. */
export function ReplyPreview({ preview, form, recipient, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('mail:preview.title')}
      description={t('mail:reply.to', { recipient })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.back')}
          </Button>
          <Button
            variant="primary"
            icon={<MailIcon size={20} />}
            isLoading={form.isSending}
            loadingText={t('mail:reply.sending')}
            onClick={() => {
              onClose();
              void form.submit();
            }}
          >
            {t('mail:reply.send')}
          </Button>
        </>
      }
    >
      <MailSheet preview={preview} />
    </Dialog>
  );
}
