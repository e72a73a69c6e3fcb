import type { Language } from '#domain/languages.ts';
import { messageTemplates as cs } from '../cs/content/message-templates.ts';
import { messageTemplates as da } from '../da/content/message-templates.ts';
import { messageTemplates as en } from '../en/content/message-templates.ts';
import { messageTemplates as sk } from '../sk/content/message-templates.ts';
import type { PreparedReply } from './prepared-reply.ts';

/** Prepared replies of each language (G7), stored at the first start; from then on they are the agency's own to change. */
export const firstMessageTemplates: Record<Language, readonly PreparedReply[]> = { sk, cs, da, en };
