import type { OwnDataOfPage } from '#contract/page.ts';
import type { OwnData } from '#contract/portal/own-data.ts';
import { writeMoment } from '#domain/personal-data/write-moment.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = { data: OwnData; page: OwnDataOfPage };

/** Asks for the deletion by the password, or confirms it by the mailed link; plain forms (K6). */
export function DeletionForm({ data, page: { form, token } }: Props) {
  const t = useTexts();
  const refused = form?.kind === 'delete' ? form : undefined;
  return (
    <div className="grid gap-5">
      {refused?.failure ? (
        <Notice tone="danger" role="alert" title={t('personalData:deletion.failure')}>
          {refused.failure}
        </Notice>
      ) : null}
      {token !== undefined && data.linkUntil !== null ? (
        <Confirmation token={token} />
      ) : (
        <PasswordForm data={data} error={refused?.atPassword ?? undefined} />
      )}
    </div>
  );
}

function PasswordForm({ data: { isMailed, linkUntil }, error }: { data: OwnData; error: string | undefined }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      {linkUntil === null ? null : (
        <Notice role="status" title={t('personalData:deletion.sent.title')}>
          {t('personalData:deletion.sent.text', writeMoment(linkUntil, language))}
        </Notice>
      )}
      <form method="post" action={pathOf('portalData', language)} className="grid max-w-md gap-4">
        <PasswordField
          id="currentPassword"
          name="currentPassword"
          label={t('personalData:deletion.password')}
          hint={t(`personalData:deletion.${isMailed ? 'mailedHint' : 'unmailedHint'}`)}
          error={error}
          autoComplete="current-password"
        />
        <Button type="submit" name="go" value="delete" variant="danger" className="justify-self-start">
          {t(`personalData:deletion.${isMailed ? 'ask' : 'askNow'}`)}
        </Button>
      </form>
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const t = useTexts();
  const { language } = usePage();
  const path = pathOf('portalData', language);
  return (
    <form method="post" action={path} className="grid justify-items-start gap-4 rounded-lg border border-danger p-5">
      <h3 className="text-lg">{t('personalData:deletion.confirm.title')}</h3>
      <p className="max-w-prose">{t('personalData:deletion.confirm.text')}</p>
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="go" value="confirm" variant="danger">
          {t('personalData:deletion.confirm.submit')}
        </Button>
        <ButtonLink to={path} reloadDocument>
          {t('personalData:deletion.confirm.leave')}
        </ButtonLink>
      </div>
    </form>
  );
}
