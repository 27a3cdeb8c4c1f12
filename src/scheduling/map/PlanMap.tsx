import { Suspense, useMemo } from 'react';
import { pharmacyPlaces, stopMarkers } from '../../board/map/dayMarkers';
import { PointedStop } from '../../board/map/PointedStop';
import { runLines } from '../../board/map/runLines';
import { useMapSelection } from '../../board/map/useMapSelection';
import { useRunStreets } from '../../board/map/useRunStreets';
import { useStopWords } from '../../board/map/useStopWords';
import { useStreets } from '../../board/map/useStreets';
import type { Board } from '../../board/mergeBoard';
import { useInteraction, useSelection } from '../../board/interaction/useInteraction';
import { useT } from '../../i18n/useT';
import { Map } from '../../map/Map';
import type { MapTool } from '../../map/MapTools';
import { useValue } from '../../providers/valueStore';
import { usePlanView } from '../planView';
import { draftChains, draftScene } from './draftScene';
import { runColor } from './runColors';
import styles from './planMap.module.css';

interface PlanMapProps {
  /** The whole day. */
  board: Board;
  /** The board with filters applied. */
  shown: Board;
  date: string;
}

const TOOLS: readonly MapTool[] = ['fit', 'lasso', 'locate', 'list'];

/** The same deliveries and runs on a map, synchronised with the lists: hover and selection apply to both. */
export default function PlanMap({ board, shown, date }: PlanMapProps) {
  const translate = useT();
  const { hovered } = useInteraction();
  const { hoveredRun, open, draft } = usePlanView();
  const result = useValue(draft);
  const { ids } = useSelection();
  const openIds = useValue(open);
  const runId = useValue(hoveredRun);
  const hoveredId = useValue(hovered);
  const events = useMapSelection();
  const wordsOf = useStopWords(board);

  const waiting = useMemo(() => stopMarkers(shown.pool), [shown.pool]);
  const places = useMemo(() => pharmacyPlaces(shown.manifests), [shown.manifests]);
  // Runs whose stops are listed show them, with their places in the run.
  const bold = useMemo(() => new Set(runId === null ? openIds : [...openIds, runId]), [openIds, runId]);
  const streets = useRunStreets(shown.manifests);
  const drafted = useStreets(useMemo(() => (result ? draftChains(board, result) : null), [board, result]));
  const lines = useMemo(
    () => runLines(shown.manifests, { colorOf: (_, index) => runColor(index), bold, streets }),
    [shown.manifests, bold, streets],
  );
  const stops = useMemo(
    () => [
      ...waiting,
      ...shown.manifests
        .filter(({ id }) => bold.has(id))
        .flatMap((manifest) => stopMarkers(manifest.events, true)),
    ],
    [waiting, shown.manifests, bold],
  );
  const scene = useMemo(
    () => (result ? draftScene(board, result, drafted) : { stops, lines, places }),
    [board, result, drafted, stops, lines, places],
  );
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <Map
          label={translate('scheduling.map.title')}
          scene={scene}
          wordsOf={wordsOf}
          selected={ids}
          hovered={hoveredId}
          events={events}
          fitKey={result ? `${date} draft` : date}
          tools={TOOLS}
        >
          {hoveredId === null ? null : <PointedStop {...wordsOf(hoveredId)} />}
        </Map>
      </Suspense>
    </div>
  );
}
