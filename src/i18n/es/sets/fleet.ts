import { calendar } from '../calendar';
import { fueling } from '../fueling';
import { inspections } from '../inspections';

/** Spanish words of vehicles and the people who drive them: fuel, inspections, calendar. */
export const messages = { calendar, fueling, inspections };
