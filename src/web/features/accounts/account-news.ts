/** What happened on the page before a full load, to be told on the page after it. */
export type AccountNews = 'signed-in' | 'signed-out' | 'registered';

const key = 'account-news';
const kinds = ['signed-in', 'signed-out', 'registered'] as const;

/** Leaves a message for the next page. Where storage is refused the message is not told, which harms nothing. */
export function leaveNews(news: AccountNews): void {
  try {
    sessionStorage.setItem(key, news);
  } catch {
    // Some private windows refuse storage.
  }
}

/** Takes the message that the page before has left, so that it is told once. */
export function takeNews(): AccountNews | null {
  try {
    const news = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kinds.find((kind) => kind === news) ?? null;
  } catch {
    return null;
  }
}
