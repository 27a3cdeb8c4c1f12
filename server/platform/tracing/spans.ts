import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** Makes nothing until `startTracing` was called. */
export const tracer = trace.getTracer('rx-dispatch');

/** The kind of an error alone: its message can quote people's data. */
export function markFailed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR, message: type });
}

/** Does the work inside a span of its own, below the one that is under way. Name and nothing else: no ids, no values. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Does the work as nobody's child: what runs on its own must not hang on who happened to wake it. */
export function withoutSpan<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** W3C's field that names the span under way; nothing when there is none. For what is done later, or elsewhere. */
export function carriedSpan(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Does the work as a child of the span that was carried. */
export function belowCarried<T>(carrier: Readonly<Record<string, unknown>>, work: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), work);
}
