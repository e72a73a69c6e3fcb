import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CloseIcon } from '../../../../ui/icons/signs.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { PinSign } from '../../handovers/pin.tsx';
import type { DraftMark } from './mark-draft.ts';

export type MarkFieldsOf = (
  number: number,
  field: 'place' | 'comment',
) => { id: string; error: string | undefined; clearError: () => void };

type Props = {
  mark: DraftMark;
  /** Counts from 1 among all marks. */
  number: number;
  fieldOf: MarkFieldsOf;
  onChange: (change: Partial<DraftMark>) => void;
  onRemove: () => void;
};

/** What should change at a mark; of one on the page also where. */
export function MarkEditor({ mark, number, fieldOf, onChange, onRemove }: Props) {
  const t = useTexts();
  const comment = fieldOf(number, 'comment');
  const place = fieldOf(number, 'place');
  return (
    // The fields have the whole width: on a phone little is left beside the pin.
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <PinSign number={number} />
      <Button
        size="sm"
        variant="quiet"
        className="-me-3.5 justify-self-end"
        aria-label={t('projectApprovals:marking.remove', { n: number })}
        data-tip={t('projectApprovals:marking.remove', { n: number })}
        onClick={onRemove}
      >
        <CloseIcon size={20} />
      </Button>
      <div className="col-span-full grid min-w-0 gap-3">
        {mark.picture === null ? (
          <TextField
            id={place.id}
            error={place.error}
            label={t('projectApprovals:marking.place')}
            hint={t('projectApprovals:marking.placeHint')}
            value={mark.place}
            maxLength={markLimits.place}
            onChange={({ target }) => {
              place.clearError();
              onChange({ place: target.value });
            }}
          />
        ) : null}
        <TextArea
          id={comment.id}
          error={comment.error}
          label={t('projectApprovals:marking.comment', { n: number })}
          value={mark.comment}
          maxLength={markLimits.comment}
          onChange={({ target }) => {
            comment.clearError();
            onChange({ comment: target.value });
          }}
        />
      </div>
    </li>
  );
}
