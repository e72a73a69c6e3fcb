import { optionalCategories } from '#domain/consent/categories.ts';
import { reserveSpaceBelow } from './reserve-space.ts';
import { saveChoice } from './save-choice.ts';
import { onChoice, readChoice } from './stored-choice.ts';

/**
 * Shows the cookie banner that the document brings until a choice is made, here or in another tab (B12). Pages are the same
 * for every visitor, so it appears by script.
 */
export function askConsent(): void {
  const template = document.querySelector<HTMLTemplateElement>('#consent-banner');
  if (!template || readChoice()) return;
  const banner = template.content.cloneNode(true) as DocumentFragment;
  const panel = banner.firstElementChild as HTMLElement;
  panel.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset['answer'];
    if (!answer) return;
    // The focused button disappears with the banner.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    void saveChoice(answer === 'accept' ? optionalCategories : []);
  });
  template.after(banner);
  const giveBack = reserveSpaceBelow(panel);
  const stop = onChoice(() => {
    if (!readChoice()) return;
    stop();
    giveBack();
    panel.remove();
  });
}
