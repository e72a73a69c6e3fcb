import { useSyncExternalStore } from 'react';
import { pathOf } from '#domain/routes.ts';
import { dateLocaleOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { BellIcon } from '../../ui/icons/signs.tsx';
import { resumeStep } from '#web/features/drafts/draft-key.ts';
import { Notices } from './notices.tsx';
import { type Unfinished, readUnfinished } from './unfinished.ts';

/** Notices of the owner, and what waits in this browser: an unfinished enquiry, submissions that are not sent yet (A1, A12). */
export function NotificationMenu() {
  const t = useTexts();
  const { language, notices = [] } = usePage();
  const unfinished = JSON.parse(useSyncExternalStore(subscribe, describeUnfinished, () => '[]')) as Unfinished[];
  const count = unfinished.length + notices.length;
  // Making a format is the costliest call of a page, and mostly nothing waits.
  const time = (at: number) =>
    new Intl.DateTimeFormat(dateLocaleOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <details className="header-menu">
      <summary data-tip={t('common:notifications.label')}>
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
        <Notices />
        {count === 0 ? <p className="p-3 text-sm text-muted">{t('common:notifications.empty')}</p> : null}
        <ul>
          {unfinished.map(({ kind, screen, savedAt }) => (
            <li key={screen}>
              <a
                href={pathOf(screen, language) + (kind === 'draft' ? `?step=${resumeStep}` : '')}
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

/** Returns a text, which stays equal as long as nothing has changed. */
const describeUnfinished = (): string => JSON.stringify(readUnfinished());

/** Calls back when another tab has changed the storage, and when a menu opens: changes of this tab fire no event. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  // The event `toggle` does not bubble.
  addEventListener('toggle', onChange, true);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('toggle', onChange, true);
  };
}
