import type { ProjectFormState, TypedMark } from '#contract/page.ts';
import { type FormFields, textOf } from '#domain/pages/posted-fields.ts';
import { type Mark, markLimits } from '#domain/projects/handovers/mark.ts';
import { projectLimits } from '#domain/projects/project.ts';

/** A decision as a form without scripts sends it; texts are cut to what the fields take. */
export function typedIn(fields: FormFields): ProjectFormState {
  const text = (name: string, limit: number) => [...textOf(fields[name]).trim()].slice(0, limit).join('');
  const rows = Array.from({ length: markLimits.marks }, (_, index): TypedMark => ({
    picture: textOf(fields[`mark-${index}-picture`]).trim(),
    place: text(`mark-${index}-place`, markLimits.place),
    comment: text(`mark-${index}-comment`, markLimits.comment),
  }));
  return {
    milestone: textOf(fields['milestone']),
    decision: textOf(fields['go']) === 'approve' ? 'approve' : 'changes',
    reason: text('reason', projectLimits.reason),
    marks: rows.filter(({ place, comment }) => place !== '' || comment !== ''),
    failure: '',
    isReasonMissing: false,
    errors: {},
  };
}

/** The same with one more row for a mark. */
export const withRow = (form: ProjectFormState): ProjectFormState => ({
  ...form,
  marks: [...form.marks, { picture: '', place: '', comment: '' }],
});

/** A mark that was chosen from a list: on a picture without a point, else on the page. */
export const markOf = ({ picture, place, comment }: TypedMark): Mark => ({
  picture: /^\d{1,3}$/.test(picture) ? Number(picture) : null,
  x: null,
  y: null,
  place,
  comment,
});
