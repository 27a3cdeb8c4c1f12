/** Selects bags of a run (spec §7, `picked_up` and `returns`). */
export type BagQuestion =
  | { kind: 'picked_up'; createdAt?: string; createdBy?: string }
  | { kind: 'returns'; returnManifestId?: number };

/** Path of the call; empty parameters are left out. */
export function bagPath(manifestId: number, question: BagQuestion): string {
  const parameters =
    question.kind === 'picked_up'
      ? { created_at: question.createdAt, created_by: question.createdBy }
      : { return_manifest_id: question.returnManifestId };
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const path = `/delivery_manifest/${manifestId}/delivery_events/${question.kind}`;
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
