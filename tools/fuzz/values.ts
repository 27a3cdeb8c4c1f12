import { addDays } from '../../src/domain/time/dates';
import { padded, type Random } from '../../server/demo/random';
import type { ValueSchema } from './operations';
import { LANGUAGES } from '../../src/domain/wire/languages';

/** What valid values are drawn from. */
export interface World {
  /** Day of the demo's runs. */
  today: string;
}

const NEAR = 14;
const WORDS = [
  'ANA',
  'LOPEZ',
  'North gate',
  'Leave at the desk',
  'a',
  'ñandú',
  '😀 ok',
  'Ada Admin',
  '100% _off',
];

function dayNear(random: Random, { today }: World): string {
  return random.chance(0.5) ? today : addDays(today, random.between(-NEAR, NEAR));
}

function timeOf(random: Random): string {
  return `${padded(random.between(6, 21), 2)}:${random.pick(['00', '15', '30'])}:00`;
}

type Maker = (random: Random, world: World) => unknown;

/** By what a field is called, as names say more than the document does. The first that fits. */
const BY_NAME: readonly (readonly [RegExp, Maker])[] = [
  [/^(is|has|are)_|^mine$/, (random) => random.pick(['0', '1'])],
  [/^all$/, (random) => random.pick(['ana', 'lopez', '619', 'fifth'])],
  [/^id$/, (random) => random.between(1, 9)],
  [/(employee|driver|dispatcher)_ids?$/, (random) => random.between(1, 40)],
  [/(participant|user)_ids?$/, (random) => random.between(1, 60)],
  [/(event|manifest)_ids?$/, (random) => random.between(1, 300)],
  [/_ids?$/, (random) => random.between(1, 6)],
  [/^page$/, (random) => random.between(1, 3)],
  [/^per_page$/, (random) => random.pick([1, 15, 100])],
  [/^(iterations|seconds)$/, (random) => random.between(1, 2)],
  [/email|recipient/, (random) => `fuzz${random.between(1, 500)}@example.test`],
  [/phone/, (random) => `619-555-0${padded(random.between(100, 199), 3)}`],
  [/zip/, (random) => random.pick(['92103', '92104', '92037'])],
  [/(^|_)state(_code)?$/, () => 'CA'],
  [/^city$/, () => 'San Diego'],
  [/address/, (random) => `${random.between(100, 4000)} Fifth Ave, San Diego, CA 92103`],
  [/latitude/, (random) => 32.7 + random.next() / 10],
  [/longitude/, (random) => -117.1 - random.next() / 10],
  [
    /(datetime|instant|_at$|delivered_date|_until$)/,
    (random, world) => `${dayNear(random, world)} ${timeOf(random)}`,
  ],
  [/(date|day|^from$|^to$)/, dayNear],
  [/month/, (_random, { today }) => today.slice(0, 7)],
  [/time_zone/, () => 'America/Los_Angeles'],
  [/time/, timeOf],
  [/amount|price|cost|fee/, (random) => `${random.between(0, 99)}.${padded(random.between(0, 99), 2)}`],
  [/colou?r/, () => '#1A2B3C'],
  [/language/, (random) => random.pick(LANGUAGES)],
  [/client_code/, (random) => `ABC${padded(random.between(1, 400), 6)}`],
  [/name/, (random) => random.pick(['ANA LOPEZ', 'Ada', 'Fuzz'])],
  [/number|code/, (random) => `N${random.between(1000, 99_999)}`],
  [/password/, (random) => random.pick(['Demo-1234!', 'Other-5678?'])],
  [/file_name/, (random) => random.pick(['orders.csv', 'orders.xlsx', 'face.png'])],
  [/^key$|_key$/, (random) => `key-${random.between(1, 9)}.png`],
  [/^sort$/, (random) => random.pick(['id', '-id', 'name', '-created_at'])],
];

function typeOf(random: Random, { type, properties, items }: ValueSchema): string {
  const types = [type ?? []].flat();
  const filled = types.filter((each) => each !== 'null');
  if (types.includes('null') && random.chance(0.1)) return 'null';
  if (filled.length > 0) return random.pick(filled);
  return properties ? 'object' : items ? 'array' : 'string';
}

function numberOf(random: Random, schema: ValueSchema): number {
  const min = schema.minimum ?? 0;
  const max = Math.min(schema.maximum ?? 60, min + (random.chance(0.8) ? 60 : 3000));
  return random.between(Math.ceil(min), Math.max(Math.ceil(min), Math.floor(max)));
}

