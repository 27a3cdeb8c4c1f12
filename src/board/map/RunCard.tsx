import CloseIcon from '@mui/icons-material/Close';
import HistoryIcon from '@mui/icons-material/History';
import { Button, IconButton } from '@mui/material';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import type { MapVehicleTrack } from '../../map/mapScene';
import { useVehicleWords } from '../../map/useVehicleWords';
import { laneFacts } from '../laneFacts';
import { RunMenu } from '../RunMenu';
import { useClock } from '../useBoardClock';
import styles from './dayMap.module.css';

interface RunCardProps {
  run: ManifestView;
  vehicle: MapVehicleTrack | undefined;
  onPlay: () => void;
  onClose: () => void;
}

/** The run that is looked at: its driver, how far it is, the state of its vehicle, and its actions. */
export function RunCard({ run, vehicle, onPlay, onClose }: RunCardProps) {
  const translate = useT();
  const vehicleWords = useVehicleWords();
  const clock = useClock();
  const { done, total } = laneFacts(run, clock);
  const now = clock.now.getTime();
  const last = vehicle?.track.at(-1);
  return (
    <aside className={styles.card} aria-label={translate('dayMap.run', { name: run.name })}>
      <header>
        <span className={styles.swatch} style={{ background: run.cdp_color }} />
        <b>{run.name}</b>
        <RunMenu manifest={run} />
        <IconButton size="small" aria-label={translate('dayMap.closeRun')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <p>{[run.employee, run.vehicle_name, run.cdp_name].filter(Boolean).join(' · ')}</p>
      <p>{translate('dayMap.progress', { done, total })}</p>
      {vehicle?.where ? (
        <p>{translate(`map.vehicle.${vehicle.where.is}`, { place: vehicle.where.name })}</p>
      ) : null}
      {last ? <p>{vehicleWords(last, now)}</p> : null}
      <Button size="small" startIcon={<HistoryIcon />} onClick={onPlay}>
        {translate('dayMap.play')}
      </Button>
    </aside>
  );
}
