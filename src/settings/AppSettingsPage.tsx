import { useTranslate } from 'ra-core';
import type { SettingGroup } from '../domain/settings';
import { SettingsPage } from './SettingsPage';

const GROUPS: readonly SettingGroup[] = ['general', 'notifications'];

/** What the app itself goes by: the operation, and when people are told of something. */
export default function AppSettingsPage() {
  return <SettingsPage title={useTranslate()('pages.appSettings')} groups={GROUPS} />;
}
