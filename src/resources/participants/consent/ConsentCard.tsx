import { useT } from '../../../i18n/useT';
import { Nothing, OverviewCard, OverviewPending } from '../../overview/OverviewCard';
import styles from './consent.module.css';
import { ConsentTag } from './ConsentTag';
import { useConsents } from './useConsents';
import { phoneText } from '../../../providers/measures';

/** Whether a participant takes messages, in a line per way; what proves it stands further below. */
export default function ConsentCard({ participantId }: { participantId: number }) {
  const translate = useT();
  const query = useConsents(participantId);
  const { data } = query;
  return (
    <OverviewCard isWide title={translate('consent.title')}>
      {!data && <OverviewPending query={query} />}
      {data?.length === 0 && <Nothing>{translate('consent.none')}</Nothing>}
      {data && data.length > 0 && (
        <ul className={styles.short}>
          {data.flatMap(({ contact, channels }) =>
            channels.map(({ channel, word }) => (
              <li key={`${channel} ${contact}`}>
                <span>{translate(`consent.channels.${channel}`)}</span>
                <ConsentTag state={word?.state ?? null} />
                <span className={styles.quiet}>{phoneText(contact)}</span>
              </li>
            )),
          )}
        </ul>
      )}
    </OverviewCard>
  );
}
