import { object, string } from 'yup';
import { SETTING_GROUP_NAMES, type SettingGroup } from '../../domain/wire/settings';
import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/system/settings';
const tags = ['settings'];

/** A group of settings with its values; defaults are filled in. */
export interface SavedGroup {
  id: number;
  group: SettingGroup;
  version: number;
  updated_at: string | null;
  values: Readonly<Record<string, unknown>>;
}

export const settingsCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'All settings by group',
  answer: answer<SavedGroup[]>([{ group: 'text', values: 'record' }]),
});

export const saveSettingsCall = callContract({
  method: 'PUT',
  path: PATH,
  tags,
  summary: 'Change settings of one group; null resets one to its default',
  body: object({
    group: string()
      .oneOf([...SETTING_GROUP_NAMES])
      .required(),
    // Keys and values are checked against the declaration, with the same words as in the browser.
    values: object<Record<string, unknown>>().required(),
  }),
  // Another server may answer without the values.
  answer: answer<SavedGroup>('record or nothing'),
});
