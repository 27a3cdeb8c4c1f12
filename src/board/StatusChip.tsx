import clsx from 'clsx';
import { statusTag } from '../domain/stops/statusTag';
import { useTranslateAny } from '../i18n/useT';
import { StateIcon } from './StateIcon';
import tones from '../ui/theme/tones.module.css';
import styles from './statusChip.module.css';

/** Colour, icon and label of a stop's state (look.md: colour is never the only sign of a state). */
export function StatusChip(props: {
  event: { delivery_event_type_id: number; delivery_event_status_id: number; attempts?: number };
  /** In dense rows a stop that waits has no chip: it would be the same in nearly every row. */
  isDense?: boolean;
}) {
  const translateAny = useTranslateAny();
  const tag = statusTag(props.event);
  const tries = tag.icon === 'knock' && props.event.attempts ? ` ${props.event.attempts}` : '';
  const word = translateAny(tag.labelKey) + tries;
  if (props.isDense && tag.icon === 'clock') return null;
  return (
    <span className={clsx(styles.chip, tones[tag.tone])}>
      <StateIcon icon={tag.icon} />
      {tag.isStruck ? <s>{word}</s> : word}
    </span>
  );
}
