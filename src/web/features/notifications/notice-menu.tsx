import type { ToggleEvent } from 'react';
import type { Notification } from '#contract/notifications.ts';
import type { Language } from '#domain/languages.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { BellIcon } from '../../ui/icons/signs.tsx';
import { useMarkNotificationsRead, useNotifications } from './queries.ts';

/** What a person of the agency is told, newest first; opening it marks it as read. */
export function NoticeMenu() {
  const t = useTexts();
  const data = useNotifications();
  const markRead = useMarkNotificationsRead();
  const [newest] = data?.notifications ?? [];
  const unread = data?.unread ?? 0;

  function read(event: ToggleEvent<HTMLDetailsElement>) {
    if (event.newState === 'open' && unread > 0 && newest) markRead({ kind: 'up-to', id: newest.id });
  }

  return (
    <details id="notice-menu" onToggle={read}>
      <summary className="office-row">
        <BellIcon size={20} />
        {t('backOffice:notices.title')}
        {unread > 0 ? (
          <>
            <span className="office-count ms-auto" aria-hidden="true">
              {unread}
            </span>
            <span className="sr-only">{t('backOffice:notices.unread', { count: unread })}</span>
          </>
        ) : null}
      </summary>
      {newest ? (
        <ol className="grid max-h-72 gap-3 overflow-y-auto px-5 py-2">
          {data?.notifications.map((notification) => (
            <Notice key={notification.id} notification={notification} />
          ))}
        </ol>
      ) : (
        <p className="px-5 py-2 text-sm text-muted">{t('backOffice:notices.none')}</p>
      )}
    </details>
  );
}

type NoticeProps = { notification: Notification };

function Notice({ notification }: NoticeProps) {
  const t = useTexts();
  const now = useNow();
  const { language } = usePage();
  const { kind, at, actorName, request, quote, document, project, requests } = notification;
  const subject = project ? { number: projectNumber(project.number) } : (document ?? quote ?? request);
  return (
    <li className="grid gap-0.5 text-sm">
      <a className="wrap-anywhere pointer-coarse:py-1.5" href={addressOf(notification, language)}>
        {subject
          ? t(`backOffice:notices.kinds.${kind}`, { number: subject.number })
          : t('backOffice:notices.several', { count: requests })}
      </a>
      <span className="flex flex-wrap gap-x-2 text-muted">
        {actorName === null ? null : <span className="wrap-anywhere">{actorName}</span>}
        <TimeStamp at={at} now={now} />
      </span>
    </li>
  );
}

function addressOf({ request, quote, document, project }: Notification, language: Language): string {
  if (project) return pathOf('adminProject', language, { id: project.id });
  if (document) return pathOf('adminDocument', language, { id: document.id });
  if (quote) return pathOf('adminQuote', language, { id: quote.id });
  if (request) return pathOf('adminRequest', language, { id: request.id });
  return `${pathOf('adminRequests', language)}?view=mine`;
}
