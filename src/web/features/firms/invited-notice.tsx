import type { OwnFirms } from '#contract/firms/firms.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FirmForm } from './firm-form.tsx';

/** An invitation to the reader's address, to be accepted without its link (I5). */
export function InvitedNotice({ invited: { id, firm, right } }: { invited: OwnFirms['invited'][number] }) {
  const t = useTexts();
  return (
    <Notice
      title={t('firms:invited.title', { firm })}
      actions={
        <FirmForm firm="" id={id}>
          <Button type="submit" name="go" value="join" variant="primary">
            {t('firms:invited.submit')}
          </Button>
        </FirmForm>
      }
    >
      {t('firms:yourRight', { right: t(`firms:rights.${right}.title`) })}
    </Notice>
  );
}
