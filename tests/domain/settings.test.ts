import { describe, expect, it } from 'vitest';
import { normaliseSetting, settingProblems } from '../../src/domain/wire/settingRules';
import {
  BROWSER_SETTINGS,
  SETTING_GROUP_NAMES,
  settingOf,
  settingsOfGroup,
  settingsWith,
} from '../../src/domain/wire/settings';

const problemOf = (key: string, value: unknown) => settingProblems({ [key]: value })[key] ?? null;

describe('the settings', () => {
  it('hold each one that spec §3 names in text', () => {
    const named = {
      'geofence radius': 'geofence_metres',
      'max time on vehicle': 'max_time_on_vehicle_minutes',
      'speed alert (km/h)': 'speed_alert_kmh',
      'lunch break duration': 'lunch_break_minutes',
      'pickup task duration': 'pickup_task_minutes',
      'delivery task duration': 'delivery_task_minutes',
      'default refrigerated end time': 'refrigerated_end_time',
      'notification attempts': 'notification_attempts',
      'notification time': 'notification_minutes',
      'default time zone': 'default_time_zone',
      'default state': 'default_state',
      'default language': 'default_language',
    };
    for (const [words, key] of Object.entries(named)) expect(settingOf(key), words).toBeDefined();
  });

  it('have the block settings as the fourth tab: "query current=3 selects a tab" (spec §2)', () => {
    expect(SETTING_GROUP_NAMES[3]).toBe('block');
  });

  it('have defaults that their own rules accept', () => {
    for (const group of SETTING_GROUP_NAMES) {
      const defaults = Object.entries(settingsOfGroup(group)).map(([key, setting]) => [
        key,
        normaliseSetting(setting, setting.default),
      ]);
      expect(settingProblems(Object.fromEntries(defaults)), group).toEqual({});
    }
  });

  it('stand at their default where nothing is stored, and ignore what is no longer declared', () => {
    expect(settingsWith({})).toMatchObject({ default_state: 'CA', geofence_metres: 150 });
    expect(settingsWith({ geofence_metres: 60, forgotten: 1 })).toMatchObject({ geofence_metres: 60 });
    expect(settingsWith({ forgotten: 1 })).not.toHaveProperty('forgotten');
  });

  it('tell every signed-in person only what screens need', () => {
    expect(BROWSER_SETTINGS).not.toContain('vir_email_recipients');
    for (const key of BROWSER_SETTINGS) expect(settingOf(key), key).toBeDefined();
  });
});

describe('a setting is refused', () => {
  it.each([
    // "max login attempts minimum 5; waiting time minimum 1 minute" (spec §5)
    ['max_login_attempts', 4, { message: 'validation.min', args: { min: 5 } }],
    ['max_login_attempts', 5, null],
    ['waiting_time', 0, { message: 'validation.min', args: { min: 1 } }],
    ['waiting_time', 1, null],
    ['geofence_metres', 5_001, { message: 'validation.max', args: { max: 5_000 } }],
    ['geofence_metres', 150.5, { message: 'validation.integer' }],
    ['geofence_metres', '150', { message: 'validation.integer' }],
    ['password_rotation_days', 0, null],
    ['idle_logoff_minutes', -1, { message: 'validation.min', args: { min: 0 } }],
    ['default_time_zone', 'Mars/Olympus', { message: 'validation.choice' }],
    ['default_state', 'XX', { message: 'validation.choice' }],
    ['refrigerated_end_time', '25:00:00', { message: 'validation.time' }],
    ['operation_name', '<b>', { message: 'validation.text' }],
    ['operation_name', 'x'.repeat(61), { message: 'validation.maxLength', args: { max: 60 } }],
    ['operation_phone', '123', { message: 'validation.phone' }],
    ['vir_email_recipients', ['yard@example.test', 'nobody'], { message: 'validation.email' }],
    [
      'vir_email_recipients',
      Array.from({ length: 11 }, (_, n) => `yard${n}@example.test`),
      { message: 'validation.maxEntries', args: { max: 10 } },
    ],
    ['favourite_colour', 'teal', { message: 'validation.unknownField' }],
    // Back to the default.
    ['geofence_metres', null, null],
  ])('%s = %j', (key, value, problem) => {
    expect(problemOf(key, value)).toEqual(problem);
  });

  it.each([
    [90, 14, null],
    [0, 90, null],
    [14, 14, { message: 'validation.warningBeforeExpiry', args: { days: 14 } }],
    // Never chosen: the default warns 14 days ahead.
    [10, undefined, { message: 'validation.warningBeforeExpiry', args: { days: 10 } }],
  ])('when a warning could not come before the expiry: %s days, %s ahead', (rotation, warning, problem) => {
    const values = { password_rotation_days: rotation, password_warning_days: warning ?? null };
    expect(settingProblems(values).password_warning_days ?? null).toEqual(problem);
  });
});

describe('what a person types', () => {
  it.each([
    ['geofence_metres', ' 200 ', 200],
    ['geofence_metres', '2OO', '2OO'],
    ['geofence_metres', '', null],
    ['operation_phone', '619-555-0100', '6195550100'],
    ['refrigerated_end_time', '14:30', '14:30:00'],
    ['operation_name', '  Bay   Rx ', 'Bay Rx'],
    ['vir_email_recipients', [' Yard@Example.test', 'yard@example.test', ''], ['yard@example.test']],
  ])('%s: %j is kept as %j', (key, typed, kept) => {
    const setting = settingOf(key);
    expect(setting && normaliseSetting(setting, typed)).toEqual(kept);
  });
});
