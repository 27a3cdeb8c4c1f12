/**
 * Required fields of an answer. Fields that are not listed may be missing; `boolean` may be 1, 0 or missing,
 * and a missing `list?` becomes empty.
 */
export type Shape =
  | 'number'
  | 'text'
  | 'boolean'
  | 'record'
  | 'record or nothing'
  | 'list'
  | 'list?'
  | readonly [Fields]
  | Fields;
export interface Fields {
  readonly [field: string]: Shape;
}

/** The fields of `T` that a shape may name. */
type FieldsOf<T> = { readonly [Name in keyof T]?: Shape };
type ShapeOf<T> =
  | (T extends readonly (infer Row)[] ? readonly [FieldsOf<Row>] : FieldsOf<NonNullable<T>>)
  | 'record or nothing'
  | 'list';

/** An answer: its type, and the fields without which the browser cannot show it. */
export interface AnswerContract<T = unknown> {
  /** Null: the browser does not read the answer. */
  readonly shape: Shape | null;
  /** Exists in the type only. */
  readonly type?: T;
}

/**
 * An answer of type `T`. The browser checks the fields of `shape` in every answer (`readShape`); the server returns
 * `T`, or its route does not compile.
 */
export function answer<T>(shape: ShapeOf<T>): AnswerContract<T> {
  return { shape: shape as Shape };
}

/** An answer that the browser does not read. */
export const NO_ANSWER: AnswerContract = { shape: null };

/** The answer of a list's total. */
export const TOTAL = answer<{ total_items: number }>({ total_items: 'number' });
