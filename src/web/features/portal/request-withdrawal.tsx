import type { OwnRequestDetail } from '#contract/service-requests/own-requests.ts';
import type { RequestFormState } from '#contract/service-requests/own-requests.ts';
import { formatDay } from '#domain/days.ts';
import { pathOf } from '#domain/routes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = { request: OwnRequestDetail };

/** That a request is cancelled, by whom, and how to go on. */
export function CancelledRequest({ request: { cancelling } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (!cancelling) return null;
  const date = formatDay(cancelling.at, language, 'words');
  return (
    <Notice
      title={t(`portal:request.cancelled.${cancelling.by}`, { date })}
      className="max-w-3xl"
      actions={
        <ButtonLink to={pathOf('configurator', language)} reloadDocument>
          {t('portal:request.cancelled.again')}
        </ButtonLink>
      }
    >
      {t('portal:request.cancelled.text')}
    </Notice>
  );
}

/** The way to withdraw a request; unfolding it is the question in between. Works without scripts. */
export function WithdrawForm({ request: { id, mayWithdraw }, form }: Props & { form: RequestFormState | undefined }) {
  const t = useTexts();
  const { language } = usePage();
  if (!form && !mayWithdraw) return null;
  return (
    <section className="grid max-w-3xl gap-3">
      {form ? (
        <Notice tone="danger" role="alert" title={t('portal:request.withdraw.failed')}>
          {t(`portal:request.withdraw.failures.${form.failure}`)}
        </Notice>
      ) : null}
      {mayWithdraw ? (
        <details open={form !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {t('portal:request.withdraw.action')}
          </summary>
          <form
            method="post"
            action={pathOf('portalRequest', language, { id })}
            className="mt-2 grid gap-5 rounded-lg bg-sunken p-4 sm:p-5"
          >
            <p className="max-w-prose">{t('portal:request.withdraw.text')}</p>
            <TextArea
              id="withdraw-reason"
              name="reason"
              label={t('portal:request.withdraw.reason')}
              mark={t('common:optional')}
              maxLength={requestLimits.reason}
              defaultValue={form?.reason ?? ''}
            />
            <Button type="submit" name="go" value="withdraw" variant="danger" className="justify-self-start">
              {t('portal:request.withdraw.confirm')}
            </Button>
          </form>
        </details>
      ) : null}
    </section>
  );
}
