import type { Page } from 'playwright';

/** A screen of docs/screens.md. */
export interface Screen {
  name: string;
  /** After the `#` of the address; the tracking page has a link of its own. */
  path: string;
  /** What is done once the page is there. */
  then?: (page: Page) => Promise<void>;
}

const openFirstStop = async (page: Page) => {
  // Choices of a native select have the role too.
  await page.locator('[role="option"]').first().click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'board', path: '/dispatch' },
  { name: 'today', path: '/home' },
  { name: 'scheduling', path: '/schedule/scheduling' },
  { name: 'participant', path: '/data/participants/1' },
  { name: 'participants', path: '/data/participants' },
  { name: 'stop', path: '/dispatch?show=late', then: openFirstStop },
  { name: 'run', path: '/data/runs/1' },
  { name: 'imports', path: '/schedule/imports' },
  { name: 'custody', path: '/custody' },
  { name: 'dashboards', path: '/dashboards' },
  { name: 'change-log', path: '/change-log/all' },
];

/** How each screen is looked at. */
export const LOOKS = {
  light: { width: 1280, height: 800, dark: false, language: 'en' },
  dark: { width: 1280, height: 800, dark: true, language: 'en' },
  es: { width: 1280, height: 800, dark: false, language: 'es' },
  phone: { width: 390, height: 844, dark: false, language: 'en' },
} as const;
export type LookName = keyof typeof LOOKS;
