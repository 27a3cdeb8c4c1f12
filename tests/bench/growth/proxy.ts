import { roundRobin } from '../../support/roundRobin';

/** The small proxy as a process of its own, so that what it costs is not the bench's. Prints its address. */
const proxy = await roundRobin((process.env.PROXY_SERVERS ?? '').split(' '));
process.stdout.write(`${proxy.url}\n`);
process.on('SIGTERM', () => {
  void proxy.close().then(() => process.exit(0));
});
