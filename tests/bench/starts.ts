import { atMost, percentile, type Figure } from './report';
import { startProduct } from './product';

/** Second start on a folder that has the demo day: from the process to the first `readyz`, median of three. */
export async function measureSecondStart(dataDir: string): Promise<Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const product = await startProduct({ DATA_DIR: dataDir });
    times.push(product.readyMs / 1000);
    await product.stop();
  }
  return [
    atMost(
      'second start to ready',
      percentile(times, 0.5),
      4,
      's',
      'built product, demo day, median of 3 starts',
    ),
  ];
}
