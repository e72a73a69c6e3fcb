import { type MouseEvent, useId } from 'react';
import type { HandoverPicture } from '#contract/projects/handovers.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import type { PictureAddress } from '../../handovers/picture-addresses.ts';
import { PinnedPicture } from '../../handovers/pinned-picture.tsx';
import { MarkEditor, type MarkFieldsOf } from './mark-editor.tsx';
import { PinHandle, pointIn } from './pin-handle.tsx';
import type { Marking } from './use-marking.ts';

type Props = {
  picture: HandoverPicture;
  addressOf: PictureAddress;
  marking: Marking;
  fieldOf: MarkFieldsOf;
};

const middle = { x: markLimits.whole / 2, y: markLimits.whole / 2 };

/** Focuses what is on the page only after the next rendering. */
const focusLater = (id: string) => setTimeout(() => document.getElementById(id)?.focus());

/**
 * A picture that its customer marks: a press puts a mark where it is, the Enter key one in the middle that arrow keys move. What should
 * change at each is typed below (I7).
 */
export function MarkablePicture({ picture, addressOf, marking, fieldOf }: Props) {
  const t = useTexts();
  const hintId = useId();
  const { n } = picture;
  const { marks, isFull, add, change, remove } = marking;
  const numbered = marks.map((mark, index) => ({ ...mark, number: index + 1 })).filter((mark) => mark.picture === n);
  const handleId = (key: string) => `${hintId}-${key}`;

  function addHere(event: MouseEvent<HTMLButtonElement>) {
    // A key that presses a button has no place.
    const isByKey = event.detail === 0;
    const point = isByKey ? middle : pointIn(event.currentTarget.getBoundingClientRect(), event);
    const key = add({ picture: n, ...point });
    if (key !== null) focusLater(isByKey ? handleId(key) : fieldOf(marks.length + 1, 'comment').id);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PinnedPicture picture={picture} addressOf={addressOf} marks={[]}>
        <button
          type="button"
          className="mark-taker"
          disabled={isFull}
          aria-label={t('projectApprovals:marking.add', { n })}
          aria-describedby={hintId}
          onClick={addHere}
        />
        {numbered.map(({ key, number, x, y }) =>
          x === null || y === null ? null : (
            <PinHandle
              key={key}
              id={handleId(key)}
              number={number}
              point={{ x, y }}
              onMove={(point) => change(key, point)}
              onPress={() => document.getElementById(fieldOf(number, 'comment').id)?.focus()}
            />
          ),
        )}
      </PinnedPicture>
      <p id={hintId} className={n === 1 || isFull ? 'max-w-prose text-sm text-muted' : 'sr-only'}>
        {isFull ? t('projectApprovals:marking.full', { count: markLimits.marks }) : t('projectApprovals:marking.hint')}
      </p>
      {numbered.length > 0 ? (
        <ul className="grid max-w-prose gap-5">
          {numbered.map((mark) => (
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
    </div>
  );
}
