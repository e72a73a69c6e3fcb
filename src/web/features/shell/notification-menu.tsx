import { dateLocaleOf } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { resumeStep } from '#web/features/drafts/draft-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { BellIcon } from '../../ui/icons/signs.tsx';
import { Notices } from './notices.tsx';
import { timePlace } from './watch-notifications.ts';

/** What can be unfinished in a browser; a draft and a queued submission of the configurator are never both shown. */
const kinds = [
  { kind: 'draft', screen: 'configurator' },
  { kind: 'unsent', screen: 'configurator' },
  { kind: 'unsent', screen: 'contact' },
] as const;

/** How much can be unfinished at once. */
const counts = [0, 1, 2] as const;

/**
 * Notices of the owner, and what waits in this browser: an unfinished enquiry, submissions that are not sent yet (A1, A12).
 * The document brings all of the latter hidden, because it is the same for everyone; `watch-notifications.ts` shows those
 * that there are.
 */
export function NotificationMenu() {
  const t = useTexts();
  const { language, notices = [] } = usePage();
  return (
    <details id="notification-menu" className="header-menu" data-locale={dateLocaleOf[language]}>
      <summary data-tip={t('common:notifications.label')}>
        <span className="relative">
          <BellIcon size={20} />
          <span
            data-news={notices.length}
            hidden={notices.length === 0}
            className="absolute -end-1 -top-1 size-2.5 rounded-full bg-action"
          />
        </span>
        <span className="sr-only">
          {t('common:notifications.label')}
          {counts.map((count) => (
            <span key={count} data-count={count} hidden={count > 0}>
              {count + notices.length > 0
                ? `, ${t('common:notifications.count', { count: count + notices.length })}`
                : ''}
            </span>
          ))}
        </span>
      </summary>
      <div className="header-menu-sheet">
        <Notices />
        {notices.length > 0 ? null : (
          <p data-count="0" className="p-3 text-sm text-muted">
            {t('common:notifications.empty')}
          </p>
        )}
        <ul>
          {kinds.map(({ kind, screen }) => (
            <li key={`${kind} ${screen}`} data-unfinished={`${kind} ${screen}`} hidden>
              <a
                href={pathOf(screen, language) + (kind === 'draft' ? `?step=${resumeStep}` : '')}
                className="grid gap-0.5 rounded-sm px-3 py-2.5 no-underline hover:bg-sunken"
              >
                <span className="font-semibold">{t(`common:notifications.${kind}.title`)}</span>
                <span className="text-sm text-muted">
                  {t(`common:notifications.${kind}.text`, { time: timePlace })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
