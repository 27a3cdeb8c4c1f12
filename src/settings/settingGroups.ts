import { useQuery, useQueryClient } from '@tanstack/react-query';
import { settingProblems } from '../domain/wire/settingRules';
import { settingOf, shownSettingsOf } from '../domain/wire/settings';
import { settingsCall, type SavedGroup } from '../contract/settings/settings';
import { readApi } from '../providers/callApi';
import { useLive } from '../providers/useLive';
import { textOfSetting, valueOfText } from '../ui/settingText';

/** Texts of the controls, by setting. */
export type SettingTexts = Record<string, string>;

const KEY = ['settings'];

/** Without a toast: the page shows the error itself. */
export const readGroups = (signal?: AbortSignal) => readApi(settingsCall, {}, { signal });

/** All groups, updated when colleagues save. */
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

/** Initial texts of the controls: settings without effect have no control, and keep their stored value. */
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

/** The server's rules, applied to the texts of the controls. */
export function textProblems(texts: SettingTexts) {
  return settingProblems(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valueOf(key, text)])),
  );
}

/** Changes of a group against its stored values, in wire format. */
export function changesOf(group: SavedGroup, texts: SettingTexts): Record<string, unknown> {
  const stored = textsOf([group]);
  const changed = Object.keys(stored).filter((key) => (texts[key] ?? '') !== stored[key]);
  return Object.fromEntries(changed.map((key) => [key, valueOf(key, texts[key] ?? '')]));
}
