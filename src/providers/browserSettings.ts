import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../domain/time/durations';
import { settingsWith, type BrowserSettings } from '../domain/wire/settings';
import { request } from './http';

const KEY = ['system', 'settings', 'current'] as const;
const FRESH_MS = 5 * MINUTE_MS;

/** What holds while the settings are not known, and against a server that has none. */
const DEFAULTS: BrowserSettings = settingsWith({});

/** The settings of the operation that screens go by; the defaults until they are known. */
export function useBrowserSettings(): BrowserSettings {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      request<Readonly<Record<string, unknown>>>('/system/settings/current', { signal, toast: false }).then(
        ({ data: told }): BrowserSettings => settingsWith(told),
      ),
    staleTime: FRESH_MS,
    retry: false,
  });
  return data ?? DEFAULTS;
}
