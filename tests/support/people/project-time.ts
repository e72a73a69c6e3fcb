import { type TimeEntry, type TimeSheet, readTime } from '#contract/projects/project-time.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { done } from './office.ts';
import { projectsPath } from './project-office.ts';

/** Time of a project as somebody of the agency reads it. */
export const readSheet = async (browser: TestBrowser, id: string): Promise<TimeSheet> =>
  done(await browser.get(`${projectsPath}/${id}/time`), readTime);

/** Something to note, complete but for whose time it is. */
export const someTime = { day: '2026-11-20', minutes: 90, milestoneId: null, note: '' } as const;

type Wanted = Partial<Pick<TimeEntry, 'day' | 'minutes' | 'milestoneId' | 'note'>> & { personId: string; key?: string };

/** Notes time by hand. */
export const note = (browser: TestBrowser, id: string, { key = newKey(), ...wanted }: Wanted): Promise<TestAnswer> =>
  browser.post(`${projectsPath}/${id}/time`, { ...someTime, ...wanted }, { 'idempotency-key': key });

/** Stops the timer that was started then. */
export const stop = (browser: TestBrowser, startedAt: number, minutes: number | null = null): Promise<TestAnswer> =>
  browser.post('/api/admin/timer/stopping', { startedAt, minutes });
