import { TABLE_PAGE_SIZE } from '../../../src/domain/wire/lists';
import type { Resource } from '../../../src/resources/schema/defineResource';

/** A list's query or search body once it has passed `toFilterSchema`: text by name. */
export type ListInput = Readonly<Record<string, string | undefined>>;

export interface ListQuery {
  /** From 1. */
  page: number;
  perPage: number;
  sort: { field: string; order: 'asc' | 'desc' };
  /** Of an export: the columns of the list that it takes. */
  columns: readonly string[];
  /** What is left once blank values are dropped, by filter name. */
  filters: ReadonlyMap<string, string>;
}

const PAGING = new Set(['page', 'per_page', 'sort', 'columns']);

/** The list that is asked for. Without `sort` it is the declaration's own order. */
export function readListQuery(resource: Resource, input: ListInput): ListQuery {
  const sort = input.sort ?? `${resource.sort.order === 'DESC' ? '-' : ''}${resource.sort.field}`;
  const filters = Object.entries(input).flatMap(([name, value]): [string, string][] => {
    const text = value?.trim();
    return text && !PAGING.has(name) ? [[name, text]] : [];
  });
  return {
    page: Number(input.page ?? 1),
    perPage: Number(input.per_page ?? TABLE_PAGE_SIZE),
    sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' },
    columns: input.columns
      ? resource.list.filter((name) => input.columns?.split(',').includes(name))
      : resource.list,
    filters: new Map(filters),
  };
}

/** A search body carries numbers and switches as JSON; the rules of a query read text. */
export function searchBodyAsText(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
      if (value === null) return [];
      return [[name, typeof value === 'number' || typeof value === 'boolean' ? String(value) : value]];
    }),
  );
}
