import { BASE_FIELDS, type Resource } from '../../src/resources/schema/defineResource';
import type { Field, FieldKind } from '../../src/resources/schema/fields';
import { isResourceName, resourceOf, tableOf } from '../../server/records/resources/fieldSql';

/** A column that a declaration asks for. Migrations are written by hand; a test compares them with this. */
export interface ColumnSpec {
  name: string;
  /** PostgreSQL's own name of the type (`udt_name`). */
  type: string;
  nullable: boolean;
  unique: boolean;
  /** Table whose `id` it refers to. */
  references: string | null;
}

/** Per kind: the type of its column. */
const COLUMN_TYPES: { [K in FieldKind]: string } = {
  text: 'text',
  // Compared without regard to case.
  email: 'citext',
  phone: 'text',
  zipcode: 'text',
  money: 'numeric',
  integer: 'int4',
  decimal: 'numeric',
  degrees: 'float8',
  date: 'date',
  time: 'time',
  dateTime: 'timestamptz',
  boolean: 'bool',
  choice: 'text',
  choices: '_text',
  reference: 'int8',
  references: '_int8',
  color: 'text',
  picture: 'text',
  weekdays: '_int4',
};

const BASE_COLUMNS: { readonly [K in (typeof BASE_FIELDS)[number]]: string } = {
  id: 'int8',
  version: 'int4',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};

function referredTable(field: Field): string | null {
  return field.kind === 'reference' && isResourceName(field.to) ? tableOf(resourceOf(field.to)) : null;
}

/** The base columns and one per stored field; a computed field has none. */
export function columnsAskedBy(resource: Resource): ColumnSpec[] {
  const base = BASE_FIELDS.map((name) => ({
    name,
    type: BASE_COLUMNS[name],
    nullable: false,
    unique: name === 'id',
    references: null,
  }));
  const stored = Object.entries(resource.fields).filter(([, field]) => !field.computed);
  return [
    ...base,
    ...stored.map(([name, field]) => ({
      name,
      type: COLUMN_TYPES[field.kind],
      nullable: !field.required,
      unique: field.unique === true,
      references: referredTable(field),
    })),
  ];
}
