import { calendar } from '../calendar';
import { fueling } from '../fueling';
import { inspections } from '../inspections';

/** English words of vehicles and the people who drive them: fuel, inspections, calendar. */
export const messages = { calendar, fueling, inspections };
