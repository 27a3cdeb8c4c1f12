import type { ManifestView } from '../../domain/runs/dispatchView';
import type { Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { TIMING_FLAGS, type TimingFlag } from '../../board/timingFlags';
import { useAskedFilters, useBoardView } from '../../board/boardView';
import styles from '../../board/lane.module.css';
import tones from '../../ui/theme/tones.module.css';

const TONES: Record<TimingFlag, Tone> = { missed: 'red', late: 'red', atRisk: 'amber' };

interface LaneAlertsProps {
  manifest: ManifestView;
  alerts: Readonly<Record<TimingFlag, number>>;
}

/**
 * How many stops of a run miss their window, are late and at risk; a press shows only those, another press
 * all.
 */
export function LaneAlerts({ manifest, alerts }: LaneAlertsProps) {
  const translate = useT();
  const { showFilters } = useBoardView();
  const filters = useAskedFilters();
  return (
    <span className={styles.alerts}>
      {TIMING_FLAGS.filter((flag) => alerts[flag] > 0).map((flag) => {
        const words = translate(`dispatch.${flag}`, { smart_count: alerts[flag] });
        const isOn = filters.run === manifest.name && filters.timing.includes(flag);
        return (
          <button
            key={flag}
            type="button"
            className={tones[TONES[flag]]}
            aria-pressed={isOn}
            title={translate('board.showAlerts', { words })}
            onClick={() =>
              showFilters(
                isOn
                  ? { ...filters, run: null, timing: [] }
                  : { ...filters, run: manifest.name, timing: [flag] },
              )
            }
          >
            {words}
          </button>
        );
      })}
    </span>
  );
}
