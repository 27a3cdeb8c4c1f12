import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Button, IconButton, Slider } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { fromWire } from '../../domain/time/dates';
import { isOpenStop } from '../../domain/runs/stopOrder';
import { isRecipientStop } from '../../domain/stops/eventType';
import { statusTag } from '../../domain/stops/statusTag';
import { useT, useTranslateAny } from '../../i18n/useT';
import { timeInZoneText } from '../../providers/measures';
import { useInteraction } from '../interaction/useInteraction';
import type { Playing } from './usePlayBack';
import styles from './dayMap.module.css';

/** Steps of the slider, and how the day runs while it plays: a minute in half a second. Milliseconds. */
const STEP_MS = 15_000;
const FRAME_MS = 125;

interface PlayBackProps {
  run: ManifestView;
  playing: Playing;
}

/** A slider over the day of a run; what happened by then stands below it. */
export function PlayBack({ run, playing }: PlayBackProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { onMap } = useInteraction();
  const { moment, from, to, setMoment, error } = playing;
  const [isRunning, setRunning] = useState(false);
  const step = useEffectEvent(() => {
    if (moment + STEP_MS >= to) setRunning(false);
    setMoment(Math.min(moment + STEP_MS, to));
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => step(), FRAME_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const timeText = (at: number) => timeInZoneText(new Date(at), run.time_zone);
  const happened = run.events
    .filter((event) => isRecipientStop(event.delivery_event_type_id) && !isOpenStop(event) && event.datetime)
    .map((event) => ({ event, at: fromWire(event.datetime ?? '').getTime() }))
    .sort((a, b) => a.at - b.at);
  const last = happened.findLast(({ at }) => at <= moment);
  const title = translate('dayMap.playBack', { name: run.name });
  return (
    <section className={styles.play} aria-label={title}>
      <header>
        <b>{title}</b>
        <IconButton
          size="small"
          aria-label={translate('dayMap.stopPlaying')}
          onClick={() => onMap.set({ runId: run.id })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      {error ? (
        <p role="alert">
          {translate('dayMap.trackFailed')}{' '}
          <Button onClick={playing.retry}>{translate('dayMap.again')}</Button>
        </p>
      ) : playing.isPending ? (
        <p role="status">{translate('dayMap.trackComes')}</p>
      ) : to === from ? (
        <p>{translate('dayMap.noTrack')}</p>
      ) : (
        <>
          <div className={styles.slider}>
            <IconButton
              size="small"
              aria-label={translate(isRunning ? 'dayMap.pause' : 'dayMap.start')}
              onClick={() => {
                if (!isRunning && moment >= to) setMoment(from);
                setRunning(!isRunning);
              }}
            >
              {isRunning ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
            </IconButton>
            <Slider
              size="small"
              min={from}
              max={to}
              step={STEP_MS}
              value={moment}
              marks={happened.filter(({ at }) => at >= from && at <= to).map(({ at }) => ({ value: at }))}
              aria-label={translate('dayMap.moment')}
              getAriaValueText={timeText}
              onChange={(_, next) => {
                if (typeof next === 'number') setMoment(next);
              }}
            />
            <time>{timeText(moment)}</time>
          </div>
          <p>
            {last
              ? `${timeText(last.at)} · ${translateAny(statusTag(last.event).labelKey)} · ${last.event.participant_name ?? ''}`
              : translate('dayMap.nothingYet')}
          </p>
        </>
      )}
    </section>
  );
}
