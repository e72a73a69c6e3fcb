import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons/signs.tsx';
import { MarkEditor, type MarkFieldsOf } from './mark-editor.tsx';
import type { Marking } from './use-marking.ts';

type Props = {
  marking: Marking;
  fieldOf: MarkFieldsOf;
  /** There is a page to say something about. */
  hasPage: boolean;
};

/** How many marks go with a wish for changes from the pictures, and those on the linked page. */
export function PageNotes({ marking: { marks, isFull, add, change, remove }, fieldOf, hasPage }: Props) {
  const t = useTexts();
  const numbered = marks.map((mark, index) => ({ ...mark, number: index + 1 }));
  const notes = numbered.filter(({ picture }) => picture === null);
  const onPictures = numbered.length - notes.length;
  return (
    <>
      {onPictures > 0 ? (
        <p className="text-muted">{t('projectApprovals:marking.onPictures', { count: onPictures })}</p>
      ) : null}
      {notes.length > 0 ? (
        <ul aria-label={t('projectApprovals:marking.notes')} className="grid gap-5">
          {notes.map((mark) => (
            <MarkEditor
              key={mark.key}
              mark={mark}
              number={mark.number}
              fieldOf={fieldOf}
              onChange={(changes) => change(mark.key, changes)}
              onRemove={() => remove(mark.key)}
            />
          ))}
        </ul>
      ) : null}
      {hasPage ? (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-3.5 justify-self-start text-start"
          icon={<PlusIcon size={20} />}
          disabled={isFull}
          onClick={() => add({ picture: null, x: null, y: null })}
        >
          {t('projectApprovals:marking.addNote')}
        </Button>
      ) : null}
    </>
  );
}
