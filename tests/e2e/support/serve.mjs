import { setAhead } from './storyClock.mjs';

// The product as a newcomer gets it, at the hour of the stories. Folder and port come from outside.
process.env.DATABASE_URL = '';
process.env.DEMO = '1';
// A client's system of a story listens on this machine.
process.env.WEBHOOK_NETWORKS = '127.0.0.0/8';
// A story moves its own drivers.
process.env.DEMO_SIMULATION = '0';
setAhead(Number(process.env.STORY_OFFSET ?? 0));
await import('../../../dist/server/main.js');
