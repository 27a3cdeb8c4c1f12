import { SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { markFailed, tracer } from './spans';

const LONGEST = 2_000;
/** Texts and numbers that stand in a statement itself; `$1` and names with digits are none. */
const LITERAL = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?\b/g;

/** A statement as a trace may show it: what was asked, never of whom. */
export function statementText(sql: string): string {
  return sql.replaceAll(LITERAL, '?').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** Kysely's log: a span of each statement below the one under way. Work that nobody traces makes none. */
export function traceStatement(event: LogEvent): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const text = statementText(event.query.sql);
  const operation = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const span = tracer.startSpan(`SQL ${operation}`, {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - event.queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    },
  });
  if (event.level === 'error') markFailed(span, event.error);
  span.end();
}
