import type { RoutingRefusalCode } from '../../../../src/domain/planning/routingCodes';
import type { FieldProblem } from './refusal';

/** Maximum number of reported problems; more are not useful. */
const MOST_PROBLEMS = 20;

type Check = (value: unknown, field: string, out: ProblemList) => void;

/** Which fields an object may have, which of them must be there, and what each must be. */
type Shape = Readonly<Record<string, { check: Check; required?: boolean }>>;

/** Collects what is wrong, up to a limit. */
export class ProblemList {
  readonly problems: FieldProblem[] = [];
  /** All of them, also those beyond the limit. */
  found = 0;

  add(field: string, code: RoutingRefusalCode, args?: FieldProblem['args']): void {
    this.found++;
    if (this.problems.length < MOST_PROBLEMS) this.problems.push({ field, code, ...(args && { args }) });
  }

  get isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A finite number between both bounds. */
export function number(min: number, max: number): Check {
  return (value, field, out) => {
    if (typeof value !== 'number' || Number.isNaN(value)) out.add(field, 'type', { expected: 'number' });
    else if (value < min || value > max) out.add(field, 'range', { min, max });
  };
}

export function integer(min: number, max: number): Check {
  const inRange = number(min, max);
  return (value, field, out) => {
    if (typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value))
      out.add(field, 'type', { expected: 'integer' });
    else inRange(value, field, out);
  };
}

export const text: Check = (value, field, out) => {
  if (typeof value !== 'string') out.add(field, 'type', { expected: 'string' });
  else if (value.length > 500) out.add(field, 'range', { min: 0, max: 500 });
};

/** Of VROOM's newer versions; taking it without heeding it would make another problem. */
export const unsupported: Check = (_, field, out) => out.add(field, 'unsupported');

export const flag: Check = (value, field, out) => {
  if (typeof value !== 'boolean') out.add(field, 'type', { expected: 'boolean' });
};

export function oneOf(...words: string[]): Check {
  return (value, field, out) => {
    if (typeof value !== 'string' || !words.includes(value))
      out.add(field, 'type', { expected: words.join(', ') });
  };
}

/** An array of at most `max` (exactly `length` when given) of the same. */
export function list(item: Check, max: number, length?: number): Check {
  return (value, field, out) => {
    if (!Array.isArray(value)) return out.add(field, 'type', { expected: 'array' });
    if (value.length > max) return out.add(field, 'tooMany', { max });
    if (length !== undefined && value.length !== length)
      return out.add(field, 'dimensions', { expected: length });
    for (let i = 0; i < value.length && !out.isFull; i++) item(value[i], `${field}[${i}]`, out);
  };
}

/** Runs checks in turn until one finds something. */
export function both(first: Check, second: Check): Check {
  return (value, field, out) => {
    const before = out.found;
    first(value, field, out);
    if (out.found === before) second(value, field, out);
  };
}

export function object(shape: Shape): Check {
  const names = Object.keys(shape);
  return (value, field, out) => {
    if (!isRecord(value)) return out.add(field || 'problem', 'type', { expected: 'object' });
    const path = (name: string) => (field ? `${field}.${name}` : name);
    for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) out.add(path(name), 'unknown');
    for (const name of names) {
      const rule = shape[name];
      const given = value[name];
      if (!rule) continue;
      if (given !== undefined) rule.check(given, path(name), out);
      else if (rule.required) out.add(path(name), 'required');
    }
  };
}
