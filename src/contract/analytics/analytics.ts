import * as z from 'zod/mini';
import { lengthOf, longestPeriod } from '#domain/analytics/periods.ts';
import { trades } from '#domain/configurator/answers.ts';
import { steps } from '#domain/configurator/steps.ts';
import { isDay } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { deliveryFailures } from '#domain/mail/delivery-failure.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { requestSources, requestStatuses } from '#domain/service-requests/status.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requestRowSchema } from '../service-requests/service-requests.ts';
import { idSchema, nothing } from '../shapes.ts';

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));

/** First and last day of arrival, as counted in Bratislava. */
const periodSchema = z.strictObject({ from: daySchema, to: daySchema });

/** What requests of a period have come to. */
const figuresSchema = z.strictObject({
  requests: z.int(),
  /** Answered by a reply to the customer; a status set by hand is no answer. */
  answered: z.int(),
  /** Whose answer was due: the answered ones, and those whose 24 hours are over without one; what was cancelled unanswered is left out. */
  due: z.int(),
  /** Answered within the promised 24 hours (spec §9). */
  answeredInTime: z.int(),
  /** Mean time to the first answer (ms); null while nothing was answered. */
  averageResponseMs: z.nullable(z.int()),
});
export type Figures = z.infer<typeof figuresSchema>;

/** A period beside the one of the same length before it. */
const comparedSchema = z.strictObject({
  period: periodSchema,
  periodBefore: periodSchema,
  now: figuresSchema,
  before: figuresSchema,
  /** By day of the period; `before` is the day at the same place of the period before. */
  days: z.array(z.strictObject({ day: daySchema, now: z.int(), before: z.int() })),
});
export type Compared = z.infer<typeof comparedSchema>;

/** What the requests of a status may still bring: their estimates, summed up by currency. */
const projectionSchema = z.strictObject({
  status: z.enum(requestStatuses),
  requests: z.int(),
  estimates: z.array(z.strictObject({ currency: z.enum(currencies), minimum: z.int(), maximum: z.int() })),
});
export type Projection = z.infer<typeof projectionSchema>;

/** Quotes with their sum in euro cents, without tax and options, monthly lines left out. */
const quoteSumSchema = z.strictObject({ quotes: z.int(), valueEur: z.int() });

const quotePartSchema = z.strictObject({
  /** All that were sent, without versions that a later one has replaced. */
  sent: quoteSumSchema,
  accepted: quoteSumSchema,
  /** Those that the customer has accepted, declined or let expire. */
  decided: z.int(),
});

/** What the quotes sent in a period have come to. */
const quoteFiguresSchema = z.extend(quotePartSchema, {
  /** Median time to the answer (ms, by whole hours); null while none was answered. */
  answerMs: z.nullable(z.number()),
});
export type QuoteFigures = z.infer<typeof quoteFiguresSchema>;

const quotesComparedSchema = z.strictObject({
  now: quoteFiguresSchema,
  before: quoteFiguresSchema,
  /** Those that wait for an answer now, whenever they were sent. */
  open: quoteSumSchema,
});
export type QuotesCompared = z.infer<typeof quotesComparedSchema>;

const quotesBy = <Name extends z.ZodMiniType>(name: Name) => z.array(z.extend(quotePartSchema, { name }));

/** The same by what the request behind the quote is for, and by the customer's language. */
const quotePartsSchema = z.strictObject({
  byService: quotesBy(z.nullable(z.enum(requestServices))),
  byTrade: quotesBy(z.nullable(z.enum(trades))),
  byLanguage: quotesBy(z.enum(languages)),
});
export type QuoteParts = z.infer<typeof quotePartsSchema>;

/** A number of requests, counted up to a limit; `isMore` says that there are more. */
const limitedCountSchema = z.strictObject({ count: z.int(), isMore: z.boolean() });

/** A mail to the customer of a request that was refused for good, or given up. */
const undeliveredSchema = z.strictObject({
  id: idSchema,
  request: z.strictObject({ id: idSchema, number: z.int() }),
  recipient: z.string(),
  failure: z.enum(deliveryFailures),
});
export type Undelivered = z.infer<typeof undeliveredSchema>;

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/dashboard',
  summary: 'The agency’s day: totals, the last 30 days beside the 30 before, what is overdue and what came last',
  permission: 'read-analytics',
  parameters: nothing,
  query: nothing,
  body: nothing,
  output: z.strictObject({
    total: z.int(),
    byStatus: z.array(z.strictObject({ status: z.enum(requestStatuses), requests: z.int() })),
    byService: z.array(z.strictObject({ service: z.nullable(z.enum(requestServices)), requests: z.int() })),
    recent: comparedSchema,
    projection: z.array(projectionSchema),
    /** Of the last 30 days. */
    quotes: quotesComparedSchema,
    overdue: limitedCountSchema,
    unread: limitedCountSchema,
    /** Mails that could not be delivered, and the five newest of them that were for a request's customer. */
    undelivered: z.strictObject({ count: z.int(), newest: z.array(undeliveredSchema) }),
    /** The most urgent of what is overdue and the newest of what nobody has read, five at most of each. */
    urgent: z.strictObject({ overdue: z.array(requestRowSchema), unread: z.array(requestRowSchema) }),
  }),
  errors: [],
});
export type Dashboard = z.infer<typeof getDashboard.output>;

const parts = <Name extends z.ZodMiniType>(name: Name) =>
  z.array(z.strictObject({ name, now: z.int(), before: z.int() }));

/** Both days, or none for the last 30. */
const askedPeriodSchema = z.strictObject({ from: z.optional(daySchema), to: z.optional(daySchema) }).check(
  z.refine(({ from, to }) => {
    if (from === undefined || to === undefined) return from === to;
    const length = lengthOf({ from, to });
    return length >= 1 && length <= longestPeriod;
  }),
);

export const getAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Where the requests of a period came from and how far they got, beside the period before',
  permission: 'read-analytics',
  parameters: nothing,
  query: askedPeriodSchema,
  body: nothing,
  output: z.strictObject({
    compared: comparedSchema,
    byStatus: parts(z.enum(requestStatuses)),
    byService: parts(z.nullable(z.enum(requestServices))),
    byLanguage: parts(z.enum(languages)),
    bySource: parts(z.enum(requestSources)),
    projection: z.array(projectionSchema),
    quotes: z.extend(quotesComparedSchema, { parts: quotePartsSchema }),
    /** Configurators that have reached a step, by mode; null where a mode has no such step. */
    funnel: z.array(
      z.strictObject({
        step: z.enum(steps),
        quick: z.nullable(z.int()),
        detailed: z.nullable(z.int()),
        all: z.int(),
        before: z.int(),
      }),
    ),
  }),
  errors: [],
});
export type Analytics = z.infer<typeof getAnalytics.output>;
