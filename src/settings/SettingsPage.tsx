import type { SettingGroup } from '../domain/wire/settings';
import { SettingsForm } from './SettingsForm';
import { SettingsFrame } from './SettingsFrame';

interface SettingsPageProps {
  title: string;
  groups: readonly SettingGroup[];
}

/** Some groups of the settings on a page of their own. */
export function SettingsPage({ title, groups: shown }: SettingsPageProps) {
  return (
    <SettingsFrame title={title}>
      {(groups, mayEdit) => (
        <SettingsForm
          groups={groups.filter(({ group }) => shown.includes(group))}
          shown={shown}
          mayEdit={mayEdit}
        />
      )}
    </SettingsFrame>
  );
}
