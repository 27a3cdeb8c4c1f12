import type { SettingGroup } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { SettingsPage } from './SettingsPage';

const GROUPS: readonly SettingGroup[] = ['delivery', 'road'];

/** Settings of deliveries: planning of stops and warnings on the road. */
export default function DeliverySettingsPage() {
  return <SettingsPage title={useT()('pages.deliverySettings')} groups={GROUPS} />;
}
