import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
  type MouseSensorOptions,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import {
  createContext,
  memo,
  useContext,
  useMemo,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import { DRAG_PRESS_DELAY } from '../../domain/time/timings';
import { useBrowserSettings } from '../../providers/browserSettings';
import { ROW_HEIGHT } from '../StopList';
import { afterPaint } from '../afterPaint';
import { useInteraction } from '../interaction/useInteraction';
import { stopUnder } from '../interaction/useStopGestures';
import { dropTargetInList, isListGround, type ListGround } from './dropTargetInList';
import { dropTargetAt, type ShownLane } from './stopDrag';
import { DragGhost } from './DragGhost';
import { useCarriable } from './useCarriable';
import { useMoves } from './useMoves';

/** By touch: how long a press lasts before it drags; a finger that moves meanwhile scrolls. */
const TOUCH = { delay: DRAG_PRESS_DELAY, tolerance: 6 };
/** By mouse: the way or the time after which a press drags, whichever comes first; no way is too long. */
const MOUSE = { distance: 5, delay: DRAG_PRESS_DELAY, tolerance: Infinity };

const isOnRow = (target: EventTarget | null) => target !== null && stopUnder(target) !== null;

type MouseSensorProps = ConstructorParameters<typeof MouseSensor>[0];

/** A press that did not become a drag ends after its frame: the library draws every list anew at its end. */
function endingAfterPaint(props: MouseSensorProps): MouseSensorProps {
  let isDrag = false;
  return {
    ...props,
    onStart: (coordinates) => {
      isDrag = true;
      props.onStart(coordinates);
    },
    onEnd: () => {
      if (isDrag) props.onEnd();
      else afterPaint(props.onEnd);
    },
  };
}

/** Starts only on rows, so scroll bars and lane heads keep their behaviour. */
class RowMouseSensor extends MouseSensor {
  constructor(props: MouseSensorProps) {
    super(endingAfterPaint(props));
  }

  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: ReactMouseEvent, { onActivation }: MouseSensorOptions) => {
        const { button, shiftKey, ctrlKey, metaKey, target } = nativeEvent;
        if (button !== 0 || shiftKey || ctrlKey || metaKey || !isOnRow(target)) return false;
        onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

class RowTouchSensor extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: TouchEvent, { onActivation }: TouchSensorOptions) => {
        if (nativeEvent.touches.length > 1 || !isOnRow(nativeEvent.target)) return false;
        onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

/** The gap between rows that is nearest to a height in a lane or the list. */
function slotAt(ground: ShownLane | ListGround, y: number): number {
  if (isListGround(ground)) return Math.round(y / ground.rowHeight);
  return ground.isFolded ? 0 : Math.min(Math.max(Math.round(y / ROW_HEIGHT), 0), ground.events.length);
}

/** Turns off the library's announcements; the board's announcer reports moves in the user's language. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Drags stops by mouse and touch to a slot of a lane or to the pool. One draggable element contains all rows:
 * scrolling mounts and unmounts rows, and thousands of rows cost nothing.
 */
export function BoardDrag({ className, children }: GroundProps) {
  const ground = useMemo(() => ({ className, children }), [className, children]);
  return (
    <GroundContext.Provider value={ground}>
      <Drag />
    </GroundContext.Provider>
  );
}

interface GroundProps {
  className?: string;
  children: ReactNode;
}

/** Passes the content by context, so the drag component does not render at each change of the day. */
const GroundContext = createContext<GroundProps>({ children: null });

const Drag = memo(function Drag() {
  const interaction = useInteraction();
  const moves = useMoves();
  const settings = useBrowserSettings();
  const carriable = useCarriable();
  const point = useRef({ x: 0, y: 0 });
  const sensors = useSensors(
    useSensor(RowMouseSensor, { activationConstraint: MOUSE }),
    useSensor(RowTouchSensor, { activationConstraint: TOUCH }),
  );
  const follow = (event: MouseEvent | globalThis.TouchEvent) => {
    const at = 'touches' in event ? event.touches[0] : event;
    if (at) point.current = { x: at.clientX, y: at.clientY };
  };
  const letGo = () => {
    window.removeEventListener('mousemove', follow, true);
    window.removeEventListener('touchmove', follow, true);
    interaction.drag.set(null);
  };

  const onDragStart = ({ activatorEvent }: DragStartEvent) => {
    const id = activatorEvent.target ? stopUnder(activatorEvent.target) : null;
    const stops = id === null ? [] : carriable(id);
    if (stops.length === 0) return;
    follow(activatorEvent as MouseEvent);
    window.addEventListener('mousemove', follow, { capture: true, passive: true });
    window.addEventListener('touchmove', follow, { capture: true, passive: true });
    interaction.drag.set({ stops, by: 'pointer', dropTarget: null });
  };
  const onDragMove = ({ over }: DragMoveEvent) => {
    const drag = interaction.drag.get();
    const board = interaction.board();
    if (!drag || !board) return;
    const ground = over?.data.current as ShownLane | ListGround | undefined;
    const element = over ? document.querySelector(`[data-lane="${over.id}"]`) : null;
    if (!ground || !element) {
      if (drag.dropTarget) interaction.drag.set({ ...drag, dropTarget: null });
      return;
    }
    const y = point.current.y - element.getBoundingClientRect().top + element.scrollTop;
    const slot = slotAt(ground, y);
    const { dropTarget } = drag;
    if (dropTarget?.laneKey === ground.key && targetSlot.current === slot) return;
    targetSlot.current = slot;
    const question = { board, stops: drag.stops, now: new Date(), rules: settings };
    const next = isListGround(ground)
      ? dropTargetInList(ground, y, question)
      : dropTargetAt({ ...question, lane: ground, slot });
    interaction.drag.set({ ...drag, dropTarget: next });
  };
  // The slot under the pointer, which can differ from the slot where the stops will be placed.
  const targetSlot = useRef(-1);
  const onDragEnd = () => {
    const drag = interaction.drag.get();
    letGo();
    if (drag?.dropTarget) void moves.send({ stops: drag.stops, target: drag.dropTarget.target });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={letGo}
    >
      <DragGround />
      <DragGhost />
    </DndContext>
  );
});

function DragGround() {
  const { className, children } = useContext(GroundContext);
  const { setNodeRef, listeners } = useDraggable({ id: 'stops' });
  return (
    <div ref={setNodeRef} className={className} {...listeners}>
      {children}
    </div>
  );
}
