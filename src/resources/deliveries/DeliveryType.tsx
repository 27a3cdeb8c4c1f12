import { useTranslate } from 'ra-core';
import { eventTypeKey } from '../../domain/eventType';
import type { Field } from '../schema/fields';
import type { DisplayProps } from '../screens/display/fieldDisplays';

/** What kind of stop it is, in words. */
export function DeliveryType({ value }: DisplayProps<Field>) {
  const translate = useTranslate();
  return <>{translate(eventTypeKey(Number(value)))}</>;
}
