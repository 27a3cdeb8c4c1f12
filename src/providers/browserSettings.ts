import { useQuery } from '@tanstack/react-query';
import { currentSettingsCall } from '../contract/settings/currentSettings';
import { MINUTE_MS } from '../domain/time/durations';
import { settingsWith, type BrowserSettings } from '../domain/wire/settings';
import type { Pace } from '../domain/addresses/travelTime';
import { browserRoads } from './browserRoads';
import { readApi } from './callApi';
import { companyMeasures } from './measures';

const KEY = ['system', 'settings', 'current'] as const;
const FRESH_MS = 5 * MINUTE_MS;

/** The settings, the drives that this browser knows, and what times are corrected by. */
type BrowserPace = BrowserSettings & Pick<Pace, 'roads' | 'learned'>;

async function readSettings(signal?: AbortSignal): Promise<BrowserPace> {
  const answer = await readApi(currentSettingsCall, {}, { signal });
  const settings: BrowserPace = {
    ...settingsWith(answer),
    roads: browserRoads,
    learned: answer.learned ?? undefined,
  };
  companyMeasures.set(settings);
  return settings;
}

let loaded: { settings: BrowserPace; at: number } | null = null;

/** GET one time, before the first screen: its times are written as the company has set. */
export async function loadBrowserSettings(): Promise<void> {
  const settings = await readSettings().catch(() => null);
  loaded = settings && { settings, at: Date.now() };
}

/** Used until the settings are loaded, and with a server without settings. */
const DEFAULTS: BrowserPace = { ...settingsWith({}), roads: browserRoads };

/** The settings that screens use; the defaults until they are loaded. */
export function useBrowserSettings(): BrowserPace {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readSettings(signal),
    initialData: loaded?.settings,
    initialDataUpdatedAt: loaded?.at,
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? DEFAULTS;
}
