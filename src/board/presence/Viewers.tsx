import { useContext } from 'react';
import { initialsOf } from '../../domain/runs/presence';
import { useT } from '../../i18n/useT';
import { PresenceContext } from './presenceContext';
import styles from './viewers.module.css';

const MOST_SHOWN = 3;

/** Initials of the other users who look at this run. */
export function Viewers({ manifestId }: { manifestId: number }) {
  const translate = useT();
  const viewers = useContext(PresenceContext).get(manifestId);
  if (!viewers) return null;
  const names = viewers.map((one) => one.full_name).join(', ');
  const words = translate('board.viewers', { names });
  return (
    <span className={styles.viewers} role="img" aria-label={words} title={words}>
      {viewers.slice(0, MOST_SHOWN).map((one) => (
        <i key={one.user_id}>{initialsOf(one.full_name)}</i>
      ))}
      {viewers.length > MOST_SHOWN ? <i>+{viewers.length - MOST_SHOWN}</i> : null}
    </span>
  );
}
