/** One line of the performance table: what was measured, how, and what it should reach. */
export interface Figure {
  name: string;
  /** As it is printed, with its unit. */
  value: string;
  target: string;
  ok: boolean;
  method: string;
}

/** Smallest value that at least `share` of the samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function atMost(name: string, measured: number, limit: number, unit: string, method: string): Figure {
  return {
    name,
    value: `${round(measured)} ${unit}`,
    target: `≤ ${limit} ${unit}`,
    ok: measured <= limit,
    method,
  };
}

export function atLeast(name: string, measured: number, limit: number, unit: string, method: string): Figure {
  return {
    name,
    value: `${round(measured)} ${unit}`,
    target: `≥ ${limit} ${unit}`,
    ok: measured >= limit,
    method,
  };
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** The table as docs/benchmarks.md has it. */
export function printTable(figures: readonly Figure[]): void {
  const lines = figures.map(
    ({ name, value, target, ok, method }) =>
      `| ${name} | ${value} | ${target} | ${ok ? 'reached' : '**missed**'} | ${method} |`,
  );
  process.stdout.write(
    ['', '| figure | measured | target | | method |', '|---|---|---|---|---|', ...lines, ''].join('\n') +
      '\n',
  );
}
