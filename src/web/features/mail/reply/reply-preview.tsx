import type { MailPreview } from '#contract/mail/mail.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { MailSheet } from '../mail-sheet.tsx';
import type { ReplyForm } from './use-reply-form.ts';

type Props = { preview: MailPreview; form: ReplyForm; recipient: string };

/** The mail as the customer will get it, and the way to send it from here. */
export function ReplyPreview({ preview, form, recipient }: Props) {
  const t = useTexts();
  const close = () => form.preview.reset();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      size="lg"
      title={t('mail:preview.title')}
      description={t('mail:reply.to', { recipient })}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('common:actions.back')}
          </Button>
          <Button
            variant="primary"
            icon={<MailIcon size={20} />}
            isLoading={form.isSending}
            loadingText={t('mail:reply.sending')}
            onClick={() => {
              close();
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
