import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useT } from '../../i18n/useT';
import { Map } from '../../map/Map';
import type { MapTool } from '../../map/MapTools';
import { useValue } from '../../providers/valueStore';
import { useOpenAction } from '../actions/openAction';
import { useInteraction, useSelection } from '../interaction/useInteraction';
import { stopIndex } from '../interaction/stopIndex';
import type { Board } from '../mergeBoard';
import { pharmacyPlaces, stopMarkers } from './dayMarkers';
import { DragCost } from './DragCost';
import { PlayBack } from './PlayBack';
import { PointedStop } from './PointedStop';
import { RunCard } from './RunCard';
import { runLines, runWay } from './runLines';
import { useDragOnMap } from './useDragOnMap';
import { useMapSelection } from './useMapSelection';
import { usePlayBack } from './usePlayBack';
import { useRunStreets } from './useRunStreets';
import { useStopWords } from './useStopWords';
import { useVehicleTracks } from './useVehicleTracks';
import styles from './dayMap.module.css';

const TOOLS: readonly MapTool[] = ['fit', 'lasso', 'locate', 'list'];

interface DayMapProps {
  /** The whole day. */
  board: Board;
  /** With filters applied. */
  shown: Board;
  date: string;
}

/** The day on the map: stops, runs, pharmacies and vehicles, with the selection, filters and moves of the board. */
export default function DayMap({ board, shown, date }: DayMapProps) {
  const translate = useT();
  const { hovered, onMap, hasMap } = useInteraction();
  const { openStopMenu } = useOpenAction();
  const { ids } = useSelection();
  const hoveredId = useValue(hovered);
  const shownRun = useValue(onMap)?.runId ?? null;
  const wordsOf = useStopWords(board);
  const selecting = useMapSelection();
  const { drag, events: dragging } = useDragOnMap();
  const { vehicles, places: vehiclePlaces } = useVehicleTracks(date, shown.manifests);

  // The run that is looked at: asked for, or that of the one selected stop.
  const [only] = ids;
  const ofStop = ids.size === 1 && only !== undefined ? stopIndex(board).get(only)?.manifest?.id : undefined;
  const runId = shownRun ?? ofStop ?? null;
  const run = board.manifests.find(({ id }) => id === runId);
  const playing = usePlayBack(run);

  const bold = useMemo(() => new Set(runId === null ? [] : [runId]), [runId]);
  const stops = useMemo(
    () => [
      ...stopMarkers(shown.pool),
      ...shown.manifests.flatMap((manifest) => stopMarkers(manifest.events, bold.has(manifest.id))),
    ],
    [shown, bold],
  );
  const streets = useRunStreets(shown.manifests);
  const lines = useMemo(
    () =>
      runLines(shown.manifests, {
        colorOf: ({ cdp_color: color }) => color,
        bold,
        vehicleAt: (id) => vehiclePlaces.get(id) ?? null,
        streets,
      }),
    [shown.manifests, bold, vehiclePlaces, streets],
  );
  const places = useMemo(() => pharmacyPlaces(shown.manifests), [shown.manifests]);
  const scene = useMemo(() => ({ stops, lines, places }), [stops, lines, places]);

  useEffect(() => {
    hasMap.set(true);
    return () => hasMap.set(false);
  }, [hasMap]);
  const [fitTo, setFitTo] = useState<{ key: string; runId: number | null }>({ key: date, runId: null });
  const showAsked = useEffectEvent(() => {
    const asked = onMap.get();
    if (asked) setFitTo({ key: `${date} run ${asked.runId} ${Date.now()}`, runId: asked.runId });
  });
  useEffect(() => onMap.subscribe(() => showAsked()), [onMap]);
  const fitRun = board.manifests.find(({ id }) => id === fitTo.runId);
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <Map
          label={translate('dayMap.label')}
          scene={scene}
          vehicles={playing ? playing.vehicles : vehicles}
          played={playing?.moment ?? null}
          wordsOf={wordsOf}
          selected={ids}
          hovered={hoveredId}
          events={{
            ...selecting,
            ...dragging,
            onMenu: (id, { clientX, clientY }) => {
              const stop = stopIndex(board).get(id);
              if (stop) openStopMenu(stop, { left: clientX, top: clientY });
            },
            onPickRun: (id) => onMap.set({ runId: id }),
          }}
          fitKey={fitRun ? fitTo.key : date}
          fitTo={fitRun ? runWay(fitRun, streets).points : undefined}
          tools={TOOLS}
        >
          {run && playing ? (
            <PlayBack run={run} playing={playing} />
          ) : run && shownRun !== null ? (
            <RunCard
              run={run}
              vehicle={vehicles.find((vehicle) => vehicle.runId === run.id)}
              onPlay={() => onMap.set({ runId: run.id, isPlayed: true })}
              onClose={() => onMap.set(null)}
            />
          ) : hoveredId === null ? null : (
            <PointedStop {...wordsOf(hoveredId)} />
          )}
        </Map>
      </Suspense>
      {drag ? <DragCost drag={drag} /> : null}
    </div>
  );
}
