import { spawn } from 'node:child_process';
import { root } from './run.mjs';

/** `npm run check`: all checks, two at a time, the longest first. Each says its result when it ends; all failures are shown. */
const CHECKS = ['lint', 'types', 'pure', 'boundaries', 'dead', 'format', 'licences'];
const AT_ONCE = 2;

function check(name) {
  const started = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', `check:${name}`], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s\n`);
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

const waiting = [...CHECKS];
async function work() {
  let isGood = true;
  for (let name = waiting.shift(); name; name = waiting.shift()) isGood = (await check(name)) && isGood;
  return isGood;
}

const results = await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exit(results.every(Boolean) ? 0 : 1);
