import { calendarFeedPath } from '#contract/projects/calendar.ts';
import type { Language } from '#domain/languages.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { type CalendarFeedRow, deleteFeed, findFeed, replaceFeed } from './calendar-feeds-store.ts';

type Asked = { caller: Caller; audit: Audit };

/** What the person is told of their feed; its address is told once, when it is made. */
const presentFeed = (row: CalendarFeedRow | null) =>
  row && { language: row.language, createdAt: row.created_at, readAt: row.read_at };

/** The feed of the caller. */
export async function readFeed({ db }: Services, caller: Caller) {
  return { feed: presentFeed(await findFeed(db, callerId(caller))) };
}

/** Makes a new secret address of the caller's feed; the one before ends with it. */
export async function renewFeed(services: Services, { caller, audit, language }: Asked & { language: Language }) {
  const token = services.newToken();
  const userId = callerId(caller);
  const row = {
    user_id: userId,
    token_hash: hashToken(token),
    language,
    created_at: services.clock(),
    read_at: null,
  };
  await services.db.transaction().execute(async (transaction) => {
    await replaceFeed(transaction, row);
    await audit(transaction, { subjectId: userId });
  });
  return { feed: presentFeed(row), address: caller.origin + calendarFeedPath.replace(':file', `${token}.ics`) };
}

/** Ends the caller's feed. */
export async function endFeed({ db }: Services, { caller, audit }: Asked) {
  const userId = callerId(caller);
  await db.transaction().execute(async (transaction) => {
    await deleteFeed(transaction, userId);
    await audit(transaction, { subjectId: userId });
  });
  return { feed: null };
}
