import { OTHER_REASON_ID } from '../domain/stops/statusChange';

interface Reasoned {
  non_delivery_reason_id?: number | null;
  non_delivery_reason_description?: string | null;
  other_non_delivery_reason_description?: string | null;
}

/**
 * Why a stop failed, translated; "other" shows its own text. A reason that an office added is shown
 * unchanged. Null when there is none.
 */
export function reasonText(
  { non_delivery_reason_id: id, ...said }: Reasoned,
  translate: (key: string, args?: Record<string, unknown>) => string,
): string | null {
  if (id == null) return null;
  if (id === OTHER_REASON_ID && said.other_non_delivery_reason_description)
    return said.other_non_delivery_reason_description;
  return translate(`dispatch.reasons.${id}`, { _: said.non_delivery_reason_description ?? '' });
}
