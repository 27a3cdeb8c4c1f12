import { setAhead } from '../e2e/support/storyClock.mjs';

// Preloaded into the product: a day in the middle of the morning has runs under way and runs to come.
setAhead(Number(process.env.STORY_OFFSET ?? 0));
