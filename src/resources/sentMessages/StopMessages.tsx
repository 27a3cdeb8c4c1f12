import { useT } from '../../i18n/useT';
import { LoadFailed } from '../../ui/LoadFailed';
import { ToneTag } from '../../ui/ToneTag';
import { MESSAGE_LOOKS } from './messageLooks';
import { ToldList } from './ToldList';
import { useToldMessages } from './useToldMessages';
import styles from './toldList.module.css';

/** What the recipient of a stop was told; folded, but for the word that the last message did not arrive. */
export default function StopMessages({ eventId }: { eventId: number }) {
  const translate = useT();
  const { data, error, refetch } = useToldMessages({ stop: eventId });
  if (error) return <LoadFailed onRetry={() => void refetch()}>{translate('outbox.failed')}</LoadFailed>;
  const [last] = data ?? [];
  if (!data || !last) return null;
  return (
    <details>
      <summary>
        <span className={styles.summary}>
          {translate('outbox.told.count', { smart_count: data.length })}
          {last.state === 'failed' && (
            <ToneTag {...MESSAGE_LOOKS.failed} word={translate('outbox.states.failed')} isSmall />
          )}
        </span>
      </summary>
      <ToldList messages={data} />
    </details>
  );
}
