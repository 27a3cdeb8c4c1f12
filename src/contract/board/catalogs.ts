import { number, object } from 'yup';
import { EVENT_TYPE_IDS } from '../../domain/stops/eventType';
import type { EventStatusId } from '../../domain/stops/eventStatus';
import { answer } from '../answer';
import { callContract } from '../call';

/** A driver on call, and the number of runs today. */
export interface DriverOnCall {
  id: number;
  full_name: string;
  runs_today: number;
}

export const statusesCall = callContract({
  method: 'GET',
  path: '/catalogs/delivery_event_status',
  tags: ['catalogs'],
  summary: 'Statuses of a type of stop',
  query: object({
    event_type_id: number()
      .integer()
      .oneOf([...EVENT_TYPE_IDS]),
  }),
  answer: answer<{ id: EventStatusId; name: string }[]>([{ id: 'number' }]),
});

export const nonDeliveryReasonsCall = callContract({
  method: 'GET',
  path: '/catalogs/non_delivery_reason',
  tags: ['catalogs'],
  summary: 'Reasons why a delivery did not happen',
  answer: answer<{ id: number; description: string }[]>([{ id: 'number' }]),
});

export const driversOnCallCall = callContract({
  method: 'GET',
  path: '/employees/drivers-on-call',
  tags: ['employees'],
  summary: 'Drivers on call',
  answer: answer<DriverOnCall[]>([{ id: 'number', full_name: 'text' }]),
});
