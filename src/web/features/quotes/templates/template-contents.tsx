import { useState } from 'react';
import { formatExactMoney, formatQuantity } from '#domain/exact-money.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import type { TemplateContent } from '#domain/quotes/content/template-content.ts';
import { totalsOf } from '#domain/quotes/lines/totals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { useTemplateContent } from './queries.ts';

type Props = { id: string };

/** What a template holds, folded away until somebody wants to look at it: its first text, lines and sums. */
export function TemplateContents({ id }: Props) {
  const t = useTexts();
  const [isOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ newState }) => setOpened((was) => was || newState === 'open')}>
      <summary className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
        {t('quotes:templates.contents')}
      </summary>
      {isOpened ? <Loaded id={id} /> : null}
    </details>
  );
}

function Loaded({ id }: Props) {
  const t = useTexts();
  const { data, error } = useTemplateContent(id);
  if (error) return <CallFailure title={t('quotes:templates.loadFailed')} error={error} />;
  return (
    <div className="mt-2 grid gap-3 border-y border-hair py-3">
      {data ? <Contents content={data} /> : <RowsSkeleton rows={3} />}
    </div>
  );
}

function Contents({ content }: { content: TemplateContent }) {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => formatExactMoney(amount, content.currency, language);
  const { once, monthly } = totalsOf(content.lines);
  const text = [content.title, content.description].filter((each) => each.trim() !== '');
  return (
    <>
      {text.map((each) => (
        <p key={each} lang={content.language} className="text-sm wrap-anywhere whitespace-pre-line">
          {each}
        </p>
      ))}
      <ul lang={content.language} className="grid">
        {content.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4 border-t border-hair py-1.5 text-sm">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {line.name}
              {line.option ? (
                <span lang={language} className="text-muted">
                  {` (${t('quotes:templates.optional')})`}
                </span>
              ) : null}
            </span>
            <span className="figures ms-auto flex gap-4">
              <span className="text-muted">
                {formatQuantity(line.quantity, language)} {line.unit}
              </span>
              <span className="min-w-24 text-end">{money(lineAmount({ ...line, option: null }).net)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="figures text-end text-sm font-semibold">
        {t('quotes:templates.net', { sum: money(once.net) })}
        {monthly.net === 0 ? null : ` ${t('quotes:list.monthly', { sum: money(monthly.net) })}`}
      </p>
    </>
  );
}
