import { tabStorage } from '../lib/storage/browser-storage.ts';
import { showToast } from './toast-store.ts';

const key = 'next-page-toast';

/** Leaves the toast of a success for the page that is opened next, whose document replaces this one. */
export function showToastOnNextPage(content: { title: string; description: string }): void {
  tabStorage.write(key, JSON.stringify(content));
}

/** Shows the toast that the page before has left, once. */
export function showLeftToast(): void {
  const left = tabStorage.readJson(key) as { title?: unknown; description?: unknown } | null;
  tabStorage.write(key, null);
  if (typeof left?.title !== 'string' || typeof left.description !== 'string') return;
  showToast({ title: left.title, description: left.description, tone: 'success' });
}
