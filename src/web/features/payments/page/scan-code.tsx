import type { AskedPayment } from '#contract/payments/payment-page.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

type Props = { payment: AskedPayment; language: Language };

/** Modules of the white zone around a code, without which it is not read (ISO/IEC 18004). */
const quiet = 4;

/** The code to scan, black on white in both themes, and on Slovak phones the button that opens the bank's app (H6). */
export function ScanCode({ payment: { code, payMe, rest, currency }, language }: Props) {
  const t = useTexts();
  if (!code || code.kind === 'text') return null;
  const side = code.size + 2 * quiet;
  const name = t(`paymentPage:code.names.${code.kind}`);
  const amount = formatExactMoney(rest, currency, language);
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="text-lg">{t('paymentPage:code.title')}</h3>
      {payMe ? (
        <ButtonLink variant="primary" className="not-pointer-coarse:hidden print:hidden" to={payMe} rel="noreferrer">
          {t('paymentPage:code.payMe')}
        </ButtonLink>
      ) : null}
      <svg
        className="payment-code"
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={t('paymentPage:code.alt', { name, amount })}
        shapeRendering="crispEdges"
      >
        <path fill="white" d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} />
        <path fill="black" d={code.path} />
      </svg>
      <p className="lettering text-muted">{name}</p>
      <p className="max-w-xs text-sm text-muted print:hidden">{t('paymentPage:code.scan')}</p>
    </div>
  );
}
