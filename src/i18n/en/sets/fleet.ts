import { fueling } from '../fueling';

/** English words of vehicles and the people who drive them: fuel, inspections, calendar, hours. */
export const messages = { fueling };
