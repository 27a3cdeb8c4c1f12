import { realPhone } from '../../../domain/people/phone';
import { isBlank } from '../../../domain/wire/problem';
import { activeWord } from '../../../ui/booleanWord';
import { fieldOf, resourceOf, type Row } from '../../../ui/resourceOf';
import type { HeadState, RecordHead } from '../../defineScreens';
import type { ResourceName } from '../../registry';
import { screensOf } from '../../resourceScreens';
import type { Resource } from '../../schema/defineResource';
import type { FieldKind } from '../../schema/fields';

const CONTACTS: readonly FieldKind[] = ['phone', 'email'];

const headOf = (name: ResourceName): RecordHead => screensOf(name).head ?? {};

function fieldsOfKind(name: ResourceName, kinds: readonly FieldKind[]): string[] {
  const { fields } = resourceOf(name);
  return kinds.flatMap((kind) => Object.keys(fields).filter((field) => fields[field]?.kind === kind));
}

/** The picture of a record, drawn beside its name while there is one. */
export function pictureField(name: ResourceName, record: Row): string | null {
  return fieldsOfKind(name, ['picture']).find((field) => !isBlank(record[field])) ?? null;
}

/** How to reach it and where it is: phones, email, address, as far as they are known. A placeholder is told where it is all there is. */
export function contactFields(name: ResourceName, record: Row): string[] {
  const { address } = headOf(name);
  const phones = fieldsOfKind(name, ['phone']);
  const isStandIn = (field: string) => phones.includes(field) && realPhone(String(record[field])) === null;
  const all = [...fieldsOfKind(name, CONTACTS), ...(address === undefined ? [] : [address])];
  const known = all.filter((field) => !isBlank(record[field]));
  const hasPhone = known.some((field) => phones.includes(field) && !isStandIn(field));
  return hasPhone ? known.filter((field) => !isStandIn(field)) : known;
}

/** Facts of the head that this record has. */
export function factFields(name: ResourceName, record: Row): string[] {
  return (headOf(name).facts ?? []).filter((field) => !isBlank(record[field]));
}

/** The states of a record: its own, else whether it is active. */
export function headStates(name: ResourceName, record: Row): readonly HeadState[] {
  const { states } = headOf(name);
  if (states) return states(record);
  return typeof record.is_active === 'boolean' ? [activity(name, record)] : [];
}

/** "Active" or "Inactive". */
export function activity(name: ResourceName, { is_active }: Row): HeadState {
  const isActive = is_active === true;
  return { tone: isActive ? 'green' : 'grey', word: activeWord(name, isActive) };
}

/** What the head says of any record, so that the details need not. */
function fieldsOfHead(name: ResourceName): ReadonlySet<string> {
  const { told = [], facts = [], address } = headOf(name);
  const { representation } = resourceOf(name);
  return new Set([
    representation,
    'is_active',
    ...told,
    ...facts,
    ...(address === undefined ? [] : [address]),
    ...fieldsOfKind(name, [...CONTACTS, 'picture']),
  ]);
}

/** What only a list is filtered by says nothing that the other fields do not. */
const isShown =
  ({ fields, filters, list }: Resource) =>
  (name: string) =>
    !(fields[name]?.computed && filters.includes(name) && !list.includes(name));

export interface DetailSection {
  /** Null: what the form does not hold but a list shows; all fields where there is no form. */
  section: string | null;
  fields: string[];
}

/** The fields of the details by section, without those of the head; a section without a value is left out. */
export function detailSections(name: ResourceName, record: Row): DetailSection[] {
  const resource = resourceOf(name);
  const { details = {} } = screensOf(name);
  const inHead = fieldsOfHead(name);
  const sections = Object.entries(resource.form).map(([section, fields]) => ({
    section,
    fields: details[section] ?? fields,
  }));
  const inForm = [...Object.values(resource.form).flat(), ...sections.flatMap(({ fields }) => fields)];
  const known = sections.length > 0 ? resource.list : Object.keys(resource.fields).filter(isShown(resource));
  const others = { section: null, fields: known.filter((field) => !inForm.includes(field)) };
  return [...sections, others]
    .map(({ section, fields }) => ({ section, fields: fields.filter((field) => !inHead.has(field)) }))
    .filter(({ fields }) => fields.some((field) => !isBlank(record[field])));
}

/** Whether a field has room for several lines. */
export function isMultiline(name: ResourceName, field: string): boolean {
  const declared = fieldOf(resourceOf(name), field);
  return declared.kind === 'text' && declared.multiline === true;
}
