import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** CPU seconds per run; several give several columns. Default 1, 5 and 30. */
  seconds: number[];
  /** Default 3: seeds 1, 2, 3. */
  seeds: number;
  /** Parts of names of instances or days; empty: all. */
  only: string[];
  /** Also with as few vehicles as possible first. */
  fleet: boolean;
  part: 'all' | 'instances' | 'days' | 'answers';
  problem: string | undefined;
  /** OpenStreetMap extract: proves roads in this process (needs the optional package). */
  roads: string | undefined;
}

const PARTS = ['all', 'instances', 'days', 'answers'] as const;

/** `[instances|days|answers] [--seconds 1,5,30] [--seeds 3] [--only R101,rc] [--fleet] [--problem FILE] [--roads EXTRACT]` */
export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '1,5,30' },
      seeds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      fleet: { type: 'boolean', default: false },
      problem: { type: 'string' },
      roads: { type: 'string' },
    },
  });
  const part = PARTS.find((name) => name === (positionals[0] ?? 'all'));
  if (!part) throw new Error(`Unknown part "${positionals[0]}": ${PARTS.join(', ')}`);
  return {
    seconds: values.seconds.split(',').map(Number),
    seeds: Number(values.seeds),
    only: values.only.split(',').filter(Boolean),
    fleet: values.fleet,
    part,
    problem: values.problem,
    roads: values.roads,
  };
}
