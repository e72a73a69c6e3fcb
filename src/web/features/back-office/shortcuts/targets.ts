/** Elements that single keys act on: those with `data-shortcut`. */
export type Target = 'search' | 'row' | 'next' | 'previous' | 'archive' | 'assign' | 'status' | 'quote';

const controls = 'a[href], button, input, select, textarea, summary';

function findTargets(target: Target): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${target}"]`)]
    .map((element) => (element.matches(controls) ? element : element.querySelector<HTMLElement>(controls)))
    .filter((element) => element !== null)
    .filter((element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'));
}

/** Focuses a field, opens a menu or clicks a button. Returns false when the screen has no such element. */
export function pressTarget(target: Target): boolean {
  const [element] = findTargets(target);
  if (!element) return false;
  element.focus();
  if (element.matches('[aria-haspopup="menu"]')) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  } else if (element.matches('input:not([type="checkbox"])')) (element as HTMLInputElement).select();
  else if (element.matches('button, a, summary')) element.click();
  return true;
}

/** Focuses the link of the next or previous row, or the first when none has focus. Returns false without rows. */
export function moveToRow(by: 1 | -1): boolean {
  const rows = findTargets('row');
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? rows[0] : rows[at + by];
  next?.focus();
  return rows.length > 0;
}
