import { memo } from 'react';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { asksForStops } from '../../board/boardFilters';
import { useBoardView } from '../../board/boardView';
import { nextStopOf } from '../../board/laneFacts';
import { LaneHead } from './LaneHead';
import { StopList } from '../../board/StopList';
import styles from '../../board/lane.module.css';
import type { Language } from '../../domain/wire/languages';

interface ManifestColumnProps {
  manifest: ManifestView;
  /** Stops that match the filters; the head counts all stops. */
  events: readonly EventView[];
  language: Language;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
  isAtOnce: boolean;
  isBeside: boolean;
}

/** A run: its head, below it its stops. */
export const ManifestColumn = memo(function ManifestColumn(props: ManifestColumnProps) {
  const { manifest } = props;
  const translate = useT();
  const { filters } = useBoardView();
  // Stops that were asked for are all shown; a run without a filter opens at its current stop.
  const next = asksForStops(filters) ? null : nextStopOf(manifest);
  const opensAt = next ? props.events.findIndex((event) => event.id === next.id) : 0;
  const title = `lane-${manifest.id}-title`;
  return (
    <section className={styles.lane} aria-labelledby={title}>
      <LaneHead manifest={manifest} titleId={title} language={props.language} />
      <StopList
        laneKey={`run-${manifest.id}`}
        label={translate('dispatch.stopsOf', { name: manifest.name })}
        events={props.events}
        manifest={manifest}
        opensAt={Math.max(0, opensAt)}
        onLeave={props.onLeave}
        isAtOnce={props.isAtOnce}
        isBeside={props.isBeside}
      />
    </section>
  );
});
