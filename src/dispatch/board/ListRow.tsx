import clsx from 'clsx';
import { memo } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { StatusChip } from '../../board/StatusChip';
import { StopName, StopOption, type StopOptionProps } from '../../board/StopOption';
import { StopTime } from '../../board/StopTime';
import { stopTiming } from '../../board/stopTiming';
import { windowText } from '../../board/windowText';
import { useClock } from '../../board/useBoardClock';
import styles from './boardList.module.css';
import stopStyles from '../../board/stop.module.css';

interface ListRowProps extends StopOptionProps {
  manifest: ManifestView | null;
}

/** A stop on one line, with its run and driver; on a phone on three. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { event, manifest } = props;
  const translate = useT();
  const timing = stopTiming(event, manifest, useClock());
  return (
    <StopOption of={props} timing={timing} className={clsx(stopStyles.isDraggable, styles.row)}>
      <span className={styles.run}>
        {manifest ? (
          <>
            <i style={{ background: manifest.cdp_color }} />
            {manifest.name}
          </>
        ) : (
          translate('dispatch.unassigned')
        )}
      </span>
      <span className={styles.driver}>{manifest?.employee}</span>
      <span className={styles.place}>{event.secuence}</span>
      <span className={styles.name}>
        <StopName event={event} />
      </span>
      <span className={clsx(stopStyles.address, styles.address)} dir="auto">
        {event.destination_full_address}
      </span>
      <span className={styles.window}>{windowText(event)}</span>
      <StopTime timing={timing} className={styles.time} />
      <span className={styles.status}>
        <StatusChip event={event} />
      </span>
    </StopOption>
  );
});
