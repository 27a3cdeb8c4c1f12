import type { AnyObject, AnyObjectSchema, InferType, ObjectSchema } from 'yup';
import type { AnswerContract } from './answer';

/** A parameter of a path. `idOrZero`: run 0 stands for a stop without a run. A list: one of these names. */
export type ParamKind = 'id' | 'idOrZero' | 'uuid' | readonly string[];

/** A query or body as a type alone; its route brings the schema (`withSchemas`). */
export interface TypedInput<T = unknown> {
  readonly isTyped: true;
  /** Exists in the type only. */
  readonly type?: T;
}

const TYPED: TypedInput = { isTyped: true };

/** The query or body of a call that is made before the pages that load yup. */
export function typed<T>(): TypedInput<T> {
  return TYPED as TypedInput<T>;
}

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
  readonly query?: AnyObjectSchema | TypedInput;
  readonly body?: AnyObjectSchema | TypedInput;
  readonly answer: AnswerContract;
}

/** A contract with all its schemas, as a route serves it. */
export interface CheckedContract extends CallContract {
  readonly query?: AnyObjectSchema;
  readonly body?: AnyObjectSchema;
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
  readonly [Name in ParamNames<Contract['path']>]: ValueOf<KindOf<Contract, Name>>;
};
type ValueOf<Kind> = Kind extends readonly (infer Name)[] ? Name : Kind extends 'uuid' ? string : number;
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
  Schema extends TypedInput<infer T>
    ? T
    : Schema extends ObjectSchema<infer _Fields, infer _Context, infer Defaults, infer _Flags>
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

/** A schema that takes all that the browser sends, and knows each field of it; else never. */
type Taking<Schema, Input> = [Sent<Input>] extends [Sent<Schema>]
  ? keyof Sent<Input> extends keyof Sent<Schema>
    ? Schema
    : never
  : never;

/** Schemas in the place of the typed query and body of a contract. */
type Schemas = Partial<Record<'query' | 'body', AnyObjectSchema>>;
type SchemasOf<Contract, Given extends Schemas> = {
  [Part in keyof Given]: Part extends keyof Contract ? Taking<Given[Part], Contract[Part]> : never;
};

/** The contract as its route checks it. A schema that does not take what the browser sends does not compile. */
export function withSchemas<Contract extends CallContract, Given extends Schemas>(
  contract: Contract,
  schemas: Given & SchemasOf<Contract, Given>,
): Omit<Contract, 'query' | 'body'> & Given {
  return { ...contract, ...schemas };
}

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
