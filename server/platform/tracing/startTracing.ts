import { hostname } from 'node:os';
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { BaseLogger } from 'pino';

/** The collector's time for one batch, also for the last one when the server stops. */
const ANSWER_WITHIN_MS = 3_000;
const LONGEST_REASON = 300;

/** What OpenTelemetry complains of: in our log, where somebody looks who finds no traces. */
function tellIn(log: Pick<BaseLogger, 'warn'>): void {
  const say = (reason: string) =>
    log.warn({ reason: reason.slice(0, LONGEST_REASON) }, 'traces could not be sent');
  const silent = () => {};
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Sends spans to the collector at `url` from here on; answers what sends the last ones. OpenTelemetry's parts are loaded here
 * alone: a server without a collector never reads them.
 */
export async function startTracing(url: string, log: Pick<BaseLogger, 'warn'>): Promise<() => Promise<void>> {
  tellIn(log);
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'rx-dispatch',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: ANSWER_WITHIN_MS }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  // A collector that is away must not keep a server from closing its database.
  return () => provider.shutdown().catch((error: unknown) => diag.error(String(error)));
}
