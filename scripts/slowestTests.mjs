import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** How many tests the end of a run names. */
const NAMED = 20;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Every test of a report of vitest: name and milliseconds. */
function unitTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, isRetried = false, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)}: ${fullName}`,
      ms: duration ?? 0,
      isRetried,
    })),
  );
}

/** Every story of a report of Playwright, whose describes stand within each other. */
function storyTests(suite) {
  const own = (suite.specs ?? []).map(({ title, file, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      name: `${basename(file)}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      isRetried: results.length > tests.length,
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap(storyTests)];
}

/** Lines for the log: the slowest tests of a run, and every one that passed on its second try. */
export function slowestTests(vitestReport, storyReport) {
  const tests = [...unitTests(read(vitestReport)), ...storyTests(read(storyReport) ?? {})];
  const line = ({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`;
  const slow = tests.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED);
  const retried = tests.filter(({ isRetried }) => isRetried);
  return [
    'Slowest tests',
    ...slow.map(line),
    ...(retried.length > 0 ? ['Tried a second time', ...retried.map(line)] : []),
  ];
}
