import type { Problem } from '../../domain/wire/problem';
import type { Field, ValueOf } from './fields';

export type ResourceAction = 'list' | 'show' | 'create' | 'edit';

/** One declaration: everything that list, form, route, table, permission and audit are made from (docs/decisions/0002). */
export interface Resource<
  N extends string = string,
  F extends Record<string, Field> = Record<string, Field>,
  S extends Record<string, readonly string[]> = Record<string, readonly string[]>,
  // The field names, apart from F: with `keyof F` in its place no declared resource would be a plain `Resource`.
  K extends string = string,
  T extends readonly string[] = readonly string[],
> {
  readonly name: N;
  /** API path without the base, e.g. `/vehicles`; also the stem of its permissions. */
  readonly path: string;
  /** Where its screens live, e.g. `/data/vehicles`; absent when it is only referred to. */
  readonly screen?: string;
  /** Table name where it differs from the resource's. */
  readonly table?: string;
  /** The field that stands for the record in a link, a title or a reference. */
  readonly representation: K;
  readonly fields: F;
  /** Columns of the list, in order; the first is the name and the link. */
  readonly list: readonly K[];
  /** Columns that are there but hidden until a person shows them. */
  readonly hidden?: readonly K[];
  readonly filters: readonly K[];
  /** The day that its list opens on: today. One of its filters. */
  readonly opensToday?: K;
  /** Text fields that the search box looks into (filter key `all`). */
  readonly search: readonly K[];
  readonly form: S;
  readonly sort: { readonly field: K | 'id'; readonly order: 'ASC' | 'DESC' };
  readonly actions: readonly ResourceAction[];
  /** Keys of its stepped card, in order (spec §2); the first is the record itself, the others are pages of their own. */
  readonly steps?: T;
  /** `grid` uses the data grid (wide tables worked by column), `list` the plain list. */
  readonly look?: 'list' | 'grid';
  /** Largest `per_page` that the route answers; 1000 unless the specification asks for more. */
  readonly maxPerPage?: number;
  /** A rule over the whole record, after the fields' own rules; keys are field names. */
  readonly check?: (record: Partial<Record<string, unknown>>) => Readonly<Partial<Record<string, Problem>>>;
}

export function defineResource<
  const N extends string,
  const F extends Record<string, Field>,
  const S extends Record<string, readonly (keyof F & string)[]>,
  const T extends readonly string[] = readonly [],
>(resource: Resource<N, F, S, keyof F & string, T>): Resource<N, F, S, keyof F & string, T> {
  return resource;
}

/** Keys of the steps of a declaration; never where there are none. */
export type StepsOf<R extends Resource> = NonNullable<R['steps']>[number];

export type FieldsOf<R> = R extends Resource<string, infer F> ? F : never;

/** Columns that every record has beside its fields; the server alone writes them. */
export const BASE_FIELDS = ['id', 'version', 'created_at', 'updated_at'] as const;

export interface RecordBase {
  id: number;
  /** Grows with each write; the record's ETag. */
  version: number;
  /** UTC wire time. */
  created_at: string;
  updated_at: string;
}

type Filled<F> = F extends { required: true } ? ValueOf<F> : ValueOf<F> | null;

/** The record as it is read. */
export type RecordFor<R> = RecordBase & { [K in keyof FieldsOf<R>]: Filled<FieldsOf<R>[K]> };

/** Names of the fields that are columns (computed ones are selected, not stored). */
export type StoredFields<R> = {
  [K in keyof FieldsOf<R>]: FieldsOf<R>[K] extends { computed: true } ? never : K;
}[keyof FieldsOf<R>];

export type StoredRecord<R> = { [K in StoredFields<R>]: Filled<FieldsOf<R>[K]> };

/** The fields that a body may carry: all but the computed ones. */
export function storedFieldNames(resource: Resource): string[] {
  return Object.keys(resource.fields).filter((name) => !resource.fields[name]?.computed);
}

/** What a list can be ordered by: its columns and filters, the default order and the base fields that grow. */
export function sortableFieldNames(resource: Resource): string[] {
  const named = [...resource.list, ...resource.filters, resource.sort.field];
  // Several references have no order that a person would know.
  const sortable = named.filter((name) => {
    const field = resource.fields[name];
    return field?.sortable !== false && field?.kind !== 'references';
  });
  return [...new Set([...sortable, 'id', 'created_at', 'updated_at'])];
}

/** The part of a record that may be sent back: stored fields without the server's own and the computed ones. */
export function writableRecord(
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = storedFieldNames(resource).filter((name) => record[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
