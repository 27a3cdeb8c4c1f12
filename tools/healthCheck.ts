import { readConfig } from '../server/config';

// For a supervisor on the same machine: exit code 0 when the server takes requests (`/readyz`), 1 otherwise, with the answer.

const ANSWER_WITHIN_MS = 4_000;

const { port } = readConfig();
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
