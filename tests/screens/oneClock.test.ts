import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rules, and pages with a form of their own (docs/decisions/0088). */
const OTHERS = /^src\/(domain|tracking|i18n)\//;
/** Public, or the foot that names the reader's zone. */
const PUBLIC = ['src/account/VerifyPage.tsx', 'src/app/Footer.tsx'];
const MEASURES = 'src/providers/measures.ts';

const FORMATS =
  /import \{[^}]*\b(formatTimeWithZone|timeOnDay|formatDateInput|zoneAbbreviation)\b[^}]*\} from '[^']*domain\/time\/dates'/;

/** The board compares these; `StopTime` writes them by the clock. */
const COMPARES = 'src/board/stopTiming.ts';

test('screens write times and dates as the person has set', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter(
      (file) => /\.tsx?$/.test(file) && !OTHERS.test(file) && ![MEASURES, COMPARES, ...PUBLIC].includes(file),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => FORMATS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
