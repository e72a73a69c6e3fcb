import { tabStorage } from '../../../lib/storage/browser-storage.ts';

/** What happened on the page before a full load, to be told on the page after it. */
export type AccountNews = 'signed-in' | 'signed-out' | 'registered';

const key = 'account-news';
const kinds = ['signed-in', 'signed-out', 'registered'] as const;

/** Set once a message was left: the page that is being left must not take it, however often it is drawn until then. */
let isLeaving = false;

/** Leaves a message for the next page. Where storage is refused the message is not told, which harms nothing. */
export function leaveNews(news: AccountNews): void {
  isLeaving = true;
  tabStorage.write(key, news);
}

/** Takes the message that the page before has left, so that it is told once. */
export function takeNews(): AccountNews | null {
  if (isLeaving) return null;
  const news = tabStorage.read(key);
  tabStorage.write(key, null);
  return kinds.find((kind) => kind === news) ?? null;
}
