import { useTranslate } from 'ra-core';
import { statusTag } from '../../domain/statusTag';
import { StateIcon } from './StateIcon';

/** Colour, icon and word of a stop's state (look.md: no state is told by colour alone). */
export function StatusChip(props: {
  event: { delivery_event_type_id: number; delivery_event_status_id: number; attempts?: number };
  /** In a dense row, waiting is what most stops do: the drawing says it, the word is left to a screen reader. */
  isDense?: boolean;
}) {
  const translate = useTranslate();
  const tag = statusTag(props.event);
  const tries = tag.icon === 'knock' && props.event.attempts ? ` ${props.event.attempts}` : '';
  const isQuiet = props.isDense === true && tag.icon === 'clock';
  return (
    <span
      className={`stop-chip tone-${tag.tone}${tag.isStruck ? ' is-struck' : ''}${isQuiet ? ' is-quiet' : ''}`}
      title={isQuiet ? translate(tag.labelKey) : undefined}
    >
      <StateIcon icon={tag.icon} />
      <span className={isQuiet ? 'visually-hidden' : undefined}>{translate(tag.labelKey) + tries}</span>
    </span>
  );
}
