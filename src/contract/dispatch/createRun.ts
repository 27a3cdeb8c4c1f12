import { boolean, number, object, string } from 'yup';
import { PERMISSIONS } from '../../domain/access/permissions';
import { commandContract } from '../command';

const id = () => number().integer().min(1).nullable();

export const createRunCall = commandContract({
  name: 'createRun',
  summary: 'Create a run of one day manually',
  right: PERMISSIONS.scheduling.createRun,
  of: 'selection',
  scope: 'cdp',
  // `newRunProblems` decides which fields are required, in the form and on the server.
  body: object({
    name: string().nullable(),
    date: string().nullable(),
    employee_id: id(),
    vehicle_id: id(),
    close_door_pharmacy_id: id(),
    start_time: string().nullable(),
    end_time: string().nullable(),
    ends_next_day: boolean().nullable(),
  }),
});
