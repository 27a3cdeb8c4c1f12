import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';

const reports = join(root, 'node_modules', '.cache', 'reports');
export const vitestReport = join(reports, 'vitest.json');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Paths of the files of a report in which a test failed or which did not load. */
export const failedFiles = (report) =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The report of a run and of its failed files' second try: theirs count, and they are named as tried again. */
export function joined(first, second) {
  const again = new Map(second.testResults.map((result) => [result.name, { ...result, isRetried: true }]));
  const testResults = first.testResults.map((result) => again.get(result.name) ?? result);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return {
    ...first,
    success: second.success,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numFailedTestSuites: second.numFailedTestSuites,
    testResults,
  };
}

const vitest = (title, args) =>
  run(title, process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...args,
  ]);

/**
 * Runs vitest and leaves its report at `vitestReport`. With TEST_RETRIES=1, files with a failed test run once more, whole
 * and in a fresh process: the tests of a file build on each other, so that one of them alone has no fair second try.
 * Rejects when a file has failed in both.
 * @param {string[]} options of vitest, each as one word: `--project=node*`
 * @param {string[]} files paths or parts of paths; all files when empty
 */
export async function runVitest(options = [], files = []) {
  mkdirSync(reports, { recursive: true });
  rmSync(vitestReport, { force: true });
  try {
    await vitest('Unit, API and screen tests', [...options, ...files]);
  } catch (error) {
    const first = read(vitestReport);
    if (process.env.TEST_RETRIES !== '1' || !first) throw error;
    const failed = failedFiles(first).map((file) => relative(root, file));
    // An error outside of every test, such as a worker that answers too late, is of no file.
    const names = failed.length > 0 ? failed : files;
    process.stdout.write(`A second try for\n${names.map((name) => `  ${name}\n`).join('')}`);
    renameSync(vitestReport, join(reports, 'first.json'));
    try {
      await vitest('Second try', [...options, ...names]);
    } finally {
      const second = read(vitestReport);
      if (second) writeFileSync(vitestReport, JSON.stringify(joined(first, second)));
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = process.argv.slice(2);
  const isOption = (arg) => arg.startsWith('--');
  try {
    await runVitest(
      args.filter(isOption),
      args.filter((arg) => !isOption(arg)),
    );
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
