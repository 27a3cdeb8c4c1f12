import { parseArgs } from 'node:util';
import { openTarget } from './fuzz/openTarget';
import { runFuzz, type FuzzFailure } from './fuzz/runFuzz';
import { asCurl } from './fuzz/shrink';

// `npm run fuzz -- --requests N --seed S [--database-url postgres://…]`: asks every route of the OpenAPI document, as every
// role of the demo, as clients' systems that sign with a key, and as nobody, for what no form would ask, on a demo of its own. What follows from one seed is
// always the same. Ends with 1 when a request was answered with 5xx, with another body than an error's, or not at all.

class WrongUse extends Error {}

const USE = 'npm run fuzz -- [--requests 2000] [--seed 1] [--database-url postgres://…]';

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new WrongUse(`--${name} must be a whole number.\n${USE}`);
  return value;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function tell({ fault, request, index, isRepeatable, details }: FuzzFailure): void {
  print(`\nRequest ${index}: ${fault}${isRepeatable ? '' : ' (once; the same request again did not fail)'}`);
  print(`  ${asCurl(request)}`);
  for (const line of details) print(`  ${line}`);
}

try {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      'database-url': { type: 'string' },
    },
  });
  const requests = wholeNumber('requests', values.requests);
  const seed = wholeNumber('seed', values.seed);
  const target = await openTarget({ databaseUrl: values['database-url'] });
  const unheard: string[] = [];
  // What would end the server ends only the one request here, so that it can be told which one it was.
  process.on('uncaughtException', (error) => unheard.push(`uncaught: ${error.stack}`));
  process.on('unhandledRejection', (reason) => unheard.push(`unhandled rejection: ${String(reason)}`));
  const begun = Date.now();
  const { failures, answers } = await runFuzz(
    { ...target, troubles: () => [...target.troubles(), ...unheard.splice(0)] },
    { requests, seed, onFailure: tell },
  );
  await target.close();
  const counted = [...answers].sort().map(([kind, count]) => `${count} ${kind}`);
  const seconds = Math.round((Date.now() - begun) / 1000);
  const kind = values['database-url'] ? 'PostgreSQL' : 'embedded';
  print(`\n${requests} requests, seed ${seed}, ${kind}, ${seconds} s: ${counted.join(', ')}.`);
  print(`${failures.length} failed.`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
