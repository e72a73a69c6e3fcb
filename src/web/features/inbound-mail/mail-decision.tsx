import { type SubmitEvent, useState } from 'react';
import type { WholeInboundMail } from '#contract/mail/inbound-mail.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Decision, useDecision } from './queries.ts';

type Props = { mail: WholeInboundMail; onDone: () => void };

/** Where a mail belongs: to a request, to a new one, or to none (I2). */
export function MailDecision({ mail, onDone }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const [number, setNumber] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { mutateAsync, error, isPending } = useDecision(mail.id);

  async function decide(decision: Decision, titleOf: (number: number) => string): Promise<void> {
    if (isPending) return;
    // The failure is shown below.
    const decided = await mutateAsync(decision).catch(() => undefined);
    if (decided === undefined) return;
    showToast({ title: titleOf(decided?.number ?? 0), tone: 'success' });
    onDone();
  }

  function join(event: SubmitEvent): void {
    event.preventDefault();
    const typed = /^\s*#?(\d{1,9})\s*$/.exec(number)?.[1];
    setInvalid(typed === undefined);
    if (typed === undefined) return;
    const wanted = { kind: 'join', number: Number(typed) } as const;
    void decide(wanted, (joined) => t('inboundMail:join.done', { number: joined }));
  }

  return (
    <div className="grid gap-4 rounded-lg border border-hair bg-sunken p-4">
      <form noValidate onSubmit={join} className="flex flex-wrap items-end gap-3">
        <TextField
          id="join-number"
          className="w-full max-w-56"
          label={t('inboundMail:join.number')}
          error={isInvalid ? t('inboundMail:join.invalid') : undefined}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          {t('inboundMail:join.action')}
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          onClick={() =>
            void decide({ kind: 'make', language }, (made) => t('inboundMail:make.done', { number: made }))
          }
        >
          {t('inboundMail:make.action')}
        </Button>
        {mail.state === 'waiting' ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void decide({ kind: 'set-aside' }, () => t('inboundMail:setAside.done'))}
          >
            {t('inboundMail:setAside.action')}
          </Button>
        ) : null}
      </div>
      {error ? <CallFailure error={error} title={t('inboundMail:decisionFailed')} /> : null}
    </div>
  );
}
