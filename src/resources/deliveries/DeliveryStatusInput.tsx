import { EVENT_STATUS_IDS, eventStatusKey } from '../../domain/stops/eventStatus';
import { useT } from '../../i18n/useT';
import type { Field } from '../schema/fields';
import { OptionList } from '../screens/inputs/choiceInputs';
import type { InputProps } from '../screens/inputs/inputProps';

/** Statuses of both sets share words, so a filter names the collection ones by their number too. */
export default function DeliveryStatusInput(props: InputProps<Field>) {
  const translate = useT();
  const words = EVENT_STATUS_IDS.map((id) => ({ id, name: translate(eventStatusKey(id)) }));
  const choices = words.map(({ id, name }) => {
    const isTwice = words.some((one) => one.id < id && one.name === name);
    return { id: String(id), name: isTwice ? `${name} (${id})` : name };
  });
  return <OptionList input={props} choices={choices} />;
}
