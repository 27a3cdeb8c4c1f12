import type { BoardClock } from '../../src/board/boardClock';
import { DEFAULT_RISK_LIMITS } from '../../src/domain/stops/atRisk';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { settingsWith } from '../../src/domain/wire/settings';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';

/** A stop as the wire has it; say only what the test is about. */
export function makeEvent(changes: Partial<EventView> = {}): EventView {
  return {
    id: 1,
    version: 1,
    delivery_manifest_id: 10,
    delivery_date: '2026-11-20',
    close_door_pharmacy_id: 1,
    participant_id: 1,
    participant_name: 'ANA PRUEBA',
    funding_source_id: 1,
    needs: [],
    delivery_event_type_id: 3,
    delivery_event_status_id: 1,
    secuence: 1,
    destination_id: 1,
    destination_full_address: '1 TEST ST, SAN DIEGO, CA 92101',
    destination_latitude: 32.72,
    destination_longitude: -117.16,
    order_number: 'RX000001',
    tracking_number: 'TRK0000001',
    comments: null,
    copayment_amount: null,
    refrigeration_needed: false,
    priority: 'normal',
    is_rush: false,
    is_collect: false,
    leave_at_door: false,
    driver_gender: null,
    delivery_start_time: null,
    delivery_end_time: null,
    planned_at: null,
    eta: null,
    datetime: null,
    attempts: 0,
    non_delivery_reason_id: null,
    non_delivery_reason_description: null,
    stop_role: null,
    pick_up_id: null,
    locked_reason: null,
    locked_by_name: null,
    locked_at: null,
    created_at: '2026-11-19 18:00:00',
    ...changes,
  };
}

/** A run as the wire has it. */
export function makeManifest(changes: Partial<ManifestView> = {}): ManifestView {
  return {
    id: 10,
    version: 1,
    name: 'RUN 10',
    delivery_date: '2026-11-20',
    time_zone: 'America/Los_Angeles',
    time_offset: -8,
    delivery_manifest_status_id: 3,
    employee_id: 5,
    employee: 'DEMO DRIVER',
    driver_gender: null,
    vehicle_id: 7,
    vehicle_name: 'VAN 7',
    vehicle_capacity: 40,
    funding_source_ids: null,
    close_door_pharmacy_id: 1,
    cdp_name: 'CDP ONE',
    cdp_color: '#0F766E',
    start_at: '2026-11-20 16:00:00',
    end_at: '2026-11-21 00:00:00',
    is_route_updated: false,
    route_polyline: null,
    route_metres: null,
    automatic_scheduling: false,
    position_recorded_at: null,
    locked_reason: null,
    locked_by_name: null,
    locked_at: null,
    events: [],
    ...changes,
  };
}

/** The board's clock at a moment, with the limits that hold by default. */
export function clockAt(now: Date, changes: Partial<BoardClock> = {}): BoardClock {
  return { now, limits: DEFAULT_RISK_LIMITS, cool: settingsWith({}), pace: DEFAULT_PACE, ...changes };
}
