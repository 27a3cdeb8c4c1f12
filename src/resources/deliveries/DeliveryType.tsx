import { eventTypeKey } from '../../domain/stops/eventType';
import { useT } from '../../i18n/useT';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

/** What kind of stop it is, in words. */
export function DeliveryType({ value }: DisplayProps<Field>) {
  const translate = useT();
  return <>{translate(eventTypeKey(Number(value)))}</>;
}
