import { existsSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { run } from './run.mjs';

const INSTALLED = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    `${homedir()}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  ],
};

/**
 * Path of a browser for the stories: `CHROME_PATH`, an installed Chrome or Chromium, else one that Playwright installs.
 * Throws when there is none: the stories are never skipped.
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const found = (INSTALLED[platform()] ?? []).find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    try {
      await run('Installing Chromium for the browser stories', process.execPath, [
        'node_modules/playwright/cli.js',
        'install',
        'chromium',
      ]);
    } catch {
      throw new Error(
        'No Chrome or Chromium was found and none could be installed. Install one (Debian: apt-get install chromium), or name it in CHROME_PATH.',
      );
    }
  }
  return chromium.executablePath();
}
