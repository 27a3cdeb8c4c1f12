import { useMemo } from 'react';
import { ruleOfSkill } from '../../domain/runs/assignmentSkills';
import { fromWire } from '../../domain/time/dates';
import { spanOf } from '../../i18n/spanOf';
import type { DraftResult, SchedulingDraft } from '../../domain/planning/draftView';
import type { RoutingNames } from '../../domain/planning/routingCodes';
import type { KeyUnder, Translate } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { distanceInWords, formatTimeOnDay } from '../../providers/measures';

/** Texts of a plan: names of stops and runs, times in the zone of their run, hours and distances. */
export function draftWords(draft: SchedulingDraft, result: DraftResult, translate: Translate) {
  const text = (name: KeyUnder<'schedulingDraft.plan'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.plan.${name}`, args);
  const runs = new Map(result.runs.map((run) => [run.delivery_manifest_id, run]));
  const zones = result.runs.map((run) => run.time_zone);
  const stopName = (id: number) => {
    const stop = draft.stop_names[String(id)];
    return stop ? stop.name || (stop.order_number ?? '') : '';
  };
  const runName = (id: number) => runs.get(id)?.name ?? result.run_names[String(id)] ?? String(id);
  const zoneOf = (runId: number | null) => runs.get(runId ?? 0)?.time_zone ?? zones[0] ?? 'UTC';
  const names: RoutingNames = {
    task: (task) => text('stop', { name: stopName(Number(task.split(' ')[1])) }),
    skill: (id) => translate(`assignment.need.${ruleOfSkill(id)}`),
    vehicle: runName,
  };
  return {
    text,
    names,
    stopName,
    orderNumber: (id: number) => draft.stop_names[String(id)]?.order_number ?? null,
    runName,
    time: (wire: string | null, runId: number | null) =>
      wire === null ? '' : formatTimeOnDay(fromWire(wire), zoneOf(runId), draft.delivery_date),
    hours: spanOf,
    distance: distanceInWords,
  };
}

export type DraftWords = ReturnType<typeof draftWords>;

/** The same as a hook, updated when the plan or the language changes. */
export function useDraftWords(draft: SchedulingDraft, result: DraftResult): DraftWords {
  const translate = useT();
  return useMemo(() => draftWords(draft, result, translate), [draft, result, translate]);
}
