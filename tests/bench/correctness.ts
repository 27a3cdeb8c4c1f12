import { answersLost } from './correctness/answersLost';
import { startDay } from './correctness/day';
import { killed } from './correctness/killed';
import { randomDay } from './correctness/randomDay';
import { staleEdits } from './correctness/staleEdits';
import type { Figure } from './report';

/** Of the full size, which takes a day: BENCH_SHARE=1 for all of it. Every part has a size below which it says nothing. */
const share = Number(process.env.BENCH_SHARE ?? 0.002);
const sized = (full: number, least: number) => Math.max(least, Math.round(full * share));

/** The parts take long: each says what it found at once. */
function tell(figure: Figure): Figure {
  process.stdout.write(`  ${figure.name}: ${figure.value} (${figure.method})\n`);
  return figure;
}

/** What must never go wrong, counted. */
export async function measureCorrectness(DATA_DIR: string): Promise<Figure[]> {
  const product = await startDay(DATA_DIR);
  const figures = [tell(await answersLost(product, sized(10_000, 300)))];
  figures.push(tell(await staleEdits(product, sized(10_000, 1_000))));
  await product.stop();
  // Sixteen hands with as many each.
  figures.push(tell(await randomDay(DATA_DIR, sized(100_000, 50))));
  return [...figures, tell(await killed(DATA_DIR, sized(50, 5)))];
}
