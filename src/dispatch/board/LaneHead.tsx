import clsx from 'clsx';
import { memo } from 'react';
import { phoneHref, realPhone } from '../../domain/people/phone';
import { spanOf } from '../../i18n/spanOf';
import { fromWire } from '../../domain/time/dates';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { manifestStatusKey } from '../../domain/runs/manifestStatus';
import type { Tone } from '../../domain/stops/statusTag';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Viewers } from '../../board/presence/Viewers';
import { alertsOf } from './boardCounts';
import { DriverTag } from './DriverTag';
import { DriverPlace } from './DriverPlace';
import { LaneAlerts } from './LaneAlerts';
import { WriteDriver } from './WriteDriver';
import { laneFacts } from '../../board/laneFacts';
import { LockMark } from '../../board/LockMark';
import { RunMenu } from '../../board/RunMenu';
import { useClock } from '../../board/useBoardClock';
import { formatTimeOnDay, phoneText } from '../../providers/measures';
import laneStyles from '../../board/lane.module.css';
import styles from './laneHead.module.css';
import laneBarStyles from '../../board/laneBar.module.css';
import tones from '../../ui/theme/tones.module.css';
import type { Language } from '../../domain/wire/languages';

/** Tones in the order of the bar: done, failed, open. */
const BAR_ORDER: readonly Tone[] = ['green', 'violet', 'red', 'grey', 'amber', 'accent', 'neutral'];

interface LaneHeadProps {
  manifest: ManifestView;
  titleId: string;
  language: Language;
}

/** Driver and vehicle, progress, end, and problems of a run. */
export const LaneHead = memo(function LaneHead({ manifest, titleId, language }: LaneHeadProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const clock = useClock();
  const facts = laneFacts(manifest, clock);
  const moment = (wire: string) =>
    formatTimeOnDay(fromWire(wire), manifest.time_zone, manifest.delivery_date);
  const phone = realPhone(manifest.employee_phone);
  const words = [...facts.words].map(([key, count]) => `${count} ${translateAny(key)}`).join(', ');
  return (
    <header className={laneStyles.head} style={{ borderTopColor: manifest.cdp_color }}>
      <div className={laneStyles.line}>
        <h2 id={titleId} title={manifest.cdp_name}>
          {manifest.name}
        </h2>
        <LockMark of={manifest} />
        <span className={laneStyles.runState} data-status={manifest.delivery_manifest_status_id}>
          {translate(manifestStatusKey(manifest.delivery_manifest_status_id))}
        </span>
        <Viewers manifestId={manifest.id} />
        <RunMenu manifest={manifest} />
      </div>
      <div className={clsx(laneStyles.line, laneStyles.people)}>
        <span>{manifest.employee ?? translate('dispatch.noDriver')}</span>
        {manifest.employee && phone ? (
          <a
            className={styles.contact}
            href={phoneHref(phone)}
            aria-label={translate('board.callDriver', { name: manifest.employee })}
            title={phoneText(phone)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.6 10.8a15.1 15.1 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.24 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1z" />
            </svg>
          </a>
        ) : null}
        <WriteDriver manifest={manifest} />
        <span className={styles.vehicle}>{manifest.vehicle_name ?? translate('dispatch.noVehicle')}</span>
      </div>
      <div
        className={laneBarStyles.bar}
        role="img"
        aria-label={translate('board.progress', { done: facts.done, total: facts.total, words })}
        title={words}
      >
        {BAR_ORDER.map((tone) => {
          const count = facts.tones.get(tone);
          return count ? <i key={tone} className={laneBarStyles[tone]} style={{ flexGrow: count }} /> : null;
        })}
      </div>
      <div className={clsx(laneStyles.line, laneStyles.facts)}>
        <span>
          {facts.done}/{facts.total}
          {facts.finishAt
            ? ` · ${translate(facts.isOver ? 'dispatch.ended' : 'dispatch.finish', { time: moment(facts.finishAt) })}`
            : ''}
        </span>
        <Behind minutes={facts.minutesBehind} />
      </div>
      <div className={clsx(laneStyles.line, laneStyles.facts)}>
        <DriverTag state={facts.driver} silentMinutes={facts.silentMinutes} />
        <LaneAlerts manifest={manifest} alerts={alertsOf(manifest, clock)} />
      </div>
      <div className={clsx(laneStyles.line, laneStyles.facts)}>
        <DriverPlace manifest={manifest} isSilent={facts.silentMinutes !== null} language={language} />
        {facts.overtimeMinutes > 0 ? (
          <b
            className={tones.amber}
            title={translate(facts.isOver ? 'board.overtimeWas' : 'board.overtimeLong', {
              span: spanOf(facts.overtimeMinutes),
              time: moment(manifest.end_at),
            })}
          >
            {translate('board.overtime', { span: spanOf(facts.overtimeMinutes) })}
          </b>
        ) : null}
        {facts.lunchAt ? <span>{translate('board.lunch', { time: moment(facts.lunchAt) })}</span> : null}
      </div>
    </header>
  );
});

/** From here on a delay is told as one; a minute up or down is noise. */
const WORTH_TELLING = 3;

/** How far the run is behind or ahead of what was promised at its next stop. */
function Behind({ minutes }: { minutes: number | null }) {
  const translate = useT();
  if (minutes === null) return null;
  if (Math.abs(minutes) < WORTH_TELLING) return <span>{translate('board.onTime')}</span>;
  const span = spanOf(Math.abs(minutes));
  if (minutes < 0) return <span>{translate('board.ahead', { span })}</span>;
  return <strong className={laneStyles.behind}>{translate('board.behind', { span })}</strong>;
}
