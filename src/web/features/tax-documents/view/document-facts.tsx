import type { ReactNode } from 'react';
import type { TaxDocumentDetail } from '#contract/tax-documents/tax-documents.ts';
import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TitleBlock } from '../../../ui/title-block.tsx';

type Props = { document: TaxDocumentDetail };

/** Sums of an invoice that asks for money; nothing of other documents. */
function askedOf({ content, payable, credited, paid }: TaxDocumentDetail) {
  if (content.kind !== 'invoice' || payable <= 0) return [];
  const given = credited > 0 ? ([{ id: 'credited', amount: credited }] as const) : [];
  return [{ id: 'payable', amount: payable } as const, ...given, { id: 'paid', amount: paid } as const];
}

/** How it stands with an issued document: days, payment, mail, and the fingerprint that it is frozen with. */
export function DocumentFacts({ document }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  const { content, issuedOn, paymentRequest, mailedAt, sha256, isSealed, owedBack } = document;
  const day = (text: string) => writeDay(text, language) || '–';
  const fact = (id: string, label: string, text: ReactNode) => ({ id, label, content: text });
  const money = (amount: number) => (
    <strong className="figures">{formatExactMoney(amount, content.currency, language)}</strong>
  );
  const back = owedBack > 0 ? [fact('owedBack', t('taxDocuments:facts.owedBack'), money(owedBack))] : [];
  const asked = askedOf(document).map(({ id, amount }) => fact(id, t(`taxDocuments:facts.${id}`), money(amount)));
  const facts = [
    ...asked,
    ...back,
    ...(asked.length > 0 ? [fact('due', t('taxDocuments:facts.due'), day(content.dueOn))] : []),
    fact('issued', t('taxDocuments:facts.issued'), day(issuedOn ?? '')),
    fact('delivered', t(`taxDocuments:facts.delivered.${content.kind}`), day(content.deliveredOn)),
    ...(paymentRequest?.variableSymbol
      ? [
          fact(
            'symbol',
            t('taxDocuments:facts.symbol'),
            <span className="figures">{paymentRequest.variableSymbol}</span>,
          ),
        ]
      : []),
  ];
  const mailed = mailedAt === null ? t('taxDocuments:facts.notMailed') : <TimeStamp at={mailedAt} now={now} />;
  const cells = [
    ...facts,
    // No cell of a row of two stays empty.
    {
      ...fact('mailed', t('taxDocuments:facts.mailed'), mailed),
      span: facts.length % 2 === 0 ? (2 as const) : (1 as const),
    },
    { ...fact('buyer', t('taxDocuments:facts.buyer'), <Buyer document={document} />), span: 2 as const },
  ];
  return (
    <div className="grid gap-4">
      <TitleBlock className="lg:grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-2" cells={cells} />
      {sha256 === null ? null : (
        <details className="text-sm">
          <summary className="inline-flex min-h-9 cursor-pointer items-center underline underline-offset-4 pointer-coarse:min-h-11">
            {t(isSealed ? 'taxDocuments:facts.sealed' : 'taxDocuments:facts.sealing')}
          </summary>
          <p className="text-muted">{t('taxDocuments:facts.fingerprint')}</p>
          <code className="figures text-xs wrap-anywhere">{sha256}</code>
        </details>
      )}
    </div>
  );
}

/** To whom it was issued, as it stands on the document. */
function Buyer({ document: { content } }: Props) {
  const { company, name, email, street, postalCode, city } = content.buyer;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const rows = [company, name, street, place, email].filter(Boolean);
  return (
    <span className="grid text-sm wrap-anywhere">
      {rows.map((row) => (
        <span key={row}>{row}</span>
      ))}
    </span>
  );
}
