import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { startScreenOf } from '#domain/accounts/start-screen.ts';
import { formatDay } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormFailure } from '../form-failure.tsx';
import { usePutOffSecondFactor } from '../queries.ts';

/** How a second factor is demanded of somebody now. */
export type Demand = 'demanded' | 'put-off' | 'none';

type Props = { account: OwnAccount; state: Demand };

/** Says that a second factor is demanded first, or until when it was put off; once there is one, that the rest is open. */
export function SecondFactorDemand({ account, state }: Props) {
  const t = useTexts();
  const { data, language } = usePage();
  if (state === 'demanded') return <Demanded canPutOff={account.canPutOffSecondFactor} />;
  if (state === 'put-off') {
    const date = formatDay(account.secondFactorPutOffUntil ?? 0, language);
    return (
      <Notice tone="warning" title={t('portal:settings.demanded.putOff.title')}>
        {t('portal:settings.demanded.putOff.text', { date })}
      </Notice>
    );
  }
  if (!data.user?.mustEnrol) return null;
  return (
    <Notice
      tone="success"
      role="status"
      title={t('portal:settings.enrolled.title')}
      actions={
        <ButtonLink to={pathOf(startScreenOf[data.user.role], language)} reloadDocument>
          {t('portal:settings.enrolled.action')}
        </ButtonLink>
      }
    >
      {t('portal:settings.enrolled.text')}
    </Notice>
  );
}

/** The demand, and for people of the agency the one chance to put it off. */
function Demanded({ canPutOff }: { canPutOff: boolean }) {
  const t = useTexts();
  const { data, language } = usePage();
  const putOff = usePutOffSecondFactor();

  async function openOffice(): Promise<void> {
    await putOff.mutateAsync({});
    location.assign(pathOf(startScreenOf[data.user?.role ?? 'user'], language));
  }

  return (
    <>
      <Notice
        tone="warning"
        title={t('portal:settings.demanded.title')}
        actions={
          canPutOff ? (
            <Button
              size="sm"
              isLoading={putOff.isPending || putOff.isSuccess}
              loadingText={t('common:working')}
              onClick={() => void openOffice().catch(() => undefined)}
            >
              {t('portal:settings.demanded.later')}
            </Button>
          ) : null
        }
      >
        {t('portal:settings.demanded.text')} {canPutOff ? t('portal:settings.demanded.laterHint') : null}
      </Notice>
      {putOff.error ? (
        <FormFailure key={putOff.submittedAt} error={putOff.error} title={t('portal:settings.demanded.laterFailure')} />
      ) : null}
    </>
  );
}
