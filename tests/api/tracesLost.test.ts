import pino from 'pino';
import { expect, it } from 'vitest';
import { inSpan } from '../../server/platform/tracing/spans';
import { startTracing } from '../../server/platform/tracing/startTracing';

it('a collector that does not answer is told in the log, and stops nobody from stopping', async () => {
  const lines: { msg: string; reason?: string }[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const stopTracing = await startTracing('http://127.0.0.1:9/v1/traces', log);
  expect(await inSpan('work', async () => 7)).toBe(7);
  await stopTracing();
  expect(lines.map(({ msg }) => msg)).toContain('traces could not be sent');
  expect(lines[0]?.reason).toContain('ECONNREFUSED');
}, 15_000);
