import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';

type Props = { account: Pick<OwnAccount, 'email' | 'isEmailVerified'> };

/** The own address, and whether it counts yet (F2). */
export function EmailState({ account: { email, isEmailVerified } }: Props) {
  const t = useTexts();
  if (email === null) return <span className="text-muted">{t('portal:account.noEmail')}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 break-words">{email}</span>
      <Badge tone={isEmailVerified ? 'done' : 'waiting'}>
        {isEmailVerified ? t('portal:account.verified') : t('portal:account.unverified')}
      </Badge>
    </span>
  );
}
