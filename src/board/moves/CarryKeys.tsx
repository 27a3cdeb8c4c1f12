import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../i18n/useT';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useAssignedDelivery } from '../dispatchState';
import { shownLanes } from '../hands/stopIndex';
import { useHands } from '../hands/useHands';
import { aimAt, bestSlot, type Carry } from './carry';
import { costLines } from './costLines';
import { focusLane } from '../hands/goTo';
import { laneKeyOf } from '../hands/laneKey';
import { useMoves } from './useMoves';

/** While stops are carried by keys: arrows aim, Enter or space puts them down, Escape leaves them where they were. */
export function CarryKeys() {
  const translate = useT();
  const hands = useHands();
  const moves = useMoves();
  const settings = useBrowserSettings();
  const carry = useAssignedDelivery();
  const isCarrying = carry?.by === 'keys';

  const aim = (held: Carry, laneIndex: number, slot: number) => {
    const board = hands.board();
    const lanes = shownLanes(hands.shown());
    const lane = lanes[Math.min(Math.max(laneIndex, 0), lanes.length - 1)];
    if (!board || !lane) return;
    const bounded = Math.min(Math.max(slot, 0), lane.events.length);
    const next = aimAt({ board, lane, slot: bounded, stops: held.stops, now: new Date(), rules: settings });
    hands.carry.set({ ...held, aim: next });
    hands.reveal.set({ manifestId: lane.manifest?.id ?? null });
    const name = lane.manifest?.name ?? translate('dispatch.unassigned');
    const place = next.target.at
      ? translate('hands.carry.place', {
          run: name,
          at: next.target.at,
          of: (lane.manifest?.events.length ?? 0) + 1,
        })
      : name;
    const costs = costLines(next.plan, next.target, hands.find, translate).map(({ text }) => text);
    hands.said.set([place, ...costs].join('. '));
  };
  /** A lane is entered where the stops cost least, as a drop on a folded run would put them; arrows go on from there. */
  const enter = (held: Carry, laneIndex: number) => {
    const board = hands.board();
    const lane = shownLanes(hands.shown())[laneIndex];
    if (!board || !lane) return;
    const { stops } = held;
    aim(held, laneIndex, bestSlot({ board, lane, stops, now: new Date(), rules: settings }));
  };

  const onKey = useEffectEvent((key: KeyboardEvent) => {
    const held = hands.carry.get();
    if (!held || key.ctrlKey || key.metaKey || key.altKey) return;
    const lanes = shownLanes(hands.shown());
    const laneIndex = lanes.findIndex((lane) => lane.key === held.aim?.laneKey);
    const slot = held.aim?.slot ?? 0;
    const drop = () => {
      hands.carry.set(null);
      if (!held.aim) return;
      focusLane(laneKeyOf(held.aim.target.manifestId));
      void moves.send({ stops: held.stops, target: held.aim.target });
    };
    const steps: Record<string, () => void> = {
      ArrowDown: () => aim(held, laneIndex, slot + 1),
      ArrowUp: () => aim(held, laneIndex, slot - 1),
      ArrowRight: () => enter(held, laneIndex + 1),
      ArrowLeft: () => enter(held, laneIndex - 1),
      Home: () => aim(held, laneIndex, 0),
      End: () => aim(held, laneIndex, Number.MAX_SAFE_INTEGER),
      Enter: drop,
      ' ': drop,
      Escape: () => {
        hands.carry.set(null);
        hands.said.set(translate('hands.carry.left'));
      },
    };
    key.preventDefault();
    key.stopPropagation();
    steps[key.key]?.();
  });
  const begin = useEffectEvent(() => {
    const held = hands.carry.get();
    const [first] = held?.stops ?? [];
    if (!held || !first) return;
    const lanes = shownLanes(hands.shown());
    const laneIndex = lanes.findIndex((lane) => lane.key === laneKeyOf(first.manifest?.id ?? null));
    const slot = lanes[laneIndex]?.events.findIndex(({ id }) => id === first.event.id) ?? 0;
    aim(held, laneIndex, slot);
  });
  useEffect(() => {
    if (!isCarrying) return undefined;
    const listen = (key: KeyboardEvent) => onKey(key);
    document.addEventListener('keydown', listen, true);
    begin();
    return () => document.removeEventListener('keydown', listen, true);
  }, [isCarrying]);
  if (!isCarrying) return null;
  return (
    <p className="carry-hint" aria-hidden="true">
      {translate('hands.carry.hint', { smart_count: carry.stops.length })}
    </p>
  );
}
