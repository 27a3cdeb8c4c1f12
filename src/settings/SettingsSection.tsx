import { shownSettingsOf } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { TitledCard } from '../ui/TitledCard';
import { useZonedTime } from '../ui/useZonedTime';
import { SettingField } from './SettingField';
import type { SavedGroup } from '../contract/settings/settings';

/** One group of settings with its description. */
export function SettingsSection({ saved, disabled }: { saved: SavedGroup; disabled: boolean }) {
  const translate = useT();
  const zoned = useZonedTime();
  const { group, version, updated_at } = saved;
  const purpose = translate(`settings.groups.${group}.purpose`);
  const changed = updated_at && translate('screens.record.changed', { version, at: zoned(updated_at) });
  return (
    <TitledCard
      title={translate(`settings.groups.${group}.title`)}
      purpose={changed ? `${purpose} ${changed}.` : purpose}
    >
      {Object.entries(shownSettingsOf(group)).map(([key, setting]) => (
        <SettingField key={key} name={key} setting={setting} disabled={disabled} />
      ))}
    </TitledCard>
  );
}
