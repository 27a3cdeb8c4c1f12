import CloseIcon from '@mui/icons-material/Close';
import { IconButton } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { vehicleState } from '../domain/map/vehicleMotion';
import { useT } from '../i18n/useT';
import { useNumber } from '../ui/useNumber';
import type { MapEvents } from './mapEngine';
import type { StopWords } from './mapProps';
import { useVehicleWords } from './useVehicleWords';
import type { MapScene, MapStop, MapVehicleTrack } from './mapScene';
import styles from './map.module.css';

/** More are for the lists of the page; the map is moved nearer to see fewer. */
const MOST = 100;

/** Ages are told in minutes. Milliseconds. */
const TICK_MS = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface MapListProps {
  /** What is in sight. */
  stops: readonly MapStop[];
  places: MapScene['places'];
  vehicles: readonly MapVehicleTrack[];
  wordsOf: (id: number) => StopWords;
  selected: ReadonlySet<number>;
  /** Null: live. */
  played: number | null;
  events: MapEvents;
  onClose: (() => void) | null;
}

/** The same as the map shows, to be read and chosen without seeing it. */
export function MapList(props: MapListProps) {
  const { stops, places, vehicles, wordsOf, selected, played, events, onClose } = props;
  const translate = useT();
  const vehicleWords = useVehicleWords();
  const number = useNumber();
  const titleId = useId();
  const clock = useNow();
  const now = played ?? clock;
  const isEmpty = stops.length + places.length + vehicles.length === 0;
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <header className={styles.listHead}>
        <h2 id={titleId}>{translate('map.list.title')}</h2>
        {onClose ? (
          <IconButton size="small" aria-label={translate('map.list.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        ) : null}
      </header>
      {isEmpty ? <p>{translate('map.list.empty')}</p> : null}
      {vehicles.length > 0 ? (
        <>
          <h3>{translate('map.list.vehicles', { smart_count: vehicles.length })}</h3>
          <ul>
            {vehicles.map(({ runId, title, track, where }) => {
              const last = track.at(-1);
              const state = last ? vehicleState(last, now) : 'silent';
              return (
                <li key={runId}>
                  <button
                    type="button"
                    onClick={({ currentTarget }) => {
                      const { left, bottom } = currentTarget.getBoundingClientRect();
                      if (last) events.onPickRun?.(runId, { ...last, clientX: left, clientY: bottom });
                    }}
                  >
                    <b>{title}</b>
                    <span className={state === 'silent' ? undefined : styles.fresh}>
                      {where ? `${translate(`map.vehicle.${where.is}`, { place: where.name })} · ` : ''}
                      {last ? vehicleWords(last, now) : null}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      {places.length > 0 ? (
        <>
          <h3>{translate('map.list.places', { smart_count: places.length })}</h3>
          <ul>
            {places.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      ) : null}
      {stops.length > 0 ? (
        <>
          <h3>{translate('map.list.stops', { smart_count: stops.length })}</h3>
          <ul>
            {stops.slice(0, MOST).map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={selected.has(id)}
                  onClick={({ ctrlKey, metaKey, shiftKey }) =>
                    events.onPick(id, ctrlKey || metaKey || shiftKey)
                  }
                >
                  <b>{wordsOf(id).title}</b>
                  <span>{wordsOf(id).about}</span>
                </button>
              </li>
            ))}
          </ul>
          {stops.length > MOST ? (
            <p>{translate('map.list.more', { number: number(stops.length - MOST) })}</p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
