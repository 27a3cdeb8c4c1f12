import { hostname } from 'node:os';
import { context, propagation, trace } from '@opentelemetry/api';

/** The collector's time for one batch, also for the last one when the server stops. */
const ANSWER_WITHIN_MS = 3_000;

/**
 * Sends spans to the collector at `url` from here on; answers what sends the last ones. OpenTelemetry's parts are loaded here
 * alone: a server without a collector never reads them.
 */
export async function startTracing(url: string): Promise<() => Promise<void>> {
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
  return () => provider.shutdown();
}
