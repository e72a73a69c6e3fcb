import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ConfirmedRemoval } from '../settings/confirmed-removal.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { usePasskeySupport } from './passkey-support.ts';
import { useRemovePasskey } from '../queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { useFocusAfterRemoval } from '../settings/use-focus-after-removal.ts';

type Props = { account: OwnAccount };
type Passkey = OwnAccount['passkeys'][number];

const sectionId = 'passkeys';

/** The own passkeys: add one under a name, remove one (F5). */
export function PasskeysSection({ account: { passkeys } }: Props) {
  const t = useTexts();
  const isSupported = usePasskeySupport();
  useFocusAfterRemoval(sectionId, passkeys.length);
  return (
    <SettingsSection
      id={sectionId}
      title={t('portal:settings.passkeys.title')}
      lead={t('portal:settings.passkeys.lead')}
    >
      {passkeys.length > 0 ? (
        <ul className="grid border-t-2 border-ink">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p>{t('portal:settings.passkeys.empty')}</p>
      )}
      {isSupported === false ? (
        <p className="text-sm text-muted">{t('portal:settings.passkeys.unsupported')}</p>
      ) : (
        <PasskeyForm />
      )}
    </SettingsSection>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useTexts();
  const now = useNow();
  const remove = useRemovePasskey();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hair py-3">
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {t('portal:settings.passkeys.created')} <TimeStamp at={createdAt} now={now} /> ·{' '}
          {t('portal:settings.passkeys.used')}{' '}
          {lastUsedAt === null ? t('portal:settings.passkeys.unused') : <TimeStamp at={lastUsedAt} now={now} />}
        </p>
      </div>
      <ConfirmedRemoval
        label={t('portal:settings.passkeys.remove')}
        spokenLabel={t('portal:settings.passkeys.removeNamed', { name })}
        title={t('portal:settings.passkeys.removeTitle', { name })}
        text={t('portal:settings.passkeys.removeText')}
        failureTitle={t('portal:settings.passkeys.removeFailure')}
        done={t('portal:settings.passkeys.removed')}
        act={() => remove.mutateAsync({ parameters: { id } })}
      />
    </li>
  );
}
