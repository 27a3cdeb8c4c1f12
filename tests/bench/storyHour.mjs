import { isMainThread } from 'node:worker_threads';
import { setAhead, storyOffset } from '../e2e/support/storyClock.mjs';

// The demo is a day as it stands at the moment of the start: in the evening no run of it is under way, and nothing would
// be measured. All figures are of the hour of the stories. Imported first, by this process and by those that it starts.
process.env.STORY_OFFSET ??= String(storyOffset());
if (isMainThread) setAhead(Number(process.env.STORY_OFFSET));
