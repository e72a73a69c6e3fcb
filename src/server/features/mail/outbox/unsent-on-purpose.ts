import { discardedMail, neverLeaving } from '#domain/mail/delivery-failure.ts';
import { keptBack } from './recipient-limit.ts';

/** What is recorded of failed mails that were left unsent on purpose: nobody refused them, and nothing is to be mended. */
export const unsentOnPurpose: string[] = [discardedMail, keptBack, ...neverLeaving];
