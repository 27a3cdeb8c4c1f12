import { Alert } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { StopOnBoard } from '../actions/deliveryAction';
import { stopName } from '../actions/stopNames';

/** Maximum number of locks that are listed. */
const LOCKS_SHOWN = 3;

/** Lists the locked stops that an action would move, with who locked them and why. */
export function LockWarning({ stops }: { stops: readonly StopOnBoard[] }) {
  const translate = useT();
  const runs = new Map(
    stops.flatMap(({ manifest }) => (manifest?.locked_at ? [[manifest.id, manifest]] : [])),
  );
  const locks = [
    ...[...runs.values()].map((run) => ({ key: `run-${run.id}`, name: run.name, record: run })),
    ...stops
      .filter(({ event }) => event.locked_at !== null)
      .map((stop) => ({
        key: `stop-${stop.event.id}`,
        name: stopName(stop, translate),
        record: stop.event,
      })),
  ];
  if (locks.length === 0) return null;
  const more = locks.length - LOCKS_SHOWN;
  return (
    <Alert severity="warning">
      {locks.slice(0, LOCKS_SHOWN).map(({ key, name, record }) => (
        <div key={key}>
          <b>{name}</b>
          {': '}
          {translate('board.locked', {
            name: record.locked_by_name ?? '',
            reason: record.locked_reason ?? '',
          })}
        </div>
      ))}
      {more > 0 ? <div>{translate('actionParts.moreLocks', { smart_count: more })}</div> : null}
    </Alert>
  );
}
