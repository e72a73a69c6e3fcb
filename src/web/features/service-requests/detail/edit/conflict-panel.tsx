import { errorsId } from '../../../../lib/forms/field-id.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckIcon } from '../../../../ui/icons/signs.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useChoices } from '../../field-words.ts';
import type { DetailConflict as Conflict, EditState } from './use-edit-details.ts';

type Props = { edit: EditState };

/** What two people changed differently, field by field: theirs beside mine, and the choice between them (G5). */
export function ConflictPanel({ edit }: Props) {
  const t = useTexts();
  const { conflicts, decided } = edit;
  const left = conflicts.filter(({ field }) => !decided.has(field)).length;
  return (
    <div id={errorsId('')} tabIndex={-1} className="outline-none">
      <Notice tone="warning" role="alert" title={t('serviceRequests:conflict.title')}>
        {t('serviceRequests:conflict.text')}
      </Notice>
      <ul className="mt-4 border-t-2 border-ink">
        {conflicts.map((conflict) => (
          <li key={conflict.field} className="grid gap-3 border-b border-hair py-4">
            <ConflictRow conflict={conflict} edit={edit} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold">
        {left > 0 ? t('serviceRequests:conflict.left', { count: left }) : t('serviceRequests:conflict.ready')}{' '}
        <span className="font-normal text-muted">{t('serviceRequests:conflict.edit')}</span>
      </p>
    </div>
  );
}

type RowProps = { conflict: Conflict; edit: EditState };

function ConflictRow({ conflict, edit }: RowProps) {
  const t = useTexts();
  const label = t(`serviceRequests:edit.fields.${conflict.field}`);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t('serviceRequests:conflict.choice', { field: label })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side side="theirs" conflict={conflict} edit={edit} />
        <Side side="mine" conflict={conflict} edit={edit} />
      </div>
    </fieldset>
  );
}

type SideProps = RowProps & { side: 'mine' | 'theirs' };

function Side({ side, conflict, edit }: SideProps) {
  const t = useTexts();
  const words = useWords();
  const { field } = conflict;
  const isChosen = edit.decided.has(field) && edit.values[field] === conflict[side];
  return (
    <div
      className={`grid content-between gap-3 rounded-lg border bg-sheet p-3 ${isChosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--ink)]' : 'border-hair'}`}
    >
      <div className="grid gap-1">
        <p className="lettering text-muted">{t(`serviceRequests:conflict.${side}`)}</p>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {words(conflict, side) || <span className="text-muted">{t('serviceRequests:conflict.empty')}</span>}
        </p>
      </div>
      <Button
        size="sm"
        className="justify-self-start"
        aria-pressed={isChosen}
        icon={isChosen ? <CheckIcon size={16} /> : null}
        onClick={() => edit.decide(conflict, side)}
      >
        {t(side === 'mine' ? 'serviceRequests:conflict.keepMine' : 'serviceRequests:conflict.takeTheirs')}
      </Button>
    </div>
  );
}

/** What stands in a field, by its name where it was chosen from a list. */
function useWords(): (conflict: Conflict, side: 'mine' | 'theirs') => string {
  const choices = useChoices();
  return (conflict, side) => {
    const { field } = conflict;
    const value = conflict[side];
    if (field !== 'service' && field !== 'trade') return value;
    return choices[field].find((choice) => choice.value === value)?.label ?? value;
  };
}
