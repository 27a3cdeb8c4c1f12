import { calendar } from '../calendar';
import { changesHistory } from '../changesHistory';
import { driverRuns } from '../driverRuns';
import { fueling } from '../fueling';
import { inspections } from '../inspections';
import { timesheets } from '../timesheets';

/** Arabic words of vehicles and the people who drive them: fuel, inspections, calendar, hours. */
export const messages = { calendar, changesHistory, driverRuns, fueling, inspections, timesheets };
