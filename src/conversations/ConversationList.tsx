import { clsx } from 'clsx';
import type { Conversation } from '../contract/conversations/conversations';
import { useT } from '../i18n/useT';
import { useZonedTime } from '../ui/useZonedTime';
import styles from './conversationsPage.module.css';
import { phoneText } from '../providers/measures';

interface ListProps {
  rows: readonly Conversation[];
  opened: number | null;
  /** Null: the person may not read them. */
  onOpen: ((id: number) => void) | null;
}

/** Conversations by phone: who, what they wrote last, and how much waits for an answer. */
export function ConversationList({ rows, opened, onOpen }: ListProps) {
  const translate = useT();
  const timeOf = useZonedTime();
  return (
    <ul>
      {rows.map((row) => {
        const name = row.participant_name ?? phoneText(row.phone_number);
        return (
          <li key={row.id}>
            <button
              id={`conversation-${row.id}`}
              type="button"
              className={clsx(styles.row, row.unread > 0 && styles.unread)}
              aria-current={row.id === opened || undefined}
              disabled={onOpen === null}
              onClick={() => onOpen?.(row.id)}
            >
              <span className={styles.name}>
                {name}
                {row.unread > 0 && (
                  <span className={styles.badge}>
                    {translate('conversations.unread', { smart_count: row.unread })}
                  </span>
                )}
              </span>
              <span className={styles.words}>{row.last_text || translate('conversations.noText')}</span>
              <span className={styles.facts}>
                {[
                  timeOf(row.last_text_at),
                  row.cdp_name,
                  row.participant_name ? null : translate('conversations.unknown'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
