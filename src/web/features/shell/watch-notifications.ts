import { readUnfinished } from './unfinished.ts';

/** Stands in the text of a draft where its time is filled in. */
export const timePlace = '{time}';

/** Shows in the notification menu what is unfinished in this browser (A1), whenever it may have changed. */
export function watchNotifications(): void {
  const menu = document.querySelector<HTMLDetailsElement>('#notification-menu');
  if (!menu) return;
  const texts = new Map<Element, string>();
  const show = (): void => {
    const unfinished = readUnfinished();
    for (const item of menu.querySelectorAll<HTMLElement>('[data-unfinished]')) {
      const found = unfinished.find(({ kind, screen }) => item.dataset['unfinished'] === `${kind} ${screen}`);
      item.hidden = !found;
      const text = item.querySelector('a > :last-child');
      if (!text || !found || found.savedAt === null) continue;
      const pattern = texts.get(text) ?? text.textContent;
      texts.set(text, pattern);
      text.textContent = pattern.replace(timePlace, timeOf(found.savedAt, menu.dataset['locale']));
    }
    for (const each of menu.querySelectorAll<HTMLElement>('[data-count]')) {
      each.hidden = each.dataset['count'] !== String(unfinished.length);
    }
    const sign = menu.querySelector<HTMLElement>('[data-news]');
    if (sign) sign.hidden = unfinished.length + Number(sign.dataset['news']) === 0;
  };
  show();
  // Changes of this tab fire no event, so opening the menu looks again; other tabs fire `storage`.
  menu.addEventListener('toggle', show);
  for (const type of ['storage', 'pageshow']) addEventListener(type, show);
}

/** Making a format is the costliest call of a page, and mostly nothing waits. */
const timeOf = (at: number, locale: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
