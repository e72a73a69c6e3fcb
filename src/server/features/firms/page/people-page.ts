import { firmNews, type PeopleForm } from '#contract/page.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { readOwnFirms } from '#server/features/firms/read-own-firms.ts';

type Wanted = {
  caller: Caller;
  /** What was done last, from the address. */
  done?: string | null;
  /** A form that was refused. */
  form?: PeopleForm;
};

/** What the page of a firm's people is rendered from (I5). */
export async function peoplePage(services: Services, { caller, done, form }: Wanted): Promise<PersonalPage> {
  const { user } = caller;
  if (!user) return { data: {} };
  const people = await readOwnFirms(services, user.id);
  const news = firmNews.find((each) => each === done);
  const state = { now: services.clock(), ...(news && !form && { news }), ...(form && { form }) };
  return { data: { user: toCurrentUser(user), people: { ...people, ...state } } };
}
