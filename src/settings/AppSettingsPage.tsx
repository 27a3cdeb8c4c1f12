import { useTranslate } from 'ra-core';
import type { SettingGroup } from '../domain/settings';
import { SettingsForm } from './SettingsForm';
import { SettingsFrame } from './SettingsFrame';

const GROUPS: readonly SettingGroup[] = ['general', 'notifications'];

/** What the app itself goes by: the operation, and when people are told of something. */
export default function AppSettingsPage() {
  const translate = useTranslate();
  return (
    <SettingsFrame title={translate('pages.appSettings')}>
      {(groups, mayEdit) => (
        <SettingsForm
          groups={groups.filter(({ group }) => GROUPS.includes(group))}
          shown={GROUPS}
          mayEdit={mayEdit}
        />
      )}
    </SettingsFrame>
  );
}
