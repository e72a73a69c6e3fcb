import { hourOf } from '../days.ts';
import type { Language } from '../languages.ts';
import type { QuoteSettings, ReminderSetting } from '../settings/quote-settings.ts';
import { type QuoteStatus, openStatuses } from './quote-status.ts';
import { endOfValidity } from './validity.ts';

const dayMs = 24 * 60 * 60_000;

/** Hours between which reminders leave, where the language's customers live. */
const workingHours = { from: 8, until: 18 } as const;

/** Of what a customer is reminded: that they have not looked at a quote, or that it ends soon. */
export type ReminderKind = 'unseen' | 'ending';

/** What decides whether a customer is reminded of a quote; times are ms UTC. */
export type Remindable = {
  status: QuoteStatus;
  language: Language;
  validUntil: string;
  sentAt: number;
  firstViewedAt: number | null;
  remindedUnseenAt: number | null;
  remindedEndingAt: number | null;
};

/** When a customer is reminded, by the agency's settings. */
type Reminding = Pick<QuoteSettings, 'remindUnseen' | 'remindEnding'>;

/**
 * Of what a customer is to be reminded at a time (ms UTC): each at most once for a quote, by day, and only while they can still
 * answer. A quote that was sent shortly before its end is not reminded of, and in its last days not as unseen.
 */
export function reminderDue(quote: Remindable, settings: Reminding, now: number): ReminderKind | null {
  const end = endOfValidity(quote.validUntil, quote.language);
  if (!openStatuses.includes(quote.status) || now >= end || !isWorkingHour(now, quote.language)) return null;
  const lastDaysFrom = settings.remindEnding.isOn ? end - msOf(settings.remindEnding) : end;
  if (now < lastDaysFrom) return isUnseenLong(quote, settings, now) ? 'unseen' : null;
  return quote.remindedEndingAt === null && quote.sentAt < lastDaysFrom ? 'ending' : null;
}

function isUnseenLong(quote: Remindable, { remindUnseen }: Reminding, now: number): boolean {
  const isUnseen = quote.status === 'sent' && quote.firstViewedAt === null && quote.remindedUnseenAt === null;
  return remindUnseen.isOn && isUnseen && now >= quote.sentAt + msOf(remindUnseen);
}

const msOf = ({ days }: ReminderSetting) => days * dayMs;

/** Whether mails to customers of a language leave at a time (ms UTC): by day where they live. */
export function isWorkingHour(now: number, language: Language): boolean {
  const hour = hourOf(now, language);
  return hour >= workingHours.from && hour < workingHours.until;
}
