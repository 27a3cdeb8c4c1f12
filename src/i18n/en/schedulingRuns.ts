import type { Unavailability } from '../../domain/fleet/absence';
import type { NotDue, TemplateNotice } from '../../domain/runs/dayTemplates';
import type { PublishWarning } from '../../domain/runs/publishRun';

export const schedulingRuns = {
  afterStart: 'The run has started: this cannot change',
  keep: 'Cancel',
  close: 'Close',
  notDue: {
    inactive: 'Switched off',
    dates: 'Outside its dates',
    weekday: 'Not on this weekday',
    suspended: 'Suspended',
  } satisfies Record<NotDue, string>,
  notices: {
    overnight: 'Ends on the next morning',
    longShift: 'Shift over 8 hours',
    lunch: 'With lunch',
    noLunch: 'Under 4 hours: no lunch',
    weekOvertime: 'Overtime: the driver has fewer regular hours left this week',
  } satisfies Record<TemplateNotice, string>,
  unavailable: {
    driverAbsent: '%{name} is absent on this day',
    vehicleInService: '%{name} is in service on this day',
    vehicleDefect: '%{name} has a critical defect',
  } satisfies Record<Unavailability, string>,
  warnings: {
    noDriver: 'No driver',
    noVehicle: 'No vehicle',
    empty: 'No deliveries',
    overtime: '%{count} min past the end of the shift',
    capacity: '%{count} bags more than the vehicle can carry',
    noLunch: 'No lunch, though the shift has 4 hours or more',
    longShift: 'Shift over 8 hours',
  } satisfies Record<PublishWarning, string>,
  noDriver: 'No driver',
};
