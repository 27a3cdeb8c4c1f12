import { EVENT_STATUS } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import type { ImportChange } from './importView';
import { MANIFEST_STATUS } from '../runs/manifestStatus';
import type { Order, OrderFlag } from './orderRow';

/** The marks of an order as columns of its delivery. */
export interface OrderMarks {
  is_rush: boolean;
  priority: 'high' | 'normal';
  refrigeration_needed: boolean;
  leave_at_door: boolean;
  driver_gender: 'male' | 'female' | null;
}

export function marksOf(flags: readonly OrderFlag[]): OrderMarks {
  const has = (flag: OrderFlag) => flags.includes(flag);
  return {
    is_rush: has('rush'),
    priority: has('rush') || has('priority') ? 'high' : 'normal',
    refrigeration_needed: has('refrigerated'),
    leave_at_door: has('leave_at_door'),
    driver_gender: has('female_driver') ? 'female' : has('male_driver') ? 'male' : null,
  };
}

/** The fields of a delivery that a file contains. */
export interface OrderContent extends OrderMarks {
  delivery_date: string;
  destination_full_address: string;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  copayment_amount: string | null;
  comments: string | null;
}

export function contentOf(
  order: Order & { marks: OrderMarks },
  deliveryDate: string,
  fullAddress: string,
): OrderContent {
  return {
    delivery_date: deliveryDate,
    destination_full_address: fullAddress,
    delivery_start_time: order.delivery_start_time,
    delivery_end_time: order.delivery_end_time,
    copayment_amount: order.copayment_amount,
    comments: order.comments,
    ...order.marks,
  };
}

/** Money in the database's format; an empty value as empty text. */
function comparable(field: string, value: string | boolean | null): string | boolean | null {
  if (field === 'copayment_amount' && value !== null) return Number(value).toFixed(2);
  return value === '' ? null : value;
}

/** The fields that a file would change of a delivery, with both values. */
export function contentChanges(
  existing: OrderContent,
  wanted: OrderContent,
  isSameDoor: boolean,
): ImportChange[] {
  return (Object.keys(wanted) as (keyof OrderContent)[]).flatMap((field) => {
    if (field === 'destination_full_address' && isSameDoor) return [];
    const from = comparable(field, existing[field]);
    const to = comparable(field, wanted[field]);
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The fields that decide whether a file may change a delivery. */
export interface ChangeableDelivery {
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  delivery_manifest_id: number | null;
  delivery_manifest_status_id: number | null;
  locked_at: string | null;
}

/**
 * Only open deliveries: unassigned, or on a run that has not started. Completed ones are never planned again
 * (field-notes 11), and locked ones are not changed.
 */
export function mayFileChange(stop: ChangeableDelivery): boolean {
  const waits =
    stop.delivery_event_type_id === EVENT_TYPE.delivery &&
    stop.delivery_event_status_id === EVENT_STATUS.scheduled &&
    stop.locked_at === null;
  const run = stop.delivery_manifest_status_id;
  return waits && (run === null || run === MANIFEST_STATUS.created || run === MANIFEST_STATUS.scheduled);
}
