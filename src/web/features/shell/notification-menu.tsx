import { useSyncExternalStore } from 'react';
import { pathOf } from '#domain/routes.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { BellIcon } from '../../ui/icons/signs.tsx';
import { type Waiting, readWaiting } from './waiting.ts';

/** Notifications of this browser: an unfinished enquiry, submissions that are not sent yet (A1). */
export function NotificationMenu() {
  const t = useTexts();
  const { language } = usePage();
  const waiting = JSON.parse(useSyncExternalStore(watchWaiting, describeWaiting, () => '[]')) as Waiting[];
  const count = waiting.length;
  // Creating a format is expensive, and mostly there are no notifications.
  const time = (at: number) =>
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'short', timeStyle: 'short' }).format(at);
  return (
    <details className="header-menu">
      <summary>
        <span className="relative">
          <BellIcon size={20} />
          {count > 0 ? <span className="absolute -end-1 -top-1 size-2.5 rounded-full bg-action" /> : null}
        </span>
        <span className="sr-only">
          {t('common:notifications.label')}
          {count > 0 ? `, ${t('common:notifications.count', { count })}` : ''}
        </span>
      </summary>
      <div className="header-menu-sheet">
        {count === 0 ? <p className="p-3 text-sm text-muted">{t('common:notifications.empty')}</p> : null}
        <ul>
          {waiting.map(({ kind, screen, savedAt }) => (
            <li key={screen}>
              <a
                href={pathOf(screen, language)}
                className="grid gap-0.5 rounded-sm px-3 py-2.5 no-underline hover:bg-sunken"
              >
                <span className="font-semibold">{t(`common:notifications.${kind}.title`)}</span>
                <span className="text-sm text-muted">
                  {t(`common:notifications.${kind}.text`, { time: savedAt === null ? '' : time(savedAt) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** The notifications as text, so that equal snapshots compare equal. */
const describeWaiting = (): string => JSON.stringify(readWaiting());

/** Subscribes to changes by other tabs and to opening menus: changes by this tab fire no storage event. */
function watchWaiting(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  // The event `toggle` does not bubble.
  addEventListener('toggle', onChange, true);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('toggle', onChange, true);
  };
}
