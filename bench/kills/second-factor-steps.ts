import { generateSync } from 'otplib';
import { beginTotp, confirmTotp, disableTotp, renewRecoveryCodes } from '#contract/accounts/second-factor.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Step, audited, prove } from './walk.ts';

const own = (endpoint: Endpoint): Step => ({
  call: endpoint,
  send: async ({ visitor }) => {
    await prove(visitor);
    return visitor.post(endpoint.path);
  },
  stored: audited(endpoint, 'user'),
});

/** The second factor of an account: turned on with a code, its recovery codes, turned off again. */
export const secondFactorSteps: readonly Step[] = [
  {
    ...own(confirmTotp),
    send: async ({ visitor }) => {
      await prove(visitor);
      const begun = await visitor.post(beginTotp.path);
      if (begun.status !== 200) return begun;
      const { secret } = begun.body as { secret: string };
      return visitor.post(confirmTotp.path, { code: generateSync({ secret }) });
    },
  },
  own(renewRecoveryCodes),
  own(disableTotp),
];
