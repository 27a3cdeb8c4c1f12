import { writeFile } from 'node:fs/promises';
import { sampleOrders } from './load/sampleOrders';

/** Writes samples/orders-500.csv anew: `npx tsx tools/sampleOrders.ts`. */
await writeFile('samples/orders-500.csv', sampleOrders());
