import { memo } from 'react';
import { formatTimeOnDay, fromWire } from '../../domain/time/dates';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { manifestStatusKey } from '../../domain/runs/manifestStatus';
import type { Tone } from '../../domain/stops/statusTag';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Viewers } from '../../board/presence/Viewers';
import { ageInWords } from '../../board/ageInWords';
import { alertsOf } from './boardCounts';
import { DriverTag } from './DriverTag';
import { LaneAlerts } from './LaneAlerts';
import { laneFacts } from '../../board/laneFacts';
import { LockMark } from '../../board/LockMark';
import { RunMenu } from '../../board/RunMenu';
import { useClock } from '../../board/useBoardClock';

/** Tones in the order of the bar: done, failed, open. */
const BAR_ORDER: readonly Tone[] = ['green', 'violet', 'red', 'grey', 'amber', 'accent', 'neutral'];

interface LaneHeadProps {
  manifest: ManifestView;
  titleId: string;
  language: string;
}

/** Driver and vehicle, progress, end, and problems of a run. */
export const LaneHead = memo(function LaneHead({ manifest, titleId, language }: LaneHeadProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const clock = useClock();
  const facts = laneFacts(manifest, clock);
  const moment = (wire: string) =>
    formatTimeOnDay(fromWire(wire), manifest.time_zone, manifest.delivery_date);
  const words = [...facts.words].map(([key, count]) => `${count} ${translateAny(key)}`).join(', ');
  return (
    <header className="lane-head" style={{ borderTopColor: manifest.cdp_color }}>
      <div className="lane-line lane-title">
        <h2 id={titleId} title={manifest.cdp_name}>
          {manifest.name}
        </h2>
        <LockMark of={manifest} />
        <span className={`run-state run-state-${manifest.delivery_manifest_status_id}`}>
          {translate(manifestStatusKey(manifest.delivery_manifest_status_id))}
        </span>
        <Viewers manifestId={manifest.id} />
        <RunMenu manifest={manifest} />
      </div>
      <div className="lane-line lane-people">
        <span>{manifest.employee ?? translate('dispatch.noDriver')}</span>
        <span>{manifest.vehicle_name ?? translate('dispatch.noVehicle')}</span>
      </div>
      <div
        className="lane-bar"
        role="img"
        aria-label={translate('board.progress', { done: facts.done, total: facts.total, words })}
        title={words}
      >
        {BAR_ORDER.map((tone) => {
          const count = facts.tones.get(tone);
          return count ? <i key={tone} className={`fill-${tone}`} style={{ flexGrow: count }} /> : null;
        })}
      </div>
      <div className="lane-line lane-facts">
        <span>
          {facts.done}/{facts.total}
          {facts.finishAt
            ? ` · ${translate(facts.isOver ? 'dispatch.ended' : 'dispatch.finish', { time: moment(facts.finishAt) })}`
            : ''}
        </span>
        {facts.overtimeMinutes > 0 ? (
          <b
            className="tone-amber"
            title={translate(facts.isOver ? 'board.overtimeWas' : 'board.overtimeLong', {
              minutes: facts.overtimeMinutes,
              time: moment(manifest.end_at),
            })}
          >
            {translate('board.overtime', { minutes: facts.overtimeMinutes })}
          </b>
        ) : null}
      </div>
      <div className="lane-line lane-facts">
        <DriverTag state={facts.driver} silentMinutes={facts.silentMinutes} />
        <LaneAlerts manifest={manifest} alerts={alertsOf(manifest, clock)} />
      </div>
      <div className="lane-line lane-facts">
        <span>
          {manifest.position_recorded_at
            ? translate('dispatch.positionAge', {
                age: ageInWords(manifest.position_recorded_at, clock.now, language),
              })
            : translate('dispatch.noPosition')}
        </span>
        {facts.lunchAt ? <span>{translate('board.lunch', { time: moment(facts.lunchAt) })}</span> : null}
      </div>
    </header>
  );
});
