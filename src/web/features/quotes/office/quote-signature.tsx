import type { ReactNode } from 'react';
import {
  type QuoteAnswers,
  evidenceFilePath,
  quoteRecordPath,
  quoteRecordPdfPath,
  sealedQuotePath,
} from '#contract/quotes/quote-answers.ts';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { formatExactMoney, formatQuantity } from '#domain/exact-money.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { failureMessage } from '../../../lib/http/use-failure-message.ts';
import { usePage } from '../../../lib/page-context.ts';
import { exactTime } from '../../../lib/time/relative-time.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { FileLink } from '../../../ui/file-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useSumNames } from '../sum-names.ts';
import { ViewPart } from '../view/view-part.tsx';

type Signed = NonNullable<QuoteAnswers['signed']>;
type Props = { quote: QuoteDetail; signed: Signed };

/** Who has signed what, and what proves it (H5). */
export function QuoteSignature({ quote, signed }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { currency } = quote.content;
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  const { once, monthly } = signed.totals;
  const sumNames = useSumNames(signed.totals);
  return (
    <ViewPart title={t('quotes:answers.signature.title')}>
      {signed.isSealed ? null : <Notice role="status">{t('quotes:answers.signature.sealing')}</Notice>}
      <DefinitionList
        items={[
          ...signerRows(signed),
          row('signedAt', exactTime(signed.signedAt, language)),
          row('level', t(`quotes:answers.signature.levels.${signed.kind}`)),
          ...(signed.note === '' ? [] : [row('note', <Lines text={signed.note} />)]),
          ...(signed.file ? [row('file', <Code text={`${signed.file.name} ${signed.file.sha256}`} />)] : []),
          row('options', <Options quote={quote} choice={signed.choice} />),
          row('once', <span className="figures">{money(once.gross)}</span>),
          ...(monthly.gross === 0 ? [] : [row('monthly', <span className="figures">{money(monthly.gross)}</span>)]),
          row('agreed', <Agreed quote={quote} signed={signed} />),
          row('address', <span className="wrap-anywhere">{`${signed.address} · ${signed.userAgent}`}</span>),
          row('fingerprint', <Code text={signed.fingerprint} />),
          ...(signed.verifyCode === null ? [] : [row('code', <Code text={writeVerifyCode(signed.verifyCode)} />)]),
          ...(signed.sealedAt === null ? [] : [row('sealedAt', exactTime(signed.sealedAt, language))]),
          ...(signed.timestampedAt === null ? [] : [row('timestampedAt', exactTime(signed.timestampedAt, language))]),
        ].map(({ id, detail }) => ({
          id,
          term: id === 'once' || id === 'monthly' ? sumNames[id] : t(`quotes:answers.signature.${id}`),
          detail,
        }))}
      />
    </ViewPart>
  );
}

type RowId =
  | 'signer'
  | 'company'
  | 'email'
  | 'billing'
  | 'signedAt'
  | 'level'
  | 'note'
  | 'file'
  | 'options'
  | 'once'
  | 'monthly'
  | 'agreed'
  | 'address'
  | 'fingerprint'
  | 'code'
  | 'sealedAt'
  | 'timestampedAt';
const row = (id: RowId, detail: ReactNode) => ({ id, detail });

function signerRows({ signer }: Signed) {
  const firm = [signer.company, signer.companyNumber].filter(Boolean).join(', ');
  return [
    row('signer', [signer.name, signer.role].filter(Boolean).join(', ')),
    ...(firm === '' ? [] : [row('company', firm)]),
    row('email', <span className="wrap-anywhere">{signer.email}</span>),
    ...(signer.address === '' ? [] : [row('billing', <Lines text={signer.address} />)]),
  ];
}

const Lines = ({ text }: { text: string }) => <span className="wrap-anywhere whitespace-pre-line">{text}</span>;
const Code = ({ text }: { text: string }) => <span className="figures text-sm wrap-anywhere">{text}</span>;

function Options({ quote, choice }: { quote: QuoteDetail; choice: Signed['choice'] }) {
  const t = useTexts();
  const { lines, language } = quote.content;
  const chosen = lines.filter(({ id }) => (choice[id] ?? 0) > 0);
  if (chosen.length === 0) return t('quotes:answers.signature.noOptions');
  return (
    <ul lang={language}>
      {chosen.map((line) => (
        <li key={line.id} className="wrap-anywhere">
          {line.name}, {formatQuantity(choice[line.id] ?? 0, language)} {line.unit}
        </li>
      ))}
    </ul>
  );
}

function Agreed({ quote, signed }: Props) {
  const t = useTexts();
  const isExpress = signed.agreements.some(({ kind }) => kind === 'express-start');
  if (signed.agreements.length === 0) return t('quotes:answers.signature.agreedNothing');
  const sentence = signed.agreements.find(({ kind }) => kind === 'terms')?.sentence ?? '';
  return (
    <>
      {t(isExpress ? 'quotes:answers.signature.agreedBoth' : 'quotes:answers.signature.agreedTerms')}
      {sentence === '' ? null : (
        <q lang={quote.content.language} className="mt-1 block text-sm text-muted">
          {sentence}
        </q>
      )}
    </>
  );
}

/** The sealed document, the file that an acceptance on behalf relies on, and the record, to be kept elsewhere. */
export function QuoteFiles({ quote, signed }: { quote: QuoteDetail; signed: Signed | null }) {
  const t = useTexts();
  const { language } = usePage();
  const onFailure = (error: unknown) =>
    showToast({
      title: t('quotes:answers.files.failed'),
      description: failureMessage(error, { t, language }),
      tone: 'destructive',
    });
  const link = (path: string, label: string) => (
    <FileLink address={path.replace(':id', quote.id)} label={label} onFailure={onFailure} />
  );
  return (
    <div className="flex flex-wrap gap-2">
      {signed?.isSealed ? link(sealedQuotePath, t('quotes:answers.files.sealed')) : null}
      {signed?.file ? link(evidenceFilePath, t('quotes:answers.files.evidence')) : null}
      {link(quoteRecordPdfPath, t('quotes:answers.files.recordPdf'))}
      {link(quoteRecordPath, t('quotes:answers.files.record'))}
    </div>
  );
}
