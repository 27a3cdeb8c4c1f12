import { expect, test as base, type BrowserContext } from 'playwright/test';
import { setAhead } from './storyClock.mjs';
import { startOnCopy, type StoryServer } from './storyServer.mjs';

/** Milliseconds; set by playwright.config.ts for every process of the stories. */
const OFFSET = Number(process.env.STORY_OFFSET ?? 0);
setAhead(OFFSET);

/** How many times slower than this machine the pages run, as on a crowded one: `STORY_THROTTLE=6 npm run test:e2e`. */
const THROTTLE = Number(process.env.STORY_THROTTLE ?? 1);

function slowDown(context: BrowserContext): void {
  if (THROTTLE <= 1) return;
  context.on('page', (page) => {
    void context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE }))
      // A page that closed meanwhile needs no slowing.
      .catch(() => undefined);
  });
}

/** What no story may cause: a page that breaks the content security policy, or that asks a stranger's server. */
interface Trespasses {
  blocked: string[];
  foreign: string[];
}

function watch(context: BrowserContext, { blocked, foreign }: Trespasses): void {
  context.on('console', (message) => {
    if (/content security policy|trusted ?(type|script|html)/i.test(message.text()))
      blocked.push(message.text());
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs = ['127.0.0.1', 'localhost'].includes(hostname) || !protocol.startsWith('http');
    if (!isOurs) foreign.push(request.url());
  });
}

/** Of a worker: the address of the server of the file that it plays. */
type ServerOf = (file: string) => Promise<string>;

/**
 * `test` of Playwright, with a server and a demo day for each file, which at the end of each story has seen no broken
 * policy and no foreign request.
 */
export const test = base.extend<{ trespasses: Trespasses }, { serverOf: ServerOf }>({
  serverOf: [
    async ({}, use) => {
      // At most one: of the file that is played now.
      const servers = new Map<string, StoryServer>();
      const stopAll = async () => {
        for (const server of servers.values()) await server.stop();
        servers.clear();
      };
      await use(async (file) => {
        if (!servers.has(file)) {
          await stopAll();
          servers.set(file, await startOnCopy());
        }
        return servers.get(file)?.url ?? '';
      });
      await stopAll();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: [
    async ({ serverOf }, use, { file }) => use(await serverOf(file)),
    { timeout: 240_000, scope: 'test' },
  ],
  trespasses: [
    async ({ browser, context }, use) => {
      const trespasses: Trespasses = { blocked: [], foreign: [] };
      watch(context, trespasses);
      slowDown(context);
      await context.addInitScript(setAhead, OFFSET);
      // People of a story have browsers of their own.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const opened = await newContext(options);
        watch(opened, trespasses);
        slowDown(opened);
        await opened.addInitScript(setAhead, OFFSET);
        return opened;
      };
      await use(trespasses);
      browser.newContext = newContext;
      expect(trespasses).toEqual({ blocked: [], foreign: [] });
    },
    { auto: true },
  ],
});
export { expect };
