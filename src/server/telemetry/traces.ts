import {
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';
import type { LogEvent, Logger } from 'kysely';

/*
 * Traces by OpenTelemetry (K7): without a setting nothing of it but this interface is loaded, and everything below does nothing.
 * Names and attributes are kinds, methods, route patterns and statements without their values, never anything of a person.
 */

let isOpen = false;
const tracer = () => trace.getTracer('plumbline');

/** Sends traces to a collector by OTLP over HTTP (`https://host:4318`) from now on; returns what sends the rest and stops. */
export async function openTraces(endpoint: string): Promise<() => Promise<void>> {
  const { startExport } = await import('./export-traces.ts');
  const stop = startExport(endpoint);
  isOpen = true;
  return stop;
}

/** Begins the span of a request. The caller's own trace (`traceparent`) is gone on with only where a proxy is trusted. */
export function beginRequestSpan(headers: Readonly<Record<string, unknown>>, isTrusted: boolean): Context {
  const parent = isTrusted ? propagation.extract(context.active(), headers) : context.active();
  return trace.setSpan(parent, tracer().startSpan('request', { kind: SpanKind.SERVER }, parent));
}

/** Runs something within a span that has begun, so that what it does becomes part of it. */
export const runInContext = <T>(of: Context, run: () => T): T => context.with(of, run);

/** Ends the span of a request with what became of it. */
export function endRequestSpan(
  of: Context,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  const span = trace.getSpan(of);
  span?.updateName(`${method} ${route}`);
  span?.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

/** Runs something as a span of its own; a rejection marks the span as failed, by the kind of the error alone. */
export async function inSpan<T>(
  name: string,
  options: { attributes?: Attributes; parent?: string | null },
  run: () => Promise<T>,
): Promise<T> {
  const parent = options.parent
    ? propagation.extract(context.active(), { traceparent: options.parent })
    : context.active();
  const span = tracer().startSpan(name, { ...(options.attributes && { attributes: options.attributes }) }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), run);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** What a job has to carry to become part of the present trace (`traceparent` of W3C); null without one. */
export function currentTraceParent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** What makes Kysely tell of each statement, as a span that has just ended; nothing while no traces are sent. */
export const statementLog = (): { log?: Logger } => (isOpen ? { log: noteStatement } : {});

function noteStatement({ level, query, queryDurationMillis: ms }: LogEvent): void {
  // What nobody asked for, such as looking for jobs every few seconds, would be a trace of its own each time.
  if (trace.getActiveSpan() === undefined) return;
  const end = Date.now();
  const span = tracer().startSpan(query.sql.split(/\s/, 1)[0] ?? 'query', {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { 'db.query.text': query.sql.slice(0, longestStatement) },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}

/** Characters of a statement that are kept. */
const longestStatement = 2_000;
