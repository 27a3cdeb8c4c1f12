import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preValidationAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { object, string, type AnyObjectSchema, type AnySchema } from 'yup';
import { idField } from '../../../src/contract/ids';
import type {
  AnswerOf,
  CallContract,
  CheckedContract,
  ParamKind,
  ParamsOf,
  Read,
} from '../../../src/contract/call';
import type { ServerContext } from '../../context';
import type { Trx } from '../database/database';
import { type CommandAnswer, once, requireIdempotencyKey, sendAnswer, type SentAnswer } from './idempotency';

/** The parts of a request that a contract defines, validated. */
interface PartsOf<Contract extends CheckedContract> {
  Params: ParamsOf<Contract>;
  Querystring: Read<Contract['query']>;
  Body: Read<Contract['body']>;
}
export type RequestOf<Contract extends CheckedContract> = FastifyRequest<PartsOf<Contract>>;

type Answered<Body> = Body | SentAnswer<Body>;

type RouteConfig = Omit<FastifyContextConfig, 'access' | 'url' | 'method'> &
  Partial<Pick<FastifyContextConfig, 'access'>> & {
    /** Runs before the request is validated. */
    preValidation?: preValidationAsyncHookHandler;
    /** Schemas of the answers by status, for the API document. */
    response?: Readonly<Record<number, AnySchema>>;
    /** Largest body in bytes. */
    bodyLimit?: number;
    /** False: the answer is compressed already, or is sent by ranges. */
    compress?: false;
  };

const PARAMS: Readonly<Record<Extract<ParamKind, string>, () => AnySchema>> = {
  id: () => idField().required(),
  idOrZero: () => idField().min(0).required(),
  uuid: () => string().uuid().required(),
};

function paramSchema(kind: ParamKind): AnySchema {
  return typeof kind === 'string'
    ? PARAMS[kind]()
    : string()
        .oneOf([...kind])
        .required();
}

/** Schema of the parameters of a contract's path; undefined when it has none. */
export function paramsOf({ path, params = {} }: CallContract): AnyObjectSchema | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return object(Object.fromEntries(names.map((name) => [name, paramSchema(params[name] ?? 'id')])));
}

/**
 * Registers the route of a contract. The handler gets validated params, query and body, and returns the answer of the
 * contract. `access` is the permission of the route itself by default.
 */
export function serve<Contract extends CheckedContract>(
  app: FastifyInstance,
  contract: Contract,
  { access = 'own', preValidation, response, bodyLimit, compress, ...config }: RouteConfig,
  handler: (
    request: RequestOf<Contract>,
    reply: FastifyReply,
  ) => Answered<AnswerOf<Contract>> | Promise<Answered<AnswerOf<Contract>>>,
): void {
  const { method, path, summary, tags, body, query } = contract;
  const params = paramsOf(contract);
  app.route({
    method,
    url: path,
    config: { access, ...config },
    ...(preValidation && { preValidation }),
    ...(bodyLimit && { bodyLimit }),
    ...(compress === false && { compress }),
    schema: {
      summary,
      ...(tags && { tags }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response }),
    },
    // The schemas above check what the type promises.
    handler: handler as unknown as RouteHandlerMethod,
  });
}

/**
 * Registers the route of a contract that writes. `write` runs in one transaction, once per `Idempotency-Key`, which
 * our own pages must send; it may run more than once (`once`).
 */
export function serveWrite<Contract extends CheckedContract>(
  app: FastifyInstance,
  context: ServerContext,
  contract: Contract,
  config: RouteConfig,
  write: (trx: Trx, request: RequestOf<Contract>) => Promise<CommandAnswer<AnswerOf<Contract>>>,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    requireIdempotencyKey(request);
    const run = (trx: Trx) => write(trx, request as RequestOf<Contract>);
    return sendAnswer(reply, await once(context, request, run));
  };
  // The answer is sent here; its type was checked by `write`.
  serve(app, contract, config, handler as never);
}
