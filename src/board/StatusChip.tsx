import { statusTag } from '../domain/stops/statusTag';
import { useTranslateAny } from '../i18n/useT';
import { StateIcon } from './StateIcon';

/** Colour, icon and word of a stop's state (look.md: no state is told by colour alone). */
export function StatusChip(props: {
  event: { delivery_event_type_id: number; delivery_event_status_id: number; attempts?: number };
  /** In a dense row, waiting is what most stops do: the drawing says it, the word is left to a screen reader. */
  isDense?: boolean;
}) {
  const translateAny = useTranslateAny();
  const tag = statusTag(props.event);
  const tries = tag.icon === 'knock' && props.event.attempts ? ` ${props.event.attempts}` : '';
  const word = translateAny(tag.labelKey) + tries;
  if (props.isDense && tag.icon === 'clock')
    return (
      <span className={`stop-chip tone-${tag.tone} is-quiet`} role="img" aria-label={word} title={word}>
        <StateIcon icon={tag.icon} />
      </span>
    );
  return (
    <span className={`stop-chip tone-${tag.tone}`}>
      <StateIcon icon={tag.icon} />
      {tag.isStruck ? <s>{word}</s> : word}
    </span>
  );
}
