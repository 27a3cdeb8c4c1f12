import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one command with a heading, its output and, while it is silent, a sign of life every five seconds.
 * Rejects with the exit code in the message when it fails.
 */
export function run(title, command, args, { env = {}, quiet = false } = {}) {
  const started = Date.now();
  process.stdout.write(`▸ ${title}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    const life = setInterval(
      () => process.stdout.write(`  … ${title.toLowerCase()}, ${seconds(started)}\n`),
      5000,
    );
    child.on('error', (error) => {
      clearInterval(life);
      reject(new Error(`${title}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      clearInterval(life);
      if (code === 0) {
        process.stdout.write(`  done in ${seconds(started)}\n`);
        resolve();
        return;
      }
      process.stdout.write(said);
      reject(new Error(`${title} failed (${signal ?? `exit code ${code}`})`));
    });
  });
}
