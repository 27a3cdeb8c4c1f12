import type { Page } from 'playwright';

/** A screen of docs/screens.md. */
export interface Screen {
  name: string;
  /** After the `#` of the address; the tracking page has a link of its own. */
  path: string;
  /** What the page is there with. */
  ready?: string;
  /** Taken with the streets of `MAP_FILE`, and only when it names some. */
  hasStreets?: true;
  /** Left out: all but the dark phone. */
  looks?: readonly LookName[];
  /** What is done once the page is there. */
  then?: (page: Page) => Promise<void>;
}

/** Choices of a native select have the role too, without saying so. */
const STOP = '[role="option"]';

const openFirstStop = async (page: Page) => {
  await page.locator(STOP).first().click();
};

/** The day is drawn above the ground, which comes in tiles and has no element of its own. */
const MAP = '[role="application"] canvas';
const wholeMap = async (page: Page) => {
  await page
    .getByText(/^[\d,]+ stops$/)
    .first()
    .waitFor();
  await page.waitForTimeout(5_000);
};

/** The map is looked at in both colours on both sizes. */
const ON_MAP: readonly LookName[] = ['light', 'dark', 'phone', 'phone-dark'];

export const SCREENS: readonly Screen[] = [
  { name: 'board', path: '/dispatch', ready: STOP },
  { name: 'map', path: '/map?view=dispatch', ready: MAP, looks: ON_MAP, then: wholeMap },
  {
    name: 'map-streets',
    path: '/map?view=dispatch',
    ready: MAP,
    hasStreets: true,
    looks: ON_MAP,
    then: wholeMap,
  },
  {
    name: 'board-map',
    path: '/dispatch?layout=map',
    ready: MAP,
    hasStreets: true,
    looks: ['light', 'dark'],
    then: (page) => page.waitForTimeout(6_000),
  },
  { name: 'today', path: '/home', ready: 'main h2' },
  { name: 'scheduling', path: '/schedule/scheduling', ready: STOP },
  { name: 'participant', path: '/data/participants/1' },
  { name: 'participants', path: '/data/participants' },
  { name: 'stop', path: '/dispatch?show=late', ready: STOP, then: openFirstStop },
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
  'phone-dark': { width: 390, height: 844, dark: true, language: 'en' },
} as const;
export type LookName = keyof typeof LOOKS;

export const looksOf = ({ looks }: Pick<Screen, 'looks'>): readonly LookName[] =>
  looks ?? ['light', 'dark', 'es', 'phone'];