function textOf(random: Random, schema: ValueSchema): string {
  const { minLength = 0, maxLength = 40 } = schema;
  return random.pick(WORDS).padEnd(minLength, 'x').slice(0, Math.max(maxLength, 1));
}

/** A value that the schema, and mostly also the route, takes. */
export function validValue(random: Random, world: World, schema: ValueSchema, name = '', depth = 0): unknown {
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum);
  const type = typeOf(random, schema);
  if (type === 'null') return null;
  if (type === 'object') {
    const required = new Set(schema.required);
    const some = Object.entries(schema.properties ?? {}).filter(
      ([field]) => required.has(field) || random.chance(0.6),
    );
    return Object.fromEntries(
      some.map(([field, inner]) => [field, validValue(random, world, inner, field, depth + 1)]),
    );
  }
  if (type === 'array') {
    const count = Math.max(schema.minItems ?? 0, random.between(0, 3));
    return Array.from({ length: count }, () =>
      validValue(random, world, schema.items ?? {}, name, depth + 1),
    );
  }
  if (type === 'boolean') return random.chance(0.5);
  const made = BY_NAME.find(([pattern]) => pattern.test(name))?.[1](random, world);
  if (type === 'integer' || type === 'number')
    return typeof made === 'number' ? made : numberOf(random, schema);
  return made === undefined ? textOf(random, schema) : String(made);
}

/** Texts that are none of what is asked for, or at its very edge. */
export const ABSURD_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e21',
  '1e400',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%00',
  '\u0000',
  'a\u0000b',
  '\u202egnp.exe',
  '\ufeff',
  "' or 1=1 --",
  '$1',
  '\\',
  '{}',
  '[]',
  '{"a":1}',
  '<b>x</b>',
  '../../etc/passwd',
  '0001-01-01',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '99999-01-01',
  '-0001-01-01',
  '2026-03-08 10:30:00',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2026-11-20T10:00:00Z',
  '24:00:00',
  '23:59:60',
  '00:00:00',
  '23:59:59',
  'a,b,c',
  '1,2,3',
  '1,1e21',
  ',,,',
  '-id',
  '--id',
  'infinity',
  'epoch',
  'now',
  'İıŞş',
  'ß'.repeat(300),
  '😀'.repeat(130),
  '(619) 555-0100',
];

const LONG_TEXTS: readonly string[] = ['x'.repeat(5_000), '9'.repeat(400), 'ab '.repeat(20_000)];

function nested(depth: number, open: string, close: string): string {
  return open.repeat(depth) + '1' + close.repeat(depth);
}

/** JSON texts that stand for a value which no form would send. */
const ABSURD_JSON: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e21',
  '1e308',
  '-1e308',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '1e400',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[1,1]',
  '{"toString":1}',
  '{"valueOf":1,"toString":1}',
  '{"length":1}',
  '{"a":{"b":1}}',
  '{"0":"a"}',
  '{"constructor":1}',
  '["\\ud800"]',
  '"\\ud800"',
  '"\\u0000"',
  '{"\\ud800":1}',
  nested(40, '[', ']'),
  nested(10_000, '[', ']'),
  nested(10_000, '{"a":', '}'),
  JSON.stringify(Array.from({ length: 100_000 }, (_, index) => index)),
  JSON.stringify(Array.from({ length: 600 }, (_, index) => index + 1)),
  JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index]))),
];

const ABSURD_TIMES = ABSURD_TEXTS.filter((text) => /^-?\d+-\d\d-\d\d|^\d\d:\d\d:\d\d$/.test(text));
const OF_TIME = /date|day|month|time|_at$|_from$|_to$|_until$/;

/** A text that the field does not mean; dates that nobody lives in where a date is due. */
export function absurdText(random: Random, name: string | number | undefined = ''): string {
  if (OF_TIME.test(String(name)) && random.chance(0.6)) return random.pick(ABSURD_TIMES);
  return random.chance(0.03) ? random.pick(LONG_TEXTS) : random.pick(ABSURD_TEXTS);
}

/** The JSON text of a value that nobody means. */
export function absurdJson(random: Random, name: string | number | undefined = ''): string {
  return random.chance(0.5) ? random.pick(ABSURD_JSON) : JSON.stringify(absurdText(random, name));
}
