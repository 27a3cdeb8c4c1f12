import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as a newcomer gets it: built, an empty folder, the demo day.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'rx-stories-'));
process.env.DATABASE_URL = '';
await import('../../../dist/server/main.js');
