import { parse as parseArray } from 'postgres-array';

/** Turns a column's text form into the value that the server works with. */
export type TypeParser = (text: string) => unknown;

const TIMESTAMP_SECONDS = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The bigint ${text} does not fit a JavaScript number`);
  return value;
}

/**
 * `2026-11-20 09:30:00.123+00` → `2026-11-20 09:30:00`; every session of this program is set to UTC. `infinity` is
 * kept.
 */
function parseTimestamp(text: string): string {
  return TIMESTAMP_SECONDS.test(text) ? text.slice(0, 19) : text;
}

/** `09:30:00.5` → `09:30:00` */
function parseTime(text: string): string {
  return text.slice(0, 8);
}

const asText: TypeParser = (text) => text;
const asJson: TypeParser = (text) => JSON.parse(text) as unknown;
const asBytes: TypeParser = (text) => Buffer.from(text.slice(2), 'hex');
const asBoolean: TypeParser = (text) => text === 't';

// [type, its array type, parser], by the fixed object ids of PostgreSQL's catalog (pg_type). Types that are not
// listed (text, citext, uuid, interval, …) stay text, also the arrays of types that an extension adds.
const PARSERS: readonly [oid: number, arrayOid: number, parser: TypeParser][] = [
  [16, 1000, asBoolean], // boolean
  [17, 1001, asBytes], // bytea
  [20, 1016, parseInt8], // bigint
  [21, 1005, Number], // smallint
  [23, 1007, Number], // integer
  [25, 1009, asText], // text
  [26, 1028, Number], // oid
  [114, 199, asJson], // json
  [700, 1021, Number], // real
  [701, 1022, Number], // double precision
  [1042, 1014, asText], // char(n)
  [1043, 1015, asText], // varchar
  [1082, 1182, asText], // date
  [1083, 1183, parseTime], // time
  [1114, 1115, parseTimestamp], // timestamp
  [1184, 1185, parseTimestamp], // timestamptz
  [1700, 1231, asText], // numeric: money and sums stay exact
  [2950, 2951, asText], // uuid
  [3802, 3807, asJson], // jsonb
];

const parserByOid = new Map<number, TypeParser>(
  PARSERS.flatMap(([oid, arrayOid, parser]): [number, TypeParser][] => [
    [oid, parser],
    [arrayOid, (text) => parseArray(text, parser)],
  ]),
);

/** The parser of a type, by its object id. Both drivers ask here, so that both answer alike. */
export function typeParserOf(oid: number): TypeParser {
  return parserByOid.get(oid) ?? asText;
}
