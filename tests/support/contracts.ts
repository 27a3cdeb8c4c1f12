import type { CallContract } from '../../src/contract/call';
import type { Shape } from '../../src/contract/answer';

const files = import.meta.glob<Record<string, unknown>>('../../src/contract/*/**/*.ts', { eager: true });
const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

/** Every call with a contract, except the commands of dispatch (`CommandContract`). */
export const callContracts: readonly CallContract[] = Object.values(files).flatMap((file) =>
  Object.values(file).filter(isCall),
);

/** Shapes of all answers that the browser reads, by method and path. */
export const answerShapes: readonly (readonly [call: string, shape: Shape])[] = callContracts.flatMap(
  ({ method, path, answer: { shape } }) =>
    shape === null ? [] : [[`${method} ${path.replaceAll(/:\w+/g, ':id')}`, shape] as const],
);
