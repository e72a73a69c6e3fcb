import type { OwnFirm } from '#contract/firms/firms.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FirmForm } from './firm-form.tsx';

type Props = { firm: OwnFirm; owner: string };

/** The firm that was offered to the reader; nothing where none was (I5). */
export function OfferNotice({ firm, owner }: Props) {
  const t = useTexts();
  const own = firm.members.find(({ id }) => id === firm.memberId);
  if (!own || own.offeredAt === null) return null;
  return (
    <Notice
      title={t('firms:offered.title', { firm: firm.name })}
      actions={
        <FirmForm firm={firm.id} id={own.id} className="flex flex-wrap gap-3">
          <Button type="submit" name="go" value="accept" variant="primary">
            {t('firms:offered.accept')}
          </Button>
          <Button type="submit" name="go" value="decline">
            {t('firms:offered.decline')}
          </Button>
        </FirmForm>
      }
    >
      {t('firms:offered.text', { owner })}
    </Notice>
  );
}
