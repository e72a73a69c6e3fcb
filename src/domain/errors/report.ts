import * as z from 'zod/mini';
import type { ErrorCategory, Severity } from './codes.ts';
import { scrubAddress, scrubText } from './scrub.ts';
import { type StackFrame, firstOwnFrame, frameText, framesOf } from './stack-frames.ts';

/** What an administrator has decided about a group of errors (J4). */
export const errorReportStates = ['open', 'resolved', 'muted'] as const;
export type ErrorReportState = (typeof errorReportStates)[number];

/** Where an error arose. */
export const errorSources = ['browser', 'server'] as const;

/** An error as it was reported, before anything is taken out of it. */
export type ErrorReport = {
  errorId: string;
  message: string;
  category: ErrorCategory;
  severity: Severity;
  source: (typeof errorSources)[number];
  /** Address of the page, or route of the call. */
  url: string;
  userAgent: string;
  isSignedIn: boolean;
  stack: string;
  context: Readonly<Record<string, unknown>>;
};

/** Stored data of the latest report of a group, without personal data (J4). */
export const errorSampleSchema = z.strictObject({
  errorId: z.string(),
  source: z.enum(errorSources),
  path: z.string(),
  userAgent: z.string(),
  isSignedIn: z.boolean(),
  frames: z.array(z.string()),
  context: z.record(z.string(), z.string()),
});
export type ErrorSample = z.infer<typeof errorSampleSchema>;

/** A report ready to be stored; equal `identity` means the same error. */
export type GroupedReport = { identity: string; message: string; sample: ErrorSample };

/** Circumstances that are stored; others might contain personal data. */
const keptContext = ['screen', 'language', 'status', 'code', 'method', 'isOnline', 'isUncaught'] as const;

/** Scrubs a report and says which error it is one of: category, message without its numbers, first own frame (J4). */
export function groupReport(report: ErrorReport): GroupedReport {
  const message = scrubText(report.message);
  const frames = framesOf(report.stack);
  return {
    identity: [report.category, message.replaceAll(/\d+/g, '#'), originOf(firstOwnFrame(frames))].join('\n'),
    message,
    sample: {
      errorId: report.errorId,
      source: report.source,
      path: scrubAddress(report.url),
      userAgent: scrubText(report.userAgent),
      isSignedIn: report.isSignedIn,
      frames: frames.map(frameText),
      context: contextOf(report.context),
    },
  };
}

/** A built file is named without its hash and a function in it not at all: a new build changes both, the error stays. */
function originOf(frame: StackFrame | null): string {
  if (!frame) return '';
  if (frame.file.startsWith('src/')) return `${frame.name} ${frame.file}`;
  return frame.file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

function contextOf(context: ErrorReport['context']): Record<string, string> {
  const kept = keptContext.flatMap((name): [string, string][] => {
    const value = context[name];
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? [[name, scrubText(String(value), 60)]] : [];
  });
  return Object.fromEntries(kept);
}
