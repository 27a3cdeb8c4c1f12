import { isRecipientStop } from '../stops/eventType';
import { isOpenStop } from '../runs/stopOrder';
import { manifestPermits } from '../runs/manifestStatus';
import type { Problem } from '../wire/problem';
import type { Language } from '../wire/languages';

/** A point of a checklist, in every language. */
export interface ChecklistItem {
  readonly id: number;
  readonly name_en: string;
  readonly name_es: string;
  /** A point from before this language was there has none. */
  readonly name_ar: string | null;
  /** With a defect here the vehicle must not drive. */
  readonly is_critical: boolean;
}

/** A point in the reader's language; what was not written in it is read in English. */
export function itemName(item: Pick<ChecklistItem, `name_${Language}`>, language: Language): string {
  return item[`name_${language}`] || item.name_en;
}

/** What a driver says of one point. */
export interface InspectionAnswer {
  readonly item_id: number;
  readonly is_ok: boolean;
  readonly note?: string | null;
}

export type InspectionDefect = ChecklistItem & { readonly note: string };

/** Longest text about a defect. */
export const DEFECT_NOTE_MAX = 300;

/**
 * What is wrong with the answers as a whole: each point of the checklist is answered once, a defect is described. Keys as
 * in the body, `answers[2].note`.
 */
export function answerProblems(
  answers: readonly InspectionAnswer[],
  checklist: readonly ChecklistItem[],
): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  const known = new Set(checklist.map(({ id }) => id));
  const seen = new Set<number>();
  for (const [index, { item_id, is_ok, note }] of answers.entries()) {
    if (!known.has(item_id) || seen.has(item_id))
      problems[`answers[${index}].item_id`] = { message: 'validation.reference' };
    seen.add(item_id);
    if (!is_ok && !note?.trim()) problems[`answers[${index}].note`] = { message: 'validation.required' };
  }
  const left = checklist.filter(({ id }) => !seen.has(id));
  if (left.length > 0)
    problems.answers = {
      message: 'validation.inspectionIncomplete',
      args: { smart_count: left.length, item: left[0]?.name_en ?? '' },
    };
  return problems;
}

/** The points with a defect, in the order of the checklist. */
export function defectsOf(
  answers: readonly InspectionAnswer[],
  checklist: readonly ChecklistItem[],
): InspectionDefect[] {
  const wrong = new Map(
    answers.filter(({ is_ok }) => !is_ok).map(({ item_id, note }) => [item_id, (note ?? '').trim()]),
  );
  return checklist.flatMap((item) => {
    const note = wrong.get(item.id);
    return note === undefined ? [] : [{ ...item, note }];
  });
}

/** A vehicle is inspected before its first stop: no recipient of the run was visited yet. */
export function isInspectionOffered(run: {
  readonly delivery_manifest_status_id: number;
  readonly stops: readonly { delivery_event_type_id: number; delivery_event_status_id: number }[];
}): boolean {
  return (
    manifestPermits(run.delivery_manifest_status_id).assign !== 'no' &&
    run.stops.every((stop) => !isRecipientStop(stop.delivery_event_type_id) || isOpenStop(stop))
  );
}

export const INSPECTION_STATES = ['clean', 'defects', 'critical', 'signedOff'] as const;
export type InspectionState = (typeof INSPECTION_STATES)[number];
