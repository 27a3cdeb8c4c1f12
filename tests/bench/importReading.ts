import { readInThread } from '../../server/day/imports/reading/readInThread';
import { orderFile } from './orderFiles';
import { atMost, percentile, type Figure } from './report';

const MEGABYTE = 1024 * 1024;

/** How late a timer of 5 ms is while the work runs, and the most memory that the process has. */
async function beside<T>(work: () => Promise<T>): Promise<{ late: number[]; megabytes: number; result: T }> {
  const late: number[] = [];
  let most = 0;
  let due = performance.now() + 5;
  const timer = setInterval(() => {
    late.push(Math.max(0, performance.now() - due));
    due = performance.now() + 5;
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    const result = await work();
    return { late, megabytes: most / MEGABYTE, result };
  } finally {
    clearInterval(timer);
  }
}

async function readRows(rows: number, format: 'csv' | 'xlsx'): Promise<Figure[]> {
  const file = orderFile(rows, format);
  const started = performance.now();
  const { late, megabytes, result } = await beside(async () => {
    const { batches } = await readInThread({ bytes: file.bytes, file_name: file.name });
    let count = 0;
    for await (const batch of batches) count += batch.rows.length;
    return count;
  });
  if (result !== rows) throw new Error(`${file.name}: ${result} of ${rows} rows were read`);
  const seconds = (performance.now() - started) / 1_000;
  const name = `reading ${rows.toLocaleString('en')} rows, ${format.toUpperCase()}`;
  const size = `${(file.bytes.length / MEGABYTE).toFixed(1)} MB`;
  return [
    atMost(name, seconds, rows / 5_000, 's', `${size}, from bytes to the last row in the server's thread`),
    atMost(
      `${name}: the server's thread held up, p95`,
      percentile(late, 0.95),
      100,
      'ms',
      'a timer of 5 ms beside it',
    ),
    atMost(
      `${name}: memory of the process`,
      megabytes,
      600,
      'MB',
      'most resident memory, thread and file included',
    ),
  ];
}

/** Reading files of orders in their thread: time, and what others feel of it. */
export async function measureReading(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const format of ['csv', 'xlsx'] as const) {
    for (const rows of [10_000, 50_000]) figures.push(...(await readRows(rows, format)));
  }
  return figures;
}
