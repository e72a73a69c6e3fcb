import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFieldName } from '../editor/field-names.ts';
import type { Clash } from './draft-sync.ts';
import { useFieldText } from './field-text.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

type Props = { draft: QuoteDraft };

/** Says that somebody else has written in the same draft, and shows where both have changed the same, mine beside theirs (G5). */
export function MergeNotice({ draft }: Props) {
  return draft.merged === null ? null : <Merged draft={draft} merged={draft.merged} />;
}

type MergedProps = Props & { merged: readonly Clash[] };

function Merged({ draft, merged }: MergedProps) {
  const t = useTexts();
  const textOf = useFieldText();
  const { content, dismissMerge } = draft;
  const clashes = merged.filter(({ field, theirs }) => textOf(content, field) !== textOf(theirs, field));
  return (
    <Notice
      tone={clashes.length > 0 ? 'warning' : 'info'}
      role="status"
      title={t('quoteEditor:merged.title')}
      actions={
        <Button size="sm" onClick={dismissMerge}>
          {t(clashes.length > 0 ? 'quoteEditor:merged.keepMine' : 'quoteEditor:merged.understood')}
        </Button>
      }
    >
      {t(clashes.length > 0 ? 'quoteEditor:merged.conflicts' : 'quoteEditor:merged.text')}
      <ul>
        {clashes.map((clash) => (
          <ClashRow key={clash.field} clash={clash} draft={draft} />
        ))}
      </ul>
    </Notice>
  );
}

/** One field as it is written here and as somebody else has it, which one press takes over. */
function ClashRow({ clash, draft: { content, takeTheirs } }: Props & { clash: Clash }) {
  const t = useTexts();
  const textOf = useFieldText();
  const nameOf = useFieldName([...content.lines, ...clash.theirs.lines]);
  const name = nameOf(clash.field);
  const sides = [
    ['mine', content],
    ['theirs', clash.theirs],
  ] as const;
  return (
    <li className="mt-3 grid gap-2 border-t border-hair pt-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {sides.map(([side, written]) => (
          <div key={side} className="min-w-0">
            <dt className="text-sm text-muted">{t(`quoteEditor:merged.${side}`)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {textOf(written, clash.field) || t('backOffice:conflict.empty')}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        size="sm"
        className="justify-self-start"
        aria-label={t('quoteEditor:merged.takeNamed', { field: name })}
        onClick={() => takeTheirs(clash)}
      >
        {t('quoteEditor:merged.take')}
      </Button>
    </li>
  );
}
