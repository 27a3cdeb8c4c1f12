import AddIcon from '@mui/icons-material/Add';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import HighlightAltIcon from '@mui/icons-material/HighlightAlt';
import RemoveIcon from '@mui/icons-material/Remove';
import { IconButton, Tooltip } from '@mui/material';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Board } from '../../board/mergeBoard';
import { windowText } from '../../board/windowText';
import { useValue } from '../../providers/valueStore';
import { selectAll, selectOnly, toggled } from '../../board/interaction/selection';
import { stopIndex } from '../../board/interaction/stopIndex';
import { useInteraction, useSelection } from '../../board/interaction/useInteraction';
import { useT } from '../../i18n/useT';
import { useMapSettings } from '../../resources/addresses/map/useMapSettings';
import { usePlanView } from '../planView';
import { OpenPlan } from './OpenPlan';
import type { PlanMapHandle } from './planMap';
import { pharmacyPoints, planLines, poolPoints, type PlanPoint } from './planPoints';
import { lazyPart } from '../../providers/lazyPart';
import styles from './planMap.module.css';

const GooglePlan = lazyPart(() => import('./GooglePlan'));
const GOOGLE_KEY: string = (import.meta.env.VITE_GOOGLE_MAPS_KEY as string | undefined) ?? '';

interface PlanMapProps {
  /** The board with filters applied. */
  shown: Board;
  date: string;
}

/** The same deliveries and runs on a map, synchronised with the lists: hover and selection apply to both. */
export default function PlanMap({ shown, date }: PlanMapProps) {
  const translate = useT();
  const interaction = useInteraction();
  const { hovered, hoveredRun, open } = usePlanView();
  const settings = useMapSettings();
  const [handle, setHandle] = useState<PlanMapHandle | null>(null);
  const [googleFailed, setGoogleFailed] = useState(false);
  const giveUpGoogle = useCallback(() => setGoogleFailed(true), []);
  const [isBoxing, setBoxing] = useState(false);
  const { ids, anchor } = useSelection();
  const openIds = useValue(open);
  const runId = useValue(hoveredRun);
  const hoveredId = useValue(hovered);

  const waiting = useMemo(() => poolPoints(shown.pool), [shown.pool]);
  const lines = useMemo(() => planLines(shown.manifests), [shown.manifests]);
  const pharmacies = useMemo(() => pharmacyPoints(shown.manifests), [shown.manifests]);
  const index = useMemo(() => {
    const all = [...waiting, ...lines.flatMap(({ stops }) => stops)];
    return new Map(all.map((point) => [point.id, point]));
  }, [waiting, lines]);

  useEffect(() => handle?.drawLines({ lines, openIds, hoveredId: runId }), [handle, lines, openIds, runId]);
  useEffect(() => handle?.drawPool(waiting, pharmacies), [handle, waiting, pharmacies]);
  useEffect(() => handle?.drawSelection([...ids].flatMap((id) => index.get(id) ?? [])), [handle, ids, index]);
  useEffect(
    () => handle?.drawHover((hoveredId === null ? null : index.get(hoveredId)) ?? null),
    [handle, hoveredId, index],
  );
  useEffect(() => handle?.setBoxMode(isBoxing), [handle, isBoxing]);
  const showHeld = useEffectEvent(() => {
    const point = anchor === null ? undefined : index.get(anchor);
    if (point && ids.size === 1) handle?.bringIntoView(point);
  });
  useEffect(() => showHeld(), [anchor]);
  const fit = () => handle?.fit([...waiting, ...pharmacies, ...lines.flatMap(({ stops }) => stops)]);
  // A new day is fitted into the map; later changes do not move it.
  const fitOnce = useEffectEvent(fit);
  const isEmpty = index.size === 0;
  useEffect(() => {
    if (!isEmpty) fitOnce();
  }, [handle, date, isEmpty]);

  const events = {
    onPick: (id: number, isAdding: boolean) =>
      interaction.selection.set(isAdding ? toggled(interaction.selection.get(), id) : selectOnly(id)),
    onPickMany: (some: readonly number[], isAdding: boolean) => {
      const before = isAdding ? [...interaction.selection.get().ids] : [];
      const all = selectAll([...before, ...some]);
      interaction.selection.set(all);
      interaction.said.set(translate('interaction.selection.count', { smart_count: all.ids.size }));
    },
    onHover: hovered.set,
  };
  const isGoogle = GOOGLE_KEY !== '' && !googleFailed;
  const tools = [
    ['zoomIn', AddIcon, () => handle?.zoomBy(1)],
    ['zoomOut', RemoveIcon, () => handle?.zoomBy(-1)],
    ['fit', FitScreenIcon, fit],
    ['box', HighlightAltIcon, () => setBoxing(!isBoxing)],
  ] as const;
  const pointedAt = hoveredId === null ? undefined : index.get(hoveredId);
  return (
    <section className={styles.map} aria-label={translate('scheduling.map.title')}>
      {isGoogle ? (
        <Suspense fallback={null}>
          <GooglePlan apiKey={GOOGLE_KEY} onReady={setHandle} onFail={giveUpGoogle} {...events} />
        </Suspense>
      ) : settings ? (
        <OpenPlan settings={settings} onReady={setHandle} {...events} />
      ) : null}
      <div className={styles.tools}>
        {tools.map(([name, Icon, run]) => (
          <Tooltip key={name} title={translate(`scheduling.map.${name}`)} placement="left">
            <IconButton
              size="small"
              aria-label={translate(`scheduling.map.${name}`)}
              aria-pressed={name === 'box' ? isBoxing : undefined}
              color={name === 'box' && isBoxing ? 'primary' : 'default'}
              onClick={run}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
      </div>
      {pointedAt ? <Pointed point={pointedAt} board={shown} /> : null}
      {googleFailed ? <p className={styles.note}>{translate('addresses.map.googleFailed')}</p> : null}
    </section>
  );
}

/** Name of the delivery or run under the pointer. */
function Pointed({ point, board }: { point: PlanPoint; board: Board }) {
  const translate = useT();
  const { event } = point;
  const run = stopIndex(board).get(event.id)?.manifest;
  return (
    <p className={styles.pointed}>
      <b>{event.participant_name}</b>
      <span>
        {[run?.name ?? translate('dispatch.unassigned'), windowText(event), event.destination_full_address]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
