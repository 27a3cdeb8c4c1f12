import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setAhead } from './storyClock.mjs';

// The product as a newcomer gets it: built, an empty folder, the demo day, at the hour of the stories.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'rx-stories-'));
process.env.DATABASE_URL = '';
process.env.DEMO = '1';
setAhead(Number(process.env.STORY_OFFSET ?? 0));
await import('../../../dist/server/main.js');
