import { useT } from '../i18n/useT';
import styles from './icons.module.css';

interface Lockable {
  locked_reason: string | null;
  locked_by_name: string | null;
  locked_at: string | null;
}

/** Padlock on a record that automatic planning does not change; the label shows who locked it and why. */
export function LockMark({ of: { locked_at, locked_by_name, locked_reason } }: { of: Lockable }) {
  const translate = useT();
  if (locked_at === null) return null;
  const words = translate('board.locked', { name: locked_by_name ?? '', reason: locked_reason ?? '' });
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" role="img" aria-label={words}>
      <title>{words}</title>
      <path d="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" />
    </svg>
  );
}
