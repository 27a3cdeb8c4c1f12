import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { SHOWN_GROUP_NAMES, type SettingGroup } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { SettingsForm } from './SettingsForm';
import { SettingsFrame } from './SettingsFrame';

const FIRST: SettingGroup = 'general';

/** All settings by tab; `?current=3` is the fourth (spec §2). */
export default function AdvancedSettingsPage() {
  const translate = useT();
  const [search, setSearch] = useSearchParams();
  const current = SHOWN_GROUP_NAMES[Number(search.get('current') ?? 0)] ?? FIRST;
  const show = (group: SettingGroup) =>
    setSearch({ current: String(SHOWN_GROUP_NAMES.indexOf(group)) }, { replace: true });
  return (
    <SettingsFrame title={translate('pages.advancedSettings')}>
      {(groups, mayEdit) => (
        <SettingsForm
          groups={groups}
          shown={[current]}
          mayEdit={mayEdit}
          onShow={show}
          head={(unsaved) => (
            <Tabs
              value={current}
              onChange={(_, group: SettingGroup) => show(group)}
              variant="scrollable"
              scrollButtons="auto"
              allowScrollButtonsMobile
              aria-label={translate('settings.tabs')}
            >
              {SHOWN_GROUP_NAMES.map((group) => {
                const title = translate(`settings.groups.${group}.title`);
                return (
                  <Tab
                    key={group}
                    value={group}
                    label={unsaved.has(group) ? `${title} •` : title}
                    aria-label={unsaved.has(group) ? translate('settings.tabUnsaved', { title }) : undefined}
                  />
                );
              })}
            </Tabs>
          )}
        />
      )}
    </SettingsFrame>
  );
}
