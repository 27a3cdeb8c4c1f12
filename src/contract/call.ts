import type { AnyObject, AnyObjectSchema, InferType, ObjectSchema } from 'yup';
import type { AnswerContract } from './answer';

/** A parameter of a path. `idOrZero`: run 0 stands for a stop without a run. */
export type ParamKind = 'id' | 'idOrZero' | 'uuid';

/**
 * Definition of a call that is no dispatch command (`command.ts`): a read, or a write of one feature. The server's route
 * (`serve`) and the browser's call (`callApi`) infer path parameters, query, body and answer from it.
 */
export interface CallContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Pattern without the base; its parameters are ids unless `params` names another kind. */
  readonly path: string;
  /** One line for the API document. */
  readonly summary: string;
  /** Groups of the API document. Left out: the first part of the path. */
  readonly tags?: readonly string[];
  /** Names instead of schemas, so that the pages of the first layer do not load yup. */
  readonly params?: Readonly<Record<string, ParamKind>>;
  readonly query?: AnyObjectSchema;
  readonly body?: AnyObjectSchema;
  readonly answer: AnswerContract;
}

/** Keeps the types of path, query, body and answer. */
export function callContract<const Contract extends CallContract>(contract: Contract): Contract {
  return contract;
}

/** `'/runs/:id/parts/:part'` → `'id' | 'part'`. */
export type ParamNames<Path extends string> = Path extends `${string}/:${infer Tail}`
  ? Tail extends `${infer Name}/${infer Rest}`
    ? Name | ParamNames<`/${Rest}`>
    : Tail
  : never;

/** The path parameters of a call. */
export type ParamsOf<Contract extends CallContract> = {
  readonly [Name in ParamNames<Contract['path']>]: KindOf<Contract, Name> extends 'uuid' ? string : number;
};
type KindOf<Contract extends CallContract, Name extends string> = Contract extends {
  readonly params: Readonly<Record<Name, infer Kind>>;
}
  ? Kind
  : 'id';

/** Values as the server reads them: fields with a default have a value. */
export type Read<Schema> = Schema extends ObjectSchema<AnyObject> ? InferType<Schema> : undefined;

type WithDefault<Defaults> = {
  [Name in keyof Defaults]: Defaults[Name] extends undefined ? never : Name;
}[keyof Defaults];

/** Values as the browser sends them: fields with a default may be left out. */
export type Sent<Schema> =
  Schema extends ObjectSchema<infer _Fields, infer _Context, infer Defaults, infer _Flags>
    ? WithOptional<InferType<Schema>, WithDefault<Defaults>>
    : never;

type WithOptional<Fields, Names> = Omit<Fields, Names & keyof Fields> &
  Partial<Pick<Fields, Names & keyof Fields>>;

export type AnswerOf<Contract extends CallContract> =
  Contract['answer'] extends AnswerContract<infer Answer> ? Answer : never;

/** Keys of a part that the contract has; optional where an empty object is enough. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<string, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Input of a call: `params`, `query` and `body`, as far as the contract has them. */
export type InputOf<Contract extends CallContract> = ([ParamNames<Contract['path']>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<Contract> }) &
  Part<'query', Sent<Contract['query']>> &
  Part<'body', Sent<Contract['body']>>;

/** The path with its parameters, escaped; names without a value stay out of the query. */
export function callPath(
  { path }: CallContract,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
