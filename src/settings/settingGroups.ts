import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settingProblems } from '../domain/wire/settingRules';
import { settingOf, shownSettingsOf, type SettingGroup } from '../domain/wire/settings';
import { request } from '../providers/http';
import { useLive } from '../providers/useLive';
import { textOfSetting, valueOfText } from '../ui/settingText';

/** A group as `GET /system/settings` answers it. */
export interface SavedGroup {
  id: number;
  group: SettingGroup;
  version: number;
  updated_at: string | null;
  values: Readonly<Record<string, unknown>>;
}

/** What stands in the controls, by setting. */
export type SettingTexts = Record<string, string>;

const KEY = ['settings'];

/** Quiet: the page itself says that they did not load. */
export async function readGroups(signal?: AbortSignal): Promise<SavedGroup[]> {
  return (await request<SavedGroup[]>('/system/settings', { signal, toast: false })).data;
}

/** All groups, kept fresh while others save. */
export function useSettingGroups() {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: KEY });
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'settings.changed') refetch();
    },
    onGap: refetch,
  });
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => readGroups(signal), retry: false });
}

/** What the controls begin with: a setting without effect has none, and keeps its stored value. */
export function textsOf(groups: readonly SavedGroup[]): SettingTexts {
  return Object.fromEntries(
    groups.flatMap(({ group, values }) =>
      Object.entries(shownSettingsOf(group)).map(([key, setting]) => [
        key,
        textOfSetting(setting, values[key]),
      ]),
    ),
  );
}

function valueOf(key: string, text: string): unknown {
  const setting = settingOf(key);
  return setting ? valueOfText(setting, text) : text;
}

/** The rules that the server runs, on what stands in the controls. */
export function textProblems(texts: SettingTexts) {
  return settingProblems(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(key, text)])),
  );
}

/** What differs from a group as it is stored, in the form in which it is sent. */
export function changesOf(group: SavedGroup, texts: SettingTexts): Record<string, unknown> {
  const stored = textsOf([group]);
  const changed = Object.keys(stored).filter((key) => (texts[key] ?? '') !== stored[key]);
  return Object.fromEntries(changed.map((key) => [key, valueOf(key, texts[key] ?? '')]));
}
