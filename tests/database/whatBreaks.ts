import type { Catalog, CatalogColumn, CatalogRule } from './readCatalog';

/** Types that take every value of the one before them, and that the program reads alike. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  smallint: ['integer', 'bigint'],
  integer: ['bigint'],
};

function isWider(from: string, to: string): boolean {
  if (from === to || WIDER[from]?.includes(to)) return true;
  const length = /^character varying(?:\((\d+)\))?$/;
  const [, before] = length.exec(from) ?? [];
  if (before === undefined) return false;
  const after = length.exec(to);
  return to === 'text' || (after !== null && Number(after[1] ?? Infinity) >= Number(before));
}

/** The values of `check (column in ('a', 'b'))`, with what else the definition says; null for another check. */
function listOf(definition: string): { values: readonly string[]; rest: string } | null {
  const [, inside] = /ARRAY\[(.*?)\]/.exec(definition) ?? [];
  if (inside === undefined) return null;
  return { values: inside.split(', '), rest: definition.replace(inside, '') };
}

function isLonger(from: string, to: string): boolean {
  const [before, after] = [listOf(from), listOf(to)];
  if (!before || !after || before.rest !== after.rest) return false;
  return before.values.every((value) => after.values.includes(value));
}

function ofColumn(name: string, before: CatalogColumn, after: CatalogColumn | undefined): string[] {
  if (!after) return [`${name} is gone`];
  const found: string[] = [];
  if (!isWider(before.type, after.type)) found.push(`${name} was ${before.type} and is ${after.type}`);
  if (after.isRequired && !before.isRequired) found.push(`${name} must have a value`);
  if (after.isRequired && before.hasDefault && !after.hasDefault) found.push(`${name} has no default`);
  return found;
}

function ofRule(name: string, rule: CatalogRule, released: Catalog): string[] {
  const before = released.rules.get(name);
  if (before?.definition === rule.definition) return [];
  // A program that does not know the table or a column of the rule writes nothing that it could refuse but the default.
  const isOfOldColumns = rule.columns.every((column) => released.columns.has(`${rule.table}.${column}`));
  if (!released.relations.has(rule.table) || !isOfOldColumns) return [];
  return before && isLonger(before.definition, rule.definition)
    ? []
    : [`${name} refuses more: ${rule.definition}`];
}

/** What the released version can no longer read or write in a database that has become `now`, sentence by sentence. */
export function whatBreaks(released: Catalog, now: Catalog): string[] {
  const found: string[] = [];
  for (const name of released.relations) if (!now.relations.has(name)) found.push(`${name} is gone`);
  for (const [name, column] of released.columns)
    if (now.relations.has(tableOf(name))) found.push(...ofColumn(name, column, now.columns.get(name)));
  for (const [name, { isRequired, hasDefault }] of now.columns)
    if (!released.columns.has(name) && released.relations.has(tableOf(name)) && isRequired && !hasDefault)
      found.push(`${name} is new and must have a value`);
  for (const [name, rule] of now.rules) found.push(...ofRule(name, rule, released));
  for (const name of released.functions) if (!now.functions.has(name)) found.push(`${name} is gone`);
  return found;
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));
