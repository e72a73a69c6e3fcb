import type { OwnDataForm } from '#contract/page.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';
import { readOwnData } from './read-own-data.ts';

/** What the page of one's data is rendered from (K6); the secret of a mailed link goes into its form, a refused form is shown as sent. */
export async function ownDataPage(
  services: Services,
  { caller, token, form }: { caller: Caller; token: string; form?: OwnDataForm },
): Promise<PersonalPage> {
  const { user } = caller;
  if (!user) return { data: {} };
  const ownData = await readOwnData(services, user);
  return {
    data: {
      user: toCurrentUser(user),
      ownData: { ...ownData, now: services.clock(), ...(token !== '' && { token }), ...(form && { form }) },
    },
  };
}
