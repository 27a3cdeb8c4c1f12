import type { Resource } from '../../schema/defineResource';
import type { FieldKind } from '../../schema/fields';
import type { Filters } from './privateFilters';

/**
 * What a list is filtered by until a person says otherwise: records that are in use, and today's where the declaration
 * names a day. `today` is `YYYY-MM-DD`.
 */
export function openingFilters(resource: Resource, today: string): Filters {
  return {
    ...(resource.filters.includes('is_active') ? { is_active: '1' } : {}),
    ...(resource.opensToday === undefined ? {} : { [resource.opensToday]: today }),
  };
}

/** Whether the list has more filters than the records in use: then an empty one is filtered, not new. */
export function isNarrowed(filters: Filters): boolean {
  return Object.entries(filters).some(([key, value]) => key !== 'is_active' || value !== '1');
}

/** A filter of these kinds leaves one value; of the others, all values that contain what was typed. */
const ONE_VALUE: ReadonlySet<FieldKind> = new Set([
  'boolean',
  'choice',
  'color',
  'date',
  'integer',
  'money',
  'reference',
  'time',
]);

/** Columns that would say the same in every row, as an active filter fixes their value. The first one is the link. */
export function fixedColumns(resource: Resource, filters: Filters): readonly string[] {
  return resource.list.filter((column, index) => {
    const kind = resource.fields[column]?.kind;
    return index > 0 && Boolean(filters[column]) && kind !== undefined && ONE_VALUE.has(kind);
  });
}
