import swagger from '@fastify/swagger';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { isSchema, type AnySchema } from 'yup';
import { ERASED } from '../../../src/domain/keeping/erased';
import { permissionKey } from '../plugins/actor';
import { requiredPermission, type Access } from '../plugins/access';
import { BASE } from '../plugins/apiBase';

declare module 'fastify' {
  interface FastifySchema {
    /** One line for the OpenAPI document. */
    summary?: string;
    tags?: readonly string[];
    /** Not part of the API: the page itself. */
    hide?: boolean;
  }
}

type JsonSchema = Record<string, unknown>;

/** Every error's body (contract.md, Errors). */
const ERROR_BODY: JsonSchema = {
  type: 'object',
  description: 'Why not',
  required: ['status_code', 'message', 'request_id'],
  properties: {
    status_code: { type: 'string' },
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string' }, args: { type: 'object', additionalProperties: true } },
      },
    },
    args: { type: 'object', additionalProperties: true },
    request_id: { type: 'string', format: 'uuid' },
  },
};

/** The converter writes `type: []` for a value of any kind, which is no JSON schema: any kind has no `type`. */
function withoutEmptyTypes(key: string, value: unknown): unknown {
  return key === 'type' && Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** Yup → JSON schema. The converter loses `noUnknown`, which holds for every schema of ours that names fields. */
function jsonSchemaOf(schema: unknown): JsonSchema {
  if (!isSchema(schema)) return schema as JsonSchema;
  const text = JSON.stringify(convertSchema(schema as AnySchema), withoutEmptyTypes);
  const converted = JSON.parse(text) as JsonSchema;
  const names = Object.keys((converted.properties as JsonSchema | undefined) ?? {});
  return converted.type === 'object' && names.length > 0
    ? { ...converted, additionalProperties: false }
    : converted;
}

function responsesOf(schema: FastifySchema): JsonSchema {
  const declared = Object.entries((schema.response as JsonSchema | undefined) ?? { 200: {} });
  const answers = declared.map(([status, answer]) => [
    status,
    { description: 'Done', ...jsonSchemaOf(answer) },
  ]);
  return { ...Object.fromEntries(answers), default: ERROR_BODY } as JsonSchema;
}

function sentenceAbout(access: Access, pair: readonly [string, string] | null): string {
  if (access === 'public') return 'Needs no session.';
  return pair ? `Needs the permission ${permissionKey(pair)}.` : 'Needs a session.';
}

const CLIENT_KEY_SENTENCE =
  'Or by a client’s system: X-Client-Key names its key, X-Timestamp is the time in seconds since 1970 (within 5 minutes ' +
  'of ours), X-Signature the HMAC-SHA256 in hexadecimal, by the secret of the key, of timestamp + "." + the body byte ' +
  'for byte, and Idempotency-Key the system’s own name of the request: a repeat under it gets the first answer.';

const CLIENT_KEY_SCHEMES = {
  clientKey: { type: 'apiKey', in: 'header', name: 'X-Client-Key' },
  clientTimestamp: { type: 'apiKey', in: 'header', name: 'X-Timestamp' },
  clientSignature: { type: 'apiKey', in: 'header', name: 'X-Signature' },
} as const;

function describeRoute(schema: FastifySchema, url: string, route: RouteOptions): FastifySchema {
  const { access = 'own', orClientKey = false } = route.config ?? {};
  const path = url.slice(BASE.length);
  const pair = requiredPermission({ method: String(route.method), path, access });
  const described: JsonSchema = {
    ...schema,
    tags: schema.tags ?? [path.split('/')[1] ?? ''],
    description: [sentenceAbout(access, pair), orClientKey ? CLIENT_KEY_SENTENCE : ''].join(' ').trim(),
    security: [
      ...(access === 'public' ? [] : [{ session: [], binding: [] }]),
      ...(orClientKey ? [{ clientKey: [], clientTimestamp: [], clientSignature: [] }] : []),
    ],
    response: responsesOf(schema),
  };
  for (const part of ['body', 'querystring', 'params', 'headers'] as const) {
    if (schema[part] !== undefined) described[part] = jsonSchemaOf(schema[part]);
  }
  return described as FastifySchema;
}

/** Collects every route that is registered after it, for `GET /api/openapi.json` (OpenAPI 3.1). */
export const openApi = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Rx Dispatch',
          version: '2.5.4',
          description: `Back office of a prescription delivery provider. After the data of a participant are erased, a text contains ${ERASED} in their place, in every language. A client program shows its own word for it.`,
        },
        components: {
          securitySchemes: {
            session: { type: 'apiKey', in: 'cookie', name: 'rx_session' },
            binding: {
              type: 'apiKey',
              in: 'header',
              name: 'Authorization',
              description: 'From sign-in or GET /users/session',
            },
            ...CLIENT_KEY_SCHEMES,
          },
        },
      },
      stripBasePath: false,
      transform: ({ schema, url, route }) => {
        const given: FastifySchema = schema ?? {};
        if (given.hide || !url.startsWith(`${BASE}/`)) return { schema: { ...given, hide: true }, url };
        return { schema: describeRoute(given, url, route), url };
      },
    });
  },
  { name: 'openApi', fastify: '5.x', dependencies: ['access'] },
);
