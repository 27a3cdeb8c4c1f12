import clsx from 'clsx';
import { spanOf } from '../../i18n/spanOf';
import type { DriverState } from '../../domain/runs/driverState';
import type { StatusIcon, Tone } from '../../domain/stops/statusTag';
import { useT } from '../../i18n/useT';
import { StateIcon } from '../../board/StateIcon';
import styles from './laneHead.module.css';
import tones from '../../ui/theme/tones.module.css';

const LOOKS: Record<DriverState, { tone: Tone; icon: StatusIcon }> = {
  available: { tone: 'green', icon: 'check' },
  notAvailable: { tone: 'grey', icon: 'bar' },
  delivering: { tone: 'accent', icon: 'route' },
  inProgress: { tone: 'accent', icon: 'depart' },
  onLunch: { tone: 'violet', icon: 'meal' },
};

interface DriverTagProps {
  /** Null: the run has no driver. */
  state: DriverState | null;
  silentMinutes: number | null;
}

/** What the driver is doing; a lost contact has precedence. */
export function DriverTag({ state, silentMinutes }: DriverTagProps) {
  const translate = useT();
  if (silentMinutes !== null)
    return (
      <span className={clsx(styles.driverTag, tones.amber)}>
        <StateIcon icon="warning" />
        {translate('board.silent', { span: spanOf(silentMinutes) })}
      </span>
    );
  if (!state) return <span />;
  const { tone, icon } = LOOKS[state];
  return (
    <span className={clsx(styles.driverTag, tones[tone])}>
      <StateIcon icon={icon} />
      {translate(`board.driverStates.${state}`)}
    </span>
  );
}
