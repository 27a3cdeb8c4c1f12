import type { SettingGroup } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { SettingsPage } from './SettingsPage';

const GROUPS: readonly SettingGroup[] = ['general', 'notifications'];

/** Settings of the app: company details and warnings. */
export default function AppSettingsPage() {
  return <SettingsPage title={useT()('pages.appSettings')} groups={GROUPS} />;
}
