import clsx from 'clsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TodayRun, TodayView } from '../domain/runs/today';
import { spanOf } from '../i18n/spanOf';
import { fromWire } from '../domain/time/dates';
import { HOUR_MS } from '../domain/time/durations';
import type { Translate } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { TitledCard } from '../ui/TitledCard';
import { formatTimeWithZone, timeInZoneText } from '../providers/measures';
import styles from './timeline.module.css';

/** Runs shown at first; those that need somebody come before the others. */
const FIRST_RUNS = 12;

/** A minute up or down is noise. */
const WORTH_TELLING = 3;

/** What the colours say, as far as they are drawn. */
const LEGEND = [
  { part: 'done', isShown: (run: TodayRun) => run.done > 0 },
  { part: 'ahead', isShown: (run: TodayRun) => run.late === 0 },
  { part: 'late', isShown: (run: TodayRun) => run.late > 0 },
  { part: 'shift', isShown: () => true },
  { part: 'wait', isShown: (run: TodayRun) => run.waits.length > 0 },
  { part: 'lunch', isShown: (run: TodayRun) => run.lunch_at !== null },
] as const;

function stateOf(run: TodayRun, translate: Translate): string {
  const minutes = run.minutes_behind ?? 0;
  const span = spanOf(Math.abs(minutes));
  const told = [
    run.late > 0 && translate('today.lateStops', { smart_count: run.late }),
    Math.abs(minutes) >= WORTH_TELLING && translate(minutes > 0 ? 'today.behind' : 'today.ahead', { span }),
  ].filter((text) => text !== false);
  return told.length > 0 ? told.join(', ') : translate('today.noLate');
}

interface RunTimelineProps {
  view: TodayView;
  zone: string;
  /** When the day was read, milliseconds. */
  now: number;
}

/** The runs of the rest of the day as bars over the hours: what is behind them, what is ahead, and now. */
export function RunTimeline({ view, zone, now }: RunTimelineProps) {
  const translate = useT();
  const [isWhole, setWhole] = useState(false);
  const runs = isWhole ? view.runs : view.runs.slice(0, FIRST_RUNS);
  const at = (wire: string | null) => (wire === null ? null : fromWire(wire).getTime());
  const moments = runs.flatMap((run) =>
    [at(run.start_at), at(run.end_at), at(run.finish_at)].flatMap((each) => each ?? []),
  );
  const from = Math.floor(Math.min(now, ...moments) / HOUR_MS) * HOUR_MS;
  const to = Math.ceil(Math.max(now, ...moments) / HOUR_MS) * HOUR_MS;
  const place = (moment: number) => `${(((moment - from) / (to - from)) * 100).toFixed(2)}%`;
  const hours = Array.from(
    { length: Math.round((to - from) / HOUR_MS) + 1 },
    (_, index) => from + index * HOUR_MS,
  );
  const every = Math.ceil(hours.length / 8);
  const hourText = (moment: number) => timeInZoneText(new Date(moment), zone);
  return (
    <TitledCard
      heading="part"
      title={translate('today.runs')}
      aside={[
        translate('today.now', { time: formatTimeWithZone(new Date(now), zone) }),
        ...(view.finished_runs > 0 ? [translate('today.runsHint', { smart_count: view.finished_runs })] : []),
      ].join(' · ')}
    >
      {runs.length === 0 ? (
        <Typography color="text.secondary">{translate('today.noRuns')}</Typography>
      ) : (
        <div className={styles.timeline}>
          <div className={styles.hours} aria-hidden="true">
            {hours
              .filter((_, index) => index % every === 0)
              .map((hour) => (
                <span key={hour} style={{ insetInlineStart: place(hour) }}>
                  {hourText(hour)}
                </span>
              ))}
          </div>
          <ul>
            {runs.map((run) => {
              const [start, end] = [at(run.start_at) ?? from, at(run.end_at) ?? to];
              const finish = Math.max(at(run.finish_at) ?? end, start);
              const lunch = at(run.lunch_at);
              const isLate = run.late > 0;
              const state = stateOf(run, translate);
              return (
                <li key={run.delivery_manifest_id}>
                  <Link
                    to={`/dispatch?run=${encodeURIComponent(run.name)}`}
                    aria-label={translate('today.runState', {
                      name: run.name,
                      done: run.done,
                      total: run.total,
                      state,
                    })}
                  >
                    <span className={styles.name}>
                      <b>{run.name}</b>
                      <small className={isLate ? styles.isLate : undefined}>
                        {isLate || run.is_under_way ? state : (run.driver ?? translate('today.noDriver'))}
                      </small>
                    </span>
                    <span className={styles.track}>
                      <i
                        className={styles.shift}
                        style={{
                          insetInlineStart: place(start),
                          width: `calc(${place(end)} - ${place(start)})`,
                        }}
                      />
                      <i
                        className={clsx(styles.run, isLate && styles.isLate)}
                        style={{
                          insetInlineStart: place(start),
                          width: `calc(${place(finish)} - ${place(start)})`,
                        }}
                      >
                        <i
                          className={styles.done}
                          style={{ width: `${run.total === 0 ? 0 : (run.done / run.total) * 100}%` }}
                        />
                      </i>
                      {run.waits.map(({ from: since, to: until }) => {
                        const [begins, ends] = [at(since) ?? now, at(until) ?? now];
                        return (
                          <i
                            key={since}
                            className={styles.wait}
                            style={{
                              insetInlineStart: place(begins),
                              width: `calc(${place(ends)} - ${place(begins)})`,
                            }}
                          />
                        );
                      })}
                      {lunch !== null ? (
                        <i className={styles.lunch} style={{ insetInlineStart: place(lunch) }} />
                      ) : null}
                      <i className={styles.now} style={{ insetInlineStart: place(now) }} />
                    </span>
                    <span className={styles.count}>
                      {run.done}/{run.total}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {runs.length > 0 ? (
        <ul className={styles.legend}>
          {LEGEND.filter(({ isShown }) => runs.some(isShown)).map(({ part }) => (
            <li key={part} className={styles[`${part}Key`]}>
              {translate(`today.legend.${part}`)}
            </li>
          ))}
        </ul>
      ) : null}
      {view.runs.length > FIRST_RUNS ? (
        <Button size="small" onClick={() => setWhole(!isWhole)} sx={{ mt: 2 }}>
          {isWhole ? translate('today.fewerRuns') : translate('today.allRuns', { count: view.runs.length })}
        </Button>
      ) : null}
    </TitledCard>
  );
}
