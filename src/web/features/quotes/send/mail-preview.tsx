import type { MailPreview } from '#contract/mail/mail.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MailSheet } from '#web/features/mail/mail-sheet.tsx';

type Props = { preview: MailPreview; recipient: string; onClose: () => void };

/** The mail as the customer will get it. */
export function QuoteMailPreview({ preview, recipient, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('mail:preview.title')}
      description={t('mail:reply.to', { recipient })}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('common:actions.back')}
        </Button>
      }
    >
      <MailSheet preview={preview} />
    </Dialog>
  );
}
