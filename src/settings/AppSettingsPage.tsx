import type { SettingGroup } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { SettingsPage } from './SettingsPage';

const GROUPS: readonly SettingGroup[] = ['general', 'notifications'];

/** What the app itself goes by: the operation, and when people are told of something. */
export default function AppSettingsPage() {
  return <SettingsPage title={useT()('pages.appSettings')} groups={GROUPS} />;
}
