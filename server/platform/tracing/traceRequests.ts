import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import fp from 'fastify-plugin';
import { BASE } from '../plugins/apiBase';
import { tracer } from './spans';

declare module 'fastify' {
  interface FastifyRequest {
    /** With the span of this request; null: it has none. */
    traceContext: Context | null;
  }
}

/** Signs of life would hide what people do, and a live stream lasts as long as a page is open. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', `${BASE}/live`]);

/** A span per request, named by the pattern of its route. Addresses, people and bodies stay out of it. */
export const traceRequests = fp(
  async (app) => {
    app.decorateRequest('traceContext', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      if (UNTRACED.has(route)) return done();
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'rx.request_id': request.id,
          },
        },
        ROOT_CONTEXT,
      );
      request.traceContext = trace.setSpan(ROOT_CONTEXT, span);
      context.with(request.traceContext, done);
    });
    // Reading a body leaves the context: its events belong to the socket.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.traceContext) context.with(request.traceContext, done);
      else done();
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = request.traceContext && trace.getSpan(request.traceContext);
      if (!span) return;
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  },
  { name: 'traceRequests', fastify: '5.x' },
);
