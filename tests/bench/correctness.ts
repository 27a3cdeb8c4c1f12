import { answersLost } from './correctness/answersLost';
import type { House } from './correctness/day';
import { killed } from './correctness/killed';
import { HANDS, randomDay } from './correctness/randomDay';
import { PARTS, sizeOf, type CorrectnessOptions, type Part } from './correctness/size';
import { staleEdits } from './correctness/staleEdits';
import { startProduct, type Product } from './product';
import type { Figure } from './report';

/** The parts take long: each says what it found at once. */
function tell(figure: Figure): Figure {
  process.stdout.write(`  ${figure.name}: ${figure.value} (${figure.method})\n`);
  return figure;
}

/** What must never go wrong, counted. */
export async function measureCorrectness(house: House, options: CorrectnessOptions): Promise<Figure[]> {
  const running = async (measure: (product: Product) => Promise<Figure>) => {
    const product = await startProduct({ ...house });
    return measure(product).finally(() => product.stop());
  };
  const measures: Readonly<Record<Part, () => Promise<Figure>>> = {
    answers: () => running((product) => answersLost(product, sizeOf('answers', options))),
    stale: () => running((product) => staleEdits(product, sizeOf('stale', options))),
    random: () => randomDay(house, sizeOf('random', options, HANDS)),
    kills: () => killed(house, sizeOf('kills', options)),
  };
  // The demo day is made by the first start.
  await (await startProduct({ ...house })).stop();
  const figures: Figure[] = [];
  for (const part of PARTS)
    if (options.parts.length === 0 || options.parts.includes(part))
      figures.push(tell(await measures[part]()));
  return figures;
}
