import type { Sent } from '../../contract/call';
import {
  runDailyTimesCall,
  runSettingsCall,
  saveRunDailyTimesCall,
  saveRunSettingsCall,
  type dailyTimesBody,
  type RunDailyTimes,
  type RunSettings,
  type settingsBody,
} from '../../contract/runs/runParts';
import { readApi, type CallOptions } from '../../providers/callApi';

/** The calls of one step of a run's card: a stored part `Stored`, saved as a `Body`. */
export interface RunPartCalls<Stored, Body> {
  readonly part: 'settings' | 'daily_times';
  readonly read: (id: number, options?: CallOptions) => Promise<Stored>;
  readonly save: (id: number, body: Body, version: number) => Promise<Stored>;
}

export type SettingsBody = Sent<typeof settingsBody>;
export type DailyTimesBody = Sent<typeof dailyTimesBody>;

export const settingsCalls: RunPartCalls<RunSettings, SettingsBody> = {
  part: 'settings',
  read: (id, options) => readApi(runSettingsCall, { params: { id } }, options),
  save: (id, body, version) => readApi(saveRunSettingsCall, { params: { id }, body }, { version }),
};

export const dailyTimesCalls: RunPartCalls<RunDailyTimes, DailyTimesBody> = {
  part: 'daily_times',
  read: (id, options) => readApi(runDailyTimesCall, { params: { id } }, options),
  save: (id, body, version) => readApi(saveRunDailyTimesCall, { params: { id }, body }, { version }),
};
