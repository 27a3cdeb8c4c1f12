/** A version that installations run, and the last migration that it came with. */
export interface Release {
  version: string;
  lastMigration: string;
}

/**
 * Every version that was given away, oldest first; each has its section in CHANGELOG.md. Migrations behind the last one
 * belong to the next version: they must run beside this one (docs/upgrading.md), which `tests/database/besides.test.ts` checks.
 */
export const RELEASES: readonly Release[] = [{ version: '2.5.4', lastMigration: '0020_arabic' }];
