import { fieldId } from '../../../lib/forms/field-id.ts';
import { gridColumns, placeId } from '../grid/grid-places.ts';
import { formId } from './use-editor.ts';

/** Brings the control of a field into view and focuses it, out of a folded part as well. */
export function showField(path: string): void {
  const control = [idInGrid(path), fieldId(formId, path), fieldId(formId, path.split('.')[0] ?? '')]
    .map((id) => document.getElementById(id))
    .find((each) => each !== null);
  if (!control) return;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

function idInGrid(path: string): string {
  const [part, line, name] = path.split('.');
  const column = gridColumns.find((each) => each === name);
  return part === 'lines' && line !== undefined && column ? placeId({ line, column }) : '';
}
