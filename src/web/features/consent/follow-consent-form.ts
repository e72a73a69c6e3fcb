import { saveChoice } from './save-choice.ts';
import { onChoice, readChoice } from './stored-choice.ts';

/** In the address after a choice without scripts, and after one that reloads the page; id of the note that says it is kept. */
export const savedNote = 'consent-saved';

/** Lets the form about cookies show the choice that holds, and keep a new one without another document (B12). */
export function followConsentForm(form: HTMLFormElement): void {
  let shown = 'necessary';
  const show = (): void => {
    const categories: readonly string[] = readChoice()?.categories ?? ['necessary'];
    // What somebody has ticked meanwhile stays.
    if (categories.join() === shown) return;
    shown = categories.join();
    for (const box of form.querySelectorAll<HTMLInputElement>('[name=categories]')) {
      box.checked = categories.includes(box.value);
    }
  };
  show();
  onChoice(show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isWithdrawn = event.submitter?.getAttribute('name') === 'withdraw';
    const chosen = new FormData(form).getAll('categories').map(String);
    document.querySelector(`#${savedNote}`)?.removeAttribute('class');
    void saveChoice(isWithdrawn ? [] : chosen).then((mustReload) => {
      if (!mustReload) return;
      location.hash = savedNote;
      location.reload();
    });
  });
}
