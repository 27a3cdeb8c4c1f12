import type { FilterPayload, PaginationPayload, SortPayload } from 'react-admin';
import { registry } from '../resources/registry';
import { storedFieldNames, type Resource } from '../resources/schema/defineResource';

export interface ListParams {
  pagination?: PaginationPayload;
  sort?: SortPayload;
  filter?: FilterPayload;
}

/** A list request in wire names; values are text, as in a query string. */
export interface ListQuery {
  /** `page`, `per_page`, `sort`. */
  paging: Record<string, string>;
  filters: Record<string, string>;
  /** A filter can identify a patient, so it is sent in a body, never in a URL. */
  isPrivate: boolean;
}

const DECLARED: Readonly<Record<string, Resource | undefined>> = registry;

function declarationOf(name: string): Resource | undefined {
  return DECLARED[name];
}

/** API path of a resource: the declaration's, else its name. */
export function apiPath(name: string): string {
  return declarationOf(name)?.path ?? `/${name}`;
}

/**
 * Search text is matched against all search fields: one private field makes the search private (spec §2, key
 * `all`).
 */
function isPrivateFilter(resource: Resource | undefined, name: string): boolean {
  if (!resource) return false;
  const fields = name === 'all' ? resource.search : [name.replace(/_(?:from|to)$/, ''), name];
  return fields.some((field) => resource.fields[field]?.private === true);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** react-admin's list parameters in wire format (contract.md, "Lists"). */
export function listQuery(name: string, { pagination, sort, filter }: ListParams): ListQuery {
  const resource = declarationOf(name);
  const filters = Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([field, value]): [string, string][] => {
      const text = textOf(value);
      return text === null ? [] : [[field, text]];
    }),
  );
  return {
    paging: {
      ...(pagination ? { page: String(pagination.page), per_page: String(pagination.perPage) } : {}),
      ...(sort ? { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` } : {}),
    },
    filters,
    isPrivate: Object.keys(filters).some((field) => isPrivateFilter(resource, field)),
  };
}

/** Spec §7: `page` and `per_page`, then filters. */
export function queryString(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

/** The fields of a write: only stored ones, because the server refuses computed or unknown fields. */
export function writableData(name: string, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const resource = declarationOf(name);
  const kept = resource
    ? new Set(storedFieldNames(resource))
    : new Set(Object.keys(data).filter((field) => field !== 'id' && field !== 'version'));
  return Object.fromEntries(Object.entries(data).filter(([field]) => kept.has(field)));
}
