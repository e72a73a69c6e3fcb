import type * as z from 'zod/mini';
import type { sendTestMail } from '#contract/mail/mail-delivery.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { MailIcon } from '../../../ui/icons/things.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { useTestMail } from './use-server-form.ts';

type Props = { /** The reader's own address. */ recipient: string | null };

/** Tries the stored settings with a mail to the reader's own address, and says what really came of it (G7). */
export function TestMail({ recipient }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutate, data, error, isPending } = useTestMail();
  return (
    <section aria-labelledby="test-mail" className="grid content-start gap-4">
      <h2 id="test-mail" className="text-xl">
        {t('mail:smtp.test.title')}
      </h2>
      {recipient === null ? (
        <Notice
          tone="warning"
          actions={
            <ButtonLink size="sm" to={pathOf('adminProfile', language)}>
              {t('mail:smtp.test.addAddress')}
            </ButtonLink>
          }
        >
          {t('mail:smtp.test.noAddress')}
        </Notice>
      ) : (
        <>
          <p className="max-w-prose">{t('mail:smtp.test.text', { recipient })}</p>
          <Button
            className="justify-self-start"
            icon={<MailIcon size={20} />}
            isLoading={isPending}
            loadingText={t('mail:reply.sending')}
            onClick={() => !isPending && mutate()}
          >
            {t('mail:smtp.test.send')}
          </Button>
        </>
      )}
      {error ? <CallFailure error={error} title={t('mail:smtp.test.failed')} /> : null}
      {data && !isPending ? <Result result={data} /> : null}
    </section>
  );
}

type ResultProps = { result: z.infer<(typeof sendTestMail)['output']> };

function Result({ result: { state, recipient, failure, detail } }: ResultProps) {
  const t = useTexts();
  if (state === 'failed') {
    return (
      <Notice tone="danger" role="alert" title={t('mail:smtp.test.failed')}>
        {t(`mail:failures.${failure ?? 'other'}`)}
        {detail === null ? null : (
          <p className="mt-1 text-sm wrap-anywhere text-muted">{t('mail:smtp.test.detail', { detail })}</p>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone={state === 'sent' ? 'success' : 'warning'} role="status" title={t(`mail:smtp.test.${state}.title`)}>
      {t(`mail:smtp.test.${state}.text`, { recipient })}
    </Notice>
  );
}
