import { useState } from 'react';
import type { AskedPayment } from '#contract/payments/payment-page.ts';
import type { Language } from '#domain/languages.ts';
import { type TransferFact, transferFacts } from '#domain/payments/transfer-facts.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { payment: AskedPayment; language: Language };

/** What is typed into a transfer, each to be copied by a button; what was copied is announced (H6). */
export function TransferList({ payment, language }: Props) {
  const t = useTexts();
  const [report, setReport] = useState('');
  const { account, code, rest } = payment;
  if (!account) return <p className="max-w-prose">{t('paymentPage:noAccount')}</p>;
  const slip = code?.kind === 'text' && code.text.startsWith('+71<') ? code.text : '';
  const facts = transferFacts({ ...payment, account, amount: rest, slip }, language);

  async function copy({ field, copied }: TransferFact): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      setReport(t('paymentPage:copied', { label: t(`paymentPage:facts.${field}`) }));
    } catch {
      setReport(t('paymentPage:notCopied'));
    }
  }

  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-lg">{t(code?.size ? 'paymentPage:facts.title' : 'paymentPage:facts.alone')}</h3>
      <dl className="border-t-2 border-ink">
        {facts.map((fact) => (
          <Fact key={fact.field} fact={fact} onCopy={() => void copy(fact)} />
        ))}
      </dl>
      <p role="status" className="text-sm text-muted empty:hidden print:hidden">
        {report}
      </p>
    </div>
  );
}

function Fact({ fact: { field, shown }, onCopy }: { fact: TransferFact; onCopy: () => void }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const label = t(`paymentPage:facts.${field}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hair py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures col-start-1 font-semibold wrap-anywhere select-all">{shown}</dd>
      {isHydrated ? (
        <dd className="col-start-2 row-span-2 row-start-1 print:hidden">
          <Button
            size="sm"
            variant="quiet"
            className="-me-3.5"
            aria-label={t('paymentPage:copyNamed', { label })}
            onClick={onCopy}
          >
            {t('paymentPage:copy')}
          </Button>
        </dd>
      ) : null}
    </div>
  );
}
