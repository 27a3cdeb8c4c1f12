import { useTranslate } from 'ra-core';
import type { SettingGroup } from '../domain/settings';
import { SettingsForm } from './SettingsForm';
import { SettingsFrame } from './SettingsFrame';

const GROUPS: readonly SettingGroup[] = ['delivery', 'road'];

/** What deliveries go by: how stops are planned, and what dispatch is warned of on the road. */
export default function DeliverySettingsPage() {
  const translate = useTranslate();
  return (
    <SettingsFrame title={translate('pages.deliverySettings')}>
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
