import { join } from 'node:path';
import { answersLost } from './correctness/answersLost';
import type { House } from './correctness/day';
import { killed } from './correctness/killed';
import { KEPT_FOLDER, KeptPieces } from './correctness/kept';
import { HANDS, randomDay } from './correctness/randomDay';
import { PARTS, sizeOf, totalOf, type CorrectnessOptions, type Part, type Size } from './correctness/size';
import { staleEdits } from './correctness/staleEdits';
import { startProduct, type Product } from './product';
import type { Figure } from './report';

/** The parts take long: each says what it found at once. */
function tell(figure: Figure): Figure {
  process.stdout.write(`  ${figure.name}: ${figure.value} (${figure.method})\n`);
  return figure;
}

/** At full size the day of the embedded database is kept too: all pieces are of one day. */
export function houseOf(folder: () => string, { isFull, isOnServer }: CorrectnessOptions): House {
  return { DATA_DIR: isFull && !isOnServer ? join(KEPT_FOLDER, 'day') : folder() };
}

/** What must never go wrong, counted. At full size each run goes on where the one before has ended. */
export async function measureCorrectness(house: House, options: CorrectnessOptions): Promise<Figure[]> {
  const running = async (measure: (product: Product) => Promise<Figure>) => {
    const product = await startProduct({ ...house });
    return measure(product).finally(() => product.stop());
  };
  const measures: Readonly<Record<Part, (size: Size, piece: number) => Promise<Figure>>> = {
    answers: (size) => running((product) => answersLost(product, size)),
    stale: (size) => running((product) => staleEdits(product, size)),
    random: (size, piece) => randomDay(house, size, piece),
    kills: (size, piece) => killed(house, size, piece),
  };
  // The demo day is made by the first start.
  await (await startProduct({ ...house })).stop();
  const figures: Figure[] = [];
  for (const part of PARTS.filter((each) => options.parts.length === 0 || options.parts.includes(each))) {
    const total = totalOf(part, options, part === 'random' ? HANDS : 1);
    if (!options.isFull) {
      figures.push(tell(await measures[part](sizeOf(part, options, total), 0)));
      continue;
    }
    const kept = new KeptPieces(KEPT_FOLDER, options.isOnServer ? 'server' : 'embedded');
    const size = sizeOf(part, options, total, kept.doneOf(part, total));
    const figure = await measures[part](size, kept.pieceOf(part));
    figures.push(tell(kept.add(part, size, figure)));
  }
  return figures;
}
