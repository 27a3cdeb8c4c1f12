import { object, string, type AnyObject, type ObjectSchema, type StringSchema } from 'yup';
import { isDate, isWireTimestamp } from '../../domain/time/dates';
import { SEARCH_MIN_CHARACTERS } from '../../domain/wire/lists';
import { sortableFieldNames, type Resource } from './defineResource';
import type { Field, FieldKind } from './fields';
import { problem } from './kindRules';
import { VALIDATION } from './messages';
import { assertKnown } from './toYup';

/** Largest page of a list whose declaration names none (contract.md, Lists). */
const DEFAULT_MAX_PER_PAGE = 1000;
/** Most ids of one `?id=1,2,3`. */
const MAX_IDS = 1000;
const MAX_FILTER = 200;
const CONTROL = /\p{Cc}/u;

/** How a filter of this kind compares: a part of the text, the same value, or also a range of days. */
export type FilterMatch = 'contains' | 'equals' | 'day';

const isInteger = (text: string) => /^-?\d{1,9}$/.test(text);
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);
const isAny = () => true;

interface KindFilter {
  match: FilterMatch;
  accepts: (text: string) => boolean;
}

const CONTAINS: KindFilter = { match: 'contains', accepts: isAny };

/** Per kind: how a list is filtered by it. Values come as the text of a query. */
export const KIND_FILTERS: { [K in FieldKind]: KindFilter } = {
  text: CONTAINS,
  email: CONTAINS,
  phone: CONTAINS,
  zipcode: CONTAINS,
  money: { match: 'equals', accepts: (text) => /^\d{1,8}(\.\d{1,2})?$/.test(text) },
  integer: { match: 'equals', accepts: isInteger },
  decimal: { match: 'equals', accepts: (text) => /^-?\d{1,9}(\.\d{1,6})?$/.test(text) },
  degrees: { match: 'equals', accepts: (text) => /^-?\d{1,3}(\.\d{1,15})?$/.test(text) },
  date: { match: 'day', accepts: isDate },
  time: { match: 'equals', accepts: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) },
  dateTime: { match: 'day', accepts: (text) => isDate(text) || isWireTimestamp(text) },
  boolean: { match: 'equals', accepts: (text) => /^(1|0|true|false)$/.test(text) },
  choice: { match: 'equals', accepts: isAny },
  // One code of the set: `needs=WCH` finds everybody who has it among others.
  choices: { match: 'equals', accepts: isAny },
  reference: { match: 'equals', accepts: isId },
  // One record of the list: `driver_ids=7` finds what names driver 7 among others.
  references: { match: 'equals', accepts: isId },
  color: { match: 'equals', accepts: (text) => /^#[0-9a-f]{6}$/i.test(text) },
  picture: { match: 'equals', accepts: isAny },
  // One day of the set: `weekdays=1` finds what runs on Mondays.
  weekdays: { match: 'equals', accepts: (text) => /^[1-7]$/.test(text) },
};

function textValue(name: string, accepts: (text: string) => boolean): StringSchema {
  const wrong = problem(VALIDATION.filterValue, { field: name });
  return string()
    .typeError(wrong)
    .max(MAX_FILTER, problem(VALIDATION.maxLength, { max: MAX_FILTER }))
    .test('value', wrong, (text) => !text || (!CONTROL.test(text) && accepts(text)));
}

function filtersOf(name: string, field: Field): [string, StringSchema][] {
  const { match, accepts } = KIND_FILTERS[field.kind];
  const own: [string, StringSchema] =
    field.kind === 'choice' || field.kind === 'choices'
      ? [name, string().oneOf([...field.choices, ''], problem(VALIDATION.choice, { field: name }))]
      : [name, textValue(name, accepts)];
  if (match !== 'day') return [own];
  return [
    own,
    [`${name}_from`, textValue(`${name}_from`, accepts)],
    [`${name}_to`, textValue(`${name}_to`, accepts)],
  ];
}

function pageNumber(name: string, max: number): StringSchema {
  return string()
    .typeError(problem(VALIDATION.filterValue, { field: name }))
    .matches(/^[1-9]\d{0,8}$/, { message: problem(VALIDATION.filterValue, { field: name }) })
    .test('max', problem(VALIDATION.maxValue, { max }), (text) => !text || Number(text) <= max);
}

export function maxPerPageOf(resource: Resource): number {
  return resource.maxPerPage ?? DEFAULT_MAX_PER_PAGE;
}

/** Only the filters: what `total_items` is asked with, and `search/total_items`. */
function filterShape(resource: Resource): Record<string, StringSchema> {
  const fields = Object.entries(resource.fields).filter(([name]) => resource.filters.includes(name));
  return {
    all: textValue('all', isAny).test(
      'long',
      problem(VALIDATION.searchTooShort, { min: SEARCH_MIN_CHARACTERS }),
      (text) => !text || text.trim().length >= SEARCH_MIN_CHARACTERS,
    ),
    id: textValue('id', (text) => text.split(',').length <= MAX_IDS && text.split(',').every(isId)).max(
      MAX_IDS * 16,
      problem(VALIDATION.ids, { max: MAX_IDS }),
    ),
    ...Object.fromEntries(fields.flatMap(([name, field]) => filtersOf(name, field))),
  };
}

/**
 * The query of a list (and the body of its search): `page`, `per_page`, `sort=-field`, the declared filters, `all` for
 * the search box and `id=1,2,3`. All values are the text that a query carries. Anything else is refused by name.
 */
export function toFilterSchema(resource: Resource): ObjectSchema<AnyObject> {
  return listSchema(resource, {});
}

/** The same of an export, with the columns that it takes: `columns=name,type`. */
export function toExportSchema(resource: Resource): ObjectSchema<AnyObject> {
  const isColumn = (name: string) => resource.list.includes(name);
  const columns = string()
    .max(1000, problem(VALIDATION.maxLength, { max: 1000 }))
    .test(
      'columns',
      problem(VALIDATION.filterValue, { field: 'columns' }),
      (text) => !text || text.split(',').every(isColumn),
    );
  return listSchema(resource, { columns });
}

function listSchema(
  resource: Resource,
  more: Readonly<Record<string, StringSchema>>,
): ObjectSchema<AnyObject> {
  const sorts = sortableFieldNames(resource).flatMap((name) => [name, `-${name}`]);
  return assertKnown(
    object({
      page: pageNumber('page', 10_000_000),
      per_page: pageNumber('per_page', maxPerPageOf(resource)),
      sort: string().oneOf(sorts, ({ value }: { value: unknown }) =>
        problem(VALIDATION.unknownSort, {
          field: (typeof value === 'string' ? value : '').replace(/^-/, '').slice(0, MAX_FILTER),
        }),
      ),
      ...filterShape(resource),
      ...more,
    }).strict(),
    VALIDATION.unknownFilter,
  );
}
