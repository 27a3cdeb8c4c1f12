import { laneKeyOf } from './laneKey';
import { selectOnly } from './selection';
import type { Interaction } from './useInteraction';

/**
 * Frames to wait until a lane that was scrolled into view is rendered, after the lanes in the render queue.
 */
const FRAMES = 40;

/** Moves the keyboard focus to a lane as soon as it is rendered. */
export function focusLane(key: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const lane = document.querySelector<HTMLElement>(`[data-lane="${key}"]`);
    if (lane) lane.focus();
    else if (frames > 0) focusLane(key, frames - 1);
  });
}

/** Brings a run, or the pool, into view and the keyboard to it. */
export function goToRun(interaction: Interaction, manifestId: number | null, showAll: () => void): void {
  const board = interaction.board();
  const events =
    manifestId === null ? board?.pool : board?.manifests.find(({ id }) => id === manifestId)?.events;
  const shown = new Set(interaction.order());
  if (events && events.length > 0 && !events.some(({ id }) => shown.has(id))) showAll();
  interaction.reveal.set({ manifestId });
  focusLane(laneKeyOf(manifestId));
}

/** Selects a stop and scrolls to it. If filters hide it, they are cleared. */
export function goToStop(interaction: Interaction, eventId: number, showAll: () => void): void {
  const stop = interaction.find(eventId);
  if (!stop) return;
  if (!interaction.order().includes(eventId)) showAll();
  interaction.cursor.set(eventId);
  interaction.reveal.set({ manifestId: stop.manifest?.id ?? null });
  interaction.selection.set(selectOnly(eventId));
  focusLane(laneKeyOf(stop.manifest?.id ?? null));
}
