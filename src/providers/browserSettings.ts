import { useQuery } from '@tanstack/react-query';
import { currentSettingsCall } from '../contract/settings/currentSettings';
import { MINUTE_MS } from '../domain/time/durations';
import { settingsWith, type BrowserSettings } from '../domain/wire/settings';
import { readApi } from './callApi';

const KEY = ['system', 'settings', 'current'] as const;
const FRESH_MS = 5 * MINUTE_MS;

/** Used until the settings are loaded, and with a server without settings. */
const DEFAULTS: BrowserSettings = settingsWith({});

/** The settings that screens use; the defaults until they are loaded. */
export function useBrowserSettings(): BrowserSettings {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<BrowserSettings> =>
      settingsWith(await readApi(currentSettingsCall, {}, { signal })),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? DEFAULTS;
}
