import type { OwnDataForm } from '#contract/page.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import { isDeletionLinkOpen } from '#server/features/personal-data/erasure/delete-account.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { readOwnData } from './read-own-data.ts';

/**
 * What the page of one's data is rendered from (K6); the secret of a mailed link goes into its form as long as it confirms anything, a
 * refused form is shown as sent.
 */
export async function ownDataPage(
  services: Services,
  { caller, token, form }: { caller: Caller; token: string; form?: OwnDataForm },
): Promise<PersonalPage> {
  const { user } = caller;
  if (!user) return { data: {} };
  const ownData = await readOwnData(services, user);
  const isOpen = token !== '' && (await isDeletionLinkOpen(services, { userId: user.id, token }));
  const shown = form ?? (token === '' || isOpen ? undefined : overForm(caller));
  return {
    data: {
      user: toCurrentUser(user),
      ownData: { ...ownData, now: services.clock(), ...(isOpen && { token }), ...(shown && { form: shown }) },
    },
  };
}

/** Says of a link that is over, or of another account, what its confirmation would say. */
const overForm = ({ language }: Caller): OwnDataForm => ({
  kind: 'delete',
  failure: textsOf(language)('errorCodes:link-invalid'),
  atPassword: null,
});
