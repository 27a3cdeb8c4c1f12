import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../i18n/useT';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useAssignedDelivery } from '../dispatchState';
import { shownLanes } from '../interaction/stopIndex';
import { useInteraction } from '../interaction/useInteraction';
import { dropTargetAt, bestSlot, type StopDrag } from './stopDrag';
import { costLines } from './costLines';
import { focusLane } from '../interaction/goTo';
import { laneKeyOf } from '../interaction/laneKey';
import { useMoveLegs } from './useMoveLegs';
import { useMoves } from './useMoves';
import styles from './moves.module.css';
import { readingKey } from '../../i18n/language';

/** Drag by keyboard: arrows change the target, Enter or space drops the stops, Escape cancels. */
export function KeyboardDrag() {
  const translate = useT();
  const interaction = useInteraction();
  const moves = useMoves();
  const settings = useBrowserSettings();
  const drag = useAssignedDelivery();
  const isDragging = drag?.by === 'keys';
  useMoveLegs();

  const dropTarget = (selected: StopDrag, laneIndex: number, slot: number) => {
    const board = interaction.board();
    const lanes = shownLanes(interaction.shown());
    const lane = lanes[Math.min(Math.max(laneIndex, 0), lanes.length - 1)];
    if (!board || !lane) return;
    const bounded = Math.min(Math.max(slot, 0), lane.events.length);
    const next = dropTargetAt({
      board,
      lane,
      slot: bounded,
      stops: selected.stops,
      now: new Date(),
      rules: settings,
    });
    interaction.drag.set({ ...selected, dropTarget: next });
    interaction.reveal.set({ manifestId: lane.manifest?.id ?? null });
    const name = lane.manifest?.name ?? translate('dispatch.unassigned');
    const place = next.target.at
      ? translate('interaction.drag.place', {
          run: name,
          at: next.target.at,
          of: (lane.manifest?.events.length ?? 0) + 1,
        })
      : name;
    const costs = costLines(next.plan, next.target, interaction.find, translate).map(({ text }) => text);
    interaction.said.set([place, ...costs].join('. '));
  };
  /**
   * The target in a new lane is first its cheapest slot, as for a drop on a folded run; arrows move from
   * there.
   */
  const enter = (selected: StopDrag, laneIndex: number) => {
    const board = interaction.board();
    const lane = shownLanes(interaction.shown())[laneIndex];
    if (!board || !lane) return;
    const { stops } = selected;
    dropTarget(selected, laneIndex, bestSlot({ board, lane, stops, now: new Date(), rules: settings }));
  };

  const onKey = useEffectEvent((key: KeyboardEvent) => {
    const selected = interaction.drag.get();
    if (!selected || key.ctrlKey || key.metaKey || key.altKey) return;
    const lanes = shownLanes(interaction.shown());
    const laneIndex = lanes.findIndex((lane) => lane.key === selected.dropTarget?.laneKey);
    const slot = selected.dropTarget?.slot ?? 0;
    const drop = () => {
      interaction.drag.set(null);
      if (!selected.dropTarget) return;
      focusLane(laneKeyOf(selected.dropTarget.target.manifestId));
      void moves.send({ stops: selected.stops, target: selected.dropTarget.target });
    };
    const steps: Record<string, () => void> = {
      ArrowDown: () => dropTarget(selected, laneIndex, slot + 1),
      ArrowUp: () => dropTarget(selected, laneIndex, slot - 1),
      ArrowRight: () => enter(selected, laneIndex + 1),
      ArrowLeft: () => enter(selected, laneIndex - 1),
      Home: () => dropTarget(selected, laneIndex, 0),
      End: () => dropTarget(selected, laneIndex, Number.MAX_SAFE_INTEGER),
      Enter: drop,
      ' ': drop,
      Escape: () => {
        interaction.drag.set(null);
        interaction.said.set(translate('interaction.drag.left'));
      },
    };
    key.preventDefault();
    key.stopPropagation();
    steps[readingKey(key.key)]?.();
  });
  const begin = useEffectEvent(() => {
    const selected = interaction.drag.get();
    const [first] = selected?.stops ?? [];
    if (!selected || !first) return;
    const lanes = shownLanes(interaction.shown());
    const laneIndex = lanes.findIndex((lane) => lane.key === laneKeyOf(first.manifest?.id ?? null));
    const slot = lanes[laneIndex]?.events.findIndex(({ id }) => id === first.event.id) ?? 0;
    dropTarget(selected, laneIndex, slot);
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (key: KeyboardEvent) => onKey(key);
    document.addEventListener('keydown', listen, true);
    begin();
    return () => document.removeEventListener('keydown', listen, true);
  }, [isDragging]);
  if (!isDragging) return null;
  return (
    <p className={styles.hint} aria-hidden="true">
      {translate('interaction.drag.hint', { smart_count: drag.stops.length })}
    </p>
  );
}
